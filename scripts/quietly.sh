#!/bin/sh
# Runs a command whose noise helps nobody while all goes well: it goes into a log, and is shown if the command fails.
#   scripts/quietly.sh LOG COMMAND ...

log=$1
shift
mkdir -p "$(dirname "$log")"
"$@" >"$log" 2>&1 && exit 0
code=$?
cat "$log" >&2
exit $code
