"""The engine names no variant: a variant is a declaration in engine/variants, and a line in engine/variants.cpp."""

import re
import sys

import sources

# As players, file names and C++ names write them.
NAMED = re.compile(r"rouge[-_ ](?:et[-_ ]noir|forty)|double[-_ ]signora|malmaison|waterloo|empress[-_ ]of|"
                   r"sixty[-_ ]thieves|forty[-_ ]thieves|\brueil|klondike|\bspider", re.IGNORECASE)


def may_name(name):
    return name == "engine/variants.cpp" or name.startswith("engine/variants/")


def problems_in(name, text):
    """Every place in the code (not the comments) of the engine file `name` that names a variant."""
    if may_name(name):
        return []
    return [f"{name}:{number}: names a variant ({match.group()}). Say it in the declaration language instead."
            for number, line in enumerate(sources.code(text).splitlines(), 1)
            for match in NAMED.finditer(line)]


def main():
    problems = []
    for name, path in sources.files():
        if sources.is_cpp(name) and name.startswith("engine/"):
            problems += problems_in(name, path.read_text(encoding="utf-8"))
    return sources.report("The engine names no variant", problems)


if __name__ == "__main__":
    sys.exit(main())
