#!/usr/bin/env python3
"""What stays of games in the real window: results_test.py PROGRAM GAME

A won game counts once, also undone and won again, and after a new start; the table is saved, the
statistics begin anew; a deal that was left is taken up again from the list; the program that ended by
an error says so once at the next start; a second window says that there is another.
"""

import json
import signal
import sys
import time

from desktop import Desktop, Failure, wait_for
from game_keys import Recorded
from smoke_test import check_finished, play_moves, quit_game, saved, wait_for_moves


def results(desktop):
    path = desktop.data.parent / "statistics.jsonl"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else [""]
    return [json.loads(line) for line in lines[1:]]


def expect(condition, what):
    if not condition:
        raise Failure(what)


def title(desktop):
    return desktop.active("getwindowname")


def press_until(desktop, keys, wanted):
    desktop.keys(keys)
    wait_for(lambda: title(desktop) == wanted, f"the dialog {wanted}, not {title(desktop)}")


def press_button(desktop, tabs, wanted):
    """From the text of the statistics to a button. A dialog that has just come may take no keys yet: then again."""
    for _ in range(10):
        desktop.keys(["F6", *["Tab"] * tabs, "space"])
        end = time.monotonic() + 6
        while time.monotonic() < end:
            if title(desktop) == wanted:
                return
            time.sleep(0.01)
    raise Failure(f"the button {tabs} of the statistics does not open {wanted}")


def win_counts_once(desktop, program, game):
    child = desktop.play(program, "--variant", game.variant, "--deal", game.deal)
    play_moves(desktop, game, 0, len(game.moves))
    check_finished(desktop, game)
    won = results(desktop)
    expect(len(won) == 1 and "won" in won[0] and won[0]["moves"] == len(game.moves), f"not one win: {won}")
    desktop.keys(["z"])
    play_moves(desktop, game, len(game.moves) - 1, len(game.moves))
    quit_game(desktop, child)
    child = desktop.play(program)
    desktop.keys(["z"])
    wait_for_moves(desktop, game.variant, len(game.moves) - 1, "undo after a new start")
    play_moves(desktop, game, len(game.moves) - 1, len(game.moves))
    expect(results(desktop) == won, f"it counted again: {results(desktop)}")
    return child


def table_and_new_beginning(desktop):
    frame = title(desktop)
    table = desktop.data.parent.parent / "table.csv"
    press_until(desktop, ["ctrl+t"], "Statistics")
    press_button(desktop, 1, "Save the table of results")
    desktop.keys(["ctrl+a"])
    desktop.type(str(table))
    press_until(desktop, ["Return"], "Longwood")
    expect(table.read_text(encoding="utf-8").count("\n") == 2, "the table has not one result")
    press_until(desktop, ["Return"], "Statistics")
    # Not by mistake: the answer that Enter gives is no.
    press_button(desktop, 2, "Longwood")
    press_until(desktop, ["Return"], "Statistics")
    expect(len(results(desktop)) == 1, "begun anew without being told to")
    press_button(desktop, 2, "Longwood")
    question = desktop.active()
    desktop.keys(["Tab", "space"])
    wait_for(lambda: results(desktop) == [], "the statistics to begin anew")
    # The question has the same title and may still be there.
    wait_for(lambda: title(desktop) == "Longwood" and desktop.active() not in ("", question), "where the old results are")
    press_until(desktop, ["Return"], "Statistics")
    expect(len(list(desktop.data.parent.glob("statistics.before-reset-*.jsonl"))) == 1, "the old results are not kept")
    press_until(desktop, ["Escape"], frame)


def left_deal_is_taken_up(desktop):
    desktop.keys(["ctrl+g", "d"])
    wait_for_moves(desktop, "waterloo", 1, "a move in the same deal")
    before = saved(desktop, "waterloo")
    desktop.keys(["ctrl+n", "d"])
    wait_for(lambda: moves_of_another(desktop, before), "another deal with a move")
    press_until(desktop, ["ctrl+shift+o"], "Recent games")
    desktop.keys(["Return"])
    wait_for(lambda: saved(desktop, "waterloo") == before, "the deal that was left")
    expect([("won" in each) for each in results(desktop)] == [False, False], f"not two starts: {results(desktop)}")


def moves_of_another(desktop, before):
    text = saved(desktop, "waterloo")
    return "moves: 1\n" in text and text != before


def error_is_told_once(desktop, program, child):
    before = saved(desktop, "waterloo")
    child.send_signal(signal.SIGSEGV)
    child.wait()
    expect(child.returncode == -signal.SIGSEGV, f"ended with {child.returncode}")
    report, = desktop.data.parent.glob("crash-*.txt")
    expect(report.read_text(encoding="utf-8").endswith("\n\n" + before), "the report has not the game")
    child = desktop.start(program)
    wait_for(lambda: title(desktop) == "Longwood", "the sentence about the error")
    desktop.keys(["Return"])
    wait_for(lambda: title(desktop).startswith("Waterloo"), "the game")
    expect(saved(desktop, "waterloo") == before, "the game is not as it was")
    quit_game(desktop, child)
    child = desktop.play(program)
    expect(title(desktop).startswith("Waterloo"), f"told again: {title(desktop)}")
    quit_game(desktop, child)


def second_window_says_so(desktop, program):
    first = desktop.play(program)
    before = saved(desktop, "waterloo")
    second = desktop.start(program)
    wait_for(lambda: title(desktop) == "Longwood", "the sentence about the other window")
    desktop.keys(["Return"])
    wait_for(lambda: title(desktop).startswith("Waterloo"), "the game of the second window")
    desktop.keys(["d"])
    wait_for_moves(desktop, "waterloo-2", 1, "a move in the second window")
    expect(saved(desktop, "waterloo") == before, "the second window changed the game of the first")
    quit_game(desktop, second)
    wait_for(lambda: desktop.active("getwindowpid") == str(first.pid), "the first window again")
    quit_game(desktop, first)


def main():
    program, path = sys.argv[1:]
    game = Recorded(path)
    with Desktop() as desktop:
        child = win_counts_once(desktop, program, game)
        table_and_new_beginning(desktop)
        left_deal_is_taken_up(desktop)
        error_is_told_once(desktop, program, child)
        second_window_says_so(desktop, program)


if __name__ == "__main__":
    main()
