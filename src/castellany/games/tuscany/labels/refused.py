"""Why a move is refused, as a sentence that gives the rule."""

from __future__ import annotations

from typing import Final

from castellany.core.phrase import Phrase
from castellany.core.reasons import FIRST_GAME_REASON
from castellany.games.tuscany.labels.names import Arguments, bonus_key, colour_key, kind_key
from castellany.games.tuscany.rules import TuscanyRules

ARGUMENT_NAMES: Final = {
    "too-few-cards": ("colour", "needed", "owned"),
    "too-few-workers": ("needed", "owned"),
}
"""What the arguments of a refusal are called where their sorts do not say it."""


def refusal_phrase(rules: TuscanyRules, packed: int) -> Phrase:
    refusal, values = rules.refusal(packed)
    if refusal.code < FIRST_GAME_REASON:
        return Phrase(f"refusal-{refusal.key}")
    names = ARGUMENT_NAMES.get(refusal.key, refusal.arguments)
    given = zip(names, refusal.arguments, values, strict=False)
    arguments: Arguments = {name: argument(sort, value) for name, sort, value in given}
    return Phrase(f"refusal-{refusal.key}", arguments)


def argument(sort: str, value: int) -> str | int:
    """A value as a text takes it: names by their keys, spaces and slots counted from 1."""
    if sort == "kind":
        return kind_key(value)
    if sort == "colour":
        return colour_key(value)
    if sort == "bonus":
        return bonus_key(value)
    return value + 1 if sort in ("space", "slot") else value
