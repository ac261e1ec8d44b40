"""Pool: the nests of the box, and how many both have given back (CAS-F 4, 17; CAS-R 40)."""

from __future__ import annotations

from typing import Final

POOL: Final = 12
"""Nests of the box."""


def given_back(taken: list[int]) -> int:
    """How many each seat has given back, of those that it has taken: alike, and no more than the pool needs."""
    short = sum(taken) - POOL
    return min((short + 1) // 2, min(taken)) if short > 0 else 0


def in_hand(taken: list[int]) -> list[int]:
    """Of each seat, once both have given back."""
    back = given_back(taken)
    return [count - back for count in taken]


def to_take(taken: list[int]) -> int:
    return max(0, POOL - sum(in_hand(taken)))
