#!/bin/sh
# Pins every package with its hashes: requirements/*.in -> requirements/*.txt. No index is named in them.
set -eu
cd "$(dirname "$0")/../requirements"
export CUSTOM_COMPILE_COMMAND="make requirements"
for name in run build dev; do
    echo "Pinning requirements/$name.txt ..."
    ../.venv/bin/python -m piptools compile --quiet --upgrade --generate-hashes --allow-unsafe --strip-extras \
        --no-annotate --no-emit-options \
        --output-file "$name.txt" "$name.in"
done
