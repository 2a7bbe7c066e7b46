"""Compiles what a build folder would compile, but writes nothing: for the warnings of a second compiler.
Usage: compile_only.py BUILD, after configuring it"""
import json
import os
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path


def compiles(entry):
    words = shlex.split(entry["command"])
    at = words.index("-o")
    return subprocess.run(words[:at] + words[at + 2:] + ["-fsyntax-only"], cwd=entry["directory"], check=False).returncode == 0


def main(build):
    entries = json.loads((build / "compile_commands.json").read_text(encoding="utf-8"))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        bad = [entry["file"] for entry, well in zip(entries, pool.map(compiles, entries)) if not well]
    print(f"{len(entries)} files compiled, {len(bad)} with mistakes")
    return 1 if bad or not entries else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
