"""With eyes shut: the whole visible position is rebuilt from speech at many points of a recorded game
and is the engine's position each time; and the games are played to their end, choosing every key
by what was heard. Usage: ears_only_test.py LONGWOOD [test...]"""
import json
import os
import subprocess
import sys
import tempfile
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from heard_table import visible  # noqa: E402
from listening import Ear  # noqa: E402
from player import Player  # noqa: E402

LONGWOOD = ""
GAMES = os.path.join(HERE, "..", "games")


def recorded(variant):
    with open(os.path.join(GAMES, variant + ".longwood"), encoding="utf-8") as file:
        lines = file.read().splitlines()
    deal = next(line.split(": ")[1] for line in lines if line.startswith("deal: "))
    return deal, [line for line in lines if line == "draw" or line.startswith("move ")]


def position(ear, variant):
    """What the engine says of the game that the program has kept on disk."""
    kept = os.path.join(ear.session.home, ".local/share/longwood/games", variant + ".longwood")
    console = os.path.join(os.path.dirname(LONGWOOD), "longwood-console")
    done = subprocess.run([console, "play", variant, "--load", kept, "--json"], input="state\nquit\n", text=True,
                          capture_output=True, check=True)
    return json.loads(done.stdout.splitlines()[0])["state"]


class EarsOnly(unittest.TestCase):
    def plays(self, variant, to=None, looks=12):
        """Plays the recorded game to its end, or `to` that move; looks around at so many points and at the deal."""
        deal, moves = recorded(variant)
        length = to or len(moves)
        stops = {length * n // looks for n in range(looks + 1)}
        out = tempfile.mkdtemp(prefix="ears-only.")
        with Ear([LONGWOOD, "--variant", variant, "--deal", deal], out=out) as ear:
            player = Player(ear)
            self.assertEqual(player.walk(), visible(position(ear, variant)), "at the deal")
            for number, move in enumerate(moves[:length], 1):
                said = player.play(move)
                if number in stops:
                    state = position(ear, variant)
                    self.assertEqual(state["moves"], number)
                    self.assertEqual(player.walk(), visible(state), "after move %d, %s" % (number, move))
            if not to:
                self.assertRegex(said, "(?i)won")
                self.assertTrue(position(ear, variant)["won"])

    def test_rouge_et_noir_is_won(self):
        self.plays("rouge-et-noir")

    def test_waterloo_is_won(self):
        self.plays("waterloo")

    def test_double_signora_is_won(self):
        self.plays("double-signora")

    def test_malmaison_is_heard_halfway(self):
        self.plays("malmaison", to=160)

    def test_klondike_is_heard_past_the_turning_over_of_its_waste(self):
        self.plays("klondike", to=20, looks=2)

    def test_spider_is_heard_through_its_first_deals(self):
        self.plays("spider", to=40, looks=1)


if __name__ == "__main__":
    LONGWOOD = os.path.abspath(sys.argv.pop(1))
    unittest.main(verbosity=2)
