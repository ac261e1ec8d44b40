"""Why a move is refused, as a sentence that gives the rule."""

from __future__ import annotations

from typing import Final

from castellany.core.phrase import Phrase
from castellany.games.burgundy.kinds import EVERY_COLOUR
from castellany.games.burgundy.labels.names import Arguments, colour_key, depot_key, good_key, kind_key
from castellany.games.burgundy.rules import BurgundyRules

ARGUMENT_NAMES: Final = {
    "no-such-die": ("die",),
    "too-few-workers": ("needed", "owned"),
    "too-little-silver": ("needed", "owned"),
}
"""What the arguments of a refusal are called where their sorts do not say it."""


def refusal_phrase(rules: BurgundyRules, packed: int) -> Phrase:
    refusal, values = rules.refusal(packed)
    names = ARGUMENT_NAMES.get(refusal.key, refusal.arguments)
    arguments: Arguments = {}
    for name, sort, value in zip(names, refusal.arguments, values, strict=False):
        arguments[name] = argument(rules, sort, value)
        if sort == "kind" and rules.tables.kinds.colour[value] != EVERY_COLOUR:
            arguments["own"] = colour_key(rules.tables.kinds.colour[value])
    return Phrase(f"refusal-{refusal.key}", arguments)


def argument(rules: BurgundyRules, sort: str, value: int) -> str | int:
    """A value as a text takes it: names by their keys, spaces counted from 1."""
    if sort == "kind":
        return kind_key(rules, value)
    if sort == "depot":
        return depot_key(value)
    if sort == "colour":
        return colour_key(value)
    if sort == "good":
        return good_key(value)
    return value + 1 if sort == "space" else value
