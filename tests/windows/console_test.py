"""Plays the text game of Windows in a console of Windows, as Wine shows one in a terminal.

    console_test.py FOLDER      where Longwood was installed; WINEPREFIX says in which Windows
"""

import os
import pty
import select
import sys
import tempfile
import time
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WINE = ROOT / "installer/windows/run_in_wine.sh"
FOLDER = Path()
PATIENCE = 180


class Console:
    """The program at the other end of a terminal; `shown` grows by what it writes."""

    def __init__(self, folder, *arguments):
        self.shown = ""
        self.typed = 0  # so much was shown when the last line was typed
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            os.environ["TERM"] = "xterm"
            os.execvp("sh", ["sh", str(WINE), str(FOLDER / "longwood-console.exe"), *arguments])

    def type(self, line):
        """At the prompt, when nothing more is shown: what is typed earlier, the console of Wine may lose."""
        if not self.read(lambda: ">" in self.shown[self.typed:], "the prompt"):
            raise AssertionError(f"ended before {line}; shown: {self.shown!r}")
        while select.select([self.terminal], [], [], 1)[0]:
            self.shown += os.read(self.terminal, 1 << 16).decode("utf-8", "replace")
        self.typed = len(self.shown)
        os.write(self.terminal, line.encode("utf-8") + b"\r")

    def read(self, until, what):
        """Reads on until that is so, or the terminal is closed: False then."""
        end = time.monotonic() + PATIENCE
        while not until():
            if time.monotonic() > end:
                raise AssertionError(f"waited in vain for {what}; shown: {self.shown!r}")
            if select.select([self.terminal], [], [], 1)[0]:
                try:
                    self.shown += os.read(self.terminal, 1 << 16).decode("utf-8", "replace")
                except OSError:
                    return False
        return True

    def wait_for(self, text):
        if not self.read(lambda: text in self.shown, text):
            raise AssertionError(f"ended before {text}; shown: {self.shown!r}")

    def end(self):
        """The status of the program that ends by itself. What else Wine began holds the terminal longer."""
        ended = []

        def has_ended():
            ended[:] = os.waitpid(self.process, os.WNOHANG)
            return ended[0] != 0
        if not self.read(has_ended, "the end"):
            ended = os.waitpid(self.process, 0)
        os.close(self.terminal)
        return os.waitstatus_to_exitcode(ended[1])


class ByHand(unittest.TestCase):
    def test_letters_beyond_ascii_are_shown_and_typed(self):
        with tempfile.TemporaryDirectory(prefix="Spiel größer Ω ") as folder:
            console = Console(folder, "play", "waterloo", "--deal", "1", "--lang", "de")
            console.wait_for("f1 A♥")
            console.wait_for("Tippe help, um die Befehle zu sehen.")
            console.type("d")
            console.wait_for("Kreuz-10 vom Talon.")
            console.type("save Übung größer.longwood")
            console.wait_for("Gespeichert als Übung größer.longwood.")
            saved = Path(folder) / "Übung größer.longwood"
            self.assertIn("moves: 1\ndraw\n", saved.read_bytes().decode("ascii"))
            console.type("quit")
            self.assertEqual(console.end(), 0)


if __name__ == "__main__":
    FOLDER = Path(os.path.abspath(sys.argv.pop(1)))
    unittest.main(verbosity=2)
