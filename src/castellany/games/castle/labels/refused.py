"""Why a move is refused, as a sentence that gives the rule."""

from __future__ import annotations

from castellany.core.phrase import Phrase
from castellany.games.castle.labels.names import Arguments, figure_key, side_key
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.tables import Tables
from castellany.games.castle.words import AREA_WORDS


def refusal_phrase(rules: CastleRules, packed: int) -> Phrase:
    refusal, values = rules.refusal(packed)
    given = zip(refusal.arguments, values, strict=False)
    arguments: Arguments = {sort: argument(rules.tables, sort, value) for sort, value in given}
    return Phrase(f"refusal-{refusal.key}", arguments)


def argument(t: Tables, sort: str, value: int) -> str | int:
    """A value as a text takes it: names by their keys, the rest in the words of the notation."""
    if sort == "tile":
        return t.tile_words.words[value]
    if sort == "square":
        return t.square_words.words[value]
    if sort == "side":
        return side_key(value)
    if sort == "figure":
        return figure_key(t, value)
    return AREA_WORDS.words[value] if sort == "area" else value + 1
