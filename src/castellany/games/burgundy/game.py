"""Burgundy as a game among others: how its rules are made for a table."""

from __future__ import annotations

from typing import Final

from castellany.core.game import Game
from castellany.core.setup import Setup, SetupError
from castellany.games.burgundy.assembly import assemble
from castellany.games.burgundy.options import CHOICES, EDITIONS, PLAYERS, tables_for
from castellany.games.burgundy.rules import BurgundyRules


class Burgundy(Game):
    def __init__(self) -> None:
        super().__init__("burgundy", tuple(EDITIONS), PLAYERS, ("boards", *CHOICES))

    def rules(self, setup: Setup) -> BurgundyRules:
        if setup.modules:
            raise SetupError("setup-unknown-module", module=setup.modules[0])
        return assemble(setup, tables_for(setup))


BURGUNDY: Final = Burgundy()
