# What the scripts share: where we are, what the system lacks, and which steps are already done.
# Sourced with `. scripts/common.sh` from the root of the checkout.

set -eu
PYTHON=${PYTHON:-python3}

say() { printf '%s\n' "castellany: $*" >&2; }

fail() { say "$*"; exit 1; }

# install_packages PACKAGE...: ask the system for what is missing.
install_packages() {
    if ! command -v apt-get >/dev/null; then
        fail "please install what Debian calls: $*"
    elif [ "$(id -u)" = 0 ]; then
        as_root=
    elif command -v sudo >/dev/null; then
        as_root=sudo
    else
        fail "please install these packages as root: $*"
    fi
    say "installing $*"
    {
        $as_root apt-get -qq update &&
            $as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -y install --no-install-recommends "$@"
    } >/dev/null || fail "please install these packages: $*"
}

need_python() {
    "$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || fail "Python 3.11 or newer is needed"
    "$PYTHON" -c 'import ensurepip, venv' 2>/dev/null || install_packages python3-venv
}

need_compiler() {
    missing=
    command -v "${CC:-gcc}" >/dev/null || missing="gcc libc6-dev"
    "$PYTHON" -c 'import pathlib, sys, sysconfig
sys.exit(not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists())' || missing="$missing libpython3-dev"
    # shellcheck disable=SC2086 # one word per package
    [ -z "$missing" ] || install_packages $missing
}

need_redis() {
    command -v redis-server >/dev/null && return
    install_packages redis-server
    # Debian also starts what it installs; the tests start their own.
    $as_root systemctl --quiet disable --now redis-server 2>/dev/null || true
}

need_browser() {
    command -v chromium >/dev/null || install_packages chromium
}

# Servers and their tests talk over 127.0.0.1, which sleeps in a namespace cut off with `unshare -n`.
wake_loopback() {
    [ ! -e /proc/sys/net ] || "$PYTHON" scripts/loopback.py
}

# fingerprint TEXT...: a key for what a step reads; the place and the Python always belong to it, though not the
# latter's patch level, which an environment survives.
fingerprint() {
    python=$("$PYTHON" -c 'import sys; print(sys.implementation.cache_tag, sys.base_prefix)')
    printf '%s\n' "$PWD" "$python" "$@" | sha256sum | cut -d' ' -f1
}

# current STAMP KEY: whether the step that leaves this stamp was last done with this key.
current() { [ "$(cat "$1" 2>/dev/null)" = "$2" ]; }

# stamp STAMP KEY: remember that the step is done.
stamp() { mkdir -p "$(dirname "$1")" && printf '%s\n' "$2" >"$1"; }

# requirements GROUP...: what pyproject.toml asks for under these names.
requirements() { "$PYTHON" scripts/requirements.py "$@"; }

# environment DIRECTORY: an empty virtual environment, if there is none that works with this Python.
environment() {
    key=$(fingerprint)
    if ! current "$1/stamps/python" "$key"; then
        need_python
        say "making $1"
        rm -rf "$1"
        "$PYTHON" -m venv "$1" >&2 || fail "could not make $1"
        stamp "$1/stamps/python" "$key"
    fi
}

# install DIRECTORY NAME REQUIREMENT...: the step NAME of an environment; exact versions come from constraints.txt.
install() {
    where=$1 name=$2
    shift 2
    key=$(fingerprint "$(cat constraints.txt)" "$@")
    if ! current "$where/stamps/$name" "$key"; then
        say "installing the $name tools into $where"
        "$where/bin/python" -m pip install --quiet --disable-pip-version-check -c constraints.txt "$@" >&2 ||
            fail "could not install the $name tools"
        stamp "$where/stamps/$name" "$key"
    fi
}

# with_node COMMAND...: run a command of Node in web/. It trusts whom the machine trusts, as pip does.
with_node() {
    (cd web && PATH="$OLDPWD/.venv/bin:$PATH" NODE_USE_SYSTEM_CA=1 "$@")
}

# What the page is built with: exactly the packages of the lock, none of which may run anything when it is installed.
fetch_packages() {
    key=$(fingerprint "$(sha256sum constraints.txt web/.npmrc web/package.json web/package-lock.json)")
    if ! current .venv/stamps/packages "$key" || [ ! -d web/node_modules ]; then
        say "fetching what the page is built with"
        rm -f .venv/stamps/packages
        with_node npm ci --loglevel=error >/dev/null || fail "could not fetch what the page is built with"
        stamp .venv/stamps/packages "$key"
    fi
}

page_sources() {
    { find web -name node_modules -prune -o -type f -print && find src/castellany -name '*.ftl'; } | LC_ALL=C sort
}

build_page() {
    # shellcheck disable=SC2046 # one word per file
    key=$(fingerprint "$(cat .venv/stamps/packages)" "$(sha256sum $(page_sources))")
    if ! current .venv/stamps/page-built "$key" || [ ! -f src/castellany/server/page/index.html ]; then
        say "building the page"
        rm -f .venv/stamps/page-built
        with_node npm run --silent build -- --logLevel warn >&2 || fail "could not build the page"
        stamp .venv/stamps/page-built "$key"
    fi
}
