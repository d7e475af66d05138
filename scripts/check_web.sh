#!/usr/bin/env bash
# Types of the browser's files, by their JSDoc. Needs node; installs it where that is possible.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! command -v npm >/dev/null; then
    [ "$(id -u)" = 0 ] || { echo "node and npm are needed to check the browser's files"; exit 1; }
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq nodejs npm >/dev/null
fi
if [ ! -x node_modules/.bin/tsc ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
    npm ci --no-audit --no-fund --ignore-scripts --loglevel=error
fi
node_modules/.bin/tsc --project tsconfig.json
