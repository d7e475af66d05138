#!/usr/bin/env bash
# Types of the browser's files, by their JSDoc. Needs node; installs it where that is possible.
set -euo pipefail
cd "$(dirname "$0")/.."

. scripts/debian.sh
command -v npm >/dev/null || install_debian nodejs npm
if [ ! -x node_modules/.bin/tsc ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
    npm ci --no-audit --no-fund --ignore-scripts --loglevel=error
fi
node_modules/.bin/tsc --project tsconfig.json
