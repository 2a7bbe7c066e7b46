"""The results of the text game, as its player gets them."""

import csv
import io
import os
import unittest

import console


class Statistics(console.TestCase):
    def setUp(self):
        super().setUp()
        self.deal, self.moves = console.moves_of_recorded_game("waterloo")

    def run_here(self, *arguments, typed=()):
        done = console.run(*arguments, typed="\n".join([*typed, ""]), XDG_DATA_HOME=self.folder)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return done.stdout

    def play(self, *typed, deal=None):
        return self.run_here("play", "waterloo", "--deal", deal or self.deal, typed=typed)

    def results(self):
        """The lines of the table for other programs."""
        return list(csv.DictReader(io.StringIO(self.run_here("statistics", "--csv"))))

    def test_nothing_played(self):
        self.assertIn("No deal was started yet.", self.run_here("statistics"))
        self.play("summary", "undo", "quit")
        self.assertEqual(self.results(), [])

    def test_a_win_counts_once(self):
        said = self.play(*self.moves, "undo", self.moves[-1], "statistics")
        self.assertIn("Won 1 of 1 deal.", said)
        self.assertNotIn("Won 2", said)
        self.assertIn("- Won: 1, 100%", said)
        result, = self.results()
        self.assertEqual((result["variant"], result["deal"], result["moves"]), ("waterloo", self.deal, "296"))
        self.assertRegex(result["won"], r"^20\d\d-\d\d-\d\dT[0-9:.]+Z$")
        self.assertIn("Waterloo", self.run_here("statistics"))
        self.assertIn("Begonnene Spiele: 1", self.run_here("statistics", "--lang", "de"))

    def test_given_up_and_taken_up_again(self):
        saved = os.path.join(self.folder, "saved.longwood")
        self.play(*self.moves[:-1], f"save {saved}", "new 9", "draw")
        self.assertIn("- Given up: 1", self.run_here("statistics"))
        said = self.run_here("play", "waterloo", "--load", saved, typed=[self.moves[-1]])
        self.assertIn("Won 1 of 2 deals.", said)
        self.assertEqual([bool(result["won"]) for result in self.results()], [True, False])

    def test_scripts_and_revealed_cards_do_not_count(self):
        self.run_here("play", "waterloo", "--json", typed=["draw"])
        self.run_here("play", "waterloo", "--reveal", typed=["draw"])
        self.assertEqual(self.results(), [])

    def test_a_damaged_file_is_told_and_kept(self):
        self.play("draw")
        path = os.path.join(self.folder, "longwood", "statistics.jsonl")
        with open(path, "a", encoding="utf-8") as file:
            file.write("{half a line")
        done = console.run("statistics", XDG_DATA_HOME=self.folder)
        self.assertIn("was damaged. It is kept as", done.stdout.replace("\n", " "))
        self.assertIn("Deals started: 1", done.stdout)
        self.assertNotIn("damaged", self.run_here("statistics"))

    def test_a_folder_that_cannot_be_made_costs_no_move(self):
        with open(os.path.join(self.folder, "file"), "w", encoding="utf-8"):
            pass
        done = console.run("play", "waterloo", typed="draw\ndraw\n", XDG_DATA_HOME=os.path.join(self.folder, "file"))
        self.assertEqual(done.returncode, 0)
        said = " ".join(done.stdout.split())
        self.assertIn("stock 88 cards", said)
        # The game's trouble at every move; the statistics' would be told once, but that of the game matters more.
        self.assertEqual(said.count("The game could not be saved to"), 2)
        self.assertIn("The game could not be saved to", done.stderr)  # at the end too


if __name__ == "__main__":
    console.main()
