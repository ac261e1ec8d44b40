"""Putting a tile into the duchy: area and phase points, bonus tile, then the tile's effect (BUR 8, ruled order)."""

from __future__ import annotations

from typing import Final

from castellany.games.burgundy.boards import NEIGHBOURS, SPACES
from castellany.games.burgundy.events import BONUS_TAKEN, PLACED
from castellany.games.burgundy.gains import gain_points
from castellany.games.burgundy.kinds import (
    BANK,
    BOARDING_HOUSE,
    BUILDING,
    BUILDING_TYPES,
    CASTLE_TILE,
    CHURCH,
    CITY_HALL,
    COLOUR,
    FIRST_ANIMAL,
    KINDS,
    MARKET,
    MONASTERY,
    MONASTERY_0,
    SHIP_TILE,
    WAREHOUSE,
    WATCHTOWER,
    WORKSHOP,
)
from castellany.games.burgundy.program import (
    ANIMALS_EFFECT,
    CASTLE_EFFECT,
    CITY_HALL_EFFECT,
    COLLECT_EFFECT,
    FETCH_EFFECT,
    SHIP_EFFECT,
    WAREHOUSE_EFFECT,
    WATCHTOWER_EFFECT,
)
from castellany.games.burgundy.scoring import AREA, BONUS, PHASE
from castellany.games.burgundy.state import NOBODY, BurgundyState
from castellany.games.burgundy.tables import AREA_POINTS, PHASE_POINTS, Tables

NO_EFFECT: Final = -1


def effect_table() -> list[int]:
    """By kind, the program entry that its placing sets off."""
    table = [NO_EFFECT] * KINDS
    table[SHIP_TILE] = SHIP_EFFECT
    table[CASTLE_TILE] = CASTLE_EFFECT
    table[WAREHOUSE] = WAREHOUSE_EFFECT
    table[WATCHTOWER] = WATCHTOWER_EFFECT
    table[WORKSHOP] = table[CHURCH] = table[MARKET] = FETCH_EFFECT
    table[BOARDING_HOUSE] = table[BANK] = COLLECT_EFFECT
    table[CITY_HALL] = CITY_HALL_EFFECT
    for kind in range(FIRST_ANIMAL, SHIP_TILE):
        table[kind] = ANIMALS_EFFECT
    return table


EFFECT_OF: Final = effect_table()


def cover(s: BurgundyState, t: Tables, seat: int, space: int, kind: int) -> None:
    """Lay a tile and remember what follows from its being there."""
    s.tiles[seat * SPACES + space] = kind
    s.filled[seat] |= 1 << space
    s.open[seat] = (s.open[seat] | NEIGHBOURS[space]) & ~s.filled[seat]
    colour = COLOUR[kind]
    if colour == BUILDING:
        s.banned[seat * BUILDING_TYPES + kind - 1] |= t.boards[s.board[seat]].area[space]
    elif colour == MONASTERY:
        s.held[seat] |= 1 << kind - MONASTERY_0


def put_tile(s: BurgundyState, t: Tables, seat: int, space: int, kind: int) -> None:
    """Lay a tile, score what it completes, and set off its effect."""
    cover(s, t, seat, space, kind)
    s.tell(PLACED, seat, kind, space)
    board = t.boards[s.board[seat]]
    empty = ~s.filled[seat]
    area = board.area[space]
    if not area & empty:
        gain_points(s, seat, AREA, AREA_POINTS[area.bit_count()])
        gain_points(s, seat, PHASE, PHASE_POINTS[s.phase])
        colour = board.colour[space]
        if not board.colour_mask[colour] & empty:
            take_bonus(s, t, seat, colour)
    effect = EFFECT_OF[kind]
    if effect != NO_EFFECT:
        s.push(effect, seat, space, kind)


def take_bonus(s: BurgundyState, t: Tables, seat: int, colour: int) -> None:
    """The first two seats to cover a whole colour take its bonus tiles, the large one first."""
    for size in range(2):
        if s.bonus[colour * 2 + size] == NOBODY:
            s.bonus[colour * 2 + size] = seat
            s.tell(BONUS_TAKEN, seat, colour, size)
            gain_points(s, seat, BONUS, t.small_bonus if size else t.large_bonus)
            return
