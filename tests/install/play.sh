#!/bin/sh
# Runs inside the fresh system, as a player: starts the window on a screen that nobody sees,
# plays by keys and looks at the saved game. play.sh PROGRAM
#
# Deals from the stock twice, takes one back, ends, starts again and deals once more: the game
# must be where it was.
set -eu
. "$(dirname "$0")/screen.sh"
program=$1
saved=$games/rouge-et-noir.longwood

start() {
    "$program" "$@" >"$work/said" 2>&1 &
    game=$!
    until_true "the window has the keyboard" has_the_keys $game
}

start --variant rouge-et-noir --deal 7
press d
until_true "one deal is saved" draws "$saved" 1
press d
until_true "two deals are saved" draws "$saved" 2
press z
until_true "one deal is taken back" draws "$saved" 1
grep -q '^deal: 7$' "$saved" || fail "It is not deal 7."

kill -KILL $game # as when the power goes
wait $game 2>/dev/null || true
start
press d
until_true "the game went on after the program was killed" draws "$saved" 2
kill $game
wait $game 2>/dev/null || true
game=''
echo "$program plays and keeps its game (LANG=${LANG:-})."
