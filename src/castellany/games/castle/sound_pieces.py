"""Soundness of pieces: nothing lies where the game never puts it."""

from __future__ import annotations

from typing import Final

from castellany.games.castle.kinds import SEGMENTS, SIDES
from castellany.games.castle.state import NOBODY, CastleState
from castellany.games.castle.tables import Tables

Fault = tuple[str, str]
"""The line of a position that is wrong, by its key, and why."""
NO_FAULT: Final[Fault] = ("", "")


def piece_fault(s: CastleState, t: Tables) -> Fault:
    for fault in (board_fault(s, t), figure_fault(s), token_fault(s, t), track_fault(s, t)):
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


def track_fault(s: CastleState, t: Tables) -> Fault:
    i = t.inventory
    for seat in range(s.players):
        for kept, place in zip(i.kept, i.kept_places, strict=True):
            fault = kept.fault(s, t.wall.openings, place, seat)
            if fault:
                return (f"{kept.key} {seat + 1}", fault)
        if s.stack and any(s.lines[seat * len(i.sources) + source] for source in i.final_sources):
            return (f"points {seat + 1}", "points of the final scoring come at the end")
    return NO_FAULT
