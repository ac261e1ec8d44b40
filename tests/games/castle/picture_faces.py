"""Faces for drawing: the tiles of the box, and as many others as an owner could come up with."""

from __future__ import annotations

from random import Random

from tests.games.castle.everything import FALCON

from castellany.games.castle.components import standard
from castellany.games.castle.face import Face, Segment
from castellany.games.castle.kinds import HALVES, HOUSE, MEADOW, PIGSTY, ROAD, SEGMENTS, SIDES
from castellany.games.castle.modules.falcon.kinds import CHAPEL
from castellany.games.castle.owned.ground import ground_faults

TERRAINS = (ROAD, ROAD, HOUSE, PIGSTY, CHAPEL, MEADOW)


def any_face(random: Random, name: str) -> Face:
    """A face of which nothing is known but that each segment has sides of its own."""
    terrains = [random.choice(TERRAINS) for _ in range(SIDES)]
    segments: list[Segment] = []
    for terrain in (ROAD, HOUSE, PIGSTY, CHAPEL):
        masks: list[int] = []
        for side in range(SIDES):
            if terrains[side] == terrain:
                if masks and random.random() < 0.5:
                    masks[-1] |= 1 << side
                else:
                    masks.append(1 << side)
        stocks = terrain == ROAD and random.random() < 0.3
        segments += [Segment(terrain, mask, 0, stocks=stocks) for mask in masks]
    meadows: list[int] = []
    for half in range(HALVES):
        if terrains[half // 2] in (ROAD, MEADOW):
            if meadows and random.random() < 0.7:
                meadows[random.randrange(len(meadows))] |= 1 << half
            else:
                meadows.append(1 << half)
    segments += [Segment(MEADOW, 0, halves, shrines=random.randrange(2)) for halves in meadows]
    return Face(name, 1, segments[:SEGMENTS], random.choice(("", "", "square", "junction")))


def sound_faces(count: int) -> list[Face]:
    """Such as the owner's files may have, none twice; a square that only one road leads to is left aside."""
    random = Random("faces of owners")
    found: list[Face] = []
    while len(found) < count:
        face = any_face(random, f"owned {len(found)}")
        known = any(face.looks(0) == other.looks(turn) for other in found for turn in range(SIDES))
        lonely = face.centre == "square" and face.roads[0].bit_count() == 1
        if face.segments and not known and not lonely and not ground_faults((), face):
            found.append(face)
    return found


FACES = [*standard(FALCON).faces, *sound_faces(40)]
