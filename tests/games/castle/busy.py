"""A castle of many small areas, so that random games meet what ordinary ones seldom do."""

from __future__ import annotations

from typing import Any

from tests.games.castle.everything import FALCON

from castellany.core.choices import Choices
from castellany.core.game import Game
from castellany.core.rules import Rules
from castellany.core.setup import Setup
from castellany.games.castle import CASTLE
from castellany.games.castle.assembly import with_tables
from castellany.games.castle.box import Components
from castellany.games.castle.components import standard
from castellany.games.castle.face import Face
from castellany.games.castle.printed import segment
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.tables import Tables

TILES = {
    "x1": ("house N", "house E", "pigsty S", "pigsty W"),
    "x2": ("house N", "pigsty E", "house S", "pigsty W"),
    "x3": ("pigsty N", "pigsty E", "pigsty S", "house W"),
    "x4": ("house N S", "pigsty E", "pigsty W"),
    "x5": ("road N", "road E", "house S", "pigsty W", "meadow Nw", "meadow Ne En", "meadow Es"),
    "x6": ("road N stocks", "house E", "pigsty S", "house W", "meadow Nw", "meadow Ne"),
    "x7": ("road N S", "house E", "pigsty W", "meadow Nw Sw", "meadow Ne Se"),
    "x8": ("pigsty N E", "house S", "house W"),
}
FALCON_TILES = {
    "y1": ("chapel N nest", "chapel E", "pigsty S nest", "house W nest"),
    "y2": ("chapel N S nest", "house E", "pigsty W nest"),
    "y3": ("road N", "road S nest", "chapel E nest", "pigsty W", "meadow Nw Sw", "meadow Ne Se"),
}
COPIES = 8
FALCON_COPIES = 6


def faces(tiles: dict[str, tuple[str, ...]], copies: int) -> list[Face]:
    return [Face(name, copies, [segment(words) for words in segments], "") for name, segments in tiles.items()]


def busy_box(enlarged: bool) -> Components:
    """The standard wall with these tiles."""
    usual = standard(FALCON if enlarged else ())
    tiles = faces(TILES, COPIES) + (faces(FALCON_TILES, FALCON_COPIES) if enlarged else [])
    return Components("busy", usual.groups, usual.wall, tiles, usual.numbers, usual.provenance)


class BusyCastle(Game):
    """The Castle in every other way."""

    def __init__(self) -> None:
        usual = CASTLE
        super().__init__(
            usual.slug, usual.editions, usual.players, usual.texts, usual.scene_type, usual.components_type
        )

    def rules(self, setup: Setup) -> CastleRules:
        options = {key: value for key, value in setup.options.items() if key != "components"}
        usual = CASTLE.rules(Setup(setup.game, setup.edition, setup.players, setup.modules, options)).tables
        return with_tables(
            setup, Tables(setup.players, usual.starter, busy_box("falcon" in setup.modules), usual.inventory)
        )

    def components(self, rules: Rules[Any]) -> dict[str, object]:
        return CASTLE.components(rules)

    def choices(self, edition: str) -> Choices:
        return CASTLE.choices(edition)


BUSY_CASTLE = BusyCastle()
