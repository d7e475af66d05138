#!/usr/bin/env bash
# Makes .venv with everything in it and compiles the rules; quick when nothing changed.
set -euo pipefail
cd "$(dirname "$0")/.."

. scripts/debian.sh
say() { printf 'setup: %s\n' "$*"; }

new_enough() { command -v "$1" >/dev/null && "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

find_python() {
    local candidate
    for candidate in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11; do
        if new_enough "$candidate"; then
            echo "$candidate"
            return
        fi
    done
    say "Python 3.11 or newer is needed; python3 is: $(python3 --version 2>&1 || true). Name another with PYTHON=/path/to/python3 make setup" >&2
    exit 1
}

make_venv() {
    local python version
    python=$(find_python)
    version=$("$python" -c 'import sys; print("python%d.%d" % sys.version_info[:2])')
    "$python" -c 'import ensurepip, venv' 2>/dev/null || install_debian "$version-venv" || exit 1
    say "making .venv with $("$python" --version)"
    "$python" -m venv --clear .venv
}

install_packages() {
    local wanted
    wanted=$(cat pyproject.toml constraints.txt | sha256sum)
    [ "$(cat .venv/installed 2>/dev/null || true)" = "$wanted" ] && return
    say "installing packages"
    rm -f .venv/installed
    local pip=(.venv/bin/python -m pip --disable-pip-version-check install --quiet --constraint constraints.txt)
    "${pip[@]}" setuptools # the other requirements of the build come with [dev]
    GROGNARD_NATIVE=off "${pip[@]}" --no-build-isolation --editable ".[dev]"
    echo "$wanted" >.venv/installed
}

compile_rules() {
    local reason
    if [ "${GROGNARD_NATIVE:-auto}" = off ]; then
        say "GROGNARD_NATIVE=off: rules are not compiled"
        return
    fi
    reason=$(.venv/bin/python scripts/native_build.py stale) && return
    if ! .venv/bin/python scripts/native_build.py can-compile && ! install_compiler; then
        [ "${GROGNARD_NATIVE:-auto}" = require ] && exit 1
        say "no C compiler: the rules run as plain Python, the same but many times slower"
        return
    fi
    say "compiling the rules ($reason)"
    mkdir -p build
    if ! .venv/bin/python setup.py --quiet build_ext --inplace >build/compile.log 2>&1; then
        tail -n 30 build/compile.log
        exit 1
    fi
    grep -A20 '^grognard: rules not compiled' build/compile.log || say "rules compiled"
}

install_compiler() {
    local packages
    packages="gcc libc6-dev $(.venv/bin/python -c 'import sys; print("python%d.%d-dev" % sys.version_info[:2])')"
    # shellcheck disable=SC2086 - several packages
    install_debian $packages && .venv/bin/python scripts/native_build.py can-compile
}

exec 9>.setup.lock
command -v flock >/dev/null && flock 9
.venv/bin/python -c '' 2>/dev/null && .venv/bin/python -c 'import pip' 2>/dev/null || make_venv
install_packages
compile_rules
