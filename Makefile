# Two commands matter: `make play` and `make test`. Everything they need they install into folders of their own.

PYTHON ?= python3
GAME ?= paris
SEATS ?= me,normal,hard
VENV := .venv
BIN := $(VENV)/bin
PIP := -m pip --disable-pip-version-check install --quiet

.PHONY: help play wheel terminal test quick check types web screenshots mutants fuzz playthroughs lock bench clean python

help:
	@echo "make play          play in the browser: starts the server and opens its page"
	@echo "make terminal      play in the terminal (GAME=paris SEATS=me,normal,hard)"
	@echo "make test          run every check and every test in a fresh environment"
	@echo "make quick         run the quick checks and tests, for use after every edit"
	@echo "make check         run ruff, mypy, import-linter and svelte-check"
	@echo "make types         write TypeScript types and docs/events.md after a change of moves, events or messages"
	@echo "make wheel         build a package with all games compiled, for this Python and platform, into dist"
	@echo "make web           build what browsers load"
	@echo "make screenshots   take pictures of every game and screen, into build/screenshots"
	@echo "make mutants       replace every rule by a constant, one by one: a test must fail"
	@echo "make fuzz          change boxes and positions at random and play those that are accepted: nothing may go wrong"
	@echo "make playthroughs  write the playthrough files again after a change of rules"
	@echo "make lock          lock the dependencies' versions again after a change of pyproject.toml (ARGS=--upgrade: newest)"
	@echo "make bench         measure how fast the rules are"
	@echo "make clean         remove environments, caches and build results"

web: $(VENV)/installed
	@$(BIN)/python tools/build_web.py

# Games are compiled while the browser table is built; the server waits for what is not ready, and plays meanwhile.
play: $(VENV)/installed
	@$(BIN)/tavoliere compile > $(VENV)/compile.log 2>&1 &
	@$(BIN)/python tools/build_web.py
	@$(BIN)/tavoliere serve --open

wheel: web
	@$(BIN)/python tools/build_wheel.py

terminal: $(VENV)/installed
	@$(BIN)/tavoliere play $(GAME) --seats $(SEATS)

screenshots: $(VENV)/checks web
	@$(BIN)/python tests/browser/chromium.py
	@$(BIN)/python tools/screenshots.py $(ARGS)

test: python
	@$(PYTHON) tools/run_tests.py

quick: $(VENV)/checks
	@$(BIN)/python tools/run_tests.py --quick

check: $(VENV)/checks
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check .
	@$(BIN)/lint-imports --no-cache > $(VENV)/imports.log 2>&1 || { cat $(VENV)/imports.log; exit 1; }
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/python tools/generate_types.py --check
	@$(BIN)/python tools/build_web.py --check

types: $(VENV)/installed
	@$(BIN)/python tools/generate_types.py

mutants: $(VENV)/checks
	@$(BIN)/python tools/mutants.py $(ARGS)

fuzz: $(VENV)/installed
	@$(BIN)/python tools/fuzz_boxes.py $(ARGS)

playthroughs: $(VENV)/installed
	@$(BIN)/python tools/playthroughs.py

lock: python
	@$(PYTHON) tools/lock.py $(ARGS)

bench: $(VENV)/installed
	@$(BIN)/tavoliere bench $(ARGS)

clean:
	rm -rf $(VENV) .test-venv node_modules build dist src/tavoliere/web/dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo "Tavoliere needs Python 3.11 or newer. Install it, or name it: make PYTHON=python3.12 …"; exit 1; }

environment = $(PYTHON) -m venv $(VENV) || \
  { echo "The environment $(VENV) could not be made. On Debian and Ubuntu: apt install python3-venv"; exit 1; }
# The locked versions and nothing else, then this checkout.
install = { $(BIN)/python $(PIP) --require-hashes --requirement requirements/$(1).txt && \
  $(BIN)/python $(PIP) --no-deps --no-build-isolation --editable .; } || \
  { echo "The packages could not be installed; pip's reason is above. Is there a network?"; exit 1; }

$(VENV)/installed: pyproject.toml requirements/play.txt | python
	@echo "== installing into $(VENV) (once; a minute or two)"
	@$(environment)
	@$(call install,play)
	@touch $@

$(VENV)/checks: pyproject.toml requirements/test.txt | python
	@echo "== installing what checks and tests need into $(VENV) (once; a minute or two)"
	@$(environment)
	@$(call install,test)
	@touch $@ $(VENV)/installed
