# Sourced by the scripts beside it: a minimal Debian 12 in a folder, made new each time
# from the package source that this machine itself uses.

# Mounts live in a name space of the script's own, so that none can be left behind.
# Call it first: own_mounts "$0" "$@"
own_mounts() {
    [ -z "${LONGWOOD_OWN_MOUNTS:-}" ] || return 0
    [ "$(id -u)" -eq 0 ] || fail "making a Debian system in a folder needs root."
    exec env LONGWOOD_OWN_MOUNTS=1 unshare --mount --propagation private sh "$@"
}

# Prints the lines of a sources.list for Debian 12 as this machine has them.
debian_sources() {
    apt-get indextargets --format 'deb $(REPO_URI) $(RELEASE) $(COMPONENT)' \
        'Identifier: Packages' 'Origin: Debian' 'Codename: bookworm' 'Component: main'
    for suite in bookworm-updates bookworm-security; do
        apt-get indextargets --format 'deb $(REPO_URI) $(RELEASE) $(COMPONENT)' \
            'Identifier: Packages' 'Origin: Debian' "Codename: $suite" 'Component: main'
    done
}

# make_debian FOLDER: fills it with a minimal Debian 12.
make_debian() {
    root=$1
    sources=$(debian_sources | sort -u)
    mirror=$(printf '%s\n' "$sources" | sed -n 's/^deb \([^ ]*\) bookworm main$/\1/p' | head -n 1)
    [ -n "$mirror" ] || fail "this machine's package sources name no Debian 12 (bookworm). Run apt-get update?"
    say "Making a minimal Debian 12."
    debootstrap --variant=minbase bookworm "$root" "$mirror" >"$root.log" 2>&1 ||
        fail "debootstrap failed; the end of $root.log: $(tail -n 5 "$root.log")"
    printf '%s\n' "$sources" >"$root/etc/apt/sources.list"
    apt-config dump | grep -E '^Acquire::https?::' >"$root/etc/apt/apt.conf.d/90proxy" || true
    cp /etc/resolv.conf /etc/hosts "$root/etc/"
    try "Mounting" mount -t proc proc "$root/proc"
    try "Mounting" mount -t devpts devpts "$root/dev/pts"
    try "Mounting" mount -t tmpfs tmpfs "$root/dev/shm"
    in_debian "$root" root apt-get update -q >"$root.log" 2>&1 ||
        fail "apt-get update failed inside; the end of $root.log: $(tail -n 5 "$root.log")"
}

# in_debian FOLDER USER COMMAND...: runs it inside, with a fresh user's environment.
in_debian() {
    root=$1
    user=$2
    shift 2
    case $user in root) home=/root ;; *) home=/home/$user ;; esac
    # shellcheck disable=SC2086
    env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
        HOME="$home" USER="$user" LANG="${INSIDE_LANG:-C}" TERM=dumb CI="${CI:-}" ${INSIDE_ENV:-} \
        chroot --userspec="$user:" "$root" "$@"
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
