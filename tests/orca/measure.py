"""Measures, for people: seconds from a key to the focus event, and to the first word that the screen reader
sends to speech, in a late Double Signora. Usage: measure.py LONGWOOD [KEYS]. No test: times belong to the machine."""
import os
import statistics
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from listening import Ear  # noqa: E402

MOVES = 300  # of the 423 of the recorded game


def late_game(folder):
    """The recorded game as it was after MOVES moves, in a file of its own."""
    with open(os.path.join(HERE, "..", "games", "double-signora.longwood"), encoding="utf-8") as file:
        lines = file.read().splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith("moves:"))
    path = os.path.join(folder, "late.longwood")
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines[:start] + ["moves: %d" % MOVES] + lines[start + 1:start + 1 + MOVES]) + "\n")
    return path


def main():
    keys = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    out = tempfile.mkdtemp(prefix="measure.")
    path = late_game(out)
    seconds = []
    with Ear([os.path.abspath(sys.argv[1]), path], out=os.path.join(out, "heard")) as ear:
        for number in range(keys):
            ear.press("Right" if number % 20 < 10 else "Left")
            taken = ear.latency()
            if taken is not None:
                seconds.append(taken)
        tell("key to speech", seconds)
        # In parts: the session waits a minute at most for what it runs.
        walk = ["Right" if number % 20 < 10 else "Left" for number in range(20)]
        tell("key to focus event", [taken for _ in range(keys // 20) for taken in ear.focus_seconds(*walk)])


def tell(what, seconds):
    print("%s, %d keys: median %.1f ms, worst %.1f ms; load %.1f"
          % (what, len(seconds), statistics.median(seconds) * 1000, max(seconds) * 1000, os.getloadavg()[0]))


main()
