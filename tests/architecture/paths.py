"""Names of files become text, and text names of files, by engine/path_text.h only: in any other way, and from the
environment, Windows takes and gives the letters of its old code page."""

import re
import sys

import sources

OTHER_WAY = re.compile(r"(?:\.|->)(?:generic_|u8)?string\(\)|\bu8path\(|\bgetenv\(")
HERE = "engine/path_text.h"


def problems_in(name, text):
    """Every other way in the C++ file `name`. What is for other systems than Windows only may ask the environment."""
    if name == HERE:
        return []
    elsewhere = name.endswith(("_posix.cpp", "_linux.cpp"))
    return [f"{name}:{number}: {match.group()} is broken on Windows. Use {HERE}, or path_in_variable()."
            for number, line in enumerate(sources.code(text).splitlines(), 1)
            for match in OTHER_WAY.finditer(line) if not (elsewhere and match.group() == "getenv(")]


def main():
    problems = []
    for name, path in sources.files():
        if sources.is_cpp(name) and not name.startswith("tests/"):
            problems += problems_in(name, path.read_text(encoding="utf-8"))
    return sources.report("Names of files", problems)


if __name__ == "__main__":
    sys.exit(main())
