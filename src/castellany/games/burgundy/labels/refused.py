"""What the reasons for refusing a move speak of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from castellany.core.labels import Arguments
from castellany.core.labels.labels import count_from_one
from castellany.core.phrase import Argument
from castellany.games.burgundy.labels.names import colour_key, depot_key, good_key, kind_key
from castellany.games.burgundy.rules import BurgundyRules

SORTS: Final[dict[str, Callable[[BurgundyRules, int], Argument]]] = {
    "kind": kind_key,
    "depot": lambda rules, depot: depot_key(depot),
    "colour": lambda rules, colour: colour_key(colour),
    "good": lambda rules, good: good_key(good),
    "space": count_from_one,
}

NAMES: Final = {
    "no-such-die": ("die",),
    "too-few-workers": ("needed", "owned"),
    "too-little-silver": ("needed", "owned"),
}


def own_colour(rules: BurgundyRules, values: tuple[int, int, int]) -> Arguments:
    """The colour that the tile itself has."""
    return {"own": colour_key(rules.tables.kinds.colour[values[0]])}


EXTRAS: Final = {"wrong-colour": own_colour}
