"""The files of the project, for the checks beside this file."""

import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
NOT_SOURCES = {"build", ".git", ".cache"}


def files(root=ROOT):
    """Every file of the project, as (path relative to root, absolute path), sorted."""
    found = []
    for top in root.iterdir():
        if top.name in NOT_SOURCES:
            continue
        inside = [top] if top.is_file() else top.rglob("*")
        found += [path for path in inside if path.is_file() and "__pycache__" not in path.parts]
    return sorted((path.relative_to(root).as_posix(), path) for path in found)


def is_cpp(name):
    return name.endswith((".cpp", ".h"))


def code(text):
    """C++ text without its comments; lines keep their numbers."""
    kept = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"', re.DOTALL)

    def without(match):
        found = match.group()
        return found if found.startswith('"') else "\n" * found.count("\n")

    return kept.sub(without, text)


def report(title, problems):
    """Prints what is wrong and returns the exit status."""
    for problem in problems:
        print(problem)
    print(f"{title}: {len(problems)} problem(s)." if problems else f"{title}: all well.")
    return 1 if problems else 0
