"""The same on Wayland, as a new desktop has it: Orca says the table, the keys, the menus and the rules.
Usage: wayland_test.py LONGWOOD

The compositor's screen is a window of the session's X display, where the keys are pressed; the sentences are those
of X, which game_test.py hears whole."""
import os
import sys
import tempfile
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from listening import Ear  # noqa: E402
from listening.processes import wait_until  # noqa: E402

LONGWOOD = ""
SOCKET = "longwood-heard"
HELD = 0.1  # seconds a key is down: the compositor passes over shorter ones in menus


class WaylandEar(Ear):
    def start(self):
        session = self.session
        with open(os.path.join(session.out, "weston.log"), "wb") as log:
            session.family.start(["weston", "--backend=x11-backend.so", "--use-pixman", "--width=1200", "--height=780",
                                  f"--socket={SOCKET}", "--idle-time=0"], session.env, stdout=log, stderr=log)
        wait_until("the compositor", lambda: os.path.exists(os.path.join(session.env["XDG_RUNTIME_DIR"], SOCKET)))
        wait_until("its window to have the keys", lambda: "Weston" in session.run(
            "xdotool", "getwindowfocus", "getwindowname").stdout)
        wayland = dict(session.env, WAYLAND_DISPLAY=SOCKET, GDK_BACKEND="wayland")
        del wayland["DISPLAY"]
        self.at = len(self.record.entries)
        with open(os.path.join(session.out, "program.log"), "wb") as log:
            self.main = session.family.start(self.program, wayland, stdout=log, stderr=log, cwd=session.folder)

    def hears(self, *patterns):
        """Each of them, in this order, since the last key."""
        for pattern in patterns:
            self.at = self.record.wait_for(pattern, self.at, self.limit)

    def press(self, key, *patterns):
        self.record.add("key", key)
        self.at = len(self.record.entries)
        for act in ("keydown", "keyup"):
            self.session.run("xdotool", act, key)
            time.sleep(HELD)
        self.hears(*patterns)


class HeardOnWayland(unittest.TestCase):
    def test_a_game_its_menus_and_its_rules_are_heard(self):
        with WaylandEar([LONGWOOD, "--variant", "malmaison", "--deal", "3"],
                        out=tempfile.mkdtemp(prefix="longwood-wayland.")) as ear:
            # Not the window's name: it may be active before Orca knows that it is there.
            ear.hears("^four of clubs, pile 1", "^Malmaison, deal 3. 60 cards")
            ear.press("1", "^four of clubs, pile 1")
            ear.press("Right", "^ten of diamonds, pile 2")
            ear.press("d", "^Ace of clubs from the stock")
            ear.press("F10", "^Game menu")
            ear.press("Down", "^New deal")
            ear.press("Escape", "^ten of diamonds, pile 2")
            ear.press("F1", "^Rules: Malmaison dialog", "^Malmaison: the rules")
            ear.press("Escape", "^ten of diamonds, pile 2")
            ear.press("z", "^Undone")


if __name__ == "__main__":
    LONGWOOD = os.path.abspath(sys.argv.pop(1))
    unittest.main(verbosity=2)
