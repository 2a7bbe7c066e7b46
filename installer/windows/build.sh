#!/bin/sh
# Builds Longwood for Windows on Debian 12: sh installer/windows/build.sh
#
# First the libraries, into a cache (~/.cache/longwood, or LONGWOOD_CACHE), then the programs and
# their tests, the installer and the portable zip, all in build/windows-x86_64. For 32-bit Windows
# say LONGWOOD_WINDOWS=i686 before; all is in build/windows-i686 then.
set -eu
cd "$(dirname "$0")/../.."
. installer/packages.sh
. installer/windows/common.sh

# shellcheck disable=SC2086,SC2154
install_packages g++ cmake ninja-build gettext python3 pkgconf $windows_packages
sh installer/windows/dependencies.sh

build=build/windows-$architecture
if [ ! -f "$build/build.ninja" ]; then
    try "Configuring" cmake -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DLONGWOOD_WERROR=ON \
        -DCMAKE_TOOLCHAIN_FILE="$PWD/installer/windows/toolchain.cmake" \
        "-DLONGWOOD_WINDOWS=$architecture" "-DLONGWOOD_WINDOWS_PREFIX=$prefix" \
        -DCMAKE_INSTALL_BINDIR=. -DCMAKE_INSTALL_DATADIR=share
fi
try "Building" cmake --build "$build"

name=longwood-$version-windows-x$([ "$bits" = 64 ] && echo 64 || echo 86)
stage=$build/$name
rm -rf "$stage"
try "Installing" cmake --install "$build" --strip --prefix "$stage" >/dev/null
# A Windows without one of the libraries or functions that a program names would not start it. Those of the
# libraries are of Windows 7; those of the functions came later, and are what libraries like to call.
had="advapi32|comctl32|comdlg32|gdi32|kernel32|msvcrt|ole32|oleacc|oleaut32|shell32|shlwapi|user32|uxtheme|version|winmm"
later='^GetSystemTimePrecise|^CreateFile2|^CopyFile2|OnAddress$|^WakeByAddress|ThreadDescription$|Dpi|^Uia|^GetPackage|^PathCch'
for program in longwood longwood-console; do
    "$host-objdump" -p "$stage/$program.exe" | sed '/^The Function Table/,$d' >"$build/$program.txt"
    imports=$(sed -n 's/.*DLL Name: //p' "$build/$program.txt" | grep -vixE "($had)\.dll|winspool\.drv" || true)
    [ -z "$imports" ] || fail "$program.exe needs libraries that Windows does not have: $imports"
    imports=$(awk 'NF == 3 && $2 ~ /^[0-9]+$/ { print $3 }' "$build/$program.txt" | grep -E "$later" || true)
    [ -z "$imports" ] || fail "$program.exe needs functions that Windows 7 does not have: $imports"
    grep -q '^MajorSubsystemVersion.*6$' "$build/$program.txt" && grep -q '^MinorSubsystemVersion.*1$' "$build/$program.txt" ||
        fail "$program.exe is not for Windows 7 and later: $(grep SubsystemVersion "$build/$program.txt")"
done

try "Making the installer's words" python3 installer/windows/words.py "$build/share/locale" >"$build/words.nsh"
rm -f "$build/$name.exe" "$build/$name.zip"
try "Making the installer" makensis -V2 "-DSTAGE=$PWD/$stage" "-DRESULT=$PWD/$build/$name.exe" "-DVERSION=$version" \
    "-DBITS=$bits" "-DWORDS=$PWD/$build/words.nsh" "-DICON=$PWD/$build/installer/windows/longwood.ico" \
    -INPUTCHARSET UTF8 installer/windows/longwood.nsi
(cd "$build" && try "Packing" zip -q -9 -X -r "$name.zip" "$name")
say "Made:"
ls -l "$stage/longwood.exe" "$stage/longwood-console.exe" "$build/$name.exe" "$build/$name.zip"
