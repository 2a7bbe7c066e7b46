#!/usr/bin/env python3
"""Kills the window at random moments of play: window_kill.py PROGRAM [ROUNDS [SEED]]

50 rounds if not said. Keys play at random in the real window until kill -9; the next start has the game, and the
results, as they were: no file is damaged, no result is lost, and every game that was played has its start.
"""

import json
import os
import random
import subprocess
import sys
import threading

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "wx", "smoke"))
from desktop import Desktop, Failure, wait_for  # noqa: E402
from running_game import running_game  # noqa: E402

VARIANTS = ["rouge-et-noir", "double-signora", "malmaison", "waterloo", "rueil", "spider",
            "klondike"]
KEYS = ["d", "d", "shift+Return", "ctrl+shift+Return", "z", "r", "space", "1", "2", "3", "4", "5", "6", "7", "8", "ctrl+n"]


def results(desktop):
    path = desktop.data.parent / "statistics.jsonl"
    if not path.exists():
        return []
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    if lines[0] != {"longwood-statistics": 1}:
        raise Failure("the first line of the results is damaged")
    return lines[1:]


def game(desktop, variant):
    return running_game(desktop.data / f"{variant}.longwood")


def value(text, key):
    return next((line.split()[1] for line in text.splitlines() if line.startswith(key + ": ")), None)


def check(desktop, before):
    """The results now; all that was there must still be, in its place."""
    now = results(desktop)
    for old, new in zip(before, now):
        if any(old[key] != new[key] for key in ("variant", "deal", "started")) or ("won" in old and old != new):
            raise Failure(f"a result changed: {old}, {new}")
    if len(now) < len(before):
        raise Failure("a result is lost")
    for variant in VARIANTS:
        text = game(desktop, variant)
        if not text.strip() or value(text, "moves") == "0":
            continue
        if not any((each["variant"], str(each["deal"])) == (variant, value(text, "deal")) for each in now):
            raise Failure(f"{variant}: what was played has no start")
    damaged = [path.name for path in desktop.data.parent.rglob("*damaged*")]
    if damaged:
        raise Failure(f"there are {damaged}")
    return now


def one_round(desktop, program, dice):
    child = desktop.play(program, "--variant", dice.choice(VARIANTS))
    killer = threading.Timer(dice.uniform(0.05, 1.5), child.kill)
    killer.start()
    keys = 0
    while child.poll() is None:
        subprocess.run(["xdotool", "key", "--delay", "2", *dice.choices(KEYS, k=10)], env=desktop.environment,
                       timeout=60, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        keys += 10
    killer.join()
    if child.returncode != -9:
        raise Failure(f"it ended by itself with {child.returncode}")
    wait_for(lambda: not desktop.active(), "the window to go")
    return keys


def main():
    program = os.path.abspath(sys.argv[1])
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 50
    dice = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 2026)
    keys, known = 0, []
    with Desktop() as desktop:
        for _ in range(rounds):
            keys += one_round(desktop, program, dice)
            known = check(desktop, known)
    print(f"{rounds} kills, {keys} keys, {len(known)} deals started: no file damaged, no result lost")


main()
