#!/usr/bin/env python3
"""The rules in the real window: rules_test.py PROGRAM

From the rules of a game buttons lead to those of its relatives, from these on to others, and
Alt+Left and a button back again, link by link, until Escape returns to the table. That reading goes on where it
stopped is heard in tests/orca.
"""

import sys

from desktop import Desktop, wait_for
from smoke_test import quit_game

# From the text: the list of sections, the search, its button; then the links.
TO_LINKS = ["Tab"] * 4


def title(desktop):
    return desktop.active("getwindowname")


def press_until(desktop, keys, wanted):
    desktop.keys(keys)
    wait_for(lambda: title(desktop) == wanted, f"the dialog {wanted}, not {title(desktop)}")


def follow(desktop, program):
    child = desktop.play(program, "--variant", "malmaison", "--deal", "12")
    table = title(desktop)
    press_until(desktop, ["F1"], "Rules: Malmaison")
    # Nothing to go back to yet.
    desktop.keys(["alt+Left"])
    press_until(desktop, TO_LINKS + ["space"], "Rules: Sixty Thieves")
    # Here the way back is the first of the links and leads to Malmaison; then come Rueil and Forty Thieves.
    press_until(desktop, TO_LINKS + ["Tab"] * 2 + ["space"], "Rules: Forty Thieves")
    press_until(desktop, TO_LINKS + ["Tab"] * 3 + ["space"], "Rules: Waterloo")
    press_until(desktop, ["alt+Left"], "Rules: Forty Thieves")
    press_until(desktop, TO_LINKS + ["space"], "Rules: Sixty Thieves")
    press_until(desktop, ["alt+Left"], "Rules: Malmaison")
    press_until(desktop, ["Escape"], table)
    # Whoever closes the rules of a relative is at the table again as well, and F1 begins with this game.
    press_until(desktop, ["F1"], "Rules: Malmaison")
    press_until(desktop, TO_LINKS + ["Tab", "space"], "Rules: Rueil")
    press_until(desktop, ["Escape"], table)
    press_until(desktop, ["F1"], "Rules: Malmaison")
    press_until(desktop, ["Escape"], table)
    quit_game(desktop, child)


if __name__ == "__main__":
    with Desktop() as the_desktop:
        follow(the_desktop, sys.argv[1])
    print("well")
