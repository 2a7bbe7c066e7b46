"""Runs a command and ends it, with everything that it started, if it takes too long.
Usage: in_time.py SECONDS COMMAND [ARGUMENT...]; its status is the command's, or 124 if the time was up"""
import os
import signal
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "orca"))
from listening.processes import Family  # noqa: E402


def main(seconds, command):
    mark = f"LONGWOOD_IN_TIME={os.getpid()}"
    # Wine's processes leave the group of who started them; a family finds them all the same.
    family = Family(mark, os.devnull)
    process = family.start(command, dict([mark.split("=")], **os.environ), stdout=None, stderr=None)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    try:
        return process.wait(seconds)
    except subprocess.TimeoutExpired:
        return 124
    finally:
        family.end()


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]), sys.argv[2:]))
