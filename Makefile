# Two commands matter: `make play` and `make test`. Everything they need they install into folders of their own.

PYTHON ?= python3
GAME ?= paris
SEATS ?= me,normal,hard
VENV := .venv
TEST_VENV := .test-venv
BIN := $(VENV)/bin
TEST_BIN := $(TEST_VENV)/bin
PIP := -m pip --disable-pip-version-check install --quiet

.PHONY: help play terminal test check mutants playthroughs lock bench clean python web screenshots

help:
	@echo "make play          play in the browser: starts the table and opens the page"
	@echo "make terminal      play in the terminal (GAME=paris SEATS=me,normal,hard)"
	@echo "make test          everything that is checked, in a fresh environment"
	@echo "make check         ruff, mypy, import-linter, svelte-check"
	@echo "make web           build the browser table"
	@echo "make screenshots   pictures of every game and screen, into build/screenshots"
	@echo "make mutants       replace every rule by a constant; a test must notice"
	@echo "make playthroughs  write the playthrough files again after a change of rules"
	@echo "make lock          find the dependencies' newest versions that pyproject.toml allows (ARGS=--upgrade), with hashes"
	@echo "make bench         how fast the rules are"

web: $(VENV)/installed
	@$(BIN)/python tools/build_web.py

play: web
	@$(BIN)/tavoliere serve --open

terminal: $(VENV)/installed
	@$(BIN)/tavoliere play $(GAME) --seats $(SEATS)

screenshots: $(VENV)/checks web
	@$(BIN)/python tests/browser/chromium.py
	@$(BIN)/python tools/screenshots.py $(ARGS)

test: python
	@echo "== a fresh environment in $(TEST_VENV)"
	@rm -rf $(TEST_VENV)
	@$(call environment,$(TEST_VENV))
	@$(call install,$(TEST_VENV),test)
	@$(MAKE) --no-print-directory check BIN=$(TEST_BIN) READY=
	@$(TEST_BIN)/python tools/build_web.py
	@$(TEST_BIN)/python tests/browser/chromium.py
	@echo "== compiling the rules"
	@TAVOLIERE_CACHE=$(CURDIR)/$(TEST_VENV)/cache $(TEST_BIN)/tavoliere compile
	@echo "== tests"
	@TAVOLIERE_CACHE=$(CURDIR)/$(TEST_VENV)/cache $(TEST_BIN)/python -m pytest -n auto --dist worksteal -q --ignore tests/browser
	@echo "== tests in a browser" # by themselves: Playwright keeps an event loop that tests of the service cannot share
	@$(TEST_BIN)/python -m pytest -n auto --dist worksteal -q tests/browser

READY = $(VENV)/checks

check: $(READY)
	@echo "== ruff, mypy, import-linter"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check .
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/python tools/build_web.py --check
	@$(BIN)/lint-imports --no-cache > $(VENV_LOG) 2>&1 || { cat $(VENV_LOG); exit 1; }

VENV_LOG = $(dir $(patsubst %/,%,$(BIN)))imports.log

mutants: $(VENV)/checks
	@$(BIN)/python tools/mutants.py $(ARGS)

playthroughs: $(VENV)/installed
	@$(BIN)/python tools/playthroughs.py

lock:
	@$(PYTHON) tools/lock.py $(ARGS)

bench: $(VENV)/installed
	@$(BIN)/tavoliere bench $(ARGS)

clean:
	rm -rf $(VENV) $(TEST_VENV) dist .mypy_cache .ruff_cache .pytest_cache

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo "Tavoliere needs Python 3.11 or newer. Install it, or name it: make PYTHON=python3.12 …"; exit 1; }

environment = $(PYTHON) -m venv $(1) || \
  { echo "The environment $(1) could not be made. On Debian and Ubuntu: apt install python3-venv"; exit 1; }
# The locked versions, and nothing else: what the lock file does not name cannot come in.
install = { $(1)/bin/python $(PIP) --require-hashes --requirement requirements/$(2).txt && \
  $(1)/bin/python $(PIP) --no-deps --no-build-isolation --editable .; } || $(call no_network)
no_network = { echo "The packages could not be installed; pip's reason is above. Is there a network?"; exit 1; }

$(VENV)/installed: pyproject.toml requirements/play.txt | python
	@echo "== installing into $(VENV) (once; a minute or two)"
	@$(call environment,$(VENV))
	@$(call install,$(VENV),play)
	@touch $@

$(VENV)/checks: pyproject.toml requirements/test.txt | python
	@echo "== installing what checks and tests need into $(VENV)"
	@$(call environment,$(VENV))
	@$(call install,$(VENV),test)
	@touch $@ $(VENV)/installed
