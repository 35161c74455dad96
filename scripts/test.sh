#!/bin/sh
# Runs every test interpreted and compiled, and says what it had to skip and why. What starts servers and databases
# runs once, on the compiled copy where there is one: it tests processes, not rules.
#   ARGS                            more arguments for pytest
#   JOBS                            how many tests run at once (2)
#   READINGROOM_NOTHING_SKIPPED=1   what would be skipped is an error
# Tests read READINGROOM_EXPECT (interpreted or compiled) and check that this is what runs.

cd "$(dirname "$0")/.." || exit 1
python=.venv/bin/python
fallback=tools
if [ "${READINGROOM_NOTHING_SKIPPED:-}" = 1 ]; then fallback=never; fi
if ! "$python" scripts/compiled.py copy --fallback "$fallback"; then exit 1; fi

run_tests() { # $1: interpreted or compiled, $2: where the package is found, $3: what is left out
    echo "Tests, $1:"
    # shellcheck disable=SC2086  # ARGS holds several words
    READINGROOM_EXPECT=$1 PYTHONPATH=$2 "$python" -m pytest -n "${JOBS:-2}" ${ARGS:-} $3 || failed="$failed $1"
}

failed=
once="--ignore=tests/server --ignore=tests/store --ignore=tests/bench --ignore=tests/page"
if [ -d build/compiled ]; then
    run_tests interpreted src "$once"
    run_tests compiled build/compiled ""
else
    run_tests interpreted src ""
    echo "Skipped: the same tests on the compiled copy; $("$python" scripts/compiled.py copy --fallback tools)"
fi
if [ -z "${ARGS:-}" ]; then # ARGS chooses among the tests in Python
    echo "Tests, the page:"
    scripts/page.sh test || failed="$failed page"
fi
if [ -n "$failed" ]; then echo "Failed:$failed"; exit 1; fi
