#!/bin/sh
# Runs the tests and says what it had to skip and why, and at the end of each part where its time went. The rules, the
# kernel, the bots and the tables are tested interpreted and compiled, the laws interpreted at a sample of tables; what
# starts processes, screens or browsers once, on the compiled copy where there is one.
#   ARGS                            more arguments for pytest
#   JOBS                            how many tests run at once (2); two more where they start processes and wait for them
#   READINGROOM_NOTHING_SKIPPED=1   what would be skipped is an error
# Tests read READINGROOM_EXPECT (interpreted or compiled) and check that this is what runs.

cd "$(dirname "$0")/.." || exit 1
python=.venv/bin/python
fallback=tools
if [ "${READINGROOM_NOTHING_SKIPPED:-}" = 1 ]; then fallback=never; fi
once="bench cli docs page scripts server store terminal" # folders of tests/

jobs=${JOBS:-2}

run_tests() { # $1: interpreted or compiled, $2: where the package is found, $3: how many at once, $4: what is chosen or left out
    echo "Tests, $1:"
    # shellcheck disable=SC2086  # ARGS holds several words
    READINGROOM_EXPECT=$1 PYTHONPATH=$2 "$python" -m pytest -n "$3" --dist worksteal ${ARGS:-} $4 || failed="$failed $1"
}

failed=
mkdir -p build
# once, before tests that run side by side all want it; where there is no Node they say so themselves
scripts/page.sh build || true
# compiling keeps one core busy for minutes, so the interpreted tests run beside it
"$python" scripts/compiled.py copy --fallback "$fallback" >build/compiling.txt 2>&1 &
compiling=$!
run_tests interpreted src "$jobs" "$(for folder in $once; do printf ' --ignore=tests/%s' "$folder"; done)"
if ! wait "$compiling"; then cat build/compiling.txt; exit 1; fi
cat build/compiling.txt
if [ -d build/compiled ]; then
    if [ -z "${ARGS:-}" ]; then # alone: what runs beside it takes from both, but not the same share
        echo "The engine's speed:"
        PYTHONPATH=build/compiled "$python" -m bench.gate || failed="$failed speed"
    fi
    run_tests compiled build/compiled $((jobs + 2)) ""
else
    export READINGROOM_BREADTH=1 # every table of the laws: nothing else will try them
    run_tests interpreted src $((jobs + 2)) "$(for folder in $once laws; do printf ' tests/%s' "$folder"; done)"
    echo "Skipped: the same tests on the compiled copy"
fi
if [ -z "${ARGS:-}" ]; then # ARGS chooses among the tests in Python
    echo "Tests, the page:"
    scripts/page.sh test || failed="$failed page"
fi
if [ -n "$failed" ]; then echo "Failed:$failed"; exit 1; fi
