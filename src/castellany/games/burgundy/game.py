"""Burgundy as a game among others: how its rules are made for a table."""

from __future__ import annotations

from typing import Any, Final

from castellany.core.choices import Choices
from castellany.core.game import Game
from castellany.core.layout import Layout
from castellany.core.rules import Rules
from castellany.core.setup import Setup, SetupError
from castellany.games.burgundy.assembly import assemble
from castellany.games.burgundy.labels import TEXTS
from castellany.games.burgundy.layout import BurgundyPieces, blank
from castellany.games.burgundy.options import EDITIONS, PLAYERS, choices, tables_for
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.scene.pieces import Pieces, pieces
from castellany.games.burgundy.scene.table import Scene
from castellany.games.burgundy.state import BurgundyState


class Burgundy(Game):
    def __init__(self) -> None:
        super().__init__("burgundy", tuple(EDITIONS), PLAYERS, TEXTS, Scene, Pieces)

    def rules(self, setup: Setup) -> BurgundyRules:
        if setup.modules:
            raise SetupError("setup-no-modules", module=setup.modules[0])
        return assemble(setup, tables_for(setup))

    def components(self, rules: Rules[Any]) -> dict[str, object]:
        assert isinstance(rules, BurgundyRules)
        return pieces(rules)

    def layout(self, rules: Rules[Any]) -> Layout[BurgundyState]:
        assert isinstance(rules, BurgundyRules)
        t = rules.tables
        return Layout(rules, blank(t), [BurgundyPieces(t), *rules.layout_parts], "turn")

    def choices(self, edition: str) -> Choices:
        return choices(edition)


BURGUNDY: Final = Burgundy()
