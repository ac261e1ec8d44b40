"""What the reasons for refusing a move speak of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from castellany.core.labels.labels import count_from_one
from castellany.core.phrase import Argument
from castellany.games.tuscany.labels.names import bonus_key, colour_key, kind_key
from castellany.games.tuscany.rules import TuscanyRules

SORTS: Final[dict[str, Callable[[TuscanyRules, int], Argument]]] = {
    "kind": lambda rules, kind: kind_key(kind),
    "colour": lambda rules, colour: colour_key(colour),
    "bonus": lambda rules, bonus: bonus_key(bonus),
    "space": count_from_one,
    "slot": count_from_one,
}

NAMES: Final = {
    "too-few-cards": ("colour", "needed", "owned"),
    "too-few-workers": ("needed", "owned"),
}
