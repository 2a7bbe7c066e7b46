#!/bin/sh
# Makes a release: sh installer/release.sh [--without-tests | --without-checks]
#
# Runs every test, builds the Debian package, the portable tarball and the sources, proves both
# on systems of their own, and writes checksums and what is new. Needs root for the proofs.
# Everything lands in build/release-VERSION.
#
# --without-tests is for a commit whose test run has been well already; --without-checks proves
# nothing and makes no sources, for a look at what comes out.
#
# LONGWOOD_WEBSITE=https://... is the address where the folder installer/linux/screenshots can be
# read; with it the software centres show the pictures.
set -eu
cd "$(dirname "$0")/.."
. installer/packages.sh

tests=yes
checks=yes
case ${1:-} in
'') ;;
--without-tests) tests=no ;;
--without-checks) tests=no checks=no ;;
*) fail "say --without-tests, --without-checks or nothing, not '$1'." ;;
esac

version=$(sed -n 's/^project(Longwood VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
target=build/release-$version

# One version and one day, wherever they stand.
same_version() {
    log=installer/linux/changelog
    written=$(sed -n '1s/^longwood (\([^)]*\)).*/\1/p' $log)
    [ "$written" = "$version" ] || fail "CMakeLists.txt says version $version, $log says $written."
    day=$(date -u -d "$(sed -n '/^ -- /{s/^.*>  //p;q;}' $log)" +%F)
    stated=$(sed -n 's/^set(released \([0-9-]*\)).*/\1/p' installer/linux/CMakeLists.txt)
    [ "$day" = "$stated" ] || fail "installer/linux/CMakeLists.txt says $stated, $log says $day."
}

# The part of the changelog that belongs to this version, as plain text.
whats_new() {
    awk '/^longwood \(/ { if (seen++) exit } { print }' installer/linux/changelog
}

no_open_changes() {
    command -v git >/dev/null 2>&1 || fail "a release is made from a git checkout, and git is not installed."
    [ -z "$(git status --porcelain)" ] || fail "there are changes that are not committed: $(git status --short)"
}

same_version
say "Longwood $version"
# shellcheck disable=SC2086,SC2154
install_packages $build_packages $test_packages $pack_packages xz-utils lintian
[ $checks = no ] || no_open_changes
[ $tests = no ] || try "The test run" sh tests/run.sh
rm -rf "$target"
mkdir -p "$target"

say "Debian package"
try "Configuring" cmake --preset release -B build/package -DLONGWOOD_TESTS=OFF -DLONGWOOD_WERROR=ON \
    -DLONGWOOD_WEBSITE="${LONGWOOD_WEBSITE:-}"
try "Building" cmake --build build/package
try "Packing" cmake --build build/package --target package
deb=$target/longwood_${version}_$(dpkg --print-architecture).deb
cp "build/package/$(basename "$deb")" "$deb"
try "The look at the hardening" sh tests/install/hardened.sh "$deb"
try "lintian" lintian --fail-on error,warning --allow-root "$deb"

say "Portable tarball"
sh installer/portable.sh "$target"
if [ $checks = yes ]; then
    git archive --prefix="longwood-$version/" --output="$target/longwood-$version-source.tar.gz" HEAD
    try "The proof of the package" sh tests/install/package.sh "$deb"
    try "The proof of German without a German locale" sh tests/install/german.sh "$deb"
    if [ "$(dpkg --print-architecture)" = amd64 ]; then
        try "The package for i386" sh installer/package_in.sh i386 "$target"
    fi
    try "The proof of the tarball" sh tests/install/portable.sh "$target"/*.tar.xz
fi

whats_new >"$target/CHANGES"
(cd "$target" && sha256sum -- * >SHA256SUMS)
say "Released into $target:"
ls -l "$target"
