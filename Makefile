# Reading Room: one word per chore. Everything installs into this clone: .venv, build and page/node_modules.

PYTHON ?= python3
MATCHES ?= 100000
KILLS ?= 1000
export JOBS ?= 2
export ARGS ?=

PY := .venv/bin/python
PIP := $(PY) -m pip --disable-pip-version-check
COMPILED := PYTHONPATH=build/compiled $(PY)

.DEFAULT_GOAL := help
.PHONY: help play page terminal serve test check format laws golden chaos types bench wheel compiled requirements clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

play: .venv/ready ## sit down and play in the browser (everything is set up on the first run)
	@$(PY) scripts/compiled.py copy --fallback always
	@if scripts/page.sh build; then $(COMPILED) -m readingroom serve --open; \
	  else echo "Opening the table in the terminal instead."; $(COMPILED) -m readingroom play; fi

page: ## build the page that the server gives, into build/page (needs Node 20)
	@scripts/page.sh build

terminal: .venv/ready ## play in the terminal
	@$(PY) scripts/compiled.py copy --fallback always
	@$(COMPILED) -m readingroom play

test: .venv/ready-dev ## run every test, interpreted and compiled (ARGS="-k name" for some)
	@scripts/test.sh

check: .venv/ready-dev ## formatting, lint, types, import directions
	@$(PY) -m ruff format --check .
	@$(PY) -m ruff check .
	@$(PY) -m mypy --strict $(wildcard src tests scripts bench/*.py) docs/example_bot.py
	@PYTHONPATH=src $(PY) scripts/typescript.py --check
	@PYTHONPATH=src .venv/bin/lint-imports
	@scripts/page.sh check

format: .venv/ready-dev ## format the code and repair what lint can repair
	@$(PY) -m ruff check --fix-only .
	@$(PY) -m ruff format .

laws: .venv/ready-dev compiled ## run the laws at length (MATCHES=100000)
	@$(COMPILED) -m tests.laws --matches $(MATCHES)

golden: .venv/ready-dev ## write the golden files anew; review them as a diff
	@$(PY) -m tests.golden

chaos: .venv/ready-dev compiled ## kill servers while people play (KILLS=1000), and look for what was lost
	@KILLS=$(KILLS) READINGROOM_NOTHING_SKIPPED=1 $(COMPILED) -m pytest tests/server/test_kills.py -q --timeout=0

types: .venv/ready-dev ## write the page's types anew from the server's
	@PYTHONPATH=src $(PY) scripts/typescript.py

serve: .venv/ready ## serve tables on this machine
	@$(PY) scripts/compiled.py copy --fallback always
	@scripts/page.sh build || echo "Tables are served without it."
	@$(COMPILED) -m readingroom serve

bench: .venv/ready-dev compiled ## measure speed beside its yardsticks, into bench/results
	@$(COMPILED) -m bench $(ARGS)

wheel: .venv/ready ## build a wheel with the page and the compiled code inside, into dist
	@scripts/page.sh build || { echo "The wheel will have no page."; [ "$$READINGROOM_NOTHING_SKIPPED" != 1 ]; }
	@$(PY) scripts/compiled.py wheel

compiled: .venv/ready ## build the compiled copy in build/compiled, or say why not
	@$(PY) scripts/compiled.py copy

requirements: .venv/ready-dev ## pin the newest versions of everything, with hashes
	@scripts/requirements.sh

clean: ## remove all that was installed or built
	rm -rf .venv build dist page/node_modules src/*.egg-info bench/peers/.venv bench/peers/*/node_modules
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache snapshot_report.html
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The Python environment, in steps; each stamp file says that its step is done.

.venv/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Reading Room needs Python 3.11 or newer; name one: make play PYTHON=python3.11"; exit 1; }
	@$(PYTHON) -m venv .venv
	@touch $@

.venv/packages: requirements/run.txt requirements/build.txt .venv/made
	@echo "Setting up Python packages (once, about a minute) ..."
	@$(PIP) install --quiet --require-hashes -r requirements/run.txt -r requirements/build.txt
	@touch $@

.venv/packages-dev: requirements/dev.txt .venv/packages
	@echo "Setting up packages for tests and checks (once, about a minute) ..."
	@$(PIP) install --quiet --require-hashes -r requirements/dev.txt
	@touch $@

.venv/ready: pyproject.toml setup.py .venv/packages
	@$(PIP) install --quiet --no-deps --no-build-isolation -e .
	@touch $@

.venv/ready-dev: .venv/packages-dev .venv/ready
	@touch $@

# The page, in steps. `scripts/page.sh` looks for Node first.

page/node_modules/ready: page/package-lock.json
	@echo "Setting up the page's packages (once, about a minute) ..."
	@cd page && npm ci --silent --no-audit --no-fund
	@touch $@

build/page/index.html: page/node_modules/ready $(shell find page -name node_modules -prune -o -type f -print 2>/dev/null)
	@echo "Building the page (once per change of it, some seconds) ..."
	@cd page && npm run --silent build -- --logLevel warn
	@touch $@
