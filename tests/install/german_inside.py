"""Runs inside the fresh system, which has no locale but C, as a player: opens every menu and dialog of the
window and reads what a screen reader would. german_inside.py WAY PICTURES PROGRAM [OPTION...]

No text may be one that the catalog of the program, of GTK or of wx has in German.
"""

import gettext
import os
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
gi.require_version("Gdk", "3.0")
from gi.repository import Atspi, Gdk, GLib  # noqa: E402

PATIENCE = 60  # seconds
WAY, PICTURES, PROGRAM = sys.argv[1], sys.argv[2], sys.argv[3:]
CATALOGS = ("longwood", "gtk30", "wxstd", "wxstd-3.2", "at-spi2-core", "glib20")


def wait_for(condition, what):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if result := condition():
            return result
        time.sleep(0.1)
    raise SystemExit(f"{WAY}: waited in vain: {what}")


def plain(text):
    """Without the marks of access keys and the dots of dialogs."""
    return text.replace("_", "").replace("&", "").rstrip(".…:").strip()


def german_texts():
    """English texts that must not be seen, because they are others in German."""
    texts = {}
    both = {"English"}  # also German, such as "Information", and how a language calls itself
    for name in CATALOGS:
        found = gettext.find(name, "/usr/share/locale", ["de"])
        if not found:
            continue
        with open(found, "rb") as file:
            for english, german in gettext.GNUTranslations(file)._catalog.items():
                english = english[0] if isinstance(english, tuple) else english
                english = plain(english.split("\x04")[-1])
                texts[english] = plain(german)
                if english == plain(german):
                    both.add(english)
    both.update(texts.values())
    return texts.keys() - both - {""}


def children(node):
    try:
        found = [node.get_child_at_index(i) for i in range(node.get_child_count())]
    except GLib.Error:
        return []  # gone in the meantime
    return [child for child in found if child]


def walk(node, depth=0):
    yield node
    if depth < 30:
        for child in children(node):
            yield from walk(child, depth + 1)


def is_there(node):
    states = node.get_state_set()
    in_menu = node.get_role_name() in ("menu", "menu item", "check menu item", "radio menu item")
    return in_menu or states.contains(Atspi.StateType.SHOWING)


def texts_of(node):
    """What is said of it: name, description, and the text that it holds."""
    said = [node.get_name(), node.get_description()]
    text = node.get_text_iface()
    if text and node.get_role_name() != "password text":
        said.append(Atspi.Text.get_text(text, 0, Atspi.Text.get_character_count(text)))
    return [line for one in said if one for line in one.split("\n") if line.strip()]


class Window:
    def __init__(self):
        # A window that opens before its manager is there is never given the keys.
        wait_for(lambda: self.asks_the_screen("get_num_desktops"), "the window manager is there")
        self.process = subprocess.Popen(PROGRAM)
        self.forbidden = german_texts()
        self.seen, self.english = set(), set()
        self.application = wait_for(self.find, "the window is on the accessibility bus")
        wait_for(lambda: self.asks_the_screen("getactivewindow", "getwindowname").find("Longwood") >= 0,
                 "the window is active")
        self.main = self.active()

    def find(self):
        Atspi.get_desktop(0).clear_cache()
        for application in children(Atspi.get_desktop(0)):
            if application.get_process_id() == self.process.pid and application.get_child_count():
                return application
        return None

    @staticmethod
    def asks_the_screen(*question):
        return subprocess.run(["xdotool", *question], capture_output=True, text=True).stdout.strip()

    def active(self):
        return self.asks_the_screen("getactivewindow")

    def press(self, *keys):
        subprocess.run(["xdotool", "key", "--clearmodifiers", *keys], check=True)

    def look(self, name):
        """Reads all there is, and keeps a picture."""
        time.sleep(0.5)
        self.application.clear_cache()
        for node in walk(self.application):
            try:
                self.read(name, node)
            except GLib.Error:
                pass  # gone while it was read, such as a menu that closes
        root = Gdk.get_default_root_window()
        picture = Gdk.pixbuf_get_from_window(root, 0, 0, root.get_width(), root.get_height())
        picture.savev(f"{PICTURES}/{WAY}-{name}.png", "png", [], [])

    def read(self, name, node):
        if not is_there(node):
            return
        for text in texts_of(node):
            self.seen.add(plain(text))
            if plain(text) in self.forbidden:
                self.english.add(f"{name}: {node.get_role_name()} \"{text}\"")

    def dialog(self, name, *keys):
        before = self.active()
        self.press(*keys)
        wait_for(lambda: self.active() not in ("", before), f"{name} opens")
        self.look(name)

    def close(self):
        """By Escape, back to the window; a list that GTK has opened takes one for itself."""

        def closed():
            if self.active() != self.main:
                self.press("Escape")
                time.sleep(1)
            return self.active() == self.main

        wait_for(closed, "Escape closes everything")


def tour(window):
    window.look("window")
    window.press("F10")
    window.look("menu")
    window.press("Escape", "Escape")
    for name, keys in (("games", "ctrl+l"), ("languages", "ctrl+shift+l"), ("moves", "m"), ("rules", "F1"),
                       ("keys", "shift+F1")):
        window.dialog(name, keys)
        window.close()
    window.dialog("number", "ctrl+shift+n")
    window.press("ctrl+a", "0")
    window.dialog("message", "Return")
    window.close()
    window.dialog("open", "ctrl+o")
    window.close()
    open(os.path.expanduser("~/there.longwood"), "w").close()
    window.dialog("save", "ctrl+s")
    window.press("ctrl+a")
    subprocess.run(["xdotool", "type", "there.longwood"], check=True)
    time.sleep(1)  # GTK looks for names that begin like it
    window.dialog("overwrite", "Return")
    window.close()
    for key in ("F10", "Left", "Up"):  # from the first menu to the last item of the last
        window.press(key)
        time.sleep(1)
    window.dialog("about", "Return")
    window.close()


window = Window()
try:
    tour(window)
except SystemExit:
    window.look("stuck")
    raise
finally:
    window.process.kill()
for text in sorted(window.english):
    print(f"{WAY}: in English: {text}")
for german in ("Spiel", "Neues Spiel", "Abbrechen", "Öffnen", "Speichern", "Schließen", "Größe", "0 Bytes", "OK"):
    if german not in window.seen:
        print(f"{WAY}: never seen: {german}")
        window.english.add(german)
print(f"{WAY}: {len(window.seen)} texts read, {len(window.english)} wrong.")
sys.exit(1 if window.english else 0)
