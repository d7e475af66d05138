# Sourced by other scripts: what a bare Debian machine still needs.

say() { printf '%s\n' "$*"; }

install_debian() { # packages…: with apt as root, else the command to type and a false result
    if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
        say "installing $*"
        apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
    else
        say "missing: $*. Type: sudo apt-get update && sudo apt-get install $*"
        return 1
    fi
}
