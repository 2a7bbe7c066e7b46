#!/usr/bin/python3
"""Runs inside the session, with the system's Python. Its bell answers "is everything said?" without
waiting for silence: it first asks the program something (the answer comes when the program has
dealt with the keys before), then shows a notification. Orca takes events one after the other, so
when the bell is heard everything before it has been spoken.

stdin: one line "PID NUMBER" a ring; PID 0 rings at once. stdout: "rung NUMBER", or "gone NUMBER"
when the program has ended."""
import sys
import time

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Atk", "1.0")
from gi.repository import Atk, Gio, GLib, Gtk  # noqa: E402

ROOT = "/org/a11y/atspi/accessible/root"


def sleeps(pid):
    with open("/proc/%d/stat" % pid, encoding="utf-8", errors="replace") as stat:
        return stat.read().rsplit(")", 1)[1].split()[0] == "S"


class Bus:
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
        """Each answer needs a turn of the program's main loop, after the keys that came before; what a
        key left for later is done when the program sleeps."""
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


class Bell:
    def __init__(self):
        self.bus = Bus()
        window = Gtk.Window(type=Gtk.WindowType.POPUP)
        window.move(-50, -50)
        label = Gtk.Label(label="bell")
        window.add(label)
        window.show_all()
        self.voice = label.get_accessible()
        self.voice.set_role(Atk.Role.NOTIFICATION)
        GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, self.wish)
        print("ready", flush=True)

    def wish(self, source, _):
        line = source.readline()
        if not line:
            Gtk.main_quit()
            return False
        pid, number = line.split()
        try:
            alive = pid == "0" or self.bus.ask(int(pid))
        except (GLib.Error, OSError):
            alive = False
        self.voice.set_name("bell " + number)
        self.voice.notify_state_change(Atk.StateType.SHOWING, False)
        self.voice.notify_state_change(Atk.StateType.SHOWING, True)
        print(("rung " if alive else "gone ") + number, flush=True)
        return True


bell = Bell()
Gtk.main()
