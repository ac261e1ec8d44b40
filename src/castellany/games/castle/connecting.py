"""Connecting: what a tile does to its neighbours and to the areas that it touches (CAS 4, 5.4, 6)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from castellany.core.areas import Areas, no_areas
from castellany.games.castle.attributes import OPEN, TERRAIN, TILES
from castellany.games.castle.kinds import MEADOW, ROAD, SEGMENTS, SIDES
from castellany.games.castle.state import TAKEN, CastleState
from castellany.games.castle.tables import NO_ROAD, ROAD_NEEDED, SIDE_WEIGHTS, Tables, blank

OPPOSITE: Final = (2, 3, 0, 1)
NOTHING_THERE: Final = -1


def start_areas(t: Tables) -> Areas:
    """The areas of the start spaces; each is one tile of its own (CAS-R 3)."""
    policies = tuple(t.inventory.policies)
    areas = no_areas(policies, SEGMENTS, t.wall.places * SEGMENTS)
    for i in range(len(t.wall.starts)):
        piece = t.wall.starts[i].segment
        place = t.wall.squares + i
        number = areas.add(place * SEGMENTS, blank(piece, len(policies)))
        row = areas.values[number]
        row[TILES] = 1 << place
        row[OPEN] = 0 if piece.terrain == MEADOW else 1
    return areas


def start_needs(t: Tables) -> list[int]:
    """What a tile must be like beside the start spaces (CAS-R 4)."""
    needs = [0] * t.wall.squares
    for start in t.wall.starts:
        digit = ROAD_NEEDED if start.segment.terrain == ROAD else NO_ROAD
        needs[start.square] += digit * SIDE_WEIGHTS[start.side]
    return needs


def lay(s: CastleState, t: Tables, tile: int, square: int, top: int) -> None:
    """Put a tile on a square where it fits and connect it; whatever order tiles are laid in, the same comes about."""
    s.own_ground()
    if s.needs[square]:
        s.frontier.remove(square)
    s.board[square] = tile + 1
    s.tops[square] = top
    s.needs[square] = TAKEN
    add_segments(s, t, tile, square)
    for side in range(SIDES):
        other = t.wall.neighbour[square * SIDES + side]
        if other >= 0:
            if s.board[other]:
                meet_tile(s, t, square, side, other)
            else:
                face_empty(s, t, square, side, other)
        elif t.wall.start_at[square * SIDES + side] >= 0:
            meet_start(s, t, square, side)


def add_segments(s: CastleState, t: Tables, tile: int, square: int) -> None:
    """Each segment as an area of its own, as if it touched nothing."""
    areas, cell, bit = s.areas, square * SEGMENTS, 1 << square
    blanks, marked = t.blanks[tile], t.marked[tile]
    for i in range(len(blanks)):
        # A copy that adds an area gets lists of its own, so they are looked up afterwards.
        number = areas.add(cell + i, blanks[i])
        row = areas.values[number]
        row[TILES] = bit
        for attribute in marked[i]:
            row[attribute] = bit


def face_empty(s: CastleState, t: Tables, square: int, side: int, other: int) -> None:
    """The area on this side is open, and the empty square there needs a tile that continues or leaves the road."""
    face, i = t.faces[s.board[square] - 1], s.tops[square] * SIDES + side
    if face.side_segment[i] >= 0:
        laid_row(s.areas, square * SEGMENTS + face.side_segment[i])[OPEN] += 1
    if s.needs[other] == 0:
        insort(s.frontier, other)
    s.needs[other] += (ROAD_NEEDED if face.side_terrain[i] == ROAD else NO_ROAD) * SIDE_WEIGHTS[OPPOSITE[side]]


def meet_tile(s: CastleState, t: Tables, square: int, side: int, other: int) -> None:
    """What is on this side and what is on the neighbour's join if they are alike, and close each other if not."""
    mine, theirs = t.faces[s.board[square] - 1], t.faces[s.board[other] - 1]
    here, left, right = mine.edges[s.tops[square] * SIDES + side]
    there, their_left, their_right = theirs.edges[s.tops[other] * SIDES + OPPOSITE[side]]
    square *= SEGMENTS
    other *= SEGMENTS
    if there >= 0:
        close(s, here if here < 0 else square + here, other + there)
    # Seen from the other tile, the halves of a side lie the other way round.
    if left >= 0 and their_right >= 0:
        s.areas.join(other + their_right, square + left)
    if right >= 0 and their_left >= 0 and (right != left or their_left != their_right):
        s.areas.join(other + their_left, square + right)


def meet_start(s: CastleState, t: Tables, square: int, side: int) -> None:
    start = t.wall.start_at[square * SIDES + side]
    there = (t.wall.squares + start) * SEGMENTS
    here, left, right = t.faces[s.board[square] - 1].edges[s.tops[square] * SIDES + side]
    if t.wall.starts[start].segment.terrain != MEADOW:
        close(s, here if here < 0 else square * SEGMENTS + here, there)
        return
    for half in (left, right):
        if half >= 0:
            s.areas.join(there, square * SEGMENTS + half)


def close(s: CastleState, here: int, there: int) -> None:
    """A side of the area of the cell `there` faces an empty square no more, but the cell `here`, if any."""
    areas = s.areas
    if here >= 0 and areas.value(here, TERRAIN) == areas.value(there, TERRAIN):
        laid_row(areas, here)[OPEN] -= 1
        areas.join(there, here)
    else:
        areas.own(areas.area[there])[OPEN] -= 1


def laid_row(areas: Areas, cell: int) -> list[int]:
    """The attributes of the area of a cell of the tile that is being laid; no copy has them yet, so they may change."""
    return areas.values[areas.area[cell]]


def facing_cell(s: CastleState, t: Tables, square: int, side: int) -> int:
    """The cell beside a square whose road or building faces it, or NOTHING_THERE."""
    other = t.wall.neighbour[square * SIDES + side]
    if other >= 0:
        if not s.board[other]:
            return NOTHING_THERE
        segment = t.faces[s.board[other] - 1].side_segment[s.tops[other] * SIDES + OPPOSITE[side]]
        return other * SEGMENTS + segment if segment >= 0 else NOTHING_THERE
    start = t.wall.start_at[square * SIDES + side]
    if start < 0 or t.wall.starts[start].segment.terrain == MEADOW:
        return NOTHING_THERE
    return (t.wall.squares + start) * SEGMENTS
