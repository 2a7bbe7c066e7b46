#!/usr/bin/python3
"""Takes the pictures for README and software centres: take.py PROGRAM [LANGUAGE...]

English and German if none is named. The games are those of tests/games, stopped in the middle.
"""

import json
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
sys.path.insert(0, str(ROOT / "tests" / "wx" / "smoke"))
from desktop import Desktop, wait_for  # noqa: E402

SIZE = "960x680"
# The game, how many of its moves, what else is chosen, and the keys pressed before the picture.
PICTURES = {
    "rouge-et-noir": (60, {}, ["7"]),
    "waterloo": (90, {"theme": "high-contrast", "cards": "large-print"}, ["3"]),
}

# Runs with the display of its own, which must be known before Gdk is loaded.
SHOOT = """
import sys, gi
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk
root = Gdk.get_default_root_window()
picture = Gdk.pixbuf_get_from_window(root, 0, 0, root.get_width(), root.get_height())
picture.savev(sys.argv[1], "png", ["compression"], ["9"])
"""


def begun_game(variant, moves, folder):
    """The first moves of the played game, as a file."""
    lines = (ROOT / "tests" / "games" / f"{variant}.longwood").read_text(encoding="utf-8").splitlines()
    head, played = lines[:3], lines[4:]
    game = Path(folder) / "game.longwood"
    game.write_text("\n".join([*head, f"moves: {moves}", *played[:moves]]) + "\n",
                    encoding="utf-8")
    return game


def take(program, language, name):
    moves, chosen, keys = PICTURES[name]
    with Desktop(SIZE) as desktop:
        # No frame of a window manager, so that the window is the whole screen.
        rules = Path(desktop.folder.name) / "config" / "openbox" / "rc.xml"
        rules.parent.mkdir(parents=True)
        rules.write_text('<openbox_config xmlns="http://openbox.org/3.4/rc"><applications><application class="*">'
                         "<decor>no</decor><maximized>yes</maximized></application></applications>"
                         "</openbox_config>", encoding="utf-8")
        desktop.ask("openbox", "--reconfigure")
        settings = Path(desktop.folder.name) / "config" / "longwood" / "settings.json"
        settings.parent.mkdir()
        settings.write_text(json.dumps({"animation": False, **chosen}), encoding="utf-8")
        game = begun_game(name, moves, desktop.folder.name)
        desktop.play(program, "--lang", language, str(game))
        wait_for(lambda: SIZE.replace("x", " ") in desktop.ask(
            "sh", "-c", "xdotool getwindowgeometry $(xdotool getactivewindow) | sed -n 's/x/ /;s/.*Geometry: //p'"),
            "the window fills the screen")
        desktop.keys(keys)
        desktop.ask("sleep", "1")
        picture = HERE / f"{name}.{language}.png"
        desktop.ask("/usr/bin/python3", "-c", SHOOT, str(picture))
        print(picture.name, picture.stat().st_size)


for each_language in sys.argv[2:] or ["en", "de"]:
    for each in PICTURES:
        take(sys.argv[1], each_language, each)
