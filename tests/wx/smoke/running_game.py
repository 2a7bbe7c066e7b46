"""The running game as it is on the disk: the whole game and the moves beside it, see app/session/FORMATS.md."""

from pathlib import Path

HEADING = "Longwood moves 1\nafter: "
KEYS = ("moves: ", "undone: ")


def fnv(text):
    value = 0xCBF29CE484222325
    for byte in text.encode():
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return f"{value:016x}"


def read(path):
    return path.read_text(encoding="utf-8") if path.exists() else ""


def play_on(text, steps):
    """The text of the game with those steps played; whether they are legal is not asked."""
    lines = text.splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("moves: "))
    lists = {"moves: ": [], "undone: ": []}
    for line in lines[start:]:
        key = next((key for key in KEYS if line.startswith(key)), None)
        if key:
            current = lists[key]
        else:
            current.append(line)
    moves, undone = lists["moves: "], lists["undone: "]  # the next to be redone comes first
    for step in steps:
        if step == "undo":
            undone.insert(0, moves.pop())
        elif step == "redo":
            moves.append(undone.pop(0))
        else:
            moves.append(step)
            undone.clear()
    lines[start:] = [f"moves: {len(moves)}", *moves] + ([f"undone: {len(undone)}", *undone] if undone else [])
    return "\n".join(lines) + "\n"


def running_game(path):
    """The text of the running game with what was played since it was written; "" if there is none."""
    path = Path(path)
    steps = read(path.with_name(path.name + ".moves"))  # before the game: newer ones would not follow it
    text = read(path)
    heading = HEADING + fnv(text) + "\n"
    if not steps.startswith(heading):
        return text
    return play_on(text, steps[len(heading):steps.rindex("\n") + 1].splitlines())
