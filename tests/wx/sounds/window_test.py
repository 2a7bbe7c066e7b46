#!/usr/bin/env python3
"""The sounds of the real window.  window_test.py PROGRAM FOLDER_OF_RECORDING_CANBERRA

The library that would play them is one of ours that writes them down, hangs or refuses; or it is none.
"""

import json
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "smoke"))
from desktop import Desktop, wait_for
from running_game import running_game

PROGRAM, LIBRARY = sys.argv[1:3]
del sys.argv[1:3]
MOVES = 12


class Heard(unittest.TestCase):
    def desktop(self, library=LIBRARY, audio=""):
        desktop = self.enter(Desktop())
        self.file = Path(desktop.folder.name) / "heard.txt"
        desktop.environment.update(LD_LIBRARY_PATH=str(library), LONGWOOD_HEARD=str(self.file),
                                   LONGWOOD_AUDIO=audio)
        return desktop

    def enter(self, context):
        result = context.__enter__()
        self.addCleanup(context.__exit__, None, None, None)
        return result

    def heard(self):
        return [Path(line).name for line in self.file.read_text().splitlines()] if self.file.exists() else []

    def wait_for_sound(self, sound):
        wait_for(lambda: self.heard()[-1:] == [sound], f"{sound}, but heard was {self.heard()}")

    def saved_moves(self, desktop, variant="waterloo"):
        text = running_game(desktop.data / f"{variant}.longwood")
        return next((int(line.split()[1]) for line in text.splitlines() if line.startswith("moves: ")), -1)

    def wait_for_moves(self, desktop, count, variant="waterloo"):
        wait_for(lambda: self.saved_moves(desktop, variant) == count, f"{count} moves saved")

    def setting(self, desktop):
        path = Path(desktop.folder.name) / "config" / "longwood" / "settings.json"
        return json.loads(path.read_text()).get("sounds") if path.exists() else None

    def switch(self, desktop, on):
        desktop.keys(["shift+s"])
        wait_for(lambda: self.setting(desktop) is on, f"the setting to be {on}")

    def play(self, desktop, variant="waterloo"):
        return desktop.play(PROGRAM, "--variant", variant, "--deal", "1")

    def quit(self, desktop, child):
        desktop.keys(["ctrl+q"])
        wait_for(lambda: child.poll() is not None, "the program to end")
        self.assertEqual(child.returncode, 0)

    def loaded(self, child):
        return "libcanberra" in Path(f"/proc/{child.pid}/maps").read_text()

    def test_off_until_wanted_and_remembered(self):
        desktop = self.desktop()
        child = self.play(desktop)
        desktop.keys(["d"])
        self.wait_for_moves(desktop, 1)
        self.switch(desktop, True)
        self.assertFalse(self.loaded(child), "the library was loaded before the first sound")
        self.assertEqual(self.heard(), [])
        desktop.keys(["d"])
        self.wait_for_sound("move.wav")
        self.assertTrue(self.loaded(child))
        self.quit(desktop, child)

        child = desktop.play(PROGRAM)
        desktop.keys(["ctrl+g"])
        self.wait_for_sound("deal.wav")
        self.switch(desktop, False)
        heard = self.heard()
        desktop.keys(["d"])
        self.wait_for_moves(desktop, 1)
        self.quit(desktop, child)
        self.assertEqual(self.heard(), heard)

    def test_each_tells_what_happened(self):
        desktop = self.desktop()
        child = self.play(desktop, "rouge-et-noir")
        self.switch(desktop, True)
        desktop.keys(["z"])  # nothing to take back
        self.wait_for_sound("refusal.wav")
        desktop.keys(["d"])
        self.wait_for_sound("deal.wav")
        desktop.keys(["z"])
        self.wait_for_sound("move.wav")
        desktop.keys(["1", "space"])
        self.wait_for_sound("pick-up.wav")
        desktop.keys(["Escape"])
        self.wait_for_sound("move.wav")
        desktop.keys(["Left"] * 30)
        self.wait_for_sound("edge.wav")
        self.quit(desktop, child)

    def test_in_the_menu(self):
        desktop = self.desktop()
        child = self.play(desktop)
        desktop.keys(["alt+s", "s"])
        wait_for(lambda: self.setting(desktop) is True, "the menu item to switch the sounds on")
        desktop.keys(["alt+s", "s"])
        wait_for(lambda: self.setting(desktop) is False, "the menu item to switch the sounds off")
        self.quit(desktop, child)

    def game_goes_on(self, desktop):
        child = self.play(desktop)
        self.switch(desktop, True)
        desktop.keys(["d"] * MOVES)
        self.wait_for_moves(desktop, MOVES)
        self.quit(desktop, child)

    def test_an_audio_system_that_hangs(self):
        desktop = self.desktop(audio="hangs")
        self.game_goes_on(desktop)
        self.assertEqual(self.heard(), ["created", "move.wav"])

    def test_no_audio(self):
        desktop = self.desktop(audio="refuses")
        self.game_goes_on(desktop)
        self.assertIn("move.wav", self.heard())

    def test_no_library(self):
        desktop = self.desktop()
        # A file that is no library hides the one that the system may have.
        folder = Path(desktop.folder.name) / "none"
        folder.mkdir()
        (folder / "libcanberra.so.0").write_text("")
        desktop.environment["LD_LIBRARY_PATH"] = str(folder)
        self.game_goes_on(desktop)
        self.assertEqual(self.heard(), [])
        desktop.log.seek(0)
        self.assertNotIn("canberra", desktop.log.read())


if __name__ == "__main__":
    unittest.main()
