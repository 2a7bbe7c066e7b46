"""A display of our own with a window manager, and the real program on it."""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

LINE = Path(__file__).with_name("line_below_cloth.py")
CLOTH = ("17", "92", "58")  # of the green theme
PATIENCE = 60  # seconds for any condition; only a broken program needs so long


class Failure(Exception):
    """The program did not do what a player would see."""


def wait_for(condition, what):
    """Polls until the condition gives something true, and returns that."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        result = condition()
        if result:
            return result
        time.sleep(0.01)
    raise Failure(f"waited {PATIENCE} s in vain: {what}")


class Desktop:
    def __init__(self, size="1024x768", layout="us"):
        self.size, self.layout = size, layout
        self.children = []

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="longwood-smoke-", ignore_cleanup_errors=True)
        home = Path(self.folder.name)
        self.environment = dict(os.environ, HOME=str(home), LC_ALL="C.UTF-8", LANGUAGE="en")
        for name in ("DATA", "CONFIG", "CACHE", "RUNTIME"):
            path = home / name.lower()
            path.mkdir(mode=0o700)
            self.environment[f"XDG_{name}_HOME" if name != "RUNTIME" else "XDG_RUNTIME_DIR"] = str(path)
        # Nobody listens here: tests/orca is about that.
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = "disabled:"
        self.environment.pop("WAYLAND_DISPLAY", None)
        self.data = home / "data" / "longwood" / "games"
        self.log = open(home / "errors.txt", "w+", encoding="utf-8")
        read, write = os.pipe()
        # Without -noreset it would begin anew, and throw everybody out, when the first asker leaves.
        server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", f"{self.size}x24",
                                   "-nolisten", "tcp", "-noreset"], pass_fds=[write],
                                  stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.children.append(server)
        os.close(write)
        with os.fdopen(read) as answer:
            number = answer.readline().strip()
        if not number:
            raise Failure("Xvfb did not start")
        self.environment["DISPLAY"] = f":{number}"
        self.start("openbox", quiet=True)
        wait_for(self.has_window_manager, "the window manager")
        if self.layout != "us":
            subprocess.run(["setxkbmap", self.layout], env=self.environment, check=True)
        return self

    def __exit__(self, failed, *_):
        if failed:
            self.log.seek(0)
            print("What the program said:", self.log.read() or "nothing", file=sys.stderr)
        self.log.close()
        for child in reversed(self.children):
            if child.poll() is None:
                child.kill()
            child.wait()
        self.folder.cleanup()

    def has_window_manager(self):
        return self.ask("xprop", "-root", "_NET_SUPPORTING_WM_CHECK").find("window id") >= 0

    def start(self, *command, quiet=False):
        # What is left of us when we are killed must not hold the pipe of whoever reads us.
        errors = subprocess.DEVNULL if quiet else self.log
        child = subprocess.Popen(command, env=self.environment, stdin=subprocess.DEVNULL,
                                 stdout=subprocess.DEVNULL, stderr=errors)
        self.children.append(child)
        return child

    def ask(self, *command):
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True,
                              timeout=PATIENCE)
        return done.stdout.strip() if done.returncode == 0 else ""

    def active(self, *about):
        """The window that is active and has the keys, or what is asked about it; "" in between.

        A window manager names a window active a moment before the keys go there: asked are both.
        """
        answers = {self.ask("xdotool", which, *about) for which in ("getactivewindow", "getwindowfocus")}
        return answers.pop() if len(answers) == 1 else ""

    def play(self, program, *arguments):
        """Starts the program and waits until keys reach it."""
        child = self.start(program, *arguments)

        def there():
            if child.poll() is not None:
                raise Failure(f"the program ended with status {child.returncode}")
            # By process: the window of one that was killed stays a moment longer.
            return self.active("getwindowpid") == str(child.pid)

        wait_for(there, "the window of Longwood, active")
        return child

    def keys(self, keys):
        """Presses keys one after the other, as the X server would pass on real ones."""
        subprocess.run(["xdotool", "key", "--delay", "4", *keys], env=self.environment, check=True,
                       timeout=PATIENCE)

    def message(self):
        """On which side the message line is written, and a number for its text; nothing while it is empty."""
        return self.ask(str(LINE), *CLOTH).split()

    def type(self, text):
        """Types a text into the field that has the keys."""
        subprocess.run(["xdotool", "type", "--delay", "4", text], env=self.environment, check=True, timeout=PATIENCE)
