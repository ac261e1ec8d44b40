"""Soundness of pieces: nothing lies where the game never puts it."""

from __future__ import annotations

from typing import Final

from castellany.core.areas import NO_AREA
from castellany.core.position import NO_FAULT, Fault
from castellany.games.castle.kinds import SEGMENTS, SIDES
from castellany.games.castle.state import NOBODY, CastleState
from castellany.games.castle.tables import Tables

POINTS: Final = (1000, 50)
KEPT: Final = (100, 10)
"""What a seat can have, at most, and what each segment adds with the area in which it is scored."""


def piece_fault(s: CastleState, t: Tables) -> Fault:
    for fault in (board_fault(s, t), figure_fault(s), token_fault(s, t)):
        if fault != NO_FAULT:
            return fault
    return NO_FAULT


def board_fault(s: CastleState, t: Tables) -> Fault:
    """Every tile hangs together with a start space, and one of them came last."""
    tiles = [square for square in range(t.wall.squares) if s.board[square]]
    if (s.square == NOBODY) != (not tiles) or (s.square != NOBODY and s.square not in tiles):
        return ("square", "one of the tiles was placed last")
    reached = [start.square for start in t.wall.starts if s.board[start.square]]
    met = set(reached)
    for square in reached:
        for side in range(SIDES):
            other = t.wall.neighbour[square * SIDES + side]
            if other >= 0 and s.board[other] and other not in met:
                met.add(other)
                reached.append(other)
    return NO_FAULT if len(met) == len(tiles) else ("board", "every tile hangs together with a start space")


def figure_fault(s: CastleState) -> Fault:
    entered: set[int] = set()
    for place in range(len(s.figures)):
        square = s.figures[place] // SEGMENTS
        if square in entered:
            return (f"figures {place // s.figures_each() + 1}", "at most one figure enters a tile")
        if square >= 0:
            entered.add(square)
    return NO_FAULT


def token_fault(s: CastleState, t: Tables) -> Fault:
    """As many tokens are hidden as lie on towers and in the box."""
    taken = len(t.wall.tower_spaces) - s.towers.bit_count()
    seen = sum(s.used) + sum(s.tokens) + sum(s.fresh)
    return NO_FAULT if seen == taken else ("towers", f"{taken} tokens are taken from towers, not {seen}")


def track_fault(s: CastleState, t: Tables, seat: int) -> Fault:
    n, i, scored = seat + 1, t.inventory, scored_segments(s, t)
    for kept, place in zip(i.kept, i.kept_places, strict=True):
        fault = kept.fault(s, t.wall.openings, place, seat)
        if fault:
            return (f"{kept.key} {n}", fault)
        if kept.most > 1 and s.extra[place + seat] > KEPT[0] + KEPT[1] * scored:
            return (f"{kept.key} {n}", f"no game gives seat {n} so many {kept.key} by now")
    if s.stack and any(s.lines[seat * len(i.sources) + source] for source in i.final_sources):
        return (f"points {n}", "points of the final scoring come at the end")
    if s.stack and s.score[seat] > POINTS[0] + POINTS[1] * scored:
        return (f"points {n}", f"no game gives seat {n} so many points by now")
    return NO_FAULT


def scored_segments(s: CastleState, t: Tables) -> int:
    """How many segments of tiles and start spaces belong to areas that have been scored."""
    count = 0
    for square in range(t.wall.squares):
        if s.board[square]:
            first = square * SEGMENTS
            count += s.areas.area[first : first + len(t.faces[s.board[square] - 1].segments)].count(NO_AREA)
    for i in range(len(t.wall.starts)):
        count += s.areas.area[(t.wall.squares + i) * SEGMENTS] == NO_AREA
    return count
