#!/usr/bin/python3
"""Runs inside the session, with the system's Python. Its bell answers "is everything said?" without
waiting for silence:

1. It sees every key that a program gets, as a screen reader does. A program hands out the release
   of a key only after it has dealt with the press.
2. It asks the program something, and waits until it sleeps: so what a key left for later is done.
3. It shows a notification. Orca takes events one after the other, so when the bell is heard,
   everything before it has been spoken.

stdin:  "forget"                 the keys so far
        "ring PID NUMBER KEY..." PID 0 rings at once
stdout: "ready", "forgotten", "rung NUMBER"; "gone NUMBER" when the program has ended"""
import sys
import time

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
gi.require_version("Atk", "1.0")
import pyatspi  # noqa: E402
from gi.repository import Atk, Gdk, Gio, GLib, Gtk  # noqa: E402

ROOT = "/org/a11y/atspi/accessible/root"
# Keys that the window manager keeps never arrive; then we go on without them.
KEY_PATIENCE = 2.0


def sleeps(pid):
    with open("/proc/%d/stat" % pid, encoding="utf-8", errors="replace") as stat:
        return stat.read().rsplit(")", 1)[1].split()[0] == "S"


class Bus:
    """The accessibility bus, without the caches that pyatspi has."""

    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None,
                                    GLib.VariantType("(s)"), 0, -1, None).unpack()[0]
        flags = Gio.DBusConnectionFlags
        self.bus = Gio.DBusConnection.new_for_address_sync(
            address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)
        self.names = {}

    def call(self, name, path, interface, method, arguments=None):
        return self.bus.call_sync(name, path, interface, method, arguments, None, 0, 20000, None).unpack()

    def name_of(self, pid):
        if pid not in self.names:
            programs = self.call("org.a11y.atspi.Registry", ROOT, "org.a11y.atspi.Accessible", "GetChildren")[0]
            for name, _ in programs:
                found = self.call("org.freedesktop.DBus", "/", "org.freedesktop.DBus", "GetConnectionUnixProcessID",
                                  GLib.Variant("(s)", (name,)))[0]
                self.names[found] = name
        return self.names.get(pid)

    def ask(self, pid):
        """Returns when the program has answered twice and has nothing left to do; False if it is gone."""
        name = self.name_of(pid)
        if name is None:
            return False
        for _ in range(2):
            self.call(name, ROOT, "org.a11y.atspi.Accessible", "GetRole")
            rest = 0
            while rest < 3:
                time.sleep(0.001)
                rest = rest + 1 if sleeps(pid) else 0
        return True


class Keys:
    """The releases of keys, as the programs of the session get them."""

    def __init__(self):
        self.released = []
        pyatspi.Registry.registerKeystrokeListener(
            lambda event: self.released.append(event.hw_code), mask=list(range(256)),
            kind=(pyatspi.KEY_RELEASED_EVENT,), synchronous=False)

    @staticmethod
    def codes(key):
        keymap = Gdk.Keymap.get_for_display(Gdk.Display.get_default())
        _, entries = keymap.get_entries_for_keyval(Gdk.keyval_from_name(key))
        return {entry.keycode for entry in entries}

    def arrived(self, keys):
        left = iter(self.released)
        return all(any(code in self.codes(key) for code in left) for key in keys)

    def wait(self, keys):
        end = time.monotonic() + KEY_PATIENCE
        context = GLib.MainContext.default()
        while not self.arrived(keys) and time.monotonic() < end:
            if not context.iteration(False):
                time.sleep(0.001)


class Bell:
    def __init__(self):
        window = Gtk.Window(type=Gtk.WindowType.POPUP)
        window.move(-50, -50)
        label = Gtk.Label(label="bell")
        window.add(label)
        window.show_all()
        self.voice = label.get_accessible()
        self.voice.set_role(Atk.Role.NOTIFICATION)
        self.bus, self.keys = Bus(), Keys()
        GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, self.wish)
        print("ready", flush=True)

    def wish(self, source, _):
        words = source.readline().split()
        if not words:
            Gtk.main_quit()
            return False
        if words[0] == "forget":
            self.keys.released.clear()
            print("forgotten", flush=True)
        else:
            self.ring(int(words[1]), words[2], words[3:])
        return True

    def ring(self, pid, number, keys):
        self.keys.wait(keys)
        try:
            alive = pid == 0 or self.bus.ask(pid)
        except (GLib.Error, OSError):
            alive = False
        self.voice.set_name("bell " + number)
        self.voice.notify_state_change(Atk.StateType.SHOWING, False)
        self.voice.notify_state_change(Atk.StateType.SHOWING, True)
        print(("rung " if alive else "gone ") + number, flush=True)


bell = Bell()
Gtk.main()
