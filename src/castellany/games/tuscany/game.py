"""Tuscany as a game among others: how its rules are made for a table."""

from __future__ import annotations

from typing import Any, Final

from castellany.core.choices import Choices
from castellany.core.game import Game
from castellany.core.layout import Layout
from castellany.core.rules import Rules
from castellany.core.setup import Setup, SetupError
from castellany.games.tuscany.assembly import assemble
from castellany.games.tuscany.labels import TEXTS
from castellany.games.tuscany.layout import TuscanyPieces
from castellany.games.tuscany.opening import new_state
from castellany.games.tuscany.options import EDITIONS, PLAYERS, choices, tables_for
from castellany.games.tuscany.owned import REPLACEABLE
from castellany.games.tuscany.rules import TuscanyRules
from castellany.games.tuscany.scene.pieces import pieces
from castellany.games.tuscany.scene.shapes import Pieces, Scene
from castellany.games.tuscany.state import TuscanyState


class Tuscany(Game):
    def __init__(self) -> None:
        super().__init__("tuscany", tuple(EDITIONS), PLAYERS, TEXTS, Scene, Pieces, replaceable=REPLACEABLE)

    def rules(self, setup: Setup) -> TuscanyRules:
        if setup.modules:
            raise SetupError("setup-no-modules", module=setup.modules[0])
        return assemble(setup, tables_for(setup))

    def components(self, rules: Rules[Any]) -> dict[str, object]:
        assert isinstance(rules, TuscanyRules)
        return pieces(rules)

    def layout(self, rules: Rules[Any]) -> Layout[TuscanyState]:
        assert isinstance(rules, TuscanyRules)
        t = rules.tables
        return Layout(rules, new_state(t), [TuscanyPieces(t), *rules.layout_parts], "turn")

    def choices(self, edition: str) -> Choices:
        return choices(edition)


TUSCANY: Final = Tuscany()
