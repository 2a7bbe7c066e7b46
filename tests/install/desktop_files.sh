#!/bin/sh
# Installs into a folder and asks the desktop's own tools: desktop_files.sh BUILD_FOLDER
set -eu
build=$1
linux=$(dirname "$0")/../../installer/linux
prefix=$(mktemp -d)
trap 'rm -rf "$prefix"' EXIT
cmake --install "$build" --prefix "$prefix" >/dev/null
share=$prefix/share

fail() {
    echo "$*" >&2
    exit 1
}

desktop-file-validate "$share/applications/longwood.desktop"
appstreamcli validate --no-net "$share/metainfo/"*.metainfo.xml
# With a web address the description has pictures, those that are there, and is as sound.
sed 's,@website_[a-z]*@,,; s,@LONGWOOD_WEBSITE@,https://longwood.example,; s,@PROJECT_VERSION@,1.0,; s,@released@,2026-11-30,' \
    "$linux/longwood.metainfo.xml.in" >"$prefix/org.longwood_patience.longwood.metainfo.xml"
appstreamcli validate --no-net "$prefix/org.longwood_patience.longwood.metainfo.xml"
pictures=$(sed -n 's,.*longwood\.example/\(screenshots/[^<]*\).*,\1,p' "$prefix/org.longwood_patience.longwood.metainfo.xml")
[ -n "$pictures" ] || fail "The description shows no pictures."
for picture in $pictures; do
    [ -f "$linux/$picture" ] || fail "There is no $picture."
done
for language in $(grep -v '^#' "$linux/../../locale/po/LINGUAS"); do
    for key in GenericName Comment Keywords; do
        grep -q "^$key\[$language\]=." "$share/applications/longwood.desktop" ||
            fail "The menu entry has no $key in $language."
    done
    for element in summary p li; do
        grep -q "<$element xml:lang=\"$language\">." "$share/metainfo/"*.xml ||
            fail "The description has no <$element> in $language."
    done
    grep -q "<comment xml:lang=\"$language\">." "$share/mime/packages/longwood.xml" ||
        fail "The type of a saved game has no name in $language."
done

# The type of a saved game, as file managers find it, and the program that opens it.
update-mime-database "$share/mime" 2>/dev/null
grep -q ':application/x-longwood:\*\.longwood$' "$share/mime/globs2" || fail "Saved games have no type."
grep -q '^MimeType=.*application/x-longwood;' "$share/applications/longwood.desktop" ||
    fail "Longwood does not open its own saved games."

program=$(sed -n 's/^Exec=\([^ ]*\).*/\1/p' "$share/applications/longwood.desktop")
[ -x "$prefix/bin/$program" ] || fail "The menu entry starts $program, which is not installed."
[ -x "$prefix/bin/longwood-console" ] || fail "longwood-console is not installed."

for size in 16 22 24 32 48 64 128 256; do
    for icon in apps/longwood mimetypes/application-x-longwood; do
        file=$share/icons/hicolor/${size}x$size/$icon.png
        # Width and height stand at a fixed place of a PNG file.
        seen=$(od -An -tu1 -j18 -N2 "$file" | awk '{ print $1 * 256 + $2 }')
        [ "$seen" = "$size" ] || fail "$file is $seen pixels wide."
    done
done
for icon in apps/longwood mimetypes/application-x-longwood; do
    grep -q '<svg' "$share/icons/hicolor/scalable/$icon.svg" || fail "There is no scalable $icon."
done
