"""Why a record is refused, in full: an illegal move is explained by its game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from castellany.cli.complaint import Complaint
from castellany.cli.language import texts_in
from castellany.cli.terminals import TERMINALS
from castellany.core.catalogue import Catalogue
from castellany.games.registry import rules_for
from castellany.match import Record, RecordError


@contextmanager
def explaining(texts: Catalogue, record: Record) -> Iterator[None]:
    """Turns the refusal of a move into its sentence."""
    try:
        yield
    except RecordError as error:
        if not error.refused:
            raise
        slug, rules = record.setup.game, rules_for(record.setup)
        refusal = TERMINALS[slug].refusal(texts_in(texts.language, slug), rules, error.refused)
        why = texts.text(error.key, move=error.arguments["move"], refusal=refusal)
        raise Complaint("record-line", line=error.line, why=why) from None


def shown_names(record: Record) -> list[str]:
    """The names of the seats without anything that a terminal would obey instead of showing."""
    return ["".join(letter for letter in name if letter.isprintable()) for name in record.names]
