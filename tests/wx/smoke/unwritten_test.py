#!/usr/bin/env python3
"""A game that cannot be saved, in the real window: unwritten_test.py PROGRAM

Who closes the window is told once and stays at the table; closed again, or once there is room, it closes, and what
could be written by then is on the disk. Nor does a program that is killed right after a move lose it.
"""

import sys

from desktop import Desktop, Failure, wait_for


def title(desktop):
    return desktop.active("getwindowname")


def take_folder_away(desktop):
    desktop.data.rename(desktop.data.parent / "away")
    desktop.data.write_text("a file took its name", encoding="utf-8")


def give_folder_back(desktop):
    desktop.data.unlink()
    (desktop.data.parent / "away").rename(desktop.data)


def begin(desktop, program):
    child = desktop.play(program, "--variant", "waterloo", "--deal", "12")
    table = title(desktop)
    desktop.keys(["d"])
    running = desktop.data / "waterloo.longwood"
    wait_for(lambda: "moves: 1\n" in running.read_text(encoding="utf-8"), "the first move on the disk")
    take_folder_away(desktop)
    desktop.keys(["d"])
    desktop.keys(["ctrl+q"])
    wait_for(lambda: title(desktop) not in ("", table), "the message")
    desktop.keys(["Return"])
    wait_for(lambda: title(desktop) == table, "the table again")
    if child.poll() is not None:
        raise Failure("the window was closed and the move lost")
    return child, running


def end(desktop, child):
    desktop.keys(["ctrl+q"])
    wait_for(lambda: child.poll() is not None, "the program to end")
    if child.returncode != 0:
        raise Failure(f"it ended with status {child.returncode}")


def killed(desktop, program):
    child = desktop.play(program, "--variant", "waterloo", "--deal", "12")
    moves = desktop.data / "waterloo.longwood.moves"
    desktop.keys(["d"])
    wait_for(lambda: moves.exists(), "the move")
    child.kill()
    child.wait()
    running = desktop.data / "waterloo.longwood"
    if not moves.exists() or "moves: 0\n" not in running.read_text(encoding="utf-8"):
        raise Failure("it was killed too late for this test")
    wait_for(lambda: not desktop.active(), "the window to go")
    end(desktop, desktop.play(program))
    if "moves: 1\n" not in running.read_text(encoding="utf-8") or moves.exists():
        raise Failure("the move is lost")


def main():
    with Desktop() as desktop:
        child, running = begin(desktop, sys.argv[1])
        give_folder_back(desktop)
        end(desktop, child)
        if "moves: 2\n" not in running.read_text(encoding="utf-8"):
            raise Failure("the move was not written at the end")
    with Desktop() as desktop:
        child, _ = begin(desktop, sys.argv[1])
        end(desktop, child)  # nobody is kept at a full disk for ever
    with Desktop() as desktop:
        killed(desktop, sys.argv[1])
    print("well")


main()
