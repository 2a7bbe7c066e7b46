#!/bin/sh
# Installed into any folder, and moved afterwards, the programs find their words:
# any_folder.sh BUILD_FOLDER
set -eu
build=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# speaks_german PROGRAM: even where the system knows no language, and from another folder.
speaks_german() {
    said=$(cd / && env -i HOME="$work" LC_ALL=C "$1" rules waterloo --lang de)
    case $said in
    *Grundstapel*) ;;
    *)
        echo "$1 finds no German: $said" >&2
        exit 1
        ;;
    esac
}

speaks_german "$build/bin/longwood-console"
cmake --install "$build" --prefix "$work/Spiele für Anna/longwood" >/dev/null
speaks_german "$work/Spiele für Anna/longwood/bin/longwood-console"
mv "$work/Spiele für Anna" "$work/Müllers Ordner"
speaks_german "$work/Müllers Ordner/longwood/bin/longwood-console"
ln -s "$work/Müllers Ordner/longwood/bin/longwood-console" "$work/spiel"
speaks_german "$work/spiel"
