"""From a recorded game to the keys that play it."""

from pathlib import Path


class Recorded:
    """A saved game: its text, its variant and deal, its moves."""

    def __init__(self, path):
        self.text = Path(path).read_text(encoding="utf-8")
        lines = self.text.splitlines()
        self.variant = self.value(lines, "variant")
        self.deal = self.value(lines, "deal")
        count = int(self.value(lines, "moves"))
        start = next(i for i, line in enumerate(lines) if line.startswith("moves:")) + 1
        self.moves = lines[start:start + count]

    @staticmethod
    def value(lines, key):
        return next(line.split(": ", 1)[1] for line in lines if line.startswith(key + ": "))


def go_to_tableau(number):
    return [str(number % 10)] if number <= 10 else [f"shift+{number - 10}"]


def split(pile):
    kind, _, number = pile.partition("-")
    return kind, int(number or 1)


GROUP = {"stock": 0, "waste": 0, "foundation": 1, "sequence": 1, "tableau": 2, "reserve": 3}


def go(variant, here, pile):
    """The keys from a pile of the group `here` to the top card of the pile."""
    kind, number = split(pile)
    if kind == "tableau":
        return go_to_tableau(number)
    steps = GROUP[kind] - here
    groups = ["Tab"] * steps if steps > 0 else ["shift+Tab"] * -steps
    if kind == "waste":
        right = 1
    elif kind == "sequence":
        # Rouge et Noir and Rouge Forty: after four colour foundations.
        right = (0 if variant == "spider" else 4) + number - 1
    else:
        right = number - 1
    return groups + ["Right"] * right


def keys_for(variant, move):
    """The keys that play one move, wherever the cursor is."""
    if move == "draw":
        return ["d"]
    _, source, target, count = move.split()
    # Pile 1 is a known place to start from.
    to_source = go_to_tableau(split(source)[1]) if source.startswith("tableau") else ["1"] + go(variant, 2, source)
    pick_up = ["Up"] * (int(count) - 1) + ["space"]
    to_target = go(variant, GROUP[split(source)[0]], target)
    # A number key puts down at once while cards are carried.
    put_down = [] if target.startswith("tableau") else ["space"]
    return to_source + pick_up + to_target + put_down
