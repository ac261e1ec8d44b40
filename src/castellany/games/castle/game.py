"""The Castle as a game among others: how its rules are made for a table."""

from __future__ import annotations

from typing import Any, Final

from castellany.core.choices import Choices, expansions
from castellany.core.game import Game
from castellany.core.rules import Rules
from castellany.core.setup import Setup
from castellany.games.castle.assembly import MODULES, assemble
from castellany.games.castle.labels import TEXTS
from castellany.games.castle.options import EDITIONS, PLAYERS, choices
from castellany.games.castle.owned import REPLACEABLE
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.scene.piece_shapes import Pieces
from castellany.games.castle.scene.pieces import pieces
from castellany.games.castle.scene.shapes import Scene


class Castle(Game):
    def __init__(self) -> None:
        super().__init__("castle", EDITIONS, PLAYERS, TEXTS, Scene, Pieces, replaceable=REPLACEABLE)

    def rules(self, setup: Setup) -> CastleRules:
        return assemble(setup)

    def components(self, rules: Rules[Any]) -> dict[str, object]:
        assert isinstance(rules, CastleRules)
        return pieces(rules)

    def choices(self, edition: str) -> Choices:
        return choices(edition, expansions(MODULES))


CASTLE: Final = Castle()
