.DEFAULT_GOAL := help
.PHONY: help setup play test check bench bench-web soak mutants clean

BIN := .venv/bin

help: ## Show what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | awk -F'\t' '{printf "make %-10s %s\n", $$1, $$2}'

setup: ## Make .venv, install everything, compile the rules
	@bash scripts/setup.sh

play: setup ## Serve the tables and print the link to open in a browser
	@$(BIN)/grognard serve

test: setup ## Run the tests, compiled and (where it matters) plain
	@bash scripts/test.sh

check: setup ## Check style, types, layers and traps
	@bash scripts/check.sh

bench: setup ## Time rules and search beside other libraries
	@GROGNARD_NATIVE=require $(BIN)/python benchmarks/bench.py

bench-web: setup ## Time the pages of a long game in a real browser
	@GROGNARD_NATIVE=require PYTHONPATH=scripts $(BIN)/python benchmarks/web.py

soak: setup ## Run the long counts
	@GROGNARD_NATIVE=require $(BIN)/python benchmarks/soak.py
	@GROGNARD_NATIVE=require $(BIN)/python -m pytest -m soak --durations=10 --timeout=0 || [ $$? = 5 ] # 5: no test is marked so

mutants: setup ## Break the rules of GAME one by one and count what its tests notice
	@$(BIN)/python scripts/mutants.py $(GAME)

clean: ## Remove everything that was built, the environment included
	rm -rf .venv .bench-venv build dist mutants .setup.lock .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis .coverage
	find src -name '*.so' -delete -o -name '_native.json' -delete -o -name '*.egg-info' -prune -exec rm -rf {} +
	find . -name __pycache__ -prune -exec rm -rf {} +
