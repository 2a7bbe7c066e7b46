"""Runs table_pictures on a display of its own, with the same fonts everywhere: DejaVu.

    pictures_test.py TABLE_PICTURES [keep]

compares, or renews, the pictures beside this file. Look at what you renew.
"""
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "smoke"))
from desktop import Desktop  # noqa: E402

FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts/truetype/dejavu</dir>
  <cachedir>{home}/fonts</cachedir>
  <alias><family>Sans</family><prefer><family>DejaVu Sans</family></prefer></alias>
</fontconfig>
"""


def main():
    program, *keep = sys.argv[1:]
    with Desktop() as desktop:
        home = Path(desktop.environment["HOME"])
        (home / "fonts.conf").write_text(FONTS.format(home=home), encoding="utf-8")
        desktop.environment["FONTCONFIG_FILE"] = str(home / "fonts.conf")
        done = subprocess.run([program, "keep" if keep else "compare", HERE.parents[1] / "games", HERE / "kept"],
                              env=desktop.environment, check=False, timeout=500)
    return done.returncode


sys.exit(main())
