#!/usr/bin/env bash
# The whole suite with compiled rules, after the part that must also pass plain; any failure fails.
set -uo pipefail
cd "$(dirname "$0")/.."

. scripts/debian.sh
command -v chromium >/dev/null || install_debian chromium || exit 1

plain=0
jobs=(--numprocesses auto --maxprocesses 4 --dist worksteal)
if .venv/bin/python scripts/native_build.py can-compile; then
    export GROGNARD_NATIVE=require
    echo "== plain: golden games and the contract"
    GROGNARD_NATIVE=off .venv/bin/python -m pytest -q "${jobs[@]}" -m "both_forms and not soak" || plain=$?
else
    export GROGNARD_NATIVE=off
fi
echo "== the whole suite (GROGNARD_NATIVE=$GROGNARD_NATIVE)"
.venv/bin/python -m pytest "${jobs[@]}" --durations=10 "$@"
whole=$?
[ "$plain" = 0 ] || echo "the plain run failed with exit code $plain, see above"
[ "$whole" = 0 ] || exit "$whole"
exit "$plain"
