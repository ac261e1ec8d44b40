"""Completing: which areas a tile completes, and the words for them (CAS 6)."""

from __future__ import annotations

from castellany.games.castle.area_worth import worth
from castellany.games.castle.attributes import OPEN, TERRAIN, TILES
from castellany.games.castle.connecting import NOTHING_THERE, facing_cell
from castellany.games.castle.events import COMPLETED
from castellany.games.castle.kinds import MEADOW, SEGMENTS, SIDES
from castellany.games.castle.points import RulePoints
from castellany.games.castle.state import CastleState
from castellany.games.castle.tables import Tables
from castellany.games.castle.words import NEIGHBOURS


def is_complete(s: CastleState, area: int) -> bool:
    row = s.areas.values[area]
    return row[OPEN] == 0 and row[TERRAIN] != MEADOW


def cell_of(s: CastleState, t: Tables, word: int) -> int:
    """The cell that an area word means now, or NOTHING_THERE."""
    if word >= NEIGHBOURS:
        return facing_cell(s, t, s.square, word - NEIGHBOURS)
    if word < len(t.faces[s.board[s.square] - 1].segments):
        return s.square * SEGMENTS + word
    return NOTHING_THERE


def word_of(s: CastleState, t: Tables, cell: int) -> int:
    """The area word of a cell on the tile placed last or beside it."""
    if cell // SEGMENTS == s.square:
        return cell % SEGMENTS
    for side in range(SIDES):
        if facing_cell(s, t, s.square, side) == cell:
            return NEIGHBOURS + side
    raise ValueError(f"cell {cell} does not touch the tile")


def find_completed(s: CastleState, t: Tables) -> None:
    """Note the areas that the tile placed last completes; each is named by its first word."""
    first = s.square * SEGMENTS
    for cell in range(first, first + len(t.faces[s.board[s.square] - 1].segments)):
        note_if_completed(s, cell)
    for side in range(SIDES):
        cell = facing_cell(s, t, s.square, side)
        if cell >= 0:
            note_if_completed(s, cell)


def note_if_completed(s: CastleState, cell: int) -> None:
    area = s.areas.area[cell]
    if is_complete(s, area):
        for noted in s.completed:
            if s.areas.area[noted] == area:
                return
        s.completed.append(cell)


def tell_completed(s: CastleState, p: RulePoints) -> None:
    if s.log is None:
        return
    for cell in s.completed:
        area = s.areas.area[cell]
        tiles = s.areas.value(cell, TILES).bit_count()
        s.tell(COMPLETED, s.active, s.areas.value(cell, TERRAIN), tiles, worth(s, p, area))
