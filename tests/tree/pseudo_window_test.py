"""The window in the pseudo-language (tests/locale/pseudo.py), in which every text of a catalog stands in
brackets: nothing is shown or said that is not translated, and nothing is cut off.
Usage: pseudo_window_test.py LONGWOOD CATALOGS [test...]"""
import os
import re
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "orca"))
from listening import Ear  # noqa: E402

LONGWOOD = CATALOGS = ""
# The system's own words, and names that are the same everywhere.
NOT_OURS = {"Longwood", "longwood"}
SHOWN = {"menu", "menu item", "check menu item", "radio menu item", "label", "push button", "frame", "dialog", "alert",
         "text", "list", "table cell", "check box", "combo box", "panel", "info bar"}
DIALOGS = {"m": "moves", "ctrl+l": "games", "ctrl+shift+n": "the number of a deal", "F1": "rules", "shift+F1": "keys"}


def outside(text):
    """What does not stand in brackets."""
    depth, rest = 0, ""
    for letter in text:
        depth += (letter == "[") - (letter == "]")
        rest += letter if depth == 0 and letter != "]" else ""
    return rest


def untranslated(text):
    return [word for word in re.findall(r"[^\W\d_]{2,}", outside(text)) if word not in NOT_OURS]


def everything(node):
    yield node
    for child in node["children"]:
        yield from everything(child)


def play(**more):
    return Ear([LONGWOOD, "--lang", "qps", "--variant", "rouge-et-noir", "--deal", "7"],
               out=tempfile.mkdtemp(prefix="pseudo."), env={"LONGWOOD_CATALOGS": CATALOGS}, **more)


class Pseudo(unittest.TestCase):
    def all_translated(self, texts):
        texts = [text for text in texts if text]
        self.assertGreater(len(texts), 2)
        self.assertEqual([text for text in texts if untranslated(text)], [])

    def window_of(self, ear):
        """The one that is in front."""
        return [window for window in ear.look()["children"] if "active" in window["states"]][0]

    def test_the_window_and_all_menus(self):
        with play(orca=False) as ear:
            nodes = list(everything(ear.look()))
            self.assertGreater(sum("menu item" in node["role"] for node in nodes), 80)
            self.all_translated(node["name"] for node in nodes if node["role"] in SHOWN)

    def test_the_dialogs_and_that_they_fit(self):
        with play(orca=False) as ear:
            main = self.window_of(ear)["name"]
            for key, what in DIALOGS.items():
                with self.subTest(what):
                    ear.press(key)
                    dialog = self.window_of(ear)
                    self.assertNotEqual(dialog["name"], main, "nothing opened")
                    nodes = list(everything(dialog))
                    self.all_translated(node["name"] for node in nodes if node["role"] in SHOWN)
                    self.all_fit(dialog, nodes)
                    ear.press("Escape")

    def all_fit(self, dialog, nodes):
        left, top, width, height = dialog["extents"]
        for node in nodes:
            if node["role"] not in ("label", "push button", "text", "list", "combo box"):
                continue
            if "showing" not in node["states"]:
                continue
            x, y, w, h = node["extents"]
            self.assertTrue(left <= x and x + w <= left + width and top <= y and y + h <= top + height,
                            (node["name"], node["extents"], dialog["extents"]))

    def test_what_is_said(self):
        with play(orca=False) as ear:
            said = set()
            for keys in (["2", "space"], ["1"], ["Escape"], ["d"], ["z"], ["w"], ["h"], ["i"], ["q"], ["a"]):
                ear.press(*keys)
                nodes = list(everything(ear.look()))
                self.all_translated(node["name"] for node in nodes if node["role"] in SHOWN)
                said |= {node["name"] for node in nodes if node["role"] in ("label", "info bar")}
            self.assertGreater(len(said), 8, said)


if __name__ == "__main__":
    LONGWOOD, CATALOGS = (os.path.abspath(sys.argv.pop(1)) for _ in range(2))
    unittest.main(verbosity=2)
