#!/usr/bin/python3
"""Says on which side of the active window its lowest line is written: left, right or nowhere.

    written_side.py X Y WIDTH HEIGHT
"""

import sys

import gi

gi.require_version("Gdk", "3.0")
from gi.repository import Gdk  # noqa: E402

LINE = 25  # pixels: the first of the two lines
BELOW = 52  # from there to the lower edge of the window
DARK = 3 * 100


def main():
    x, y, width, height = map(int, sys.argv[1:])
    picture = Gdk.pixbuf_get_from_window(Gdk.get_default_root_window(), x, y + height - BELOW, width, LINE)
    pixels, row, step = picture.get_pixels(), picture.get_rowstride(), picture.get_n_channels()
    ink = [0, 0]
    for line in range(LINE):
        for column in range(width):
            at = line * row + column * step
            ink[column * 2 // width] += sum(pixels[at:at + 3]) < DARK
    print("nowhere" if ink[0] == ink[1] else "left" if ink[0] > ink[1] else "right")


if __name__ == "__main__":
    main()
