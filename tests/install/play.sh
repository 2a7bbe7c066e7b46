#!/bin/sh
# Runs inside the fresh system, as a player: starts the window on a screen that nobody sees,
# plays by keys and looks at the saved game. play.sh PROGRAM
#
# Deals from the stock twice, takes one back, ends, starts again and deals once more: the game
# must be where it was.
set -eu
program=$1
saved=${XDG_DATA_HOME:-$HOME/.local/share}/longwood/games/rouge-et-noir.longwood
export DISPLAY=:97
screen='' manager='' game=''

stop() {
    for process in $game $manager $screen; do
        kill "$process" 2>/dev/null || true
    done
}
trap stop EXIT

fail() {
    echo "$*" >&2
    [ ! -f "$saved" ] || { echo "$saved:" && cat "$saved"; } >&2
    [ ! -s "$HOME/said" ] || { echo "The program said:" && cat "$HOME/said"; } >&2
    exit 1
}

# until_true SENTENCE COMMAND...: waits for it, two minutes at most, for busy machines.
until_true() {
    sentence=$1
    shift
    tries=0
    until "$@" >/dev/null 2>&1; do
        tries=$((tries + 1))
        [ $tries -lt 500 ] || fail "Waited in vain: $sentence."
        sleep 0.2
    done
}

start() {
    "$program" "$@" >"$HOME/said" 2>&1 &
    game=$!
    until_true "the window opens" xdotool search --onlyvisible --pid $game --name Longwood
    until_true "the window has the keyboard" sh -c '[ "$(xdotool getwindowpid "$(xdotool getwindowfocus)")" = '$game' ]'
}

press() {
    xdotool key --clearmodifiers "$@"
}

# draws N: so many uses of the stock are moves of the saved game.
draws() {
    [ "$(sed -n '/^moves:/,/^undone:/p' "$saved" | grep -c '^draw$')" -eq "$1" ]
}

Xvfb $DISPLAY -screen 0 1024x768x24 -nolisten tcp >/dev/null 2>&1 &
screen=$!
until_true "the screen is there" xdotool getdisplaygeometry
openbox >/dev/null 2>&1 &
manager=$!

start --variant rouge-et-noir --deal 7
press d
until_true "one deal is saved" draws 1
press d
until_true "two deals are saved" draws 2
press z
until_true "one deal is taken back" draws 1
grep -q '^deal: 7$' "$saved" || fail "It is not deal 7."

kill -KILL $game # as when the power goes
wait $game 2>/dev/null || true
start
press d
until_true "the game went on after the program was killed" draws 2
kill $game
wait $game 2>/dev/null || true
game=''
echo "$program plays and keeps its game (LANG=${LANG:-})."
