"""Roads as they are painted: ink below, earth above, a worn middle and the marks of carts."""

from __future__ import annotations

import math
from random import Random

from castellany.games.castle.picture.geometry import (
    Line,
    Point,
    along,
    curve,
    length,
    open_path,
    over,
    pair,
    point_at,
)
from castellany.games.castle.picture.plan import Plan
from castellany.games.castle.picture.shape import Shape


def paving(plan: Plan, random: Random) -> list[Shape]:
    """All roads of a tile. The ink wavers a little against the earth, as if drawn by hand, but never at a side."""
    ink: list[str] = []
    earth: list[str] = []
    worn: list[str] = []
    ruts: list[str] = []
    for road in plan.roads:
        for line in road.lines:
            ink.append(curve(_wavering(line, random, 0.55)))
            earth.append(curve(line) if len(line) > 2 else _straight(line))
            worn.append(curve(_wavering(line, random, 1.2)))
            ruts += _ruts(line, random)
    return [
        Shape("road-shade", "".join(earth)),
        Shape("road-ink", "".join(ink)),
        Shape("road", "".join(earth)),
        Shape("road-worn", "".join(worn)),
        Shape("road-mark", "".join(ruts)),
    ]


def _straight(line: Line) -> str:
    first, last = line
    return open_path([over(first) or first, over(last) or last])


def _wavering(line: Line, random: Random, most: float) -> Line:
    """The line pushed a little to and fro between its ends."""
    line = along(line, 25)
    first, last = line[0], line[-1]
    found: Line = []
    for i, (x, y) in enumerate(line):
        calm = min(1.0, math.dist((x, y), first) / 25, math.dist((x, y), last) / 25)
        push = random.uniform(-most, most) * calm
        before, after = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        away = math.dist(before, after) or 1.0
        found.append((x - (after[1] - before[1]) / away * push, y + (after[0] - before[0]) / away * push))
    return found


def _ruts(line: Line, random: Random) -> list[str]:
    """Short strokes along the road, now left, now right of its middle."""
    found: list[str] = []
    size = length(line)
    count = int(size // 8)
    for i in range(count):
        if random.random() < 0.2:
            continue
        (x, y), angle = point_at(line, (i + 0.5) / count)
        aside = random.choice((-3.2, 0.0, 3.2)) + random.uniform(-1, 1)
        half = random.uniform(1.1, 2.2)
        dx, dy = math.cos(angle), math.sin(angle)
        a: Point = (x - dy * aside - dx * half, y + dx * aside - dy * half)
        found.append(f"M{pair(a)}l{pair((dx * 2 * half, dy * 2 * half))}")
    return found
