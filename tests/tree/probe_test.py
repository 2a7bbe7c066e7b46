"""What the bridge alone makes of a tree, found by pyatspi and heard by Orca. Usage:
probe_test.py BOARD_PROBE [test...]"""
import os
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "orca"))
from listening import Ear  # noqa: E402

PROBE = ""


def ear(**more):
    return Ear([PROBE], out=tempfile.mkdtemp(prefix="probe-heard."), **more)


def board_of(program):
    """The panel with the table's name, wherever it is."""
    todo = [program]
    while todo:
        node = todo.pop()
        if node["role"] == "panel" and node["name"]:
            return node
        todo += node["children"]
    raise LookupError("no board")


def slots_of(board):
    return [slot for pile in board["children"] for slot in pile["children"]]


class Found(unittest.TestCase):
    """Nobody listens; somebody looks."""

    @classmethod
    def setUpClass(cls):
        cls.ear = cls.enterClassContext(ear(orca=False))

    def test_1_every_object_has_a_name_a_role_and_states(self):
        board = board_of(self.ear.look())
        self.assertEqual(board["name"], "Card table")
        self.assertEqual([pile["name"] for pile in board["children"]], ["pile 1", "pile 2", "pile 3", "pile 4"])
        for node in [board] + board["children"] + slots_of(board):
            self.assertTrue(node["name"])
            self.assertIn("showing", node["states"], node["name"])
            self.assertIn("enabled", node["states"], node["name"])
        self.assertEqual({slot["role"] for slot in slots_of(board)}, {"list item"})

    def test_2_exactly_the_slot_in_focus_has_the_focus(self):
        board = board_of(self.ear.look())
        self.assertEqual([slot["name"] for slot in slots_of(board) if "focused" in slot["states"]], ["ace, pile 1"])
        self.assertNotIn("focused", board["states"])
        self.assertTrue(all("focusable" in slot["states"] for slot in slots_of(board)))
        self.assertFalse(any("selectable" in slot["states"] for slot in slots_of(board)))

    def test_3_slots_lie_where_they_are_seen(self):
        board = board_of(self.ear.look())
        x, y, *_ = board["extents"]
        four = next(slot for slot in slots_of(board) if slot["name"].startswith("four"))
        self.assertEqual(four["extents"], [x + 110, y + 40, 80, 30])
        self.assertEqual(self.ear.look("at", "four, pile 2"), "four, pile 2")

    def test_4_every_slot_offers_what_can_be_done(self):
        for slot in slots_of(board_of(self.ear.look())):
            self.assertEqual([action["name"] for action in slot["actions"]], ["click", "to-foundation", "use-stock"])
            self.assertEqual(slot["actions"][0]["words"], "Pick up or put down")

    def test_5_focus_comes_from_outside(self):
        self.assertTrue(self.ear.look("focus", "six, pile 4"))
        board = board_of(self.ear.look())
        self.assertEqual([slot["name"] for slot in slots_of(board) if "focused" in slot["states"]], ["six, pile 4"])

    def test_6_carried_cards_are_the_selected_ones(self):
        self.ear.press("c")
        board = board_of(self.ear.look())
        selected = [slot["name"] for slot in slots_of(board) if "selected" in slot["states"]]
        self.assertEqual(selected, ["three, pile 2", "four, pile 2", "five, pile 2"])
        self.ear.press("c")

    def test_7_another_game_is_found_whole(self):
        self.ear.press("d")
        board = board_of(self.ear.look())
        self.assertEqual([slot["name"] for slot in slots_of(board)][-2:], ["jack, pile 5", "queen, pile 5"])
        self.assertEqual([pile["index"] for pile in board["children"]], [0, 1, 2, 3, 4])


class Heard(unittest.TestCase):
    """Orca listens."""

    def test_everything_is_said_once(self):
        with ear() as probe:
            self.assertEqual(probe.started, ["Board probe frame.", "Card table panel.", "ace, pile 1."])
            for key, said in [("Right", ["five, pile 2."]), ("Up", ["four, pile 2."]), ("Down", ["five, pile 2."]),
                              ("s", ["a sentence."]), ("s", ["a sentence."]), ("r", ["renamed 1."]),
                              ("r", ["renamed 2."]), ("c", []), ("c", []),
                              ("m", ["five onto six, pile 4. Turned up: four."]),
                              ("Left", ["space, pile 3."]), ("Right", ["five, pile 4."]), ("d", ["queen, pile 5.", "dealt."])]:
                self.assertEqual(probe.press(key), said, key)
            self.assertEqual(probe.press("Left", "Left", "Left")[-1], "eight, pile 2.")

    def test_actions_are_carried_out(self):
        with ear() as probe:
            at = len(probe.record.entries)
            self.assertTrue(probe.look("act", "two, pile 1", "click"))
            self.assertEqual(probe.settle(at), ["pick up tableau-1 1."])
            at = len(probe.record.entries)
            self.assertTrue(probe.look("act", "two, pile 1", "use-stock"))
            self.assertEqual(probe.settle(at), ["use stock."])
            at = len(probe.record.entries)
            self.assertTrue(probe.look("focus", "six, pile 4"))
            self.assertEqual(probe.settle(at), ["six, pile 4."])


if __name__ == "__main__":
    PROBE = os.path.abspath(sys.argv.pop(1))
    unittest.main(verbosity=2)
