#!/usr/bin/env python3
"""Files dragged from another window onto the real one: drop_test.py PROGRAM

A saved game is opened, wherever it lies; of several the first. What is no game, too large, gone, or no
regular file is told in a message, and the running game stays as it was. While a dialog is open nothing
is taken: it would change the table under the dialog.
"""

import itertools
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

from desktop import Desktop, Failure, wait_for
from smoke_test import quit_game, saved, wait_for_moves

GAME = "Longwood game 1\nvariant: {variant}\ndeal: {deal}\nmoves: 1\ndraw\n"
LARGEST = 4 << 20  # bytes of a saved game
SYSTEM_PYTHON = "/usr/bin/python3"  # the one that has GTK
SOURCE = Path(__file__).with_name("drag_source.py")


class Dragging:
    def __init__(self, desktop, program):
        self.desktop = desktop
        self.child = desktop.play(program, "--variant", "waterloo", "--deal", "1")
        self.window = desktop.active()
        desktop.keys(["d"])
        wait_for_moves(desktop, "waterloo", 1, "the first move")

    def title(self):
        return self.desktop.active("getwindowname")

    def drop(self, *files):
        """Drags files, or addresses, onto the table, where no dialog covers it; whether the window took them."""
        desktop = self.desktop
        addresses = [file.as_uri() if isinstance(file, Path) else file for file in files]
        source = subprocess.Popen([SYSTEM_PYTHON, str(SOURCE), *addresses], env=desktop.environment,
                                  stdout=subprocess.PIPE, text=True)
        desktop.children.append(source)
        place = wait_for(lambda: desktop.ask("xdotool", "search", "--onlyvisible", "--pid", str(source.pid)), "the source")
        place = place.splitlines()[-1]
        wait_for(lambda: desktop.active() == place, "the source to be active")
        desktop.ask("xdotool", "windowmove", "--sync", place, "1300", "700")
        desktop.ask("xdotool", "mousemove", "--window", place, "60", "60", "mousedown", "1")
        self.move_until(source, "dragging", place, ((70, 70), (90, 90), (80, 70)))
        self.move_until(source, "wanted", self.window, ((90, 500), (100, 505), (110, 510)))
        desktop.ask("xdotool", "mouseup", "1")
        wait_for(lambda: source.poll() is not None, "the end of the drag")
        return source.returncode == 0

    def move_until(self, source, said, window, points):
        """Moves the pointer about, as a hand does, until the source has said that."""
        line = []
        reader = threading.Thread(target=lambda: line.append(source.stdout.readline().strip()), daemon=True)
        reader.start()
        points = itertools.cycle(points)

        def heard():
            self.desktop.ask("xdotool", "mousemove", "--window", window, *map(str, next(points)))
            reader.join(0.05)
            return line or self.child.poll() is not None

        wait_for(heard, "the drag to be " + said)
        if line != [said]:
            raise Failure(f"the drag came to {line}, not to {said}")

    def opens(self, title, *files):
        if not self.drop(*files):
            raise Failure(f"the window did not take {files}")
        wait_for(lambda: self.title() == title, f"{title}, not {self.title()}")

    def is_told(self, what, *files):
        """A message comes, and the game is as it was."""
        before = saved(self.desktop, "waterloo")
        frame = self.desktop.ask("xdotool", "getwindowname", self.window)
        if not self.drop(*files):
            raise Failure(f"the window did not take {what}")
        wait_for(lambda: self.title() == "Longwood", f"a message about {what}, not {self.title()}")
        self.desktop.keys(["Return"])
        wait_for(lambda: self.title() == frame, "the game again")
        if saved(self.desktop, "waterloo") != before:
            raise Failure(f"the game changed by {what}")


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode("utf-8"))
    return path


def saved_games_are_opened(dragging, folder):
    good = write(folder / "Spiele für Anna" / "mein schönes Spiel 100%.longwood", GAME.format(variant="waterloo", deal=7))
    other = write(folder / "other.longwood", GAME.format(variant="waterloo", deal=8))
    dragging.opens("Waterloo, deal 7 - Longwood", good)
    wait_for(lambda: saved(dragging.desktop, "waterloo") == good.read_text(), "the game as the running one")
    left = dragging.desktop.data / "waterloo.abandoned.longwood"
    if "deal: 1\n" not in left.read_text():
        raise Failure("the deal that was left is not kept")
    dragging.opens("Waterloo, deal 8 - Longwood", other, good)
    if good.read_text() != GAME.format(variant="waterloo", deal=7):
        raise Failure("the dropped file changed")


def what_is_no_game_is_told(dragging, folder):
    dragging.is_told("a letter", write(folder / "a letter.txt", "Dear Anna,\n"))
    dragging.is_told("a damaged game", write(folder / "bad.longwood", GAME.format(variant="waterloo", deal=9) + "draw\n" * 9))
    dragging.is_told("a newer game", write(folder / "newer.longwood", "Longwood game 9\nvariant: waterloo\n"))
    dragging.is_told("a file too large", write(folder / "large.longwood", GAME.format(variant="waterloo", deal=9) + "\n" * LARGEST))
    with open(folder / "huge.longwood", "wb") as huge:
        huge.truncate(1 << 40)  # takes no room
    dragging.is_told("a file of a terabyte", folder / "huge.longwood")
    dragging.is_told("a file that is gone", folder / "gone.longwood")
    dragging.is_told("a folder", folder)
    os.mkfifo(folder / "pipe.longwood")
    dragging.is_told("a pipe", folder / "pipe.longwood")


def addresses_are_refused(dragging):
    before, frame = saved(dragging.desktop, "waterloo"), dragging.title()
    dragging.drop("https://example.org/game.longwood")
    dragging.desktop.ask("xdotool", "windowactivate", "--sync", dragging.window)
    wait_for(lambda: dragging.title() == frame, f"the game, not {dragging.title()}")
    if saved(dragging.desktop, "waterloo") != before:
        raise Failure("an address changed the game")


def a_dialog_is_not_undermined(dragging, folder):
    before, frame = saved(dragging.desktop, "waterloo"), dragging.title()
    dragging.desktop.ask("xdotool", "windowactivate", "--sync", dragging.window)
    dragging.desktop.keys(["ctrl+g", "m"])
    wait_for(lambda: dragging.title() == "Moves", "the list of moves")
    before = saved(dragging.desktop, "waterloo")
    dragging.drop(write(folder / "late.longwood", GAME.format(variant="waterloo", deal=11)))
    # Fails while a window of the drag goes away: asked until it does not.
    dialog = wait_for(lambda: dragging.desktop.ask("xdotool", "search", "--name", "^Moves$"), "the list of moves").splitlines()[0]
    dragging.desktop.ask("xdotool", "windowactivate", "--sync", dialog)
    wait_for(lambda: dragging.title() == "Moves", "the list of moves again")
    if saved(dragging.desktop, "waterloo") != before:
        raise Failure("the game was replaced under a dialog")
    dragging.desktop.keys(["Escape"])
    wait_for(lambda: dragging.title() == frame, f"the game, not {dragging.title()}")


def main():
    with Desktop("1600x900") as desktop:
        dragging = Dragging(desktop, sys.argv[1])
        folder = Path(desktop.folder.name) / "dropped"
        saved_games_are_opened(dragging, folder)
        what_is_no_game_is_told(dragging, folder)
        addresses_are_refused(dragging)
        a_dialog_is_not_undermined(dragging, folder)
        desktop.ask("xdotool", "windowactivate", "--sync", dragging.window)
        quit_game(desktop, dragging.child)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("drop test: stopped from outside"))
    try:
        main()
    except Failure as failure:
        sys.exit(f"drop test: {failure}")
