"""Plan of a tile: where its buildings, roads and marks lie, before anything is painted.

A plan is worked out once with the top to the north; `turned_plan` gives the same plan in another turn. The drawing is
made from the turned plan, so that light falls from the same side and things stand upright whichever way a tile lies.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from castellany.games.castle.face import turned as turned_mask
from castellany.games.castle.kinds import SIDES
from castellany.games.castle.picture.geometry import Line, Point, turn, turned


@dataclass(frozen=True, slots=True)
class Building:
    """A house or the like: it owns whole sides and keeps off the others with an eave."""

    segment: int
    terrain: int
    sides: int
    eaves: tuple[Line, ...]
    """From corner to corner, clockwise round the building, where it does not reach the tile's edge."""
    outline: Line
    hub: Point
    """Where its ridges meet."""


@dataclass(frozen=True, slots=True)
class Road:
    segment: int
    lines: tuple[Line, ...]
    """Down the middle, each from a side of the tile to another or to where it ends."""
    outline: Line
    door: Point | None
    """Where it ends at a building."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A small drawing at a point: a tree, a shrine, stocks."""

    kind: str
    at: Point
    size: float = 1.0


@dataclass(frozen=True, slots=True)
class Plan:
    name: str
    buildings: tuple[Building, ...]
    roads: tuple[Road, ...]
    square: bool
    marks: tuple[Mark, ...] = ()
    tufts: Line = field(default_factory=list)
    outlines: tuple[Line, ...] = ()
    """Of each segment of the face."""
    spots: Line = field(default_factory=list)
    """Where a figure stands on each segment."""


def turned_plan(plan: Plan, quarters: int) -> Plan:
    def spin(point: Point) -> Point:
        return turn(point, quarters)

    return replace(
        plan,
        buildings=tuple(
            replace(
                building,
                sides=turned_mask(building.sides, quarters, SIDES),
                eaves=tuple(turned(eave, quarters) for eave in building.eaves),
                outline=turned(building.outline, quarters),
                hub=spin(building.hub),
            )
            for building in plan.buildings
        ),
        roads=tuple(
            replace(
                road,
                lines=tuple(turned(line, quarters) for line in road.lines),
                outline=turned(road.outline, quarters),
                door=None if road.door is None else spin(road.door),
            )
            for road in plan.roads
        ),
        marks=tuple(replace(mark, at=spin(mark.at)) for mark in plan.marks),
        tufts=turned(plan.tufts, quarters),
        outlines=tuple(turned(outline, quarters) for outline in plan.outlines),
        spots=turned(plan.spots, quarters),
    )
