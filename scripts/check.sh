#!/usr/bin/env bash
# Every check runs, each says its name, any failure fails.
set -uo pipefail
cd "$(dirname "$0")/.."

failed=()
run() {
    local name=$1
    shift
    echo "== $name"
    "$@" || failed+=("$name")
}

run "style" .venv/bin/ruff check
run "format" .venv/bin/ruff format --check
run "types" .venv/bin/mypy
run "types of the browser's files" bash scripts/check_web.sh
run "layers" .venv/bin/lint-imports --no-logo
run "traps of compiled code" .venv/bin/python -m pytest -q tests/native/test_traps.py tests/native/test_house.py

[ "${#failed[@]}" = 0 ] || { printf "failed: %s\n" "${failed[@]}"; exit 1; }
echo "all checks passed"
