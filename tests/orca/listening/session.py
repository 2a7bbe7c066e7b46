"""A private desktop without a screen: X server, session bus, window manager, accessibility bus,
Orca. Needs no root, no audio and no network; any number can run at the same time."""
import json
import os
import re
import shutil
import subprocess
import tempfile

from .processes import Family, wait_until
from .speech import Record, SpeechServer

# What would lead out of the private session.
FOREIGN = re.compile(r"(DISPLAY|WAYLAND|DBUS_|AT_SPI|XDG_|GTK_|NO_AT_BRIDGE|LC_|LANG|SPEECHD_|GSETTINGS|GDK_|QT_"
                     r"|SESSION_MANAGER|XAUTH|PYTHON)")

OPENBOX = """<?xml version="1.0" encoding="UTF-8"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
<focus><focusNew>yes</focusNew><followMouse>no</followMouse></focus>
<keyboard><keybind key="A-F4"><action name="Close"/></keybind></keyboard>
<applications><application class="*"><focus>yes</focus></application></applications>
</openbox_config>
"""

# Orca as it comes, but for what would only be in the way: braille and sounds need devices, and the
# echo of keys is not the program's.
ORCA = {"enableBraille": False, "enableBrailleMonitor": False, "enableSound": False, "enableKeyEcho": False}


class Session:
    def __init__(self, out, lang="C.UTF-8", orca=True, orca_settings=None):
        self.out = os.path.abspath(out)
        shutil.rmtree(self.out, ignore_errors=True)
        os.makedirs(self.out)
        self.folder = tempfile.mkdtemp(prefix="listening.")
        self.home = os.path.join(self.folder, "home")
        self.record = Record(os.path.join(self.out, "speech.log"))
        self.family = Family(self.folder, os.path.join(self.out, "session.log"))
        self.env = self._environment(lang)
        self._write_settings(dict(ORCA, **(orca_settings or {})))
        self.speech = None
        self.with_orca = orca

    def _environment(self, lang):
        env = {key: value for key, value in os.environ.items() if not FOREIGN.match(key)}
        for name in ("home", "run", "bin"):
            os.makedirs(os.path.join(self.folder, name), 0o700)
        env.update(
            HOME=self.home, XDG_RUNTIME_DIR=self.folder + "/run", XDG_CONFIG_HOME=self.home + "/.config",
            XDG_DATA_HOME=self.home + "/.local/share", XDG_STATE_HOME=self.home + "/.local/state",
            XDG_CACHE_HOME=self.home + "/.cache", XDG_CURRENT_DESKTOP="listening",
            LANG=lang, LC_ALL=lang, LANGUAGE="en" if lang.startswith("C") else lang.split(".")[0],
            PATH=self.folder + "/bin:/usr/bin:/bin:/usr/sbin:/sbin", GSETTINGS_BACKEND="keyfile",
            GDK_BACKEND="x11", LIBGL_ALWAYS_SOFTWARE="1", GTK_THEME="Adwaita", NO_AT_BRIDGE="0",
            SPEECHD_ADDRESS="unix_socket:" + self.folder + "/speech.sock")
        return env

    def put(self, name, text, mode=0o644):
        path = os.path.join(self.folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(path, mode)
        return path

    def _write_settings(self, settings):
        # Orca does not start where `pgrep -x orca` finds another one of this user: hide other
        # sessions from it.
        self.put("bin/pgrep", "#!/bin/sh\nexit 1\n", 0o755)
        self.put("home/.config/glib-2.0/settings/keyfile",
                 "[org/gnome/desktop/interface]\ntoolkit-accessibility=true\n")
        self.put("home/.config/openbox/rc.xml", OPENBOX)
        self.put("home/.asoundrc", "pcm.!default { type null }\nctl.!default { type null }\n")
        profile = dict(settings, profile=["Default", "default"], pronunciations={}, keybindings={})
        # This file also keeps Orca from opening its first-start dialog.
        self.put("home/.local/share/orca/user-settings.conf", json.dumps({
            "general": dict(settings, firstStart=False, startingProfile=["Default", "default"]),
            "profiles": {"default": profile}, "pronunciations": {}, "keybindings": {}}))

    def run(self, *argv, limit=60):
        """A command inside the session, to its end."""
        return subprocess.run(argv, env=self.env, capture_output=True, text=True, timeout=limit, check=False)

    def start(self):
        read, write = os.pipe()
        self.family.start(["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp",
                           "-noreset", "+extension", "XTEST"], self.env, pass_fds=(write,))
        os.close(write)
        with os.fdopen(read) as pipe:
            self.env["DISPLAY"] = ":" + pipe.readline().strip()
        bus = self.family.start(["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1",
                                 "--address=unix:path=%s/bus" % self.folder], self.env, stdout=subprocess.PIPE)
        self.env["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().decode().strip()
        self.family.start(["openbox", "--sm-disable", "--config-file", self.home + "/.config/openbox/rc.xml"],
                          self.env)
        # The question starts the accessibility bus and its registry.
        wait_until("the accessibility bus", lambda: "unix:" in self.run(
            "dbus-send", "--session", "--print-reply", "--dest=org.a11y.Bus", "/org/a11y/bus",
            "org.a11y.Bus.GetAddress").stdout)
        self.speech = SpeechServer(self.folder + "/speech.sock", self.record)
        if self.with_orca:
            self.start_orca()

    def start_orca(self):
        self.with_orca = True
        at = len(self.record.entries)
        with open(os.path.join(self.out, "orca.log"), "wb") as log:
            self.family.start(["/usr/bin/python3", "/usr/bin/orca"], self.env, stdout=log, stderr=log)
        self.record.wait_for(".", at, 60)

    def close(self):
        """True if nothing is left running."""
        clean = self.family.end()
        if self.speech:
            self.speech.close()
        self.record.raw.close()
        shutil.rmtree(self.folder, ignore_errors=True)
        return clean
