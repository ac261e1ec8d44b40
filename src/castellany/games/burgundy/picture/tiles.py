"""Every kind of tile, as a large and as a small drawing on the 100-unit hex."""

from __future__ import annotations

from typing import Final

from castellany.core.drawing.cardboard import blank
from castellany.core.drawing.palette import CREAM, TILE_INK, Terrain
from castellany.core.drawing.svg import numeral, rect, use
from castellany.games.burgundy.kinds import (
    BASE_KINDS,
    BUILDING_NAMES,
    CASTLE,
    CASTLE_TILE,
    FIRST_ANIMAL,
    MINE_TILE,
    MONASTERY_0,
    SHIP_TILE,
    SPECIES_NAMES,
    animals_on,
    base_kinds,
    species_of,
)
from castellany.games.burgundy.picture import animals, monasteries
from castellany.games.burgundy.picture.model import AddedTile
from castellany.games.burgundy.picture.palette import ANY_LAND

_SMALL_SIZES: Final = (1.2, 1.14, 1.2, 1.08, 1.16, 1.16, 1.16, 1.06)
"""How much larger a building's emblem is on a small tile."""


def tile(kind: int, x: float, y: float, width: float, small: bool = False) -> str:
    """A tile with its centre at (x, y)."""
    return use(f"tile-{kind}-small" if small else f"tile-{kind}", x, y, width / 100)


def _plaque(value: int, half: float, size: float, y: float) -> str:
    top = y - size * 0.78
    return rect(
        -half, top, half * 2, size * 1.12, CREAM, rx=size * 0.3, stroke=TILE_INK, stroke_width=size * 0.11
    ) + numeral(value, 0, y + size * 0.1, size)


def _animal(kind: int, small: bool) -> str:
    name, count = SPECIES_NAMES[species_of(kind)], animals_on(kind)
    if small:
        return animals.alone(name) + _plaque(count, 15, 28, 39)
    return animals.herd(name, count) + _plaque(count, 12.5, 20, 40)


def _plain(kind: int, small: bool) -> str:
    if kind == SHIP_TILE:
        return use("e-ship", 0, 0, 1.06 if small else 1)
    if kind == CASTLE_TILE:
        return use("e-castle", 0, 3, 1.16 if small else 1)
    if kind == MINE_TILE:
        return use("e-mine", 0, 0, 1.16 if small else 1)
    return use(f"e-{BUILDING_NAMES[kind - 1]}", 0, 1, _SMALL_SIZES[kind - 1] if small else 1.02)


def drawings(terrains: tuple[Terrain, ...]) -> dict[str, str]:
    """Both drawings of every kind."""
    effects = monasteries.effects(terrains[CASTLE])
    found: dict[str, str] = {}
    colours = [kind.colour for kind in base_kinds()]
    for kind in range(1, BASE_KINDS):
        letter = terrains[colours[kind]].letter
        if kind > MONASTERY_0:
            value = kind - MONASTERY_0
            large, little = (
                monasteries.full(effects[value - 1], value),
                monasteries.small(value, monasteries.MARKS[value]),
            )
        elif FIRST_ANIMAL <= kind < SHIP_TILE:
            large, little = _animal(kind, small=False), _animal(kind, small=True)
        else:
            large, little = _plain(kind, small=False), _plain(kind, small=True)
        found[f"tile-{kind}"] = use(f"blank-{letter}") + large
        found[f"tile-{kind}-small"] = use(f"blank-{letter}-small") + little
    for terrain in terrains:
        found[f"blank-{terrain.letter}"] = blank(terrain, 1.8)
        found[f"blank-{terrain.letter}-small"] = blank(terrain, 2.6)
    return found


def added_drawings(added: tuple[AddedTile, ...], terrains: tuple[Terrain, ...]) -> dict[str, str]:
    """Both drawings of the kinds that modules add; one without a drawing of its own goes by its letters."""
    found: dict[str, str] = {}
    for kind, each in enumerate(added, BASE_KINDS):
        ground = terrains[each.colour] if each.colour < len(terrains) else ANY_LAND
        letters = numeral(each.letters, 0, 14, 40, CREAM)
        found[f"tile-{kind}"] = blank(ground, 1.8) + (each.large or letters)
        found[f"tile-{kind}-small"] = blank(ground, 2.6) + (each.small or letters)
    return found
