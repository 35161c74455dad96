#!/bin/sh
# The page that people play on, from its sources in page/ into build/page, where the server finds it.
#   scripts/page.sh build   builds it when it is out of date; fails, and says why, when there is none to be had
#   scripts/page.sh check   its layout (Prettier), its code (ESLint), its types and components (svelte-check)
#   scripts/page.sh format  lays it out, and repairs what lint can repair
#   scripts/page.sh test    its tests
# check, format and test are skipped, and say so, where Node is missing; READINGROOM_NOTHING_SKIPPED=1 makes that an error.

cd "$(dirname "$0")/.." || exit 1
what=${1:-build}
made=build/page/index.html

why_not() { # what stands in the way of Node's work, if anything
    if [ ! -f page/package.json ]; then
        echo "this clone has no page"
    elif ! command -v npm >/dev/null 2>&1; then
        echo "it needs Node 20 or newer, which is not on this machine"
    elif ! node -e 'process.exit(+(process.versions.node.split(".")[0] < 20))'; then
        echo "it needs Node 20 or newer, and this is $(node --version)"
    fi
}

problem=$(why_not)
if [ "$what" = build ]; then
    if [ -z "$problem" ]; then
        if MAKEFLAGS= make --silent --no-print-directory "$made"; then exit 0; fi
        problem="the build failed, as told above"
    fi
    if [ -f "$made" ]; then
        echo "The page is not built anew: $problem. The one built before is used."
        exit 0
    fi
    echo "The page is not built: $problem."
    exit 1
fi

if [ -n "$problem" ]; then
    echo "Skipped: the page's ${what}s; $problem."
    if [ "${READINGROOM_NOTHING_SKIPPED:-}" = 1 ]; then exit 1; fi
    exit 0
fi
MAKEFLAGS= make --silent --no-print-directory page/node_modules/ready && cd page && npm run --silent "$what"
