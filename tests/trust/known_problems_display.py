#!/usr/bin/env python3
"""Known problems that need the window on a display: known_problems_display.py PROGRAM

The list of all is in known_problems_test.cpp.
"""

import os
import sys
import tempfile
import time
import unittest

TESTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
sys.path[:0] = [os.path.join(TESTS, "orca"), os.path.join(TESTS, "wx", "smoke")]
from listening import Ear  # noqa: E402
from running_game import running_game  # noqa: E402

LONGWOOD = ""
TICK = os.sysconf("SC_CLK_TCK")
# Every menu item that opens something, by its key; About has none.
DIALOGS = {"ctrl+o": "a saved game to open", "ctrl+s": "a file to save to", "ctrl+shift+n": "a deal by its number",
           "ctrl+l": "another game", "ctrl+shift+l": "another language", "ctrl+t": "statistics", "m": "moves",
           "F1": "the rules", "shift+F1": "the keys"}


def everything(node):
    yield node
    for child in node["children"]:
        yield from everything(child)


def seconds_of_processor(pid):
    with open(f"/proc/{pid}/stat", encoding="ascii") as stat:
        fields = stat.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICK


class KnownProblems(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.ear = Ear([LONGWOOD, "--variant", "rouge-et-noir", "--deal", "7"],
                      out=tempfile.mkdtemp(prefix="known-problems."), orca=False)
        cls.ear.__enter__()
        cls.addClassCleanup(cls.ear.close)

    def window(self):
        """The one in front."""
        return next(window for window in self.ear.look()["children"] if "active" in window["states"])

    def board(self):
        return next(node for node in everything(self.ear.look()) if node["name"] == "Card table")

    def focused(self):
        return [node["name"] for node in everything(self.board()) if "focused" in node["states"] and not node["children"]]

    def running(self):
        return os.path.join(self.ear.session.home, ".local/share/longwood/games/rouge-et-noir.longwood")

    def saved(self):
        return running_game(self.running())

    def told(self, role="label"):
        return [node["name"] for node in everything(self.ear.look()) if node["role"] == role]

    def test_known_problem_1_a_disk_that_takes_no_whole_game_after_a_move_is_told(self):
        path = self.running()
        os.rename(path, path + ".elsewhere")
        os.mkdir(path)
        self.ear.press("d")
        end = time.monotonic() + 10
        while not any("could not be saved" in text for text in self.told()) and time.monotonic() < end:
            time.sleep(0.2)
        said = self.told()
        os.rmdir(path)
        os.rename(path + ".elsewhere", path)
        self.assertTrue(any("could not be saved" in text and "It is a folder" in text for text in said), said)
        self.ear.press("z")
        self.assertFalse(any("could not be saved" in text for text in self.told()), "it is kept again")

    def test_known_problem_4_no_dialog_costs_the_game(self):
        self.ear.press("d")
        before, frame = self.saved(), self.window()["name"]
        self.assertIn("moves: ", before)
        for key, what in DIALOGS.items():
            with self.subTest(what):
                self.ear.press(key)
                self.assertNotEqual(self.window()["name"], frame, "nothing opened")
                self.ear.press("Escape")
                self.assertEqual(self.window()["name"], frame)
                self.assertEqual(self.saved(), before)
        # As a switch or a voice does it, through the bus: the window must not wait for itself.
        about = next(node["name"] for node in everything(self.ear.look()) if node["name"].startswith("About"))
        self.ear.look("act", about, "click")
        self.ear.settle()
        self.assertNotEqual(self.window()["name"], frame, "nothing opened")
        self.ear.press("Return")
        self.assertEqual((self.window()["name"], self.saved()), (frame, before))
        self.ear.press("z")
        self.assertNotEqual(self.saved(), before, "undo is dead")

    def test_known_problem_13_an_empty_pile_has_a_place_to_see_and_to_hear(self):
        empty = next(node for node in everything(self.board()) if node["name"].startswith("pile 10, empty"))
        left, top, width, height = empty["extents"]
        self.assertTrue(width > 20 and height > 30, empty["extents"])
        inside = self.color(left + width // 4, top + height // 4)
        self.assertEqual(self.color(left + width // 4, top + height * 2), inside, "this is not the table")
        edge = {self.color(left + x, top + height // 4) for x in range(-4, 6)}
        self.assertTrue(edge - {inside}, "no outline is drawn")

    def color(self, x, y):
        code = ("import gi; gi.require_version('Gdk', '3.0'); from gi.repository import Gdk; "
                f"p = Gdk.pixbuf_get_from_window(Gdk.get_default_root_window(), {x}, {y}, 1, 1); "
                "print(*p.get_pixels()[:3])")
        return self.ear.session.run("/usr/bin/python3", "-c", code).stdout.strip()

    def test_known_problem_20_idle_is_idle(self):
        self.ear.press("Right", "Left")
        time.sleep(2)
        before = seconds_of_processor(self.ear.main.pid)
        time.sleep(5)
        self.assertLessEqual(seconds_of_processor(self.ear.main.pid) - before, 0.02)

    def test_known_problem_21_the_board_is_no_silent_drawing_area(self):
        board = self.board()
        self.assertGreater(len(board["children"]), 15)
        self.assertEqual([pile["name"] for pile in board["children"] if not pile["children"]
                          and pile["role"] != "info bar"], [])
        before = self.focused()
        self.ear.press("Right")
        self.assertEqual(len(before), 1)
        self.assertNotEqual(self.focused(), before)

    def test_known_problem_22_a_message_is_an_announcement(self):
        def said(role):
            return any("Rouge et Noir, deal 7" in text for text in self.told(role))

        self.assertTrue(said("info bar"), "of the start")
        self.ear.press("Right")
        self.assertFalse(said("label"))
        self.ear.press("q")
        self.assertTrue(said("label"))

    def test_known_problem_23_every_place_has_a_name_a_role_a_state_and_itself(self):
        for pile in self.board()["children"]:
            for number, slot in enumerate(pile["children"]):
                self.assertTrue(slot["name"])
                self.assertEqual(slot["role"], "list item")
                self.assertIn("focusable", slot["states"])
                self.assertEqual(slot["index"], number)

    def test_known_problem_24_tab_leads_on_and_the_keys_are_told(self):
        seen = []
        for _ in range(4):
            seen += self.focused()
            self.ear.press("Tab")
        self.assertGreaterEqual(len(set(seen)), 3, seen)
        frame = self.window()["name"]
        self.ear.press("shift+F1")
        keys = [node for node in everything(self.window()) if node["role"] == "text"]
        self.assertTrue(keys)
        self.ear.press("Escape")
        self.assertEqual(self.window()["name"], frame)

    def test_known_problem_24_a_key_is_quick_where_no_screen_reader_runs(self):
        presses = 100
        self.ear.press("Right", "Left")
        before = seconds_of_processor(self.ear.main.pid)
        self.ear.press(*["Right", "Left"] * (presses // 2))
        spent = (seconds_of_processor(self.ear.main.pid) - before) / presses
        self.assertLess(spent, 0.05)

    def test_known_problem_25_help_is_text_that_can_be_read_line_by_line(self):
        self.ear.press("F1")
        nodes = list(everything(self.window()))
        self.ear.press("Escape")
        text, = [node for node in nodes if node["role"] == "text" and "multi line" in node["states"]]
        self.assertNotIn("editable", text["states"])
        self.assertIn("focused", text["states"])


if __name__ == "__main__":
    LONGWOOD = os.path.abspath(sys.argv.pop(1))
    unittest.main(verbosity=2)
