#!/bin/sh
# Runs a program for Windows quietly under Wine, in a Windows of its own:
# sh installer/windows/run_in_wine.sh PROGRAM.exe [ARGUMENT...]
WINEPREFIX=${WINEPREFIX:-${TMPDIR:-/tmp}/longwood-windows}
WINEDEBUG=${WINEDEBUG:--all}
# No offers to install other things, and a crash ends the program at once.
WINEDLLOVERRIDES=${WINEDLLOVERRIDES:-mscoree,mshtml,winemenubuilder.exe,winedbg.exe=}
LC_ALL=${LC_ALL:-C.UTF-8} # else Wine takes no other names than ASCII ones
export WINEPREFIX WINEDEBUG WINEDLLOVERRIDES LC_ALL
for wine in "${LONGWOOD_WINE:-}" /usr/lib/wine/wine64 /usr/lib/wine/wine; do
    [ -x "$wine" ] && exec "$wine" "$@"
done
echo "Longwood: there is no Wine here; install wine64." >&2
exit 127
