#!/bin/sh
# The set-up script says what it can do, and what was wrong with a verb it does not know.
set -eu
cd "$(dirname "$0")/../.."

fail() {
    echo "$*" >&2
    exit 1
}

sh installer/setup.sh help | grep -q "^  run " || fail "'help' does not tell 'run'."
sh installer/setup.sh | grep -q "^  run " || fail "Without a verb there is no help."
if said=$(sh installer/setup.sh rnu 2>&1); then
    fail "A verb that does not exist was accepted."
fi
case $said in
*"there is no verb 'rnu'"*) ;;
*) fail "A wrong verb is not named: $said" ;;
esac

# From any folder, and the one list of packages has no package twice.
(cd / && sh "$OLDPWD/installer/setup.sh" help >/dev/null) || fail "It only works in its own folder."
. installer/packages.sh
# shellcheck disable=SC2086,SC2154
twice=$(printf '%s\n' $build_packages $play_packages $pack_packages $test_packages | sort | uniq -d)
[ -z "$twice" ] || fail "Listed twice: $twice"
