"""Pool: the nests of the box, and how many both have given back (CAS-F 4, 17; CAS-R 40)."""

from __future__ import annotations

from typing import Final

from castellany.games.castle.state import CastleState

POOL: Final = 12
"""Nests of the box."""


def given_back(s: CastleState) -> int:
    """How many each seat has given back: alike, and no more than the pool needs."""
    short = sum(s.nests) - POOL
    return min((short + 1) // 2, min(s.nests)) if short > 0 else 0


def nests_in_hand(s: CastleState) -> list[int]:
    """Of each seat, once both have given back."""
    back = given_back(s)
    return [count - back for count in s.nests]


def nests_to_take(s: CastleState) -> int:
    return max(0, POOL - sum(nests_in_hand(s)))
