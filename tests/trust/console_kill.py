#!/usr/bin/env python3
"""Kills the text game at random moments of random play: console_kill.py PROGRAM [ROUNDS]

A script plays with --json and saves after every move, as a careful player would. After
kill -9 the saved game must open, with at most the save in flight missing. Then a player plays at
the prompt, is killed as well, and goes on; the results stay: none is lost, no file is ever damaged.
"""
import json
import os
import random
import subprocess
import sys
import tempfile
import threading


def ask(game, line):
    """The answer to one command, or None once the program is gone."""
    try:
        game.stdin.write(line + "\n")
        game.stdin.flush()
        answer = game.stdout.readline()
    except (BrokenPipeError, ValueError):
        return None
    return json.loads(answer) if answer.endswith("\n") else None


def any_command(state, dice):
    roll = dice.random()
    if roll < 0.1:
        return "undo"
    if roll < 0.15:
        return "redo"
    if roll < 0.2:
        return "move tableau-1 stock 99"
    return dice.choice(state["legal"]) if state["legal"] else "undo"


def seen(state):
    """What of a state must come back."""
    return (state["variant"], state["deal"], state["moves"], json.dumps(state["piles"]))


def play_until_killed(program, variant, saved, kept, dice):
    """Plays on; returns what was kept for sure and what may be, and how often it was saved."""
    words = [program, "play", variant, "--json", "--reveal"]
    words += ["--load", saved] if kept else ["--deal", str(dice.randrange(1, 1000))]
    game = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
    state = json.loads(game.stdout.readline())["state"]
    if kept:
        assert seen(state) in kept, f"{variant}: not the game that was saved: {seen(state)[:3]}"
        kept = [seen(state)]
    killer = threading.Timer(dice.uniform(0, 0.03), game.kill)
    killer.start()
    saves = 0
    while True:
        answer = ask(game, any_command(state, dice))
        if answer is None:
            break
        state = answer["state"]
        told = ask(game, "save " + saved)
        if told is None:
            kept = kept + [seen(state)]
            break
        assert told["ok"], told["error"]
        kept = [seen(state)]
        saves += 1
    killer.join()
    game.kill()
    game.wait()
    game.stdout.close()
    try:
        game.stdin.close()
    except BrokenPipeError:
        pass
    # A first save that may or may not have happened is there or not; no other doubt.
    if not os.path.exists(saved):
        kept = []
    return kept, saves


def results(program, environment):
    """The lines of the table of results; the text game must tell it without any trouble."""
    told = subprocess.run([program, "statistics", "--csv"], env=environment, capture_output=True, text=True, check=True)
    assert told.stderr == "", told.stderr
    return told.stdout.splitlines()[1:]


def name_of(result):
    """Variant, deal and start: what never changes."""
    return result.split(",")[:3]


def kill_at_the_prompt(program, variants, rounds, dice):
    with tempfile.TemporaryDirectory() as folder:
        environment = dict(os.environ, XDG_DATA_HOME=folder)
        known = []
        for _ in range(rounds):
            game = subprocess.Popen([program, "play", dice.choice(variants)], env=environment, text=True,
                                    stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            game.stdout.readline()  # it has begun, however busy the machine is
            threading.Thread(target=game.stdout.read, daemon=True).start()
            killer = threading.Timer(dice.uniform(0, 0.05), game.kill)
            killer.start()
            try:
                while True:
                    game.stdin.write(dice.choice(["draw", "undo", "redo", "moves\n1", "moves\n2", "new", "again"]) + "\n")
                    game.stdin.flush()
            except BrokenPipeError:
                pass
            killer.join()
            game.wait()
            try:
                game.stdin.close()
            except BrokenPipeError:
                pass
            damaged = [name for _, _, names in os.walk(folder) for name in names if "damaged" in name]
            assert not damaged, f"there are {damaged}"
            now = results(program, environment)
            assert [name_of(each) for each in now[:len(known)]] == [name_of(each) for each in known], "a result is lost"
            known = now
        assert len(known) > rounds // 5, "it hardly played"
        return len(known)


def main():
    program = sys.argv[1]
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 500
    dice = random.Random(2026)
    variants = [game["id"] for game in json.loads(subprocess.check_output([program, "list", "--json"]))]
    kept = {variant: [] for variant in variants}
    saves = 0
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(rounds):
            variant = dice.choice(variants)
            saved = os.path.join(folder, variant + ".longwood")
            kept[variant], played = play_until_killed(program, variant, saved, kept[variant], dice)
            saves += played
    assert saves > rounds, "it hardly played"
    print(f"{rounds} kills, {saves} saves, no game damaged, at most the save in flight missing")
    starts = kill_at_the_prompt(program, variants, rounds, dice)
    print(f"{rounds} kills at the prompt, {starts} deals started, no result lost")


main()
