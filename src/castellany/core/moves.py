"""Moves: single integers made of a verb and three small fields."""

from __future__ import annotations

from typing import Final

VERB: Final = 24
MOST_VERBS: Final = 64


def pack(verb: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """
    >>> unpack(pack(3, 1, 2, 4))
    (3, 1, 2, 4)
    """
    return verb << 24 | a << 16 | b << 8 | c


def unpack(m: int) -> tuple[int, int, int, int]:
    return (m >> 24, m >> 16 & 255, m >> 8 & 255, m & 255)
