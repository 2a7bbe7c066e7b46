"""The running game of the text game: kept at every move, gone on with at the next start, one beside another."""

import os
import signal
import subprocess
import unittest

import console


class Kept(console.TestCase):
    def setUp(self):
        super().setUp()
        self.games = os.path.join(self.folder, "longwood", "games")

    def play(self, *arguments, typed=()):
        done = console.run("play", "waterloo", *arguments, typed="\n".join([*typed, ""]), XDG_DATA_HOME=self.folder)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return " ".join(done.stdout.split())

    def statistics(self):
        return console.run("statistics", XDG_DATA_HOME=self.folder).stdout

    def begin(self, *arguments, typed="draw\ndraw\n"):
        """A game that runs, its moves done."""
        game = subprocess.Popen([console.PROGRAM, "play", "waterloo", *arguments], stdin=subprocess.PIPE,
                                stdout=subprocess.PIPE, env=console.environment(XDG_DATA_HOME=self.folder), text=True)
        self.addCleanup(game.stdout.close)
        # The answer to a word that it does not know comes after everything typed before; a game that
        # goes on says at once how many moves it has.
        game.stdin.write(typed + "that-is-all\n")
        game.stdin.flush()
        self.begun = ""
        while "that-is-all" not in self.begun:
            self.begun += game.stdout.readline()
        return game

    def end(self, game, by):
        game.send_signal(by)
        game.wait()
        game.stdin.close()

    def text_of(self, name):
        with open(os.path.join(self.games, name), encoding="utf-8") as file:
            return file.read()

    def test_a_game_goes_on_however_it_ended(self):
        for by in (signal.SIGKILL, signal.SIGHUP, signal.SIGTERM):
            self.end(self.begin("--deal", "5", typed="new 5\ndraw\ndraw\n"), by)
            said = self.play(typed=["summary"])
            self.assertIn("Waterloo, deal 5. 2 moves.", said)
        self.assertIn("Waterloo, deal 5. 3 moves.", self.play("--deal", "5", typed=["draw", "quit"]) + self.play())

    def test_another_deal_leaves_the_old_one_whole(self):
        self.play("--deal", "5", typed=["draw", "draw"])
        self.assertIn("Waterloo, deal 6.", self.play("--deal", "6", typed=["draw"]))
        self.assertIn("deal: 5\nmoves: 2\n", self.text_of("waterloo.abandoned.longwood"))
        self.assertIn("deal: 6\nmoves: 1\n", self.text_of("waterloo.longwood"))

    def test_two_at_once_have_a_game_each_and_neither_is_given_up(self):
        first = self.begin("--deal", "5")
        second = self.begin("--deal", "6")
        self.assertIn("neither changes the other's", " ".join(self.begun.split()))
        self.play("--deal", "7", typed=["draw"])
        self.assertIn("- Given up: 0", self.statistics())
        self.end(first, signal.SIGKILL)
        self.end(second, signal.SIGKILL)
        self.assertIn("deal: 5\nmoves: 2\n", self.text_of("waterloo.longwood"))
        self.assertIn("deal: 6\nmoves: 2\n", self.text_of("waterloo-2.longwood"))
        self.assertIn("Waterloo, deal 5. 2 moves.", self.play())

    def test_what_was_played_beside_it_later_is_told_and_can_be_loaded(self):
        told = "A second window or terminal played Waterloo, deal 6 after this one."
        first = self.begin("--deal", "5")
        self.end(self.begin("--deal", "6"), signal.SIGKILL)
        second = self.begin()  # goes on with that game itself
        self.assertNotIn(told, " ".join(self.begun.split()))
        self.end(second, signal.SIGKILL)
        self.end(first, signal.SIGKILL)
        file = os.path.join(self.games, "waterloo-2.longwood")
        said = self.play(typed=["load " + file, "summary"])
        self.assertIn(told + " To go on with that, type: load " + file, said)
        self.assertIn("Waterloo, deal 5. 2 moves.", said)
        self.assertIn("Waterloo, deal 6. 4 moves.", said)
        self.assertNotIn(told, self.play())

    def test_what_scripts_and_revealed_cards_do_is_not_kept(self):
        self.play("--json", "--deal", "5", typed=["draw"])
        self.play("--reveal", "--deal", "5", typed=["draw"])
        self.assertFalse(os.path.exists(self.games))

    def test_a_damaged_game_is_told_and_kept_and_the_copy_before_it_goes_on(self):
        self.play("--deal", "5", typed=["draw", "draw"])
        with open(os.path.join(self.games, "waterloo.longwood"), "w", encoding="utf-8") as file:
            file.write("half a ga")
        said = self.play()
        self.assertIn("was damaged. It is kept as", said)
        self.assertIn("Waterloo, deal 5. 1 move.", said)


if __name__ == "__main__":
    console.main()
