"""Burgundy as a game among others: how its rules are made for a table."""

from __future__ import annotations

from typing import Any

from castellany.core.builder import chosen_modules
from castellany.core.choices import Choices
from castellany.core.game import Game
from castellany.core.layout import Layout
from castellany.core.rules import Rules
from castellany.core.setup import Setup
from castellany.games.burgundy.assembly import assemble
from castellany.games.burgundy.builder import BurgundyModule
from castellany.games.burgundy.labels import texts_with
from castellany.games.burgundy.layout import BurgundyPieces, blank
from castellany.games.burgundy.options import EDITIONS, PLAYERS, choices, tables_for
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.scene.pieces import Pieces, pieces
from castellany.games.burgundy.scene.table import Scene
from castellany.games.burgundy.state import BurgundyState


class Burgundy(Game):
    """The game with the modules that a table may choose, in their declared order."""

    def __init__(self, modules: list[BurgundyModule]) -> None:
        self.labelled = texts_with(modules)
        super().__init__("burgundy", tuple(EDITIONS), PLAYERS, self.labelled, Scene, Pieces)
        self.modules = modules

    def rules(self, setup: Setup) -> BurgundyRules:
        modules = chosen_modules(self.modules, setup.modules)
        return assemble(setup, tables_for(setup, modules), modules)

    def components(self, rules: Rules[Any]) -> dict[str, object]:
        assert isinstance(rules, BurgundyRules)
        return pieces(rules)

    def layout(self, rules: Rules[Any]) -> Layout[BurgundyState]:
        assert isinstance(rules, BurgundyRules)
        t = rules.tables
        return Layout(rules, blank(t), [BurgundyPieces(t), *rules.layout_parts], "turn")

    def choices(self, edition: str) -> Choices:
        return choices(edition, self.modules)
