# Sourced inside the fresh system by the scripts that play: a screen that nobody sees, with a window
# manager on it, and keys.

work=$(mktemp -d)
screen='' manager='' game=''
games=${XDG_DATA_HOME:-$HOME/.local/share}/longwood/games

stop() {
    for process in $game $manager $screen; do
        kill "$process" 2>/dev/null || true
    done
    rm -rf "$work"
}
trap stop EXIT

fail() {
    echo "$*" >&2
    for file in "$games"/*.longwood "$work/said"; do
        [ ! -s "$file" ] || { echo "$file:" && cat "$file"; } >&2
    done
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

# has_the_keys PROCESS: a window manager names a window active a moment before the keys go there, so
# both are asked.
has_the_keys() {
    [ "$(xdotool getactivewindow getwindowpid)" = "$1" ] && [ "$(xdotool getwindowfocus getwindowpid)" = "$1" ]
}

press() {
    xdotool key --clearmodifiers "$@"
}

# draws FILE N: so many uses of the stock are moves of the saved game.
draws() {
    [ "$(sed -n '/^moves:/,/^undone:/p' "$1" | grep -c '^draw$')" -eq "$2" ]
}

# The screen takes a number that is free: systems in folders share them with the machine. Without -noreset
# it would begin anew, and throw the window manager out, when the first asker leaves.
mkfifo "$work/number"
Xvfb -displayfd 3 -screen 0 1024x768x24 -nolisten tcp -noreset 3>"$work/number" >/dev/null 2>&1 &
screen=$!
read -r number <"$work/number" || fail "Xvfb did not start."
export DISPLAY=":$number"
openbox >/dev/null 2>&1 &
manager=$!
# A window that opens before its manager is there is never given the keys.
until_true "the window manager is there" xdotool get_num_desktops
