"""The Castle as a game among others: how its rules are made for a table."""

from __future__ import annotations

from typing import Any

from castellany.core.choices import Choices, expansions
from castellany.core.game import Game
from castellany.core.layout import Layout
from castellany.core.rules import Rules
from castellany.core.setup import Setup
from castellany.core.shapes import extended
from castellany.games.castle.assembly import assemble
from castellany.games.castle.installed import INSTALLED, install
from castellany.games.castle.labels import castle_texts
from castellany.games.castle.layout import CastlePieces
from castellany.games.castle.opening import new_state
from castellany.games.castle.options import EDITIONS, PLAYERS, choices
from castellany.games.castle.owned import castle_replaceable
from castellany.games.castle.points import CastleModule
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.scene.piece_shapes import Pieces
from castellany.games.castle.scene.pieces import pieces
from castellany.games.castle.scene.shapes import Scene
from castellany.games.castle.show.half import shows
from castellany.games.castle.state import CastleState


class Castle(Game):
    def __init__(self, modules: list[CastleModule]) -> None:
        install(modules)
        parts = [show.shapes for show in shows()]
        scene, pieces = extended(Scene, parts), extended(Pieces, parts)
        super().__init__("castle", EDITIONS, PLAYERS, castle_texts(), scene, pieces, replaceable=castle_replaceable())

    def rules(self, setup: Setup) -> CastleRules:
        return assemble(setup)

    def components(self, rules: Rules[Any]) -> dict[str, object]:
        assert isinstance(rules, CastleRules)
        return pieces(rules)

    def layout(self, rules: Rules[Any]) -> Layout[CastleState]:
        assert isinstance(rules, CastleRules)
        t, blank = rules.tables, new_state(rules.tables)
        return Layout(rules, blank, [CastlePieces(t), *rules.layout_parts], "turn")

    def choices(self, edition: str) -> Choices:
        return choices(edition, expansions(INSTALLED))
