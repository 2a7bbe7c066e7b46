#!/bin/sh
# All checks of the sources, without a build: sh tests/architecture/run.sh
set -eu
cd "$(dirname "$0")"
export PYTHONDONTWRITEBYTECODE=1
python3 -m unittest -q test_checks
python3 includes.py
python3 variants.py
python3 paths.py
python3 tree.py
sh format.sh
