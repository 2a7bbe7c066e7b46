#!/bin/sh
# Draws the PNG files from the SVG files beside it, after a change of those:
#     sh installer/linux/icons/render.sh          (needs the package librsvg2-bin)
set -eu
cd "$(dirname "$0")"
for icon in longwood application-x-longwood; do
    for size in 16 22 24 32 48 64 128 256; do
        rsvg-convert --width $size --height $size --output $icon-$size.png $icon.svg
    done
done
