#!/bin/sh
# Runs a program for Windows quietly under Wine, in a Windows of its own:
# sh installer/windows/run_in_wine.sh PROGRAM.exe [ARGUMENT...]
#
# WINEARCH=win32 makes a 32-bit Windows, for which Wine must be a 32-bit program, too: the 64-bit one
# alone would say that all is well and run nothing.
WINEPREFIX=${WINEPREFIX:-${TMPDIR:-/tmp}/longwood-windows${WINEARCH:+-$WINEARCH}}
WINEDEBUG=${WINEDEBUG:--all}
# No offers to install other things, and a crash ends the program at once.
WINEDLLOVERRIDES=${WINEDLLOVERRIDES:-mscoree,mshtml,winemenubuilder.exe,winedbg.exe=}
LC_ALL=${LC_ALL:-C.UTF-8} # else Wine takes no other names than ASCII ones
export WINEPREFIX WINEDEBUG WINEDLLOVERRIDES LC_ALL
# Debian's Wine makes the folder of its server there, but looks for it in /tmp: every program would
# begin a server of its own, and the last one to end would write its registry over that of the others.
unset TMPDIR
case ${WINEARCH:-} in
win32) package=wine32 known=/usr/lib/wine/wine ;;
*) package=wine64 known="/usr/lib/wine/wine64 /usr/lib/wine/wine" ;;
esac
for wine in "${LONGWOOD_WINE:-}" $known; do
    [ -x "$wine" ] && exec "$wine" "$@"
done
echo "Longwood: there is no Wine here that runs this; install $package." >&2
exit 127
