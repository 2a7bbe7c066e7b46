"""What lies at the top, no paths of one machine in any file, and how long files are."""

import re
import sys

import sources

TOP = {"CMakeLists.txt", "CMakePresets.json", "LICENSE", "README.md",
       "accessibility", "app", "engine", "installer", "locale", "tests"}

# Bracketed letters, so that this file does not find itself. The home of "player" is everybody's.
MACHINE_PATH = re.compile(r"/wor[k]/(?:main|shared|tmp)\b|/hom[e]/(?!player\b)[a-z]|/roo[t]/|/User[s]/[A-Za-z]|[A-Z]:\\User[s]\\")

LOOK_TWICE = 300
SPLIT = 450


def misplaced(names):
    """Those of the names at the top that have no place there. Dot files are free."""
    return [f"{name}: has no place in the top folder." for name in sorted(names)
            if name not in TOP and not name.startswith(".")]


def machine_paths(name, text):
    return [f"{name}:{number}: a path of one machine: {line.strip()}"
            for number, line in enumerate(text.splitlines(), 1) if MACHINE_PATH.search(line)]


def length(name, text):
    """A warning, never an error, for a C++ file that has grown long; else None."""
    lines = text.count("\n")
    if lines > SPLIT:
        return f"warning: {name} has {lines} lines: split it."
    if lines > LOOK_TWICE:
        return f"warning: {name} has {lines} lines: look twice."
    return None


def text_of(path):
    """The text of a file, or nothing if it is not text."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def main():
    problems = misplaced(path.name for path in sources.ROOT.iterdir() if path.name not in sources.NOT_SOURCES)
    for name, path in sources.files():
        text = text_of(path)
        problems += machine_paths(name, text)
        if sources.is_cpp(name):
            warning = length(name, text)
            if warning:
                print(warning)
    return sources.report("The tree", problems)


if __name__ == "__main__":
    sys.exit(main())
