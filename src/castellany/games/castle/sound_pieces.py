"""Soundness of pieces: nothing lies where the game never puts it."""

from __future__ import annotations

from castellany.games.castle.kinds import SEGMENTS, SIDES
from castellany.games.castle.points import RulePoints
from castellany.games.castle.scoring import LARGEST_SEAT, SOURCES, TRACK
from castellany.games.castle.state import NOBODY, CastleState
from castellany.games.castle.tables import Tables


def piece_fault(s: CastleState, t: Tables, p: RulePoints) -> str:
    return board_fault(s, t) or figure_fault(s) or token_fault(s, t) or track_fault(s, p)


def board_fault(s: CastleState, t: Tables) -> str:
    """Every tile hangs together with a start space, and one of them came last."""
    tiles = [square for square in range(t.wall.squares) if s.board[square]]
    if (s.square == NOBODY) != (not tiles) or (s.square != NOBODY and s.square not in tiles):
        return "one of the tiles was placed last"
    reached = [start.square for start in t.wall.starts if s.board[start.square]]
    met = set(reached)
    for square in reached:
        for side in range(SIDES):
            other = t.wall.neighbour[square * SIDES + side]
            if other >= 0 and s.board[other] and other not in met:
                met.add(other)
                reached.append(other)
    return "" if len(met) == len(tiles) else "every tile hangs together with a start space"


def figure_fault(s: CastleState) -> str:
    squares = [cell // SEGMENTS for cell in s.figures if cell >= 0]
    return "" if len(set(squares)) == len(squares) else "at most one figure enters a tile"


def token_fault(s: CastleState, t: Tables) -> str:
    """As many tokens are hidden as lie on towers and in the box."""
    taken = len(t.wall.tower_spaces) - s.towers.bit_count()
    seen = sum(s.used) + sum(s.tokens) + sum(s.fresh)
    return "" if seen == taken else f"{taken} tokens are taken from towers, not {seen}"


def track_fault(s: CastleState, p: RulePoints) -> str:
    for seat in range(s.players):
        if s.at_gate[seat] and not p.movement.stops_behind(s.score[seat] % TRACK):
            return f"the marker of seat {seat + 1} is at no gate"
        if s.stack and any(s.lines[seat * SOURCES + LARGEST_SEAT : (seat + 1) * SOURCES]):
            return "points of the final scoring come at the end"
    if any(s.nests) and not p.scored:
        return "there are no nests in this game"
    return ""
