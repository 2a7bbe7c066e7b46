#!/usr/bin/env python3
"""Changes the language of the running window with keys and looks at title, settings and saved game.

    language_test.py PROGRAM CATALOGS
"""

import json
import shutil
import signal
import sys
from pathlib import Path

from desktop import Desktop, Failure, wait_for
from running_game import running_game

VARIANT = ["--variant", "rouge-et-noir", "--deal", "7"]
# The ten of spades lies on pile 2, the jack of diamonds on pile 7.
MOVE = "move tableau-2 tableau-7 1"


def wait_for_title(desktop, text):
    wait_for(lambda: text in desktop.active("getwindowname"), f"the title with {text!r}")


def settings_file(desktop):
    return Path(desktop.environment["XDG_CONFIG_HOME"]) / "longwood" / "settings.json"


def language_kept(desktop):
    path = settings_file(desktop)
    return json.loads(path.read_text(encoding="utf-8")).get("language") if path.exists() else None


def wait_for_language(desktop, code):
    wait_for(lambda: language_kept(desktop) == code, f"the settings with the language {code!r}")


def moves(desktop):
    lines = running_game(desktop.data / "rouge-et-noir.longwood").splitlines()
    first = next((i for i, line in enumerate(lines) if line.startswith("moves: ")), None)
    return lines[first + 1:first + 1 + int(lines[first].split()[1])] if first is not None else None


def choose(desktop, *keys):
    """Opens the list, in which the language of now is selected, and chooses from it."""
    before = desktop.active()
    desktop.keys(["ctrl+shift+l"])
    wait_for(lambda: desktop.active() not in ("", before), "the list of languages")
    desktop.keys([*keys, "Return"])
    wait_for(lambda: desktop.active() == before, "the window to be active again")


def quit_game(desktop, child):
    desktop.keys(["ctrl+q"])
    wait_for(lambda: child.poll() is not None, "the program to end")
    if child.returncode != 0:
        raise Failure(f"the program ended with status {child.returncode}")


def switched_in_the_game(program):
    """The game, the card in hand and undo stay; the language is kept for the next start."""
    with Desktop() as desktop:
        child = desktop.play(program, *VARIANT)
        wait_for_title(desktop, "Rouge et Noir, deal 7")
        desktop.keys(["2", "space"])
        choose(desktop, "d")
        wait_for_title(desktop, "Rouge et Noir, Spiel 7")
        wait_for_language(desktop, "de")
        wait_for(lambda: "left" in desktop.message(), "the message at the left, in German")
        desktop.keys(["7"])
        wait_for(lambda: moves(desktop) == [MOVE], "the card that was in hand to lie on pile 7")
        choose(desktop, "e")
        wait_for_title(desktop, "Rouge et Noir, deal 7")
        desktop.keys(["z"])
        wait_for(lambda: moves(desktop) == [], "the move to be undone")
        choose(desktop, "Home")  # as the system, which is English here
        wait_for_language(desktop, "")
        choose(desktop, "d")
        wait_for_language(desktop, "de")
        quit_game(desktop, child)
        child = desktop.play(program)
        wait_for_title(desktop, "Rouge et Noir, Spiel 7")
        quit_game(desktop, child)
        # The command line holds for one run.
        child = desktop.play(program, "--lang", "en")
        wait_for_title(desktop, "Rouge et Noir, deal 7")
        quit_game(desktop, child)
        if language_kept(desktop) != "de":
            raise Failure(f"--lang changed the settings to {language_kept(desktop)!r}")


def keep_language(desktop, code):
    settings_file(desktop).parent.mkdir(parents=True)
    settings_file(desktop).write_text(json.dumps({"language": code}), encoding="utf-8")


def mirrored(program):
    """From the first pile, which lies at the right, Left leads to the second; the message begins at the right."""
    for code in ("ar", "he"):
        with Desktop() as desktop:
            keep_language(desktop, code)
            child = desktop.play(program, *VARIANT)
            desktop.keys(["1", "Left", "space", "7"])
            wait_for(lambda: moves(desktop) == [MOVE], f"the card of pile 2 by Left, in {code}")
            wait_for(lambda: "right" in desktop.message(), f"the message at the right, in {code}")
            quit_game(desktop, child)


def damaged(program, catalogs):
    """A damaged catalog: a sentence in the language of the system, then the game in it."""
    with Desktop() as desktop:
        folder = Path(desktop.folder.name) / "catalogs"
        for code in ("de", "fr"):
            shutil.copytree(Path(catalogs) / code, folder / code)
        broken = folder / "fr" / "LC_MESSAGES" / "longwood.mo"
        broken.write_bytes(broken.read_bytes()[:2000])
        desktop.environment.update(LONGWOOD_CATALOGS=str(folder), LANGUAGE="de", LC_ALL="de_DE.UTF-8")
        keep_language(desktop, "fr")
        child = desktop.play(program, *VARIANT)
        wait_for(lambda: desktop.active("getwindowname") == "Longwood", "the message")
        desktop.keys(["Return"])
        wait_for_title(desktop, "Rouge et Noir, Spiel 7")
        quit_game(desktop, child)


def main():
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("language test: stopped from outside"))
    program, catalogs = sys.argv[1:]
    try:
        switched_in_the_game(program)
        mirrored(program)
        damaged(program, catalogs)
    except Failure as failure:
        sys.exit(f"language test: {failure}")


if __name__ == "__main__":
    main()
