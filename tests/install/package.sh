#!/bin/sh
# Proves the Debian package on a system that has nothing: sh tests/install/package.sh FILE.deb [OLDER.deb]
#
# Installs the older one with apt (the package of an earlier release, else this one under a lower number), plays
# as two ordinary users, upgrades, opens a saved game as a file manager does, removes, and looks what is left.
# Needs root and the package debootstrap. LONGWOOD_KEEP=1 leaves the system standing.
set -eu
cd "$(dirname "$0")/../.."
. installer/packages.sh
. installer/debian.sh
[ -f "${1:-}" ] || fail "say which package: sh tests/install/package.sh FILE.deb"
[ -z "${2:-}" ] || [ -f "$2" ] || fail "there is no $2."
own_mounts tests/install/package.sh "$(realpath "$1")" "${2:+$(realpath "$2")}"
install_packages debootstrap

export LC_ALL=C
deb=$1
architecture=$(dpkg-deb --field "$deb" Architecture)
work_in_debian

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

# What is installed, and how big each is.
packages() {
    # shellcheck disable=SC2016
    in_debian "$system" root dpkg-query -W -f '${Package} ${Installed-Size}\n' | sort
}

make_debian "$system" bookworm "$architecture"
# Not the game's: a screen, keys, and what a desktop has that reads menu entries and file types.
apt_install xvfb xauth xdotool openbox desktop-file-utils shared-mime-info libglib2.0-bin man-db
for name in anna bert; do
    inside "Making the user $name" useradd --create-home "$name"
done
cp tests/install/screen.sh tests/install/play.sh tests/install/double_click.sh "$system/tmp/"
cp "$deb" "$system/tmp/longwood.deb"
our_files >"$work/before"

if [ -n "${2:-}" ]; then
    cp "$2" "$system/tmp/older.deb"
else
    inside "Making an older package" sh -c 'cd /tmp && dpkg-deb -R longwood.deb older &&
        sed -i "s/^Version: .*/Version: 0.0.9/" older/DEBIAN/control && dpkg-deb -b older older.deb && rm -rf older'
fi
older=$(dpkg-deb --field "$system/tmp/older.deb" Version)

say "Installing the package, as version $older."
apt_install libwxgtk3.2-1
before=$(du -sxk "$system/usr" | cut -f 1)
packages >"$work/packages"
apt_install /tmp/older.deb
after=$(du -sxk "$system/usr" | cut -f 1)
say "Size: package $(($(stat -c %s "$deb") / 1024)) KB, installed" \
    "$(in_debian "$system" root dpkg-query -W -f '${Installed-Size}' longwood) KB," \
    "with everything that libwxgtk3.2-1 has not brought yet $((after - before)) KB:" \
    "$(packages | comm -13 "$work/packages" - | paste -sd , | sed 's/,/, /g')."
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

# The players' own files, and what is in them.
players_files() {
    (cd "$system/home" && find . -type f -path '*/longwood/*' -exec sha256sum {} +) | sort
}

say "Upgrading from $older."
players_files >"$work/kept"
for kept in anna/.local/share/longwood/games/rouge-et-noir bert/.local/share/longwood/games/rouge-et-noir \
    anna/.local/share/longwood/statistics bert/.local/share/longwood/statistics anna/.config/longwood/settings; do
    grep -q " \./$kept\." "$work/kept" || fail "there is no $kept to keep: $(cat "$work/kept")"
done
apt_install /tmp/longwood.deb
version=$(dpkg-deb --field "$deb" Version)
[ "$(in_debian "$system" root dpkg-query -W -f '${Version}' longwood)" = "$version" ] || fail "$version is not installed."
players_files | cmp -s - "$work/kept" || fail "the upgrade changed a player's files."
player anna C longwood-console play rouge-et-noir --load .local/share/longwood/games/rouge-et-noir.longwood
said "Rouge et Noir, Spiel 7\b"
for way in anna:C bert:de_DE.UTF-8; do
    player "${way%:*}" "${way#*:}" /bin/sh /tmp/double_click.sh
    said " with /usr/games/longwood "
done
say "Games, statistics and settings are as they were; a double click opens a saved game."

say "Removing."
players_files >"$work/kept"
inside "Removing" env DEBIAN_FRONTEND=noninteractive apt-get purge -q -y longwood
our_files | comm -13 "$work/before" - >"$work/left"
[ ! -s "$work/left" ] || fail "left behind: $(cat "$work/left")"
if grep -q longwood "$system/usr/share/mime/globs2" "$system/usr/share/applications/mimeinfo.cache" 2>/dev/null; then
    fail "the desktop still knows the removed program."
fi
players_files | cmp -s - "$work/kept" || fail "removing changed a player's files."
say "Installed, played, upgraded, removed: only the players' own games are left."
