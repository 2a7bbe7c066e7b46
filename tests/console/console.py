"""Runs longwood-console as a player's program or a script would, for the tests beside this file."""

import itertools
import json
import os
import subprocess
import sys
import tempfile
import unittest

PROGRAM = os.environ.get("LONGWOOD_CONSOLE", "")
GAMES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "games")
VARIANTS = ["rouge-et-noir", "double-signora", "malmaison", "waterloo", "rouge-forty", "signora", "empress-of-italy",
            "sixty-thieves", "rueil", "forty-thieves", "spider", "klondike", "klondike-one"]
# Those with a recorded game that is won.
RECORDED = sorted(name.removesuffix(".longwood") for name in os.listdir(GAMES))
WITH_BASE = ["double-signora", "signora", "empress-of-italy"]
REDEALS = {"rueil": 1, "klondike": None, "klondike-one": None}


# Games and results that are kept go here, never to the user.
DATA = tempfile.TemporaryDirectory(prefix="longwood-console-")
PLAYERS = itertools.count()


def environment(**changes):
    """The same for every machine: no language, UTF-8, 80 columns, no home of the user; nothing played before."""
    kept = {"PATH": os.environ.get("PATH", ""), "HOME": "/nonexistent", "LC_ALL": "C.UTF-8", "COLUMNS": "80",
            "XDG_DATA_HOME": os.path.join(DATA.name, str(next(PLAYERS)))}
    for name in ("ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS"):
        if name in os.environ:
            kept[name] = os.environ[name]
    kept.update(changes)
    return kept


def run(*arguments, typed="", env=None, **changes):
    """The finished program: .returncode, .stdout, .stderr."""
    given = typed if isinstance(typed, bytes) else typed.encode()
    done = subprocess.run([PROGRAM, *arguments], input=given, capture_output=True, timeout=120,
                          env=env or environment(**changes))
    done.stdout = done.stdout.decode("utf-8", "replace")
    done.stderr = done.stderr.decode("utf-8", "replace")
    return done


def deck_of(variant):
    """Every card of the variant's decks, as ranks and suits."""
    decks = {"double-signora": 4, "empress-of-italy": 4, "malmaison": 3, "sixty-thieves": 3, "rueil": 3, "klondike": 1,
             "klondike-one": 1}.get(variant, 2)
    return [rank + suit for suit in "CDHS" for rank in "A23456789TJQK"] * decks


class Json:
    """A running game with --json."""

    def __init__(self, variant, *options):
        self.process = subprocess.Popen([PROGRAM, "play", variant, "--json", *options], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment())
        self.first = self._answer()
        self.state = self.first["state"]

    def _answer(self):
        line = self.process.stdout.readline()
        if not line:
            raise AssertionError("no answer: " + self.process.stderr.read().decode())
        return json.loads(line)

    def say(self, command):
        """The answer to one command."""
        self.process.stdin.write(command.encode() + b"\n")
        self.process.stdin.flush()
        answer = self._answer()
        self.state = answer["state"]
        return answer

    def pile(self, name):
        return next(pile["cards"] for pile in self.state["piles"] if pile["id"] == name)

    def put(self, piles, base=None):
        return self.say("put " + json.dumps({"base": base, "piles": piles}))

    def end(self):
        """Quits; the exit status and whatever was still said."""
        rest, errors = self.process.communicate(b"quit\n", timeout=60)
        return self.process.returncode, (rest + errors).decode()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
        self.process.communicate()


def position_of(state):
    """What a state says about the table, without what the last command did."""
    return {key: value for key, value in state.items() if key != "events"}


def moves_of_recorded_game(variant):
    """Deal number and commands of a whole game that was won."""
    with open(os.path.join(GAMES, variant + ".longwood"), encoding="utf-8") as file:
        lines = file.read().splitlines()
    deal = next(line.split()[1] for line in lines if line.startswith("deal:"))
    return deal, [line for line in lines if line == "draw" or line.startswith("move ")]


class TestCase(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def refused(self, game, command):
        """The sentence; checks that nothing changed."""
        before = position_of(game.state)
        answer = game.say(command)
        self.assertIs(answer["ok"], False, command)
        self.assertEqual(position_of(answer["state"]), before, command)
        self.assertEqual(answer["state"]["events"], [])
        self.assertRegex(answer["error"], r"^.{10,}[.!?]$")
        return answer["error"]


def main():
    global PROGRAM
    if len(sys.argv) > 1 and not sys.argv[1].startswith("-"):
        PROGRAM = sys.argv.pop(1)
    unittest.main(verbosity=1)
