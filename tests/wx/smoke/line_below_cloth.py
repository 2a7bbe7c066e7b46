#!/usr/bin/python3
"""What stands below the table on this display: the half in which more of it is written, "left" or "right", and a
number that is another for every other text; nothing where no text or no table is seen.

    line_below_cloth.py RED GREEN BLUE
"""

import sys
import zlib

import gi

gi.require_version("Gdk", "3.0")
from gi.repository import Gdk  # noqa: E402

HEIGHT = 28  # of the first line of the message
DARK = 3 * 100


def main():
    cloth = bytes(map(int, sys.argv[1:]))
    root = Gdk.get_default_root_window()
    picture = Gdk.pixbuf_get_from_window(root, 0, 0, root.get_width(), root.get_height())
    pixels, row, step = picture.get_pixels(), picture.get_rowstride(), picture.get_n_channels()

    def line(y):
        return [pixels[y * row + x * step:y * row + x * step + 3] for x in range(picture.get_width())]

    edge = next((y for y in range(picture.get_height() - 1, -1, -1) if line(y).count(cloth) > 300), None)
    if edge is None:
        return
    left, right = line(edge).index(cloth), picture.get_width() - line(edge)[::-1].index(cloth)
    ink = [[sum(pixel) < DARK for pixel in line(y)[left:right]] for y in range(edge + 3, edge + HEIGHT)]
    half = (right - left) // 2
    at_left, at_right = (sum(sum(dots[half_of]) for dots in ink) for half_of in (slice(half), slice(half, None)))
    if at_left + at_right:
        print("left" if at_left > at_right else "right", zlib.crc32(repr(ink).encode()))


if __name__ == "__main__":
    main()
