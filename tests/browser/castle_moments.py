"""Moments in games of The Castle that somebody goes on from."""

from __future__ import annotations

from tests.browser import castle

from castellany.match import Match


def laying(match: Match, moves: list[str]) -> bool:
    """A tile in hand about half through the game, which fits in several ways."""
    tops = {move.rpartition(" ")[2] for move in castle.of(moves, "place")}
    return match.state.turn >= 24 and len(tops) > 1 and len(moves) > 6


def completing(match: Match, moves: list[str]) -> bool:
    """A tile in hand that would complete an area."""
    seat, rules = match.turn, match.rules
    after = (rules.foresee(match.view(seat), seat, rules.read(move)) for move in castle.of(moves, "place"))
    return match.state.turn >= 8 and any(would is not None and would.completed for would in after)


def entering(match: Match, moves: list[str]) -> bool:
    """The tile is laid, and figures may go to several of its parts."""
    return match.state.turn >= 12 and len(parts(moves)) > 2


def nobles(_match: Match, moves: list[str]) -> bool:
    """The tile is laid, and a follower, the king or the falconer may go there."""
    return len(parts(moves)) > 1 and len({move.split()[1] for move in castle.of(moves, "put")}) == 3


def parts(moves: list[str]) -> set[str]:
    return {move.rpartition(" ")[2] for move in castle.of(moves, "put")}


def ordering(_match: Match, moves: list[str]) -> bool:
    """Several areas are complete, and it matters which scores first."""
    return len(castle.of(moves, "score")) > 1


def doubling(_match: Match, moves: list[str]) -> bool:
    """A wall tile can double what is about to score."""
    return "double" in moves


def once_more(_match: Match, moves: list[str]) -> bool:
    """A wall tile gives one more turn."""
    return "again" in moves


def last(match: Match, moves: list[str]) -> bool:
    """The last turns of all."""
    return sum(match.state.bag) <= 1 and bool(castle.of(moves, "place"))
