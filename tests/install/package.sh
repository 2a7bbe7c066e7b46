#!/bin/sh
# Proves the Debian package on a system that has nothing: sh tests/install/package.sh FILE.deb
#
# Installs it with apt, plays as two ordinary users, upgrades, removes, and looks what is left.
# Needs root and the package debootstrap. LONGWOOD_KEEP=1 leaves the system standing.
set -eu
cd "$(dirname "$0")/../.."
. installer/packages.sh
. installer/debian.sh
[ -f "${1:-}" ] || fail "say which package: sh tests/install/package.sh FILE.deb"
own_mounts tests/install/package.sh "$(realpath "$1")"
install_packages debootstrap

export LC_ALL=C
deb=$1
architecture=$(dpkg-deb --field "$deb" Architecture)
work=$(mktemp -d)
system=$work/debian
cleanup() {
    if [ -n "${LONGWOOD_KEEP:-}" ]; then
        say "Left standing: $work"
    else
        remove_debian "$system"
        rm -rf --one-file-system "$work"
    fi
}
trap cleanup EXIT
trap 'exit 1' INT TERM

# inside SENTENCE COMMAND...: as root inside; the sentence is what failed.
inside() {
    sentence=$1
    shift
    in_debian "$system" root "$@" >"$work/log" 2>&1 || fail "$sentence failed: $(tail -n 20 "$work/log")"
}

# player NAME LANGUAGE COMMAND...: as that user inside.
player() {
    name=$1
    INSIDE_LANG=$2
    shift 2
    in_debian "$system" "$name" "$@" >"$work/log" 2>&1 || fail "as $name: $* failed: $(tail -n 30 "$work/log")"
    INSIDE_LANG=
}

said() {
    grep -q -e "$1" "$work/log" || fail "\"$1\" was not said, but: $(tail -n 20 "$work/log")"
}

apt_install() {
    inside "Installing $*" env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "$@"
}

# The names of all files that could be ours, outside the players' homes.
our_files() {
    find "$system" -xdev -iname '*longwood*' -not -path "$system/home/*" -not -path "$system/proc/*" \
        -not -path "$system/tmp/*" | sed "s,^$system,," | sort
}

make_debian "$system" bookworm "$architecture"
# Not the game's: a screen, keys, and what a desktop has that reads menu entries and file types.
apt_install xvfb xauth xdotool openbox desktop-file-utils shared-mime-info libglib2.0-bin man-db
for name in anna bert; do
    inside "Making the user $name" useradd --create-home "$name"
done
cp tests/install/play.sh "$system/tmp/play.sh"
cp "$deb" "$system/tmp/longwood.deb"
our_files >"$work/before"

say "Installing the package."
apt_install libwxgtk3.2-1
before=$(du -sxk "$system/usr" | cut -f 1)
apt_install /tmp/longwood.deb
after=$(du -sxk "$system/usr" | cut -f 1)
say "Size: package $(($(stat -c %s "$deb") / 1024)) KB, installed" \
    "$(in_debian "$system" root dpkg-query -W -f '${Installed-Size}' longwood) KB," \
    "with everything that libwxgtk3.2-1 has not brought yet $((after - before)) KB."
inside "Checking the installed files" dpkg --verify longwood

player anna C longwood --version
player anna C longwood-console rules waterloo --lang de
said "Grundstapel"
player anna de_DE.UTF-8 longwood-console rules waterloo
said "Grundstapel"
player anna C.UTF-8 man -L de 6 longwood-console
said "Patience als Textspiel"
player anna C /bin/sh /tmp/play.sh longwood
player bert de_DE.UTF-8 /bin/sh /tmp/play.sh longwood
player anna C gio info -a standard::content-type .local/share/longwood/games/rouge-et-noir.longwood
said "application/x-longwood"
player anna C gio mime application/x-longwood
said "longwood.desktop"
say "Two users play; saved games open with Longwood."

# What anna chooses is hers alone.
player anna C sh -c 'mkdir -p .config/longwood && echo "{\"language\": \"de\"}" >.config/longwood/settings.json'
player anna C longwood-console rules waterloo
said "Grundstapel"
player bert C longwood-console rules waterloo
said "Foundations"

say "Upgrading."
(cd "$system/home" && find . -type f -path '*longwood*' -exec sha256sum {} +) | sort >"$work/games"
[ "$(grep -c 'rouge-et-noir.longwood$' "$work/games")" -eq 2 ] || fail "the two users do not have a game each."
inside "Making a newer package" sh -c 'cd /tmp && rm -rf newer && dpkg-deb -R longwood.deb newer &&
    sed -i "s/^Version: .*/Version: 99.0/" newer/DEBIAN/control && dpkg-deb -b newer newer.deb && rm -rf newer'
apt_install /tmp/newer.deb
(cd "$system/home" && find . -type f -path '*longwood*' -exec sha256sum {} +) | sort | cmp -s - "$work/games" ||
    fail "the upgrade changed a player's files."
player anna C longwood-console play rouge-et-noir --load .local/share/longwood/games/rouge-et-noir.longwood
said "Rouge et Noir, Spiel 7\b"

say "Removing."
inside "Removing" env DEBIAN_FRONTEND=noninteractive apt-get purge -q -y longwood
our_files | comm -13 "$work/before" - >"$work/left"
[ ! -s "$work/left" ] || fail "left behind: $(cat "$work/left")"
if grep -q longwood "$system/usr/share/mime/globs2" "$system/usr/share/applications/mimeinfo.cache" 2>/dev/null; then
    fail "the desktop still knows the removed program."
fi
(cd "$system/home" && find . -type f -path '*longwood*' -exec sha256sum {} +) | sort | cmp -s - "$work/games" ||
    fail "removing changed a player's files."
say "Installed, played, upgraded, removed: only the players' own games are left."
