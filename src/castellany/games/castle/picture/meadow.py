"""Meadows: patches of lighter and darker grass, tufts and flowers."""

from __future__ import annotations

from random import Random

from castellany.games.castle.picture.geometry import OVER, SIZE, Line
from castellany.games.castle.picture.shape import Shape, box, ring


def meadow(tufts: Line, random: Random) -> list[Shape]:
    """The ground below everything else."""
    deep: list[str] = []
    high: list[str] = []
    grass: list[str] = []
    petals: list[str] = []
    for i, (x, y) in enumerate(tufts):
        if i % 3 == 0 and 16 < x < 84 and 12 < y < 88:
            (deep if random.random() < 0.5 else high).append(ring(x, y, random.uniform(9, 15), random.uniform(5, 9)))
        elif random.random() < 0.2:
            petals.append(_flower(x, y))
            continue
        grass.append(_tuft(x, y, random))
    return [
        Shape("court", box(-OVER, -OVER, SIZE + 2 * OVER, SIZE + 2 * OVER)),
        Shape("court-deep", "".join(deep)),
        Shape("court-high", "".join(high)),
        Shape("tuft", "".join(grass)),
        Shape("petal", "".join(petals)),
    ]


def _tuft(x: float, y: float, random: Random) -> str:
    """Three blades from one root."""
    left, tall, right = random.choice(((2, 5, 3), (3, 4, 2), (2, 4, 2)))
    return f"M{x - left:.0f} {y - 1:.0f}l{left} 3v-{tall}m0 {tall}l{right}-3"


def _flower(x: float, y: float) -> str:
    """Three dots, drawn as strokes without length."""
    return f"M{x:.0f} {y:.0f}h0m4 0h0m-2-2h0"
