"""Planning: from a face, any face, to the plan of its drawing."""

from __future__ import annotations

from dataclasses import replace

from castellany.games.castle.face import Face
from castellany.games.castle.picture.building import buildings
from castellany.games.castle.picture.contour import contour
from castellany.games.castle.picture.geometry import Line
from castellany.games.castle.picture.ground import labels, mainland
from castellany.games.castle.picture.plan import Plan
from castellany.games.castle.picture.road import roads
from castellany.games.castle.picture.sites import Sites


def plan(face: Face) -> Plan:
    """With the top to the north."""
    built = buildings(face)
    ways = roads(face, built)
    found = labels(face, built, ways)
    exact = {building.segment: building.outline for building in built} | {way.segment: way.outline for way in ways}
    main = mainland(found)
    outlines: list[Line] = [exact[i] if i in exact else contour(found, main[i]) for i in range(len(face.segments))]
    sites = Sites(face, found, ways)
    sites.place_marks(built)
    sites.furnish(built)
    spots = sites.spots(main)
    trees = sites.trees(spots)
    bare = Plan(face.name, built, ways, face.centre == "square")
    return replace(bare, marks=(*sites.marks, *trees), tufts=sites.tufts(trees), outlines=tuple(outlines), spots=spots)
