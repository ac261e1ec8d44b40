"""Emptiness: the largest empty area inside the wall (CAS 10.2, CAS-R 15)."""

from __future__ import annotations

from castellany.games.castle.kinds import SIDES
from castellany.games.castle.state import CastleState
from castellany.games.castle.tables import Tables


def largest_empty(s: CastleState, t: Tables) -> list[int]:
    """The largest group of empty squares that lie side by side; of several the first in reading order."""
    largest: list[int] = []
    met = [s.board[square] > 0 for square in range(t.wall.squares)]
    for first in range(t.wall.squares):
        if met[first]:
            continue
        met[first] = True
        reached = [first]
        for square in reached:
            for side in range(SIDES):
                other = t.wall.neighbour[square * SIDES + side]
                if other >= 0 and not met[other]:
                    met[other] = True
                    reached.append(other)
        if len(reached) > len(largest):
            largest = reached
    return largest
