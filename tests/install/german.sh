#!/bin/sh
# Proves that German needs no German locale: sh tests/install/german.sh FILE.deb [FOLDER FOR PICTURES]
#
# On a Debian that knows no locale but C, the installed window is asked for German in three ways:
# LANGUAGE, --lang, and the setting. Every menu, dialog and message box, also those of the
# toolkit, must be German. Needs root and the package debootstrap.
set -eu
cd "$(dirname "$0")/../.."
. installer/packages.sh
. installer/debian.sh
[ -f "${1:-}" ] || fail "say which package: sh tests/install/german.sh FILE.deb"
[ -z "${2:-}" ] || mkdir -p "$2"
own_mounts tests/install/german.sh "$(realpath "$1")" "${2:+$(realpath "$2")}"
install_packages debootstrap

work_in_debian
player=anna
hers=$system/home/$player

# inside USER COMMAND...
inside() {
    in_debian "$system" "$@" >"$work/log" 2>&1 || fail "$* failed: $(tail -n 40 "$work/log")"
}

make_debian "$system"
cp "$1" "$system/tmp/longwood.deb"
inside root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends /tmp/longwood.deb \
    xvfb xauth xdotool openbox dbus-daemon at-spi2-core python3-gi gir1.2-atspi-2.0 gir1.2-gtk-3.0 fonts-dejavu-core libglib2.0-data
inside root useradd --create-home $player
inside $player locale -a
if grep -vE '^(C|C\.utf8|POSIX)$' "$work/log"; then
    fail "this system has locales, so it proves nothing."
fi
cp tests/install/german_inside.py "$system/tmp/"
inside $player mkdir pictures .config .config/longwood

# german WAY COMMAND...: with LANG=C as everything inside.
german() {
    way=$1
    shift
    status=0
    in_debian "$system" $player env "$@" >"$work/log" 2>&1 || status=$?
    grep "^$way: " "$work/log" || true
    [ -z "$pictures" ] || cp "$hers"/pictures/*.png "$pictures/"
    [ $status -eq 0 ] || fail "not all is German with $way: $(tail -n 20 "$work/log")"
}

pictures=${2:-}
# shellcheck disable=SC2016
tour='openbox & exec python3 /tmp/german_inside.py "$0" pictures longwood "$@"'
for way in LANGUAGE option setting; do
    set -- xvfb-run -a -s "-screen 0 1024x768x24 -noreset" dbus-run-session -- sh -c "$tour" $way
    case $way in
    LANGUAGE) german $way LANGUAGE=de "$@" ;;
    option) german $way "$@" --lang de ;;
    setting)
        echo '{"language": "de"}' >"$hers/.config/longwood/settings.json"
        chmod a+r "$hers/.config/longwood/settings.json"
        german $way "$@"
        ;;
    esac
done
inside $player longwood-console --help
grep -q "Patience im Terminal" "$work/log" || fail "the text game does not speak the language of the settings."
inside $player rm -r .config
inside $player longwood-console --help --lang de
grep -q "Patience im Terminal" "$work/log" || fail "longwood-console --help --lang de is not German."
say "German everywhere, on a system that has never heard of it."
