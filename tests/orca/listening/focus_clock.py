#!/usr/bin/python3
"""Runs inside the session, with the system's Python: presses keys as a real keyboard would and prints, as
JSON, the seconds from each key to the focus event that reaches assistive technology.

    focus_clock.py KEYSYM...         e.g. Right Left"""
import ctypes
import json
import sys
import time

import pyatspi
from gi.repository import GLib

PATIENCE = 5  # seconds for an event; a key that moves nothing gives none


class Keyboard:
    def __init__(self):
        self.x, self.test = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        self.x.XStringToKeysym.restype = ctypes.c_ulong
        self.display = ctypes.c_void_p(self.x.XOpenDisplay(None))

    def press(self, name):
        code = self.x.XKeysymToKeycode(self.display, ctypes.c_ulong(self.x.XStringToKeysym(name.encode())))
        for down in (1, 0):
            self.test.XTestFakeKeyEvent(self.display, code, down, ctypes.c_ulong(0))
        self.x.XFlush(self.display)


def main():
    arrived = []

    def focused(event):
        if event.detail1 == 1:
            arrived.append(time.monotonic())

    pyatspi.Registry.registerEventListener(focused, "object:state-changed:focused")
    keyboard, context, seconds = Keyboard(), GLib.MainContext.default(), []
    for name in sys.argv[1:]:
        arrived.clear()
        pressed = time.monotonic()
        keyboard.press(name)
        while not arrived and time.monotonic() < pressed + PATIENCE:
            if not context.iteration(False):
                time.sleep(0.0002)
        if arrived:
            seconds.append(arrived[0] - pressed)
        # What else the key sets off is no part of the next one's time.
        while time.monotonic() < pressed + 0.3:
            if not context.iteration(False):
                time.sleep(0.005)
    print(json.dumps(seconds))


main()
