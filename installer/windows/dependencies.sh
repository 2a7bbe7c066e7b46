#!/bin/sh
# Builds the libraries for Windows into the cache: sh installer/windows/dependencies.sh
#
# wxWidgets, ICU and Boost.Locale from Debian's own sources, static. What is there already is
# kept: each library leaves a stamp made of its recipe, the flags and the compiler.
set -eu
cd "$(dirname "$0")/../.."
. installer/packages.sh
. installer/windows/common.sh

here=$(realpath installer/windows)
sources=$cache/sources
scratch=$cache/scratch-$architecture
languages="en $(sed 's/#.*//; s/_.*//' locale/po/LINGUAS | tr '\n' ' ')"
# -O1: a quarter less to wait for than with -O2, and a smaller program; none of it is what takes time at play.
optimized="-O1 -g0 -ffunction-sections -fdata-sections"
jobs=$(nproc)
# One day for everything, so that the same sources give the same bytes.
export SOURCE_DATE_EPOCH=1700000000
export CC="$host-gcc-posix" CXX="$host-g++-posix" AR="$host-ar" RANLIB="$host-ranlib"
export STRIP="$host-strip" WINDRES="$host-windres"

# Debian's sources come from where its packages come from: the same entries, for sources.
enable_sources() {
    apt-get indextargets 'Identifier: Sources' 'Origin: Debian' 2>/dev/null | grep -q . && return
    # shellcheck disable=SC2016
    apt-get indextargets 'Identifier: Packages' 'Origin: Debian' --format '$(REPO_URI)' |
        sed 's,/*$,,' | sort -u >"$scratch/mirrors"
    grep -lrF -f "$scratch/mirrors" /etc/apt/sources.list /etc/apt/sources.list.d 2>/dev/null |
        while read -r list; do
            case $list in
            *.sources) sed 's/^Types:.*/Types: deb-src/' "$list" ;;
            *) sed -n 's/^deb /deb-src /p' "$list" ;;
            esac >"$scratch/entries"
            as_root cp "$scratch/entries" "/etc/apt/sources.list.d/longwood-sources-${list##*/}"
        done
    as_root apt-get update -q
}

# Prints the .dsc file of a source package, downloaded once. A mirror may have lost what its index names: then
# the one of the release itself, which apt would not take where a mirror of updates has the same version, or
# an older one.
downloaded() {
    if ! ls "$sources/$1"_*.dsc >/dev/null 2>&1; then
        enable_sources >&2
        release=$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)
        for candidate in $(apt-cache showsrc "$1" | awk '/^Version:/ { print "=" $2 }' | sort -ruV | sed "1a /$release"); do
            (cd "$sources" && apt-get -q -o APT::Sandbox::User=root source --download-only "$1$candidate") >&2 && break
            rm -f "$sources/$1"_*.dsc
        done
    fi
    ls "$sources/$1"_*.dsc
}

unpacked() {
    rm -rf "${scratch:?}/$1"
    dpkg-source --no-check -x "$(downloaded "$1" | tail -n 1)" "$scratch/$1" >&2
}

# Disabled is what Longwood has no use for. (Trees, radio buttons and the dialog for folders it does not use
# either, but the rest does not compile without them.) Of the libraries only base and core are made.
build_wx() {
    unpacked wxwidgets3.2
    rm -rf "$scratch/wx"
    mkdir "$scratch/wx"
    cd "$scratch/wx"
    without=$(printf ' --without-%s' zlib libpng libjpeg libtiff expat regex liblzma opengl winhttp nanosvg subdirs)
    unused=$(printf ' --disable-%s' \
        html htmlhelp svg aui stc mediactrl webview webviewie webviewedge richtext propgrid ribbon xrc help mshtmlhelp \
        webrequest sockets ipc protocol protocols fileproto url dialupman \
        debugreport dbghelp backtrace secretstore joystick sound spellcheck hotkey uiactionsim \
        mdi mdidoc docview filehistory printarch postscript metafile graphics-d2d dragimage \
        config iniconf filesystem fsvolume fswatcher mimetype snglinst arcstream tarstream zipstream \
        gif pcx tga iff pnm arttango markup privatefonts logwin logdialog \
        aboutdlg busyinfo choicedlg coldlg creddlg finddlg fontdlg numberdlg progressdlg richmsgdlg splash textdlg tipdlg \
        wizarddlg prefseditor actindicator addremovectrl animatectrl bannerwindow bmpcombobox calendar checklst choicebook \
        collpane colourpicker combobox comboctrl commandlinkbutton dataviewctrl datepick dirpicker editablebox filectrl \
        filepicker fontpicker gauge grid headerctrl hyperlink infobar listbook listctrl miniframe notebook notifmsg \
        odcombobox radiobox rearrangectrl richtooltip sash searchctrl slider spinbtn spinctrl splitter statusbar \
        taskbarbutton taskbaricon timepick tipwindow togglebtn toolbar toolbook treebook treelist)
    # shellcheck disable=SC2086
    "$scratch/wxwidgets3.2/configure" --quiet --build="$(dpkg-architecture -qDEB_BUILD_GNU_TYPE)" \
        --host="$host" --prefix="$prefix" --with-msw --disable-shared --disable-debug_flag \
        --enable-pch --with-cxx=17 --enable-accessibility --enable-graphics_ctx $without $unused \
        CPPFLAGS="$oldest_windows" CFLAGS="$optimized" CXXFLAGS="$optimized"
    only="__netlib___depname= __advlib___depname= __install_netlib___depname= __install_advlib___depname="
    # shellcheck disable=SC2086
    make -s -j"$jobs" $only
    rm -rf "$prefix/lib/wx" "$prefix/include/wx-3.2" "$prefix"/lib/libwx_*
    # shellcheck disable=SC2086
    make -s install $only >/dev/null
    # wx-config as a relative link, so that the cache may be moved.
    ln -sfn "$(realpath --relative-to="$prefix/bin" "$(readlink -f "$prefix/bin/wx-config")")" "$prefix/bin/wx-config"
}

# ICU's build wants a native one beside it; a folder that links Debian's tools of the same version will do.
native_icu() {
    rm -rf "$1"
    mkdir -p "$1/bin" "$1/lib" "$1/config" "$1/stubdata"
    for tool in pkgdata genrb gencnval makeconv icupkg genccode gencmn gensprep; do
        ln -s "$(PATH=$PATH:/usr/sbin command -v $tool)" "$1/bin/"
    done
    # shellcheck disable=SC2016
    printf '%s\n' "CROSS_ICU_VERSION=$(sed -n 's/^#define U_ICU_VERSION "\(.*\)"/\1/p' common/unicode/uvernum.h)" \
        'TOOLEXEEXT=' 'TOOLBINDIR=$(cross_buildroot)/bin' 'TOOLLIBDIR=$(cross_buildroot)/lib' \
        'INVOKE=' 'PKGDATA_INVOKE=' >"$1/config/icucross.mk"
    # shellcheck disable=SC2016
    echo 'CURR_FULL_DIR=$(shell pwd)' >"$1/config/icucross.inc"
}

build_icu() {
    unpacked icu
    cd "$scratch/icu/source"
    # A third of it Longwood does not link, such as transliteration, regular expressions and the guessing of
    # encodings. If it ever does, linking fails and names what is missing.
    printf '%s.cpp\n' alphaindex anytrans brktrans casetrn compactdecimalformat cpdtrans csdetect csmatch csr2022 \
        csrecog csrmbcs csrsbcs csrucode csrutf8 dtitvfmt dtitvinf esctrn funcrepl gender inputext name2uni nortrans \
        nultrans quant rbt rbt_data rbt_pars rbt_rule rbt_set regexcmp regeximp regexst regextxt reldatefmt rematch \
        remtrans repattrn scientificnumberformatter search stsearch strmatch strrepl titletrn tmunit tmutamt tmutfmt \
        tolowtrn toupptrn translit transreg tridpars ucoleitr ucsdet udateintervalformat unesctrn uni2name uregex \
        uregexc usearch uspoof uspoof_build uspoof_conf uspoof_impl utrans vtzone vzone zrule ztrans \
        localematcher localeprioritylist locdistance ubidi ubidiln ubiditransform ubidiwrt uidna ushape usprep uts46 \
        >"$scratch/unused"
    for part in common i18n; do
        grep -vxF -f "$scratch/unused" $part/sources.txt >"$scratch/used"
        cp "$scratch/used" $part/sources.txt
    done
    data=$(ls data/in/icudt*l.dat)
    # Its name stands inside, too.
    mkdir -p "$scratch/whole"
    mv "$data" "$scratch/whole/"
    # shellcheck disable=SC2086
    sh "$here/thin_icu_data.sh" "$scratch/whole/$(basename "$data")" "$data" $languages
    native_icu "$scratch/native-icu"
    ./configure --host="$host" --prefix="$prefix" --with-cross-build="$scratch/native-icu" \
        --enable-static --disable-shared --with-data-packaging=static --disable-tools --disable-tests \
        --disable-samples --disable-extras --disable-icuio --disable-layoutex \
        CPPFLAGS="$oldest_windows" CFLAGS="$optimized" CXXFLAGS="$optimized -std=c++17"
    make -s -j"$jobs"
    make -s install >/dev/null
    # "make install" puts the empty stub in place of the data: the program would link and then find no language.
    # Built for 32 bit, its name begins with "lib"; built for 64 bit, it does not.
    real=lib/sicudt.a
    [ -e "$real" ] || real=lib/libsicudt.a
    install -m 644 "$real" "$prefix/lib/libsicudt.a"
    [ "$(stat -c %s "$prefix/lib/libsicudt.a")" -gt 1000000 ]
}

# The headers are those of Debian's libboost1.74-dev. Boost.Locale's ICU backend takes a
# thread-specific pointer from Boost.Thread.
build_boost_locale() {
    downloaded boost1.74 >/dev/null
    rm -rf "$scratch/boost"
    mkdir -p "$scratch/boost/objects"
    cd "$scratch/boost"
    tar -xf "$sources"/boost1.74_*.orig.tar.xz --strip-components=1 --wildcards \
        '*/libs/locale/src/*' '*/libs/thread/src/win32/*'
    ln -sfn /usr/include/boost "$prefix/include/boost"
    ls libs/thread/src/win32/thread.cpp libs/thread/src/win32/thread_primitives.cpp \
        libs/thread/src/win32/tss_*.cpp libs/locale/src/shared/*.cpp libs/locale/src/icu/*.cpp \
        libs/locale/src/encoding/codepage.cpp libs/locale/src/util/codecvt_converter.cpp \
        libs/locale/src/util/default_locale.cpp libs/locale/src/util/info.cpp \
        libs/locale/src/util/locale_data.cpp >files
    # shellcheck disable=SC2086
    while read -r file; do
        printf '%s -o objects/%s.o\n' "$file" "$(printf %s "$file" | tr / _)"
    done <files | xargs -P "$jobs" -L 1 "$CXX" $optimized -std=c++17 -w $oldest_windows "-I$prefix/include" \
        -Ilibs/locale/src -DU_STATIC_IMPLEMENTATION -DBOOST_ALL_NO_LIB -DBOOST_LOCALE_WITH_ICU=1 \
        -DBOOST_LOCALE_NO_WINAPI_BACKEND=1 -DBOOST_LOCALE_NO_POSIX_BACKEND=1 -DBOOST_LOCALE_NO_STD_BACKEND=1 \
        -DBOOST_THREAD_BUILD_LIB=1 -DBOOST_USE_WINDOWS_H -c
    rm -f "$prefix/lib/libboost_locale.a"
    find objects -name '*.o' | LC_ALL=C sort | xargs "$AR" rcsD "$prefix/lib/libboost_locale.a"
}

# describe NAME TARGET: what CMake's find_package wants to know of a library of headers only.
describe() {
    mkdir -p "$prefix/lib/cmake/$1"
    echo 'set(PACKAGE_VERSION_COMPATIBLE TRUE)' >"$prefix/lib/cmake/$1/$1ConfigVersion.cmake"
    cat >"$prefix/lib/cmake/$1/$1Config.cmake" <<TEXT
add_library($2 INTERFACE IMPORTED)
set_target_properties($2 PROPERTIES INTERFACE_INCLUDE_DIRECTORIES "\${CMAKE_CURRENT_LIST_DIR}/../../../include")
TEXT
}

# Libraries of headers only are Debian's own, one link each: all of /usr/include would bring Linux's.
build_headers() {
    for name in catch2 nlohmann CLI; do
        [ -e "/usr/include/$name" ] || fail "/usr/include/$name is missing."
        ln -sfn "/usr/include/$name" "$prefix/include/$name"
    done
    describe Catch2 Catch2::Catch2
    describe nlohmann_json nlohmann_json::nlohmann_json
    describe CLI11 CLI11::CLI11
}

# The recipe of a library, and everything else that decides how it turns out.
stamp_of() {
    {
        sed -n "/^build_$1()/,/^}/p" "$here/dependencies.sh"
        "$CXX" -dumpfullversion
        echo "$optimized $oldest_windows"
        [ "$1" != headers ] || sed -n "/^describe()/,/^}/p" "$here/dependencies.sh"
        [ "$1" != icu ] || { echo "$languages" && cat "$here/thin_icu_data.sh"; }
    } | sha256sum | cut -c 1-16
}

if [ "${1:-}" = --one ]; then
    "build_$2"
    exit
fi

# shellcheck disable=SC2086,SC2154
install_packages $windows_packages nlohmann-json3-dev libcli11-dev
mkdir -p "$prefix/stamps" "$prefix/bin" "$prefix/lib" "$prefix/include" "$sources" "$scratch"

is_there() {
    [ -e "$prefix/stamps/$1-$(stamp_of "$1")" ]
}

build() {
    if is_there "$1"; then
        say "$1 for $host: there already."
        return
    fi
    say "$1 for $host: building."
    began=$(date +%s)
    # A process of its own, because "set -e" does not hold inside "if" and "||".
    sh "$here/dependencies.sh" --one "$1" >"$scratch/$1.log" 2>&1 || {
        tail -n 30 "$scratch/$1.log" >&2
        fail "building $1 failed; all it said is in $scratch/$1.log."
    }
    rm -f "$prefix/stamps/$1"-*
    : >"$prefix/stamps/$1-$(stamp_of "$1")"
    say "$1 for $host: $(($(date +%s) - began)) seconds."
}

# First what asks the mirror, one after the other. Then wxWidgets and the two others at the same
# time: each has long stretches, such as unpacking and configuring, that keep one processor only busy.
is_there wx || downloaded wxwidgets3.2 >/dev/null
is_there icu || downloaded icu >/dev/null
is_there boost_locale || downloaded boost1.74 >/dev/null
build headers
(build wx) &
wx=$!
well=yes
(build icu && build boost_locale) || well=no
wait $wx || well=no
[ $well = yes ]
