#!/usr/bin/env python3
"""Random keys and clicks in the real window, on a display of their own: monkey.py PROGRAM [SECONDS [SEED]]

Ten minutes if not said. The program must neither crash nor hang nor write anything but sound files; what it
is asked to end by a menu it ends with status 0, and is started again. The last keys are told of a failure.
"""

import collections
import json
import os
import pathlib
import random
import subprocess
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "wx", "smoke"))
from desktop import Desktop, Failure, wait_for  # noqa: E402

PLAIN = ("Left Right Up Down Home End Prior Next Tab space Return Escape plus minus F1 F3 F6 F8 F10 "
         "0 1 2 3 4 5 6 7 8 9 a b d e g h i m q r s t v w z").split()
WITH_SHIFT = "Tab Return m s 1 2 Up Down F1 F6".split()
WITH_CTRL = "n g l o s t y z r plus minus 0 a Return".split()
WITH_CTRL_SHIFT = "n l o z y Return".split()
WITH_ALT = "g c o r v s h".split()
PLAYING = "space Return d z Left Right Up Down 1 2 3 4 5 6 7 8 9 Tab".split()


def any_key(dice):
    roll = dice.random()
    if roll < 0.5:
        return dice.choice(PLAYING)
    if roll < 0.75:
        return dice.choice(PLAIN)
    if roll < 0.82:
        return "shift+" + dice.choice(WITH_SHIFT)
    if roll < 0.90:
        return "ctrl+" + dice.choice(WITH_CTRL)
    if roll < 0.93:
        return "ctrl+shift+" + dice.choice(WITH_CTRL_SHIFT)
    if roll < 0.96:
        return "alt+" + dice.choice(WITH_ALT)
    return "Escape"


def burst(desktop, dice):
    """Words for xdotool: keys, clicks and drags inside the active window."""
    size = desktop.ask("xdotool", "getactivewindow", "getwindowgeometry", "--shell")
    place = dict(line.split("=") for line in size.splitlines() if "=" in line)
    words = []
    for _ in range(dice.randrange(5, 25)):
        if dice.random() < 0.8 or not place:
            words += ["key", any_key(dice)]
            continue
        x = int(place["X"]) + dice.randrange(max(1, int(place["WIDTH"])))
        y = int(place["Y"]) + dice.randrange(max(1, int(place["HEIGHT"])))
        words += ["mousemove", str(x), str(y)]
        words += dice.choice([["click", "1"], ["click", "--repeat", "2", "--delay", "20", "1"], ["click", "3"],
                              ["mousedown", "1"], ["mouseup", "1"], ["click", "4"], ["click", "5"]])
    return words + ["mouseup", "1"]


def check_files(desktop):
    """Every file of the player's is sound."""
    folder = desktop.data.parent
    damaged = [path.name for path in folder.rglob("*damaged*")] + [path.name for path in folder.glob("crash-*")]
    if damaged:
        raise Failure(f"there are {damaged}")
    statistics = folder / "statistics.jsonl"
    if statistics.exists():
        for line in statistics.read_text(encoding="utf-8").splitlines():
            json.loads(line)


def answers(child):
    """Whether the program still spends its time waiting: nothing random takes it ten seconds."""
    end = time.monotonic() + 10
    while time.monotonic() < end:
        if child.poll() is not None:
            return True
        state = pathlib.Path(f"/proc/{child.pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()[0]
        if state == "S":
            return True
        time.sleep(0.05)
    return False


def memory_of(child):
    with open(f"/proc/{child.pid}/status", encoding="ascii") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) // 1024


def play(desktop, program, seconds, dice):
    end = time.monotonic() + seconds
    last = collections.deque(maxlen=6)
    starts = keys = memory = 0
    while time.monotonic() < end:
        child = desktop.start(program)
        starts += 1
        wait_for(lambda: child.poll() is not None or desktop.active("getwindowpid") == str(child.pid), "the window")
        while child.poll() is None and time.monotonic() < end:
            words = burst(desktop, dice)
            last.append(" ".join(words))
            keys += sum(word in ("key", "click") for word in words)
            subprocess.run(["xdotool", *words], env=desktop.environment, timeout=60, stdout=subprocess.DEVNULL,
                           stderr=subprocess.DEVNULL)
            if not answers(child):
                raise Failure("the program hangs after\n" + "\n".join(last))
            if child.poll() is None:
                memory = max(memory, memory_of(child))
        if child.poll() not in (None, 0):
            raise Failure(f"the program ended with {child.returncode} after\n" + "\n".join(last))
        if child.poll() is None:
            child.kill()
            child.wait()
        check_files(desktop)
    return starts, keys, memory


def main():
    program = os.path.abspath(sys.argv[1])
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 600
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else random.randrange(1 << 30)
    print(f"seed {seed}", flush=True)
    with Desktop() as desktop:
        os.chdir(desktop.folder.name)  # whatever it saves is saved here
        try:
            starts, keys, memory = play(desktop, program, seconds, random.Random(seed))
        finally:
            os.chdir("/")
            desktop.log.seek(0)
            said = [line for line in desktop.log if "dconf" not in line and line.strip()]
            print("".join(said[-20:]), end="")
    print(f"{keys} keys and clicks in {seconds:.0f} s, {starts} start(s), at most {memory} MB")


main()
