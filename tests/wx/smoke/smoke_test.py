#!/usr/bin/env python3
"""Plays whole games in the real window with real keys and looks at the saved game.

    smoke_test.py PROGRAM whole GAME      a recorded game from deal to win
    smoke_test.py PROGRAM killed GAME     the same, killed half way and started again
    smoke_test.py PROGRAM layouts         keys on German, Russian and Arabic keyboards
    smoke_test.py PROGRAM mouse PLACES GAME   stock by click, cards by click, drag and double click

Every wait is for a condition (the saved game has changed), never for a time.
"""

import signal
import sys

from desktop import Desktop, Failure, wait_for
from game_keys import Recorded, keys_for
from running_game import running_game

AT_ONCE = 10  # moves between two looks at the saved game


def saved(desktop, variant):
    return running_game(desktop.data / f"{variant}.longwood")


def moves_in(text):
    line = next((line for line in text.splitlines() if line.startswith("moves: ")), "moves: -1")
    return int(line.split()[1])


def wait_for_moves(desktop, variant, count, after):
    try:
        return wait_for(lambda: (text := saved(desktop, variant)) and moves_in(text) == count and text, "")
    except Failure:
        raise Failure(f"{variant}: {moves_in(saved(desktop, variant))} moves saved, not {count}, after {after}")


def play_moves(desktop, game, first, last):
    for begin in range(first, last, AT_ONCE):
        end = min(begin + AT_ONCE, last)
        desktop.keys([key for move in game.moves[begin:end] for key in keys_for(game.variant, move)])
        wait_for_moves(desktop, game.variant, end, game.moves[begin:end])


def quit_game(desktop, child, letter="q"):
    desktop.keys(["ctrl+" + letter])
    wait_for(lambda: child.poll() is not None, "the program to end after Ctrl+Q")
    if child.returncode != 0:
        raise Failure(f"the program ended with status {child.returncode}")


def check_finished(desktop, game):
    if saved(desktop, game.variant) != game.text:
        raise Failure("the saved game is not the recorded one")


def whole(program, path):
    game = Recorded(path)
    with Desktop("800x600") as desktop:
        child = desktop.play(program, "--variant", game.variant, "--deal", game.deal)
        play_moves(desktop, game, 0, len(game.moves))
        check_finished(desktop, game)
        quit_game(desktop, child)
        # The next start has the game as it was left, and undo with it.
        child = desktop.play(program)
        desktop.keys(["z"])
        wait_for_moves(desktop, game.variant, len(game.moves) - 1, "undo after a new start")
        desktop.keys(["ctrl+y"])
        wait_for_moves(desktop, game.variant, len(game.moves), "redo")
        check_finished(desktop, game)
        quit_game(desktop, child)


def killed(program, path):
    game = Recorded(path)
    half = len(game.moves) // 2
    with Desktop() as desktop:
        child = desktop.play(program, "--variant", game.variant, "--deal", game.deal)
        play_moves(desktop, game, 0, half)
        child.send_signal(signal.SIGKILL)
        child.wait()
        child = desktop.play(program)
        play_moves(desktop, game, half, len(game.moves))
        check_finished(desktop, game)
        quit_game(desktop, child)


def layouts(program):
    # D, Z and Q by the name that the layout gives to the key that means them. A letter that the layout
    # lacks would be put on a spare key for the moment, and the window may look there too late.
    for layout, draw, undo, leave in (("de", "d", "z", "q"), ("ru", "Cyrillic_ve", "Cyrillic_ya", "Cyrillic_shorti"),
                                      ("ara", "Arabic_yeh", "Arabic_hamzaonyeh", "Arabic_dad")):
        with Desktop(layout=layout) as desktop:
            child = desktop.play(program, "--variant", "waterloo", "--deal", "1")
            desktop.keys([draw])
            wait_for_moves(desktop, "waterloo", 1, f"D on the keyboard {layout}")
            desktop.keys([undo])
            wait_for_moves(desktop, "waterloo", 0, f"Z on the keyboard {layout}")
            quit_game(desktop, child, leave)


class Mouse:
    """The pointer on the table of a game, by the names of the piles."""

    MENU = 28  # about the height of the menu bar; cards are larger than any error

    def __init__(self, desktop, places, variant):
        self.desktop, self.places, self.variant = desktop, places, variant
        self.window = desktop.ask("xdotool", "getactivewindow")
        self.aside = 0

    def at(self, pile):
        text = self.desktop.ask("xdotool", "getwindowgeometry", "--shell", self.window)
        size = dict(line.split("=") for line in text.splitlines())
        saved_game = str(self.desktop.data / f"{self.variant}.longwood")
        listed = self.desktop.ask(self.places, saved_game, size["WIDTH"], str(int(size["HEIGHT"]) - 85))
        x, y = next(line.split()[1:] for line in listed.splitlines() if line.split()[0] == pile)
        # Never twice at the same point: two quick clicks there would be a double click.
        self.aside = {0: 12, 12: -12, -12: 0}[self.aside]
        return [str(int(x) + self.aside), str(int(y) + self.MENU)]

    def do(self, *words):
        self.desktop.ask("xdotool", *words)

    def click(self, pile, times=1):
        self.do("mousemove", "--window", self.window, *self.at(pile), "click", "--repeat", str(times), "--delay", "60", "1")

    def drag(self, source, target):
        start, end = self.at(source), self.at(target)
        middle = [str((int(a) + int(b)) // 2) for a, b in zip(start, end)]
        self.do("mousemove", "--window", self.window, *start, "mousedown", "1")
        for point in (middle, end):
            self.do("mousemove", "--window", self.window, *point)
        self.do("mouseup", "1")


def mouse(program, places, path):
    """The first moves of a recorded game: by click and click, by drag, and to foundations by double click."""
    game = Recorded(path)
    with Desktop("1024x768") as desktop:
        child = desktop.play(program, "--variant", game.variant, "--deal", game.deal)
        pointer = Mouse(desktop, places, game.variant)
        ways = {"click": 0, "drag": 0, "double": 0}
        for count, move in enumerate(game.moves[:60], start=1):
            way = play_by_mouse(pointer, move, prefer_drag=ways["drag"] <= ways["click"])
            if way:
                ways[way] += 1
            else:
                desktop.keys(keys_for(game.variant, move))
            text = wait_for_moves(desktop, game.variant, count, move)
            if text.splitlines()[3 + count] != move:
                raise Failure(f"by {way} {text.splitlines()[3 + count]} was played, not {move}")
        if min(ways.values()) < 3:
            raise Failure(f"too little was played with the mouse: {ways}")
        quit_game(desktop, child)


def play_by_mouse(pointer, move, prefer_drag):
    """Plays the move in the way that fits it; nothing for runs, which keys play."""
    if move == "draw":
        pointer.click("stock")
        return "click"
    _, source, target, count = move.split()
    if count != "1":
        return None
    if target == "foundation-1" and prefer_drag:  # the first is the one that a double click takes
        pointer.click(source, times=2)
        return "double"
    if prefer_drag:
        pointer.drag(source, target)
        return "drag"
    pointer.click(source)
    pointer.click(target)
    return "click"


def main():
    # So that the display goes away with us.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("smoke test: stopped from outside"))
    program, what, *rest = sys.argv[1:]
    try:
        {"whole": whole, "killed": killed, "layouts": layouts, "mouse": mouse}[what](program, *rest)
    except Failure as failure:
        sys.exit(f"smoke test: {failure}")


if __name__ == "__main__":
    main()
