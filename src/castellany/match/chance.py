"""Chance draws that depend only on a seed and their number, so that a draw taken back comes again."""

from __future__ import annotations

from typing import Final

MASK: Final = (1 << 64) - 1
STRIDE: Final = 0x9E3779B97F4A7C15


def mix(x: int) -> int:
    """SplitMix64's finisher: 64 well-stirred bits."""
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & MASK
    x = (x ^ x >> 27) * 0x94D049BB133111EB & MASK
    return x ^ x >> 31


def draw(seed: int, number: int, total: int) -> int:
    """The place 0..total-1 that the draw of this number falls on.

    >>> [draw(7, n, 6) for n in range(8)] == [draw(7, n, 6) for n in range(8)]
    True
    """
    return mix(mix(seed & MASK) + (number + 1) * STRIDE & MASK) * total >> 64
