"""What a test holds: press a key, get back what was spoken."""
import contextlib
import json
import os
import re
import subprocess

from .processes import wait_until
from .session import Session

HERE = os.path.dirname(os.path.abspath(__file__))
BELL = os.path.join(HERE, "bell.py")
LOOK = os.path.join(HERE, "look.py")
FOCUS_CLOCK = os.path.join(HERE, "focus_clock.py")


class Ear:
    """One program in one session.

        with Ear(["./longwood"], out="/tmp/heard") as ear:
            assert "Pile 2" in " ".join(ear.press("Right"))
    """

    def __init__(self, program, out, lang="C.UTF-8", orca=True, orca_settings=None, env=None, files=None, limit=60):
        """`files`: name in the home folder -> content, there before the program starts."""
        self.program, self.limit = program, limit
        self.session = Session(out, lang, orca, orca_settings)
        self.session.env.update(env or {})
        for name, text in (files or {}).items():
            self.session.put("home/" + name, text)
        self.record = self.session.record
        self.bell = self.main = None
        self.rings = 0
        self.started = []  # what the start of the program said

    def __enter__(self):
        try:
            self.session.start()
            self.bell = self.session.family.start(["/usr/bin/python3", BELL], self.session.env, text=True,
                                                  stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            if self.bell.stdout.readline() != "ready\n":
                raise RuntimeError("the bell does not start; see session.log")
            self._wait_for_orca()
            self.start()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, *_):
        if not self.close():
            raise RuntimeError("processes of the session are left")

    def close(self):
        clean = self.session.close()
        with open(os.path.join(self.session.out, "spoken.txt"), "w", encoding="utf-8") as file:
            file.write(self.transcript())
        return clean

    # ---- the program -----------------------------------------------------------------
    def start(self):
        """Starts the program (again) and waits for its window."""
        self.record.add("key", "(start)")
        at = len(self.record.entries)
        with open(os.path.join(self.session.out, "program.log"), "ab") as log:
            self.main = self.session.family.start(self.program, self.session.env, stdout=log, stderr=log,
                                                  cwd=self.session.folder)
        wait_until("a window of the program", self._has_window, self.limit)
        if self.session.with_orca:
            self.record.wait_for(".", at, self.limit)  # no window opens in silence
        self.started = self.settle(at)
        return self.started

    def _has_window(self):
        if self.main.poll() is not None:
            raise RuntimeError("the program ended with status %s; see program.log" % self.main.returncode)
        # Active, and given the keys, which happens a moment later.
        owners = {self.session.run("xdotool", which, "getwindowpid").stdout.strip()
                  for which in ("getactivewindow", "getwindowfocus")}
        return owners == {str(self.main.pid)}

    def quit(self, *keys):
        """Presses the keys and waits for the end of the program; its exit status."""
        self._keys(keys)
        wait_until("the end of the program", lambda: self.main.poll() is not None, self.limit)
        return self.main.returncode

    def kill(self):
        """As a power cut."""
        self.main.kill()
        self.main.wait()

    def start_orca(self):
        """For a session that began without it."""
        self.session.start_orca()
        self._wait_for_orca()

    def look(self, *task):
        """What assistive technology finds: the tree, or the answer to a task of look.py."""
        done = self.session.run("/usr/bin/python3", LOOK, str(self.main.pid), *task)
        if done.returncode:
            raise LookupError(done.stderr.strip().splitlines()[-1])
        return json.loads(done.stdout)

    def focus_seconds(self, *keys):
        """Presses keys, each when the one before is done with; seconds to the focus event of each."""
        done = self.session.run("/usr/bin/python3", FOCUS_CLOCK, *keys)
        if done.returncode:
            raise LookupError(done.stderr.strip().splitlines()[-1])
        return json.loads(done.stdout)

    # ---- keys and speech ----------------------------------------------------------------
    def press(self, *keys, until=None):
        """Presses keys (names of X: Right, shift+Return, ctrl+n), one after the other without waiting
        in between; what was said, when everything has been. `until`: a pattern that must be heard
        first, for keys that open or close windows, which takes the window manager as well."""
        at = self._keys(keys)
        if until:
            self.record.wait_for(until, at, self.limit)
        return self.settle(at, keys)

    def type(self, text, until=None):
        """Letters, digits and spaces."""
        return self.press(*("space" if letter == " " else letter for letter in text), until=until)

    def settle(self, at=None, keys=()):
        """What has been said since `at`, when everything has been."""
        at = len(self.record.entries) if at is None else at
        self._ring(self.main.pid, self.limit, keys)
        return self.record.said_since(at)

    def _keys(self, keys):
        self._tell_bell("forget")
        self.record.add("key", " ".join(keys))
        at = len(self.record.entries)
        done = self.session.run("xdotool", "key", "--delay", "5", *keys)
        if done.returncode:
            raise ValueError("no such key: %s" % done.stderr)
        return at

    def _wait_for_orca(self):
        """Orca greets before it listens to anything: ring until it hears."""
        def heard():
            with contextlib.suppress(TimeoutError):
                self._ring(0, 0.5)
                return True
        if self.session.with_orca:
            wait_until("Orca to listen", heard, self.limit)

    def _tell_bell(self, *words):
        self.bell.stdin.write(" ".join(words) + "\n")
        self.bell.stdin.flush()
        if not self.bell.stdout.readline():
            raise RuntimeError("the bell is broken; see session.log")

    def _ring(self, pid, limit, keys=()):
        self.rings += 1
        at = len(self.record.entries)
        self._tell_bell("ring", str(pid), str(self.rings), *(key.split("+")[-1] for key in keys))
        if self.session.with_orca:
            self.record.wait_for(r"\bbell %d\b" % self.rings, at, limit)
        self._forget_bells()

    def _forget_bells(self):
        with self.record.lock:
            for index in range(len(self.record.entries) - 1, -1, -1):
                if self.record.entries[index][0] == "said" and re.search(r"\bbell \d+\b", self.record.entries[index][1]):
                    del self.record.entries[index], self.record.times[index]
                    break

    def latency(self):
        """Seconds from the last key to the first utterance after it, if any."""
        with self.record.lock:
            keys = [i for i, entry in enumerate(self.record.entries) if entry[0] == "key"]
            after = keys[-1] + 1 if keys else 0
            return self.record.times[after] - self.record.times[after - 1] if after < len(self.record.times) else None

    def transcript(self):
        """Keys and speech as text to read: keys at the margin, speech indented."""
        with self.record.lock:
            return "".join(("> %s\n" if kind == "key" else "    %s\n") % text for kind, text in self.record.entries)
