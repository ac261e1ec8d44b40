"""`castellany show`: a picture of the table, as SVG."""

from __future__ import annotations

import argparse
from pathlib import Path

from castellany.cli.arguments import Parser
from castellany.cli.explaining import shown_names
from castellany.cli.language import texts_in
from castellany.cli.positions import add_position_options, position_of
from castellany.cli.screen import screen
from castellany.cli.storage import write_text
from castellany.cli.terminals import TERMINALS
from castellany.core.catalogue import Catalogue


def declare(parser: Parser) -> None:
    add_position_options(parser)
    parser.option("svg", metavar="FILE")


def command(given: argparse.Namespace, texts: Catalogue) -> int:
    """Without a file for the picture, the table is shown in the terminal."""
    record, match = position_of(given, texts)
    slug, out, names = record.setup.game, screen(), shown_names(record)
    terminal, texts = TERMINALS[slug], texts_in(texts.language, slug)
    if given.svg is None:
        out.print(terminal.table(texts, match.rules, match.state, names, out.width, -1, []))
        return 0
    write_text(Path(given.svg), terminal.picture(texts, match.rules, match.state, names))
    out.print(texts.text("cli-picture-written", file=given.svg), soft_wrap=True)
    return 0
