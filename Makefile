# Reading Room: one word per chore. Everything installs into this clone: .venv, build and page/node_modules.

PYTHON ?= python3
MATCHES ?= 100000
KILLS ?= 1000
export JOBS ?= 2
export ARGS ?=
FALLBACK ?= never

PY := .venv/bin/python
PIP := $(PY) -m pip --disable-pip-version-check
COMPILED := PYTHONPATH=build/compiled $(PY)
QUIETLY := $(CURDIR)/scripts/quietly.sh $(CURDIR)/build/set-up
SET_UP := $(MAKE) --silent --no-print-directory -j2 .venv/packages-run page-or-not
ROOM := PYTHONPATH=src $(PY) scripts/room.py

.DEFAULT_GOAL := help
.PHONY: help play page page-or-not terminal serve test check format laws golden chaos faults types bench wheel compiled requirements clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

play: ## sit down and play in the browser (everything is set up on the first run)
	@$(SET_UP)
	@if [ -f build/page/index.html ]; then exec env $(ROOM) --open $(ARGS); \
	  else echo "Opening the table in the terminal instead."; exec make --no-print-directory terminal; fi

page: ## build the page that the server gives, into build/page (needs Node 20)
	@scripts/page.sh build

page-or-not: # the same where it can be had; else it is said why not
	@scripts/page.sh build || true

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
	@PYTHONPATH=src $(PY) scripts/words.py
	@PYTHONPATH=src $(PY) scripts/positions.py --check
	@$(PY) scripts/fields.py --check
	@PYTHONPATH=src .venv/bin/lint-imports
	@scripts/page.sh check

format: .venv/ready-dev ## format the code and repair what lint can repair
	@$(PY) -m ruff check --fix-only .
	@$(PY) -m ruff format .
	@scripts/page.sh format

laws: .venv/ready-dev compiled ## run the laws at length (MATCHES=100000)
	@$(COMPILED) -m tests.laws --matches $(MATCHES)

golden: .venv/ready-dev ## write the golden files anew; review them as a diff
	@$(PY) -m tests.golden

chaos: .venv/ready-dev compiled ## kill servers while people play (KILLS=1000), and look for what was lost
	@KILLS=$(KILLS) READINGROOM_NOTHING_SKIPPED=1 $(COMPILED) -m pytest tests/server/test_kills.py -q --timeout=0

faults: .venv/ready-dev ## plant faults one by one, and look whether the tests notice (ARGS="store" for some)
	@PYTHONPATH=src $(PY) -m tests.faults $(ARGS)

types: .venv/ready-dev ## write the page's types anew from the server's
	@PYTHONPATH=src $(PY) scripts/typescript.py
	@PYTHONPATH=src $(PY) scripts/words.py --types

serve: ## serve tables to friends in the local network (ARGS="--port 8001")
	@$(SET_UP)
	@[ -f build/page/index.html ] || echo "Tables are served without it."
	@$(ROOM) --host 0.0.0.0 $(ARGS)

bench: .venv/ready-dev ## measure speed beside its yardsticks, into bench/results
	@$(PY) scripts/compiled.py copy --fresh
	@$(COMPILED) -m bench $(ARGS)

wheel: .venv/ready ## build a wheel with the page and the compiled code inside, into dist
	@scripts/page.sh build || { echo "The wheel will have no page."; [ "$$READINGROOM_NOTHING_SKIPPED" != 1 ]; }
	@$(PY) scripts/compiled.py wheel

compiled: .venv/ready ## build the compiled copy in build/compiled, or say why not
	@$(PY) scripts/compiled.py copy --fallback $(FALLBACK)

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
	@$(QUIETLY)-venv.log $(PYTHON) -m venv .venv
	@touch $@

.venv/packages-run: requirements/run.txt .venv/made # a room opens with these; what compiling needs comes beside it
	@echo "Setting up Python packages (once, about a minute) ..."
	@$(QUIETLY)-run.log $(PIP) install --require-hashes -r requirements/run.txt
	@touch $@

.venv/packages: requirements/build.txt .venv/packages-run
	@$(QUIETLY)-build.log $(PIP) install --require-hashes -r requirements/build.txt
	@touch $@

.venv/packages-dev: requirements/dev.txt .venv/packages
	@echo "Setting up packages for tests and checks (once, about a minute) ..."
	@$(QUIETLY)-dev.log $(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

.venv/ready: pyproject.toml setup.py .venv/packages
	@$(QUIETLY)-clone.log $(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

.venv/ready-dev: .venv/packages-dev .venv/ready
	@touch $@

# The page, in steps. `scripts/page.sh` looks for Node first.

page/node_modules/ready: page/package-lock.json
	@echo "Setting up the page's packages (once, about a minute) ..."
	@cd page && $(QUIETLY)-npm.log npm ci --no-audit --no-fund
	@touch $@

build/page/index.html: page/node_modules/ready $(shell find page -name node_modules -prune -o -type f -print 2>/dev/null) $(shell find src -name '*.ftl')
	@echo "Building the page (once per change of it, some seconds) ..."
	@cd page && $(QUIETLY)-page.log npm run build
	@touch $@
