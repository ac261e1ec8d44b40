"""`castellany replay`: a record told move by move, or the table after one of its moves."""

from __future__ import annotations

import argparse
from typing import Final

from rich.text import Text

from castellany.cli.arguments import Parser
from castellany.cli.chronicle import chronicle
from castellany.cli.explaining import shown_names
from castellany.cli.language import texts_in
from castellany.cli.positions import add_position_options, position_of
from castellany.cli.scores import ranking
from castellany.cli.screen import screen
from castellany.cli.terminals import TERMINALS
from castellany.core.catalogue import Catalogue
from castellany.match import Record

GAVE_UP: Final = {"resigned": "cli-gave-up", "time": "cli-out-of-time"}
ENDED: Final = {"agreed": "cli-ended-agreed", "closed": "cli-ended-closed"}


def declare(parser: Parser) -> None:
    add_position_options(parser)


def command(given: argparse.Namespace, texts: Catalogue) -> int:
    record, match = position_of(given, texts)
    slug, out, names = record.setup.game, screen(), shown_names(record)
    terminal, texts = TERMINALS[slug], texts_in(texts.language, slug)
    if given.at is not None:
        out.print(terminal.table(texts, match.rules, match.state, names, out.width, -1, []))
        if not match.over:
            out.print(Text(terminal.prompt(texts, match.rules, match.state, -1), style="bold"))
        return 0
    width = len(str(len(match.history)))
    for entry in chronicle(texts, terminal, match, names):
        first, *more = entry.lines
        out.print(Text(f"{entry.number:>{width}}  ", style="dim") + Text(first, style="not dim"), soft_wrap=True)
        for line in more:
            out.print(Text(" " * (width + 2) + line), soft_wrap=True)
    for line in ending(texts, record, names):
        out.print(Text(line, style="bold"), soft_wrap=True)
    if match.over:
        out.print(ranking(texts, match.rules, match.state, names))
    return 0


def ending(texts: Catalogue, record: Record, names: list[str]) -> list[str]:
    """Who gave up, and what else ended the game before its rules did."""
    lines = [texts.text(GAVE_UP[word], name=names[seat]) for seat, word, _ in record.given_up]
    return [*lines, texts.text(ENDED[record.ended])] if record.ended in ENDED else lines
