#!/usr/bin/env python3
"""Plays on Wayland, in a compositor whose screen is a window of an X display: keys arrive, the message line
follows them, and a menu opens.

    wayland_test.py PROGRAM
"""

import signal
import sys
import time
from pathlib import Path

from desktop import Desktop, Failure, wait_for

SOCKET = "longwood-test"
HELD = 0.3  # seconds


def written(desktop, others, what):
    """A text in the message line that is none of the others."""
    def another():
        text = desktop.message()
        return text if text not in others else None
    return wait_for(another, what)


def follows_the_keys(program):
    with Desktop("1280x1024") as desktop:
        desktop.start("weston", "--backend=x11-backend.so", "--use-pixman", "--width=1200", "--height=900",
                      f"--socket={SOCKET}", "--idle-time=0", quiet=True)
        wait_for((Path(desktop.environment["XDG_RUNTIME_DIR"]) / SOCKET).exists, "the compositor")
        of_x = desktop.environment
        desktop.environment = dict(of_x, WAYLAND_DISPLAY=SOCKET, GDK_BACKEND="wayland")
        del desktop.environment["DISPLAY"]
        child = desktop.start(program, "--variant", "malmaison", "--deal", "3")
        desktop.environment = of_x
        dealt = written(desktop, (), "the first message")
        desktop.keys(["1"])
        first = written(desktop, (dealt,), "another message for the first pile")
        desktop.keys(["Right"])
        written(desktop, (dealt, first), "another message for the second pile")
        first_menu(desktop)
        if child.poll() is not None:
            raise Failure(f"the program ended with status {child.returncode}")


def first_menu(desktop):
    """The first menu that is opened comes up, and its first item deals anew."""
    game = desktop.data / "malmaison.longwood"
    for key in ("F10", "Down", "Return"):
        # Held like by a finger: the compositor closes a menu that is asked for when the key is up again.
        desktop.ask("xdotool", "keydown", key)
        time.sleep(HELD)
        desktop.ask("xdotool", "keyup", key)
    wait_for(lambda: game.exists() and "\ndeal: 3\n" not in game.read_text(encoding="utf-8"), "another deal by the menu")


def main():
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("Wayland test: stopped from outside"))
    try:
        follows_the_keys(sys.argv[1])
    except Failure as failure:
        sys.exit(f"Wayland test: {failure}")


if __name__ == "__main__":
    main()
