# Sourced by package_in.sh and the scripts of tests/install: a minimal Debian in a folder, made new each time
# from the package source that this machine itself uses.

# Mounts live in a name space of the script's own, so that none can be left behind.
# Call it first: own_mounts "$0" "$@"
own_mounts() {
    [ -z "${LONGWOOD_OWN_MOUNTS:-}" ] || return 0
    [ "$(id -u)" -eq 0 ] || fail "making a Debian system in a folder needs root."
    exec env LONGWOOD_OWN_MOUNTS=1 unshare --mount --propagation private sh "$@"
}

# A folder $work for the script, and $system in it for the Debian to be made. Both go when the
# script ends, however it does; LONGWOOD_KEEP=1 leaves them standing for a look.
work_in_debian() {
    work=$(mktemp -d)
    system=$work/debian
    trap leave_debian EXIT
    trap 'exit 1' INT TERM
}

leave_debian() {
    if [ -n "${LONGWOOD_KEEP:-}" ]; then
        say "Left standing: $work"
    else
        remove_debian "$system"
        rm -rf --one-file-system "$work"
    fi
}

# Prints the lines of a sources.list for a Debian release as this machine has them; for a
# release that it does not have, the first line with the same source.
debian_sources() {
    lines=$(for codename in "$1" "$1-updates" "$1-security"; do
        # shellcheck disable=SC2016
        apt-get indextargets --format 'deb $(REPO_URI) $(RELEASE) $(COMPONENT)' \
            'Identifier: Packages' 'Origin: Debian' "Codename: $codename" 'Component: main'
    done | sort -u)
    if [ -z "$lines" ] && [ "$1" != bookworm ]; then
        lines=$(debian_sources bookworm | sed -n "s/ bookworm main\$/ $1 main/p")
    fi
    printf '%s\n' "$lines"
}

# make_debian FOLDER [RELEASE [ARCHITECTURE]]: fills it with a minimal Debian, 12 by itself.
make_debian() {
    root=$1
    release=${2:-bookworm}
    architecture=${3:-$(dpkg --print-architecture)}
    sources=$(debian_sources "$release")
    mirror=$(printf '%s\n' "$sources" | sed -n "s/^deb \([^ ]*\) $release main\$/\1/p" | head -n 1)
    [ -n "$mirror" ] || fail "this machine's package sources name no Debian 12 (bookworm). Run apt-get update?"
    say "Making a minimal Debian: $release, $architecture."
    debootstrap --variant=minbase --arch="$architecture" "$release" "$root" "$mirror" >"$root.log" 2>&1 ||
        fail "debootstrap failed; the end of $root.log: $(tail -n 5 "$root.log")"
    printf '%s\n' "$sources" >"$root/etc/apt/sources.list"
    apt-config dump | grep -E '^Acquire::https?::' >"$root/etc/apt/apt.conf.d/90proxy" || true
    cp /etc/resolv.conf /etc/hosts "$root/etc/"
    try "Mounting" mount -t proc proc "$root/proc"
    try "Mounting" mount -t devpts devpts "$root/dev/pts"
    try "Mounting" mount -t tmpfs tmpfs "$root/dev/shm"
    read_lists "$root"
}

# read_lists FOLDER: apt-get update inside. Security updates may be missing: a mirror that is not
# whole for one kind of processor would stop everything else.
read_lists() {
    in_debian "$1" root apt-get update -q >"$1.log" 2>&1 && return
    said=$(tail -n 5 "$1.log")
    sed -i '/-security /d' "$1/etc/apt/sources.list"
    in_debian "$1" root apt-get update -q >"$1.log" 2>&1 ||
        fail "apt-get update failed inside; the end of $1.log: $said"
    say "The source of security updates could not be read, so it goes on without: $said"
}

# in_debian FOLDER USER COMMAND...: runs it inside, in the user's home and fresh environment.
in_debian() {
    root=$1
    user=$2
    shift 2
    case $user in root) home=/root ;; *) home=/home/$user ;; esac
    # shellcheck disable=SC2086
    env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/games \
        HOME="$home" USER="$user" LANG="${INSIDE_LANG:-C}" TERM=dumb CI="${CI:-}" ${INSIDE_ENV:-} \
        chroot --userspec="$user:" "$root" /bin/sh -c 'cd && exec "$@"' sh "$@"
}

# remove_debian FOLDER
remove_debian() {
    umount "$1/dev/shm" "$1/dev/pts" "$1/proc" 2>/dev/null || true
    rm -rf --one-file-system "$1" "$1.log"
}

# copy_sources FOLDER: the checkout as it stands, without what was built.
copy_sources() {
    mkdir -p "$1"
    tar -c --exclude=./build --exclude=./.git --exclude=./.cache --exclude=__pycache__ . | tar -x -C "$1"
    chown -R 0:0 "$1"
}
