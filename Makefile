# Everyday commands. A fresh machine needs Python 3.11+, make and (for the compiled form) gcc; the rest is set up here.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .venv-compiled
STAMP := $(VENV)/.ready
DEV_STAMP := $(VENV)/.ready-dev
TESTED := .venv-compiled-O1
COMPILED_STAMP := $(COMPILED)/.ready
TESTED_STAMP := $(TESTED)/.ready
CATALOGS := $(shell find src -name '*.po')
SOURCES := $(shell find src -name '*.py' -o -name '*.toml') setup.py pyproject.toml
PIP := -m pip --disable-pip-version-check install --quiet
PINNED := --no-deps --no-compile
EDITABLE := --no-deps --no-build-isolation --editable .
PARALLEL := --dist worksteal -rs
MEMORY := $(shell df --output=avail -B1G /dev/shm 2>/dev/null | awk 'NR == 2 && $$1 >= 4 { print "/dev/shm" }')
# Databases and browsers of tests live in memory where there is room: a disk makes them wait for every commit of thousands.
# Nothing less is proved, for tests kill servers, not machines.
SCRATCH = scratch=$$(mktemp -d $(if $(MEMORY),-p $(MEMORY))) && chmod 755 $$scratch && trap "rm -rf $$scratch" EXIT && TMPDIR=$$scratch
# Bytecode is kept, whatever the surroundings say: tests start hundreds of processes, and each would compile all that it imports again.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/$(VENV)/bytecode
GAMES ?= 100000
KILLS ?= 1000
MINUTES ?= 10

.PHONY: play terminal test test-pure test-compiled lint bench learn soak soak-games soak-faults soak-api soak-load tools compiled clean

# What playing needs; catalogs of translations are compiled by the installation.
$(STAMP): requirements.txt pyproject.toml setup.py $(CATALOGS)
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python $(PIP) $(PINNED) -r requirements.txt
	$(BIN)/python $(PIP) $(EDITABLE)
	touch $@

# What testing, linting and measuring need besides.
$(DEV_STAMP): $(STAMP) requirements-dev.txt
	$(BIN)/python $(PIP) $(PINNED) -r requirements.txt -r requirements-dev.txt
	touch $@

# The compiled form lives in environments of its own, so that the pure one always works; they get what its tests need. Tests take
# gcc's first level, which compiles in a third of the time, everything that is measured the third. Each keeps its libraries: a change
# of one game compiles that game again and nothing else.
$(COMPILED_STAMP): LEVEL := 3
$(TESTED_STAMP): LEVEL := 1
$(COMPILED_STAMP) $(TESTED_STAMP): %/.ready: %/.ready-tools $(SOURCES) $(CATALOGS)
	BURGRAVE_COMPILE=$(LEVEL) BURGRAVE_LIBRARIES=$*/libraries \
	  $*/bin/python $(PIP) --no-deps --no-build-isolation --force-reinstall .
	touch $@

$(COMPILED)/.ready-tools $(TESTED)/.ready-tools: requirements.txt requirements-dev.txt
	test -x $(@D)/bin/python || $(PYTHON) -m venv $(@D)
	$(@D)/bin/python $(PIP) -c requirements.txt -c requirements-dev.txt babel hypothesis mypy pytest pytest-xdist rich setuptools typer wheel
	touch $@

play: $(STAMP)
	$(BIN)/burgrave serve --open

terminal: $(STAMP)
	$(BIN)/burgrave terminal

lint: $(DEV_STAMP)
	$(BIN)/ruff check --output-format concise .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

compiled: $(COMPILED_STAMP)

# The loop of somebody who changes a rule: lint, the engine, and rulebook and modules of the games that were changed since the last
# commit, or of one game (GAME=kingsburg). A change of what all games share means all of them.
.PHONY: quick
CHANGED = $(shell git status --porcelain --untracked-files=all 2>/dev/null | cut -c4-)
CHANGED_GAMES = $(sort $(foreach game,$(notdir $(patsubst %/game.py,%,$(wildcard src/burgrave/games/*/game.py))),$(if $(findstring games/$(game)/,$(CHANGED)),$(game))))
SHARED = $(filter src/burgrave/engine/% src/burgrave/draw/% src/burgrave/speech.py $(wildcard src/burgrave/games/*.py),$(CHANGED))
QUICK_GAMES = $(or $(GAME),$(if $(SHARED),*,$(CHANGED_GAMES)))
quick: lint
	$(BIN)/python -m pytest -n 2 $(PARALLEL) -m "not long" tests/engine $(wildcard $(foreach game,$(QUICK_GAMES),tests/games/$(game)/rulebook tests/games/$(game)/modules))

# Debian's chromium and PostgreSQL server, installed when missing.
tools:
	@tests/tools.sh

# The pure tests leave the cores idle now and then (servers start, leases run out): the compiled form is built and tested meanwhile, and
# everything is linted.
test:
	$(MAKE) --jobs 4 lint test-compiled test-pure

# Nice, because the pure tests have browsers and servers that must answer in time; these only calculate.
test-compiled: $(TESTED_STAMP)
	cd tests && nice -n 10 ../$(TESTED)/bin/python -m pytest -n 2 $(PARALLEL) -c ../pyproject.toml -p no:cacheprovider -m "not pure" engine contract games replays bots

# What the compiled form plays faster is not played twice: node counts, the recorded games at every ply, random games by the contract and the engine's own
# tests prove that the pure form plays alike.
test-pure: $(DEV_STAMP) tools
	$(SCRATCH) $(BIN)/python -m pytest -n 2 $(PARALLEL) -m "not long and not both"

bench: $(DEV_STAMP) $(COMPILED_STAMP)
	$(BIN)/python benchmarks/run.py --compiled $(COMPILED)/bin/python

# Learned weights of the evaluation of Burgundy, from self-play.
learn: $(COMPILED_STAMP)
	$(COMPILED)/bin/python $(PIP) numpy
	$(COMPILED)/bin/python tools/learn.py

soak: soak-games soak-faults soak-api soak-load

soak-games: $(COMPILED_STAMP)
	cd / && for game in burgundy kingsburg tuscany tiletum; do $(CURDIR)/$(COMPILED)/bin/python -m burgrave.contract.soak --game $$game --games $(GAMES) || exit 1; done

# Servers killed with -9 while people play, KILLS times on each database; then a fifth as often in the middle of an upgrade.
soak-faults: $(DEV_STAMP) tools
	$(BIN)/python -m pytest tests/faults --kills $(KILLS) -rs -s
	$(BIN)/python -m pytest tests/upgrade/test_killed_upgrade.py tests/upgrade/test_killed_servers.py --kills $$(($(KILLS) / 5 + 1)) -rs -s

# Every operation of the OpenAPI document with thousands of good and bad requests.
soak-api: $(DEV_STAMP) tools
	$(BIN)/python -m pytest tests/table/test_api_schema.py --examples 1000 -rs

# 200 live tables for MINUTES on SQLite with one process, then on PostgreSQL with two; then more until it breaks.
soak-load: $(DEV_STAMP) tools
	$(BIN)/python benchmarks/load.py --minutes $(MINUTES) --database sqlite --processes 1 --find
	$(BIN)/python benchmarks/load.py --minutes $(MINUTES) --database postgresql --processes 2 --find

clean:
	rm -rf $(VENV) $(COMPILED) $(TESTED) .venv-docs build site

# The documentation site, built into site/. Every warning is an error. It is read from disk, but only a server has the search:
# `.venv-docs/bin/mkdocs serve`.
.PHONY: docs
docs: .venv-docs/.ready
	NO_MKDOCS_2_WARNING=1 .venv-docs/bin/mkdocs build --quiet --strict
	@echo "site/index.html"

.venv-docs/.ready: requirements-docs.txt
	test -x .venv-docs/bin/python || $(PYTHON) -m venv .venv-docs
	.venv-docs/bin/python $(PIP) $(PINNED) -r requirements-docs.txt
	touch $@
