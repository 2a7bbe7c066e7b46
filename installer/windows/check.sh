#!/bin/sh
# Tries under Wine what build.sh made: sh installer/windows/check.sh
#
# In a Windows made new: the tests of the build; a silent installation; the text game and the window,
# played by keys and through MSAA; an upgrade; the portable zip; and the way out, which leaves only
# what is the player's. Files and registry count, never an exit status alone: Wine says 0 and has
# done nothing. Pictures for eyes lie in build/windows-ARCHITECTURE/pictures afterwards.
set -eu
cd "$(dirname "$0")/../.."
. installer/packages.sh
. installer/windows/common.sh
# shellcheck disable=SC2086,SC2154
install_packages $wine_packages
install_wine

top=$PWD
build=$top/build/windows-$architecture
name=longwood-$version-windows-x$([ "$bits" = 64 ] && echo 64 || echo 86)
for made in "$build/$name.exe" "$build/$name.zip" "$build/bin/tests/msaa_client.exe"; do
    [ -f "$made" ] || fail "there is no $made. Run sh installer/windows/build.sh first."
done

work=$(mktemp -d)
export WINEPREFIX="$work/windows"
export WINEARCH=win$bits
unset LONGWOOD_DATA LONGWOOD_CONFIG LONGWOOD_CATALOGS
began=$(date +%s)
step() { printf '\n== %s (%s s)\n' "$1" "$(($(date +%s) - began))"; }
# Wine takes long to begin, and longer on a busy machine.
wine() { timeout -k 10 600 sh "$top/installer/windows/run_in_wine.sh" "$@"; }
screen=
cleanup() {
    wine wineboot --kill >/dev/null 2>&1 || true
    [ -z "$screen" ] || kill "$screen" 2>/dev/null || true
    # Wine writes its registry a moment longer.
    for _ in $(seq 50); do
        rm -rf "$work" 2>/dev/null && return
        sleep 0.2
    done
}
trap cleanup EXIT
trap 'exit 1' INT TERM
wait_for() { # SENTENCE COMMAND...: until it is so, for three minutes
    sentence=$1
    shift
    for _ in $(seq 900); do
        "$@" && return
        sleep 0.2
    done
    fail "$sentence"
}

Xvfb -displayfd 3 -screen 0 1024x768x24 -nolisten tcp 3>"$work/display" >/dev/null 2>&1 &
screen=$!
wait_for "The screen for the tests did not start." test -s "$work/display"
DISPLAY=:$(cat "$work/display")
export DISPLAY

step "A new Windows"
wine wineboot --init >/dev/null 2>&1
users=$WINEPREFIX/drive_c/users
wait_for "Wine made no Windows." test -d "$users"
files_there() { (cd "$WINEPREFIX/drive_c" && find . ! -path './users/*/Temp*' ! -path './windows/*' | LC_ALL=C sort); }
files_there >"$work/before"

step "The tests of the build"
# The catalogs are the same as on Linux, and tested there.
ctest --test-dir "$build" --parallel 2 --output-on-failure --exclude-regex '^locale.catalogs'

step "Installing"
wine "$build/$name.exe" /S
folder=$(find "$users" -path '*AppData/Local/Programs/Longwood' -type d)
is_whole() { [ -f "$folder/longwood.exe" ] && [ -f "$folder/uninstall.exe" ] && [ -f "$folder/share/locale/de/LC_MESSAGES/longwood.mo" ]; }
is_whole || fail "nothing was installed, or not all."
entry='HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Longwood'
kind='HKCU\Software\Classes\Longwood.Game\shell\open\command'
wine reg query "$entry" /v UninstallString | grep -q uninstall.exe || fail "there is no entry to uninstall it."
wine reg query "$kind" | grep -q '"%1"' || fail "saved games have no program."
wine reg query 'HKCU\Software\Classes\.longwood' | grep -q Longwood.Game || fail "files of saved games have no kind."
[ -n "$(find "$users" -path '*Start Menu*' -name Longwood.lnk)" ] || fail "the start menu has no Longwood."

step "The text game"
printf '#!/bin/sh\nWINEARCH=%s WINEPREFIX="%s" exec sh "%s" "%s" "$@"\n' "$WINEARCH" "$WINEPREFIX" "$top/installer/windows/run_in_wine.sh" \
    "$folder/longwood-console.exe" >"$work/longwood-console"
chmod +x "$work/longwood-console"
python3 -B tests/console/whole_game_test.py "$work/longwood-console"
python3 -B tests/windows/console_test.py "$folder"
mkdir "$work/Spiel größer Ω"
for file in tests/games/*.longwood; do
    game=$(basename "$file" .longwood)
    (cd "$work/Spiel größer Ω" && cp "$top/tests/games/$game.longwood" "Übung $game.longwood" &&
        printf 'undo\nredo\nsave 纸牌 %s.longwood\nquit\n' "$game" |
        wine "$folder/longwood-console.exe" play $game --load "Übung $game.longwood" --lang de | tr -d '\r' >"$game.txt"
        grep -q "Gespeichert.*纸牌 $game" "$game.txt" || fail "the text game said: $(cat "$game.txt")")
    cmp "tests/games/$game.longwood" "$work/Spiel größer Ω/纸牌 $game.longwood" || fail "$game has other bytes than on Linux."
done

step "The window"
python3 -B tests/windows/window_test.py "$folder" "$build/bin/tests/msaa_client.exe" "$build/pictures"

step "An upgrade"
find "$users" -path '*AppData/Roaming/Longwood/*' -type f -exec sha256sum {} + | LC_ALL=C sort >"$work/of-player"
[ -s "$work/of-player" ] || fail "the window left no game."
touch "$folder/share/locale/of-an-earlier-version"
rm "$folder/LICENSE.txt"
wine "$build/$name.exe" /S
is_whole && [ -f "$folder/LICENSE.txt" ] || fail "the upgrade did not install everything."
[ ! -e "$folder/share/locale/of-an-earlier-version" ] || fail "the upgrade left a file of the earlier version."
sha256sum --quiet -c "$work/of-player" || fail "the upgrade changed what is the player's."

step "The portable zip"
(cd "$work/Spiel größer Ω" && unzip -q "$build/$name.zip")
carried="$work/Spiel größer Ω/$name"
wine "$carried/longwood-console.exe" --lang de list | grep -q 'waterloo: Waterloo' || fail "the zip has no text game."
wine "$carried/longwood-console.exe" --lang de --help | grep -q Spiel || fail "the zip does not find its languages."

step "Uninstalling"
wine "$folder/uninstall.exe" /S
wait_for "The programs stayed." test ! -e "$folder" # it goes on after it returned
gone() { ! wine reg query "$1" >/dev/null 2>&1; }
wait_for "The entry to uninstall it stayed." gone "$entry"
wait_for "The kind of file stayed." gone 'HKCU\Software\Classes\Longwood.Game'
wait_for "The ending of saved games stayed." gone 'HKCU\Software\Classes\.longwood'
sha256sum --quiet -c "$work/of-player" || fail "uninstalling changed what is the player's."
files_there | LC_ALL=C comm -13 "$work/before" - | grep -vE 'AppData/Roaming/Longwood(/|$)' |
    grep -vE '^\./Spiel größer Ω|AppData/Local/Programs$' >"$work/left" || true
[ ! -s "$work/left" ] || fail "uninstalling left: $(cat "$work/left")"
wine reg export 'HKCU\Software' "$work/registry" >/dev/null
[ -s "$work/registry" ] || fail "Wine did not tell what is in the registry."
! iconv -f utf-16 -t utf-8 "$work/registry" | grep -i longwood >&2 || fail "uninstalling left that in the registry."
step "For all users"
wine "$build/$name.exe" /S /AllUsers
for_all="$WINEPREFIX/drive_c/Program Files/Longwood"
[ -f "$for_all/longwood.exe" ] && [ ! -e "$folder" ] || fail "it was not installed for all users."
wine reg query "HKLM${entry#HKCU}" >/dev/null || fail "all users have no entry to uninstall it."
wine "$for_all/uninstall.exe" /S
wait_for "The programs for all users stayed." test ! -e "$for_all"
wait_for "The entry for all users stayed." gone "HKLM${entry#HKCU}"

step "All well. For eyes: $build/pictures"
