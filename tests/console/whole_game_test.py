"""Whole games through --json and at the prompt, from the deal to the win and beyond."""

import re
import unittest

import console
from console import Json, run


class WholeGames(console.TestCase):
    def test_recorded_games_are_won(self):
        for variant in console.RECORDED:
            deal, moves = console.moves_of_recorded_game(variant)
            with Json(variant, "--deal", deal) as game:
                for i, move in enumerate(moves):
                    self.assertIn(move, game.state["legal"])
                    self.assertFalse(game.state["won"])
                    self.assertTrue(game.say(move)["ok"])
                    self.assertEqual(game.state["moves"], i + 1)
                self.assertTrue(game.state["won"])
                self.assertEqual(game.state["events"][-1], {"event": "won"})
                self.after_the_win(game)
                self.assertEqual(game.end(), (0, ""))

    def after_the_win(self, game):
        """A won game goes on being playable [C5], and can be undone to the deal [C7]."""
        if game.state["variant"] in ("double-signora", "signora", "spider"):
            # Nothing but tableau cards fill spaces [DS-T4], sequences never come back [SP-3].
            self.assertEqual(game.state["legal"], [])
        else:
            back = next(move for move in game.state["legal"] if move.startswith("move foundation"))
            self.assertTrue(game.say(back)["ok"], back)
            self.assertFalse(game.state["won"])
            self.assertTrue(game.say("undo")["ok"])
            self.assertTrue(game.state["won"])
        moves = game.state["moves"]
        for _ in range(moves):
            self.assertTrue(game.say("undo")["ok"])
        self.refused(game, "undo")
        with Json(game.state["variant"], "--deal", str(game.state["deal"])) as dealt:
            self.assertEqual(console.position_of(game.state), console.position_of(dealt.state))

    def test_a_laid_out_table_is_played_to_the_end(self):
        ranks = "A23456789TJQK"
        piles = {f"foundation-{i + 1}": [rank + "CDHS"[i % 4] for rank in ranks[:12]] for i in range(8)}
        kings = ["KC", "KD", "KH", "KS"] * 2
        piles.update({f"tableau-{i + 1}": [king] for i, king in enumerate(kings[:6])})
        piles["stock"] = kings[6:]
        with Json("waterloo", "--reveal") as game:
            self.assertTrue(game.put(piles)["ok"])
            for _ in range(40):
                if game.state["won"]:
                    break
                home = [move for move in game.state["legal"] if " foundation-" in move[5:] and
                        not move.startswith("move foundation")]
                self.assertTrue(game.say(home[0] if home else "draw")["ok"])
            self.assertTrue(game.state["won"])
            self.assertEqual([event["event"] for event in game.state["events"]], ["moved", "completed", "won"])
            self.assertTrue(game.say("move foundation-1 tableau-1 1")["ok"])  # taking back a king stays legal

    def test_prompt_and_json_play_the_same_game(self):
        deal, moves = console.moves_of_recorded_game("waterloo")
        name = self.folder + "/prompt.longwood"
        run("play", "waterloo", "--deal", deal, typed="\n".join(moves + ["save " + name]))
        with Json("waterloo", "--load", name) as game:
            self.assertTrue(game.state["won"])
            self.assertEqual(game.state["moves"], len(moves))

    def test_the_prompt_says_that_the_game_is_won(self):
        deal, moves = console.moves_of_recorded_game("rouge-et-noir")
        for language, won in (("en", "Won"), ("de", "Gewonnen")):
            said = run("play", "rouge-et-noir", "--deal", deal, "--lang", language, typed="\n".join(moves)).stdout
            self.assertEqual(len(re.findall(won + "!", said)), 1)


if __name__ == "__main__":
    console.main()
