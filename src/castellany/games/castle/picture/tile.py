"""A tile as data: shapes from the ground up, upright marks, and for each segment an outline and a spot."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from threading import Lock
from typing import Final

from castellany.games.castle.face import Face
from castellany.games.castle.picture.geometry import Line, Point, clipped, closed_path, moved, open_path, pair
from castellany.games.castle.picture.looks import BUILDINGS
from castellany.games.castle.picture.meadow import meadow
from castellany.games.castle.picture.paving import paving
from castellany.games.castle.picture.plan import Building, Mark, Plan, Road, turned_plan
from castellany.games.castle.picture.planning import plan
from castellany.games.castle.picture.roofs import roof
from castellany.games.castle.picture.shape import Shape
from castellany.games.castle.picture.stones import masonry


@dataclass(frozen=True, slots=True)
class Art:
    """One face in one turn, in a box of 100 x 100."""

    shapes: list[Shape]
    marks: list[Mark]
    """Drawings of `glyphs`, upright in every turn, from the back to the front."""
    outlines: list[str]
    """Of each segment."""
    spots: Line
    """Where the foot of a figure stands on each segment."""


_drawn: Final[dict[object, list[Art]]] = {}
_drawing: Final = Lock()


def arts(face: Face) -> list[Art]:
    """One for each turn that looks different; the same tiles lie on every table, so they are drawn once."""
    key = printed(face)
    # Whoever asks while tiles are drawn for somebody else waits for these, and nothing is drawn twice.
    with _drawing:
        if key not in _drawn:
            planned = plan(face)
            _drawn[key] = [art(turned_plan(planned, quarters)) for quarters in range(face.turns)]
        return _drawn[key]


def printed(face: Face) -> object:
    """All that a drawing depends on; every set of components has faces of its own."""
    segments = [(one.terrain, one.sides, one.halves, one.stocks, one.shrines, one.marks) for one in face.segments]
    return (face.name, face.centre, tuple(segments))


def art(drawn: Plan) -> Art:
    random = Random(drawn.name)
    shapes = [*meadow(drawn.tufts, random), *paving(drawn, random)]
    for building in drawn.buildings:
        shapes += _built(building, random)
    shapes += [door for road in drawn.roads if road.door is not None for door in _door(road, road.door)]
    return Art(
        shapes=[shape for shape in shapes if shape.d],
        marks=sorted(drawn.marks, key=lambda mark: (mark.kind != "square", mark.at[1])),
        outlines=[closed_path(outline) for outline in drawn.outlines],
        spots=drawn.spots,
    )


def _built(building: Building, random: Random) -> list[Shape]:
    shade = clipped(moved(building.outline, 2.5, 5))
    body = roof(building, random) if BUILDINGS[building.terrain].roofed else masonry(building, random)
    ink = "".join(open_path(_shaky(eave, random)) for eave in building.eaves)
    return [Shape("shade", closed_path(shade)), *body, Shape("ink", ink)]


def _shaky(line: Line, random: Random) -> Line:
    """A line with its ends where they were and a slight tremor between."""
    found: Line = [line[0]]
    for a, b in pairwise(line):
        share = random.uniform(0.4, 0.6)
        x, y = a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
        found += [(x + random.uniform(-0.5, 0.5), y + random.uniform(-0.5, 0.5)), b]
    return found


def _door(road: Road, at: Point) -> list[Shape]:
    """A door where a road ends at a building."""
    line = road.lines[0]
    before = line[-2]
    angle = math.atan2(at[1] - before[1], at[0] - before[0])
    dx, dy = math.cos(angle), math.sin(angle)

    def put(ahead: float, aside: float) -> str:
        return pair((at[0] + dx * ahead - dy * aside, at[1] + dy * ahead + dx * aside))

    arch = f"M{put(-2.5, -8)}L{put(6, -8)}Q{put(13.5, -8)} {put(13.5, 0)}Q{put(13.5, 8)} {put(6, 8)}L{put(-2.5, 8)}Z"
    planks = f"M{put(-1.5, -2.7)}L{put(12, -2.7)}M{put(-1.5, 2.7)}L{put(12, 2.7)}"
    return [Shape("door", arch), Shape("hair", planks)]
