# Everything sets itself up: a virtual environment in .venv, packages from the lock files, the browser
# client in src/deorbit/server/site, and the compiled engine in build/compiled where there is a C
# compiler.

PYTHON ?= python3
BIN := .venv/bin
WORKERS ?= 2
GAME ?= stationfall
SOURCES := $(shell find src/deorbit/core src/deorbit/games -name '*.py')
OTHERS := $(shell find src/deorbit -type f -not -name '*.pyc' -not -path '*/server/site/*')
CLIENT := $(shell find web -type f -not -path '*/node_modules/*')
NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
COMPILED := PYTHONPATH=build/compiled:src
LOCK := $(BIN)/uv pip compile -q --no-header --no-emit-index-url --no-emit-find-links \
	--generate-hashes --universal --python-version 3.11

.PHONY: help play terminal test lint client plain compiled browser soak mutants bench bench-server \
	docs lock clean

help: ## show this list
	@echo "Deorbit: board games about space stations in trouble"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## play in the browser: the site on http://127.0.0.1:8000
	@$(MAKE) --no-print-directory -j2 build/engine
	@$(COMPILED) $(BIN)/python -m deorbit serve $(ARGS)

terminal: build/engine ## play in the terminal against agents
	@DEORBIT_MAKE=1 $(COMPILED) $(BIN)/python -m deorbit play $(GAME) $(ARGS)

test: lint client plain compiled ## run every check

lint: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

client: build/site.done
	cd web && $(NODE) npm run -s check && $(NODE) npm run -s test

plain: .venv/ready build/site.done browser
	$(BIN)/python -m pytest -n $(WORKERS) -m "not soak" --reruns 1

compiled: build/engine
	@if [ -d build/compiled ]; then \
		PYTHONPATH=build/compiled:tests:tools $(BIN)/python -m pytest -o pythonpath= -n $(WORKERS) \
			-m "compiled and not soak"; \
	else echo "The compiled checks are left out: the engine runs uncompiled here."; fi

browser:
	@if command -v chromium >/dev/null 2>&1 || command -v google-chrome >/dev/null 2>&1; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then \
		echo "Installing a browser for the tests ..."; \
		apt-get update -q >/dev/null && apt-get install -y -q chromium >/dev/null; \
	else echo "The browser tests need Chromium: install it (apt-get install chromium)."; exit 1; fi

soak: build/engine browser ## run the large counts: thousands of games
	PYTHONPATH=build/compiled:src:tests:tools $(BIN)/python -m pytest -o pythonpath= -n $(WORKERS) -m soak

mutants: .venv/ready ## show what no test would notice (ARGS=--help)
	@PYTHONPATH=tools $(BIN)/python -m mutants $(ARGS)

bench: build/engine .venv-bench/ready ## measure speed beside other engines
	$(COMPILED) $(BIN)/python -m deorbit bench --plain src --peers .venv-bench/bin/python $(ARGS)

bench-server: build/engine bench/peer/node_modules/.ready ## put the service under load
	@$(NODE) $(COMPILED) $(BIN)/python -m deorbit.lab.server_load --peer bench/peer/server.js --paint \
		$(ARGS)

docs: .venv/ready ## write anew what is generated: reference pages, the client's types
	PYTHONPATH=src $(BIN)/python -m deorbit.lab.reference docs
	PYTHONPATH=src $(BIN)/python -m deorbit.lab.refusals docs
	PYTHONPATH=src $(BIN)/python -m deorbit.lab.wire_types web/src/wire

lock: .venv/ready ## resolve the lock files anew
	$(LOCK) pyproject.toml -o requirements/run.txt
	$(LOCK) pyproject.toml --extra dev -o requirements/dev.txt
	$(LOCK) requirements/bench.in -o requirements/bench.txt
	cd web && $(NODE) npm install --package-lock-only
	cd bench/peer && $(NODE) npm install --package-lock-only

clean: ## remove what was built and installed
	rm -rf .venv .venv-bench build dist src/*.egg-info src/deorbit/server/site web/node_modules \
		bench/peer/node_modules

.venv/ready: requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Deorbit needs Python 3.11 or newer: make PYTHON=/path/to/python3.11"; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/dev.txt
	$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

.venv-bench/ready: requirements/bench.txt
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python -m pip install -q --disable-pip-version-check --require-hashes \
		-r requirements/bench.txt
	@touch $@

# The compiled engine lies in a folder of its own, so that it never hides an edit of the source:
# the extensions in build/native, a copy of the package with them in build/compiled.
build/engine: build/native.done build/site.done $(OTHERS)
	@rm -rf build/compiled
	@if [ -d build/native ]; then \
		cp -R src build/compiled && cp -R build/native/. build/compiled/; \
	else echo "The engine runs uncompiled here, slower."; fi
	@touch $@

build/native.done: .venv/ready setup.py $(SOURCES)
	@rm -rf build/native build/temp* && mkdir -p build
	@if command -v cc >/dev/null 2>&1 || command -v gcc >/dev/null 2>&1; then \
		echo "Compiling the engine (about two minutes) ..."; \
		DEORBIT_COMPILE=1 $(BIN)/python setup.py -q build_ext --build-lib build/native \
			> build/compile.log 2>&1 || { \
			rm -rf build/native; \
			echo "The engine could not be compiled: see build/compile.log."; }; \
	else echo "There is no C compiler on this machine."; fi
	@touch $@

# Not `npm ci`: it refuses a lock file that lacks the binaries of other systems, which npm itself
# leaves out where the registry does not offer them. This, too, keeps to the lock file.
web/node_modules/.ready: .venv/ready web/package-lock.json
	cd web && $(NODE) npm install --no-save --silent
	@touch $@

bench/peer/node_modules/.ready: .venv/ready bench/peer/package-lock.json
	cd bench/peer && $(NODE) npm install --no-save --silent
	@touch $@

build/site.done: web/node_modules/.ready $(CLIENT) src/deorbit/locale/en/web.ftl
	cd web && $(NODE) npm run -s build
	@mkdir -p build && touch $@
