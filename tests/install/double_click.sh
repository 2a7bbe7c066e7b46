#!/bin/sh
# Runs inside the fresh system, as a player: opens a saved game as a file manager does at a double
# click, by nothing but the file's name. double_click.sh
#
# Whatever program the desktop's database names for it must go on with that game, and leave the file
# as it is.
set -eu
. "$(dirname "$0")/screen.sh"
file="$HOME/Spiele für Oma/Mein Spiel.longwood"
mkdir -p "$(dirname "$file")"
printf 'Longwood game 1\nvariant: rouge-et-noir\ndeal: 23\nmoves: 1\ndraw\n' >"$file"
cp "$file" "$work/as_it_was"

# The file manager is gone before its program shows, so the program is known by its window alone.
opened() {
    case $(xdotool getactivewindow getwindowname) in
    *23*Longwood*) game=$(xdotool getactivewindow getwindowpid) && has_the_keys "$game" ;;
    *) false ;;
    esac
}

gio open "$file" >"$work/said" 2>&1 || fail "No program opens a saved game."
until_true "deal 23 is on the screen and has the keyboard" opened
press d
until_true "the game goes on" draws "$games/rouge-et-noir.longwood" 2
grep -q '^deal: 23$' "$games/rouge-et-noir.longwood" || fail "It is not deal 23."
cmp "$file" "$work/as_it_was" || fail "The opened file was changed."
program=$(readlink "/proc/$game/exe")
kill "$game"
game=''
echo "A double click on a saved game opens it with $program (LANG=${LANG:-})."
