"""What the reasons for refusing a move speak of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from castellany.core.labels.labels import count_from_one
from castellany.core.phrase import Argument
from castellany.games.castle.labels.names import figure_key, side_key
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.words import AREA_WORDS

SORTS: Final[dict[str, Callable[[CastleRules, int], Argument]]] = {
    "tile": lambda rules, tile: rules.tables.tile_words.words[tile],
    "square": lambda rules, square: rules.tables.square_words.words[square],
    "side": lambda rules, side: side_key(side),
    "figure": lambda rules, figure: figure_key(rules.tables, figure),
    "area": lambda rules, area: AREA_WORDS.words[area],
    "segment": count_from_one,
}
"""Names by their keys, the rest in the words of the notation."""
