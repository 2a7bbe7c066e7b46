#!/usr/bin/python3
"""A file manager in the small: drag_source.py ADDRESS... offers the files of the addresses for dragging.

It says "dragging" when a drag has begun and "wanted" when the window under the pointer would take the
files. It ends after one drag: with 0 if the other side took what was dropped, else with 1.
"""

import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk  # noqa: E402


class Source(Gtk.Window):
    def __init__(self, addresses):
        super().__init__(title="drag source", default_width=120, default_height=120)
        self.addresses, self.failed = addresses, False
        place = Gtk.EventBox()
        place.drag_source_set(Gdk.ModifierType.BUTTON1_MASK, [], Gdk.DragAction.COPY)
        place.drag_source_add_uri_targets()
        place.connect("drag-begin", self.begin)
        place.connect("drag-data-get", lambda _p, _c, data, *_: data.set_uris(self.addresses))
        place.connect("drag-failed", self.fail)
        place.connect("drag-end", lambda *_: Gtk.main_quit())
        self.add(place)

    def begin(self, _place, drag):
        drag.connect("action-changed", lambda _drag, action: action and print("wanted", flush=True))
        print("dragging", flush=True)

    def fail(self, *_):
        self.failed = True
        return False


source = Source(sys.argv[1:])
source.show_all()
Gtk.main()
sys.exit(source.failed)
