# Everyday commands. A fresh machine needs Python 3.11+, make and (for the compiled form) gcc; the rest is set up here.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .venv-compiled
STAMP := $(VENV)/.ready
COMPILED_STAMP := $(COMPILED)/.ready
SOURCES := $(shell find src -name '*.py' -o -name '*.toml') setup.py pyproject.toml
GAMES ?= 100000

.PHONY: play test lint bench soak compiled clean

$(STAMP): requirements.txt pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	touch $@

# The compiled form lives in its own environment, so that the pure one always works.
$(COMPILED_STAMP): requirements.txt $(SOURCES)
	test -d $(COMPILED) || $(PYTHON) -m venv $(COMPILED)
	$(COMPILED)/bin/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	rm -rf build
	BURGRAVE_COMPILE=1 $(COMPILED)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall .
	rm -rf build
	touch $@

play: $(STAMP)
	$(BIN)/burgrave terminal

lint: $(STAMP)
	$(BIN)/ruff check --output-format concise .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

compiled: $(COMPILED_STAMP)

test: lint $(COMPILED_STAMP)
	$(BIN)/python -m pytest -n 2 --dist worksteal
	cd tests && ../$(COMPILED)/bin/python -m pytest -n 2 --dist worksteal -c ../pyproject.toml -p no:cacheprovider -m "not pure" engine contract games replays

bench: $(STAMP) $(COMPILED_STAMP)
	$(BIN)/python benchmarks/run.py --compiled $(COMPILED)/bin/python

soak: $(COMPILED_STAMP)
	cd / && $(CURDIR)/$(COMPILED)/bin/python -m burgrave.contract.soak --games $(GAMES)

clean:
	rm -rf $(VENV) $(COMPILED) build
