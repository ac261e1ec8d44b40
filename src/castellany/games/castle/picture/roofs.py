"""Roofs of buildings: a ridge crosses every open side at its middle, so that any two roofs make one."""

from __future__ import annotations

from random import Random
from typing import Final

from castellany.games.castle.kinds import SIDE_NAMES, SIDES
from castellany.games.castle.picture.geometry import (
    Line,
    Point,
    beside,
    between,
    closed_path,
    corner,
    inside,
    middle,
    open_path,
    pressed,
)
from castellany.games.castle.picture.looks import BUILDINGS
from castellany.games.castle.picture.plan import Building
from castellany.games.castle.picture.shape import Shape

_ROOM: Final = 3.6
"""That a roof tile needs on every side of its middle."""
Slope = tuple[int, Line]
"""Whither it faces, and its outline."""


def roof(building: Building, random: Random) -> list[Shape]:
    look = BUILDINGS[building.terrain]
    name = look.name
    slopes, ridges, valleys = _slopes(building)
    shapes = [Shape(f"{name}-{SIDE_NAMES[facing]}", closed_path(outline)) for facing, outline in slopes]
    marks: list[str] = []
    glints: list[str] = []
    for facing, outline in slopes:
        _tiles(facing, outline, random, look.lozenges, marks, glints)
    eaves = [eave + beside(eave, 4.6)[::-1] for eave in building.eaves]
    return [
        *shapes,
        Shape(f"{name}-mark", "".join(marks)),
        Shape(f"{name}-glint", "".join(glints)),
        Shape(f"{name}-eave", "".join(closed_path(pressed(eave)) for eave in eaves)),
        Shape(f"{name}-valley", "".join(open_path(line) for line in valleys)),
        Shape(f"{name}-ridge", "".join(open_path(line) for line in ridges)),
    ]


def _slopes(building: Building) -> tuple[list[Slope], list[Line], list[Line]]:
    """The slopes of a roof, the ridges (and hips) between them, and the valleys."""
    hub = building.hub
    sides = [side for side in range(SIDES) if building.sides >> side & 1]
    slopes: list[Slope] = []
    ridges: list[Line] = [[middle(side), hub] for side in sides]
    valleys: list[Line] = []
    begins = {_key(eave[0]): eave for eave in building.eaves}
    for side in sides:
        following = (side + 1) % SIDES
        end = corner(side + 1)
        if following in sides:
            slopes.append((following, [middle(side), end, hub]))
            slopes.append((side, [end, middle(following), hub]))
            valleys.append([end, hub])
            continue
        eave = begins[_key(end)]
        last = next(other for other in (*range(side + 1, 4), *range(side + 1)) if other in sides)
        bends = eave[1:-1]
        if (last - side) % SIDES == 3 or len(bends) > 2:
            half = len(bends) // 2
            hip = between(bends[half - 1], bends[half], 0.5) if len(bends) % 2 == 0 else bends[half]
            slopes.append((following, [middle(side), end, *bends[: (len(bends) + 1) // 2], hip, hub]))
            slopes.append(((last - 1) % SIDES, [hip, *bends[half:], eave[-1], middle(last), hub]))
            ridges.append([hub, hip])
            continue
        slopes.append((following, [middle(side), end, bends[0], hub]))
        slopes.append((_facing(bends[0], bends[-1]), [*bends, hub]))
        slopes.append(((last - 1) % SIDES, [bends[-1], eave[-1], middle(last), hub]))
        if last == side:
            ridges += [[hub, bends[0]], [hub, bends[-1]]]
    return slopes, ridges, valleys


def _key(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])


def _facing(a: Point, b: Point) -> int:
    """Whither an eave looks that runs clockwise round its building from a to b."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    return (2 if dx < 0 else 0) if abs(dx) >= abs(dy) else (1 if dy > 0 else 3)


def _tiles(facing: int, outline: Line, random: Random, lozenges: bool, marks: list[str], glints: list[str]) -> None:
    """Roof tiles here and there: bows that hang down the slope, or lozenges."""
    left, right = min(x for x, _ in outline), max(x for x, _ in outline)
    top, bottom = min(y for _, y in outline), max(y for _, y in outline)
    upright = facing % 2 == 1
    down = 1 if facing in (1, 2) else -1
    for i in range(int(left // 4.5), int(right // 4.5) + 1):
        for j in range(int(top // 4.5), int(bottom // 4.5) + 1):
            if (i + j) % 2 or random.random() > 0.62:
                continue
            point = i * 4.5 + 2 + random.uniform(-0.4, 0.4), j * 4.5 + 2 + random.uniform(-0.4, 0.4)
            if not (left + _ROOM <= point[0] <= right - _ROOM and _roomy(point, outline)):
                continue
            x, y = round(point[0]), round(point[1])
            into = glints if random.random() < 0.25 else marks
            if lozenges:
                into.append(f"M{x - 3} {y}l3 3 3-3")
            elif upright:
                into.append(f"M{x} {y - 2}q{3 * down} 2 0 5")
            else:
                into.append(f"M{x - 2} {y}q2 {3 * down} 5 0")


def _roomy(point: Point, outline: Line) -> bool:
    """Whether a roof tile there stays on its slope."""
    x, y = point
    return (
        inside((x - _ROOM, y), outline)
        and inside((x + _ROOM, y), outline)
        and inside((x, y - _ROOM), outline)
        and inside((x, y + _ROOM), outline)
    )
