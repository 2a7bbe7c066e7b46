"""The real table as assistive technology finds it, in every variant. Usage: table_test.py LONGWOOD [test...]"""
import os
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "orca"))
from listening import Ear  # noqa: E402

LONGWOOD = ""
VARIANTS = ["rouge-et-noir", "double-signora", "malmaison", "waterloo", "signora", "spider", "klondike"]
# Windows of GTK that show nothing themselves, and what wx puts around its controls.
MAY_BE_NAMELESS = {"filler", "panel", "menu bar", "separator", "scroll pane"}


def everything(node):
    yield node
    for child in node["children"]:
        yield from everything(child)


def board_of(program):
    return next(node for node in everything(program) if node["role"] == "panel" and node["name"] == "Card table")


def slots_of(board):
    return [slot for pile in board["children"] for slot in pile["children"]]


def play(variant, **more):
    return Ear([LONGWOOD, "--variant", variant, "--deal", "7"], out=tempfile.mkdtemp(prefix="tree."), orca=False,
               **more)


class Table(unittest.TestCase):
    def test_every_object_has_a_name_a_role_and_states(self):
        for variant in VARIANTS:
            with self.subTest(variant), play(variant) as ear:
                for node in everything(ear.look()):
                    self.assertTrue(node["role"] and node["role"] != "unknown", node["name"])
                    self.assertTrue(node["states"] or node["role"] == "application", node["name"])
                    if node["role"] not in MAY_BE_NAMELESS:
                        self.assertTrue(node["name"], node["role"])

    def test_every_place_is_inside_the_table_and_found_at_its_point(self):
        for variant in VARIANTS:
            with self.subTest(variant), play(variant) as ear:
                board = board_of(ear.look())
                left, top, width, height = board["extents"]
                for slot in slots_of(board):
                    x, y, w, h = slot["extents"]
                    self.assertTrue(w > 0 and h > 0, slot["name"])
                    self.assertTrue(left <= x and x + w <= left + width and top <= y and y + h <= top + height,
                                    (slot["name"], slot["extents"], board["extents"]))
                last = slots_of(board)[-1]["name"]
                self.assertEqual(ear.look("at", last), last)

    def test_the_tree_follows_though_nobody_listens(self):
        with play("waterloo") as ear:
            self.assertIn("waste, empty", [slot["name"] for slot in slots_of(board_of(ear.look()))])
            ear.press("d", "Right")
            slots = slots_of(board_of(ear.look()))
            self.assertIn("waste, seven of clubs, only card", [slot["name"] for slot in slots])
            focused = [slot["name"] for slot in slots if "focused" in slot["states"]]
            self.assertEqual(focused, ["nine of clubs, pile 2, only card"])

    def test_a_switch_can_play(self):
        with play("rouge-et-noir") as ear:
            def act(place, action):
                self.assertTrue(ear.look("act", place, action))
                ear.settle()
                return [slot["name"] for slot in slots_of(board_of(ear.look()))]
            self.assertIn("ten of spades, pile 2, 6 face down, in hand", act("ten of spades, pile 2, 6 face down", "click"))
            self.assertIn("ten of spades, pile 7, 2 of 2, 1 face down", act("jack of diamonds, pile 7, 1 face down", "click"))
            self.assertIn("ace of diamonds, foundation 1, 1 card", act("ace of diamonds, pile 3, 5 face down", "to-foundation"))
            self.assertIn("stock, 57 cards", act("stock, 67 cards", "click"))


if __name__ == "__main__":
    LONGWOOD = os.path.abspath(sys.argv.pop(1))
    unittest.main(verbosity=2)
