# Castellany: what you can ask for. Every target installs what it lacks, once, and does nothing that is done.

ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help setup dev run compiled test soak bench shots clean

help: ## say what there is
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 18

setup: ## prepare .venv with castellany and the page, ready to serve and to play
	@scripts/setup

dev: ## the same, with the tools for working on castellany
	@scripts/setup dev

run: setup ## open tables in the browser (ARGS="--lan", ARGS="--check", ARGS="--help")
	@scripts/run $(ARGS)

compiled: setup ## build the fast form into .venv-compiled
	@scripts/compiled

test: dev ## every check: style, types, rooms, tests, rules coverage, both forms
	@scripts/test

soak: dev ## the long versions of the tests
	@scripts/soak

bench: dev ## measure the server under 300 tables, for some minutes (ARGS="--tables 100", ARGS="--help")
	@.venv/bin/python -W ignore::UserWarning -m bench.server $(ARGS)

shots: dev ## pictures of every screen, into shots/ (ARGS="home table", ARGS="--help")
	@.venv/bin/python -m tests.browser.shots $(ARGS)

clean: ## forget environments, builds and caches
	rm -rf .venv .venv-compiled build shots web/node_modules src/castellany/server/page .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
