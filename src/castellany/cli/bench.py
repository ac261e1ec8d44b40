"""`castellany bench`: how fast games are played."""

from __future__ import annotations

import argparse
import json
import sys

from rich import box
from rich.table import Table

from castellany.cli.arguments import Parser
from castellany.cli.screen import screen
from castellany.core.catalogue import Catalogue
from castellany.form import form
from castellany.lab.bench import measure


def declare(parser: Parser) -> None:
    parser.flag("json")


def command(given: argparse.Namespace, texts: Catalogue) -> int:
    errors = screen(sys.stderr)

    def tell(slug: str) -> None:
        if errors.is_terminal:
            errors.print(texts.text("cli-bench-running", game=slug))

    figures = measure(progress=tell)
    if given.json:
        print(json.dumps({slug: one.as_json() for slug, one in figures.items()}))
        return 0
    out = screen()
    out.print(texts.text("cli-bench-title", form=texts.text(f"cli-form-{form()}")))
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(texts.text("cli-bench-game"))
    for key in ("decisions", "games", "clone"):
        table.add_column(texts.text(f"cli-bench-{key}"), justify="right")
    for slug, one in figures.items():
        table.add_row(slug, str(one.decisions_per_s), f"{one.games_per_s:g}", f"{one.clone_us:g}")
    out.print(table)
    return 0
