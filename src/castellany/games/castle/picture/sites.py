"""Sites: where on a tile its marks and trees are, and where figures stand."""

from __future__ import annotations

import math
from random import Random
from typing import Final

from castellany.games.castle.face import Face
from castellany.games.castle.kinds import HOUSE, MEADOW, ROAD
from castellany.games.castle.picture.geometry import MIDDLE, Line, Point, centre_of, edge_distance, point_at
from castellany.games.castle.picture.grid import CELLS, CENTRES, EDGE, around, cell_at
from castellany.games.castle.picture.ground import clearances, distances
from castellany.games.castle.picture.looks import BUILDINGS
from castellany.games.castle.picture.plan import Building, Mark, Road
from castellany.games.castle.picture.road import PLAZA

ROOM: Final = {
    "square": PLAZA,
    "stocks": 12.0,
    "shrine": 15.0,
    "turret": 12.0,
    "chimney": 5.0,
}
"""What each mark needs about its middle; modules add theirs."""
_INWARD: Final = [0.5 * min(edge, 24.0) - 2.5 * max(0.0, 9 - edge) for edge in EDGE]
"""How much better than at the edge of the tile a figure stands on each cell."""


class Sites:
    """One face's ground, measured; everything is chosen once, with the top to the north."""

    def __init__(self, face: Face, found: list[int], roads: tuple[Road, ...]) -> None:
        self.face = face
        self.found = found
        self.roads = {road.segment: road for road in roads}
        self.clear = clearances(found)
        """From each cell to what is not of its segment."""
        self.marks: list[Mark] = []

    def place_marks(self, built: tuple[Building, ...]) -> None:
        """What counts on a tile, and the crests of buildings, which nothing may cover."""
        if self.face.centre == "square":
            self.marks.append(Mark("square", MIDDLE))
        for building in built:
            if BUILDINGS[building.terrain].crest:
                self.marks.append(Mark(BUILDINGS[building.terrain].crest, building.hub))
        for mark in self.face.marks:
            self.marks.append(Mark(mark, self._touching(mark)))
        for i, segment in enumerate(self.face.segments):
            if segment.stocks and i in self.roads:
                self.marks.append(Mark("stocks", self._on_road(self.roads[i])))
        for i, segment in enumerate(self.face.segments):
            for _ in range(segment.shrines):
                at = self._shrine(i)
                room = min(self.clear[cell_at(at)], edge_distance(at))
                self.marks.append(Mark("shrine", at, min(1.0, max(0.75, room / 17))))

    def _on_road(self, road: Road) -> Point:
        if len(road.lines) > 1:
            return MIDDLE
        share = 0.5 if road.door is None and self.face.centre != "square" else 0.3
        return point_at(road.lines[0], share)[0]

    def _touching(self, mark: str) -> Point:
        """Where it touches every segment that it belongs to and no other building or road; else in the middle."""
        touched = [i for i, segment in enumerate(self.face.segments) if mark in segment.marks]
        others = [
            i for i, segment in enumerate(self.face.segments) if mark not in segment.marks and segment.terrain != MEADOW
        ]

        to = {i: distances(self.found, i) for i in (*touched, *others)}

        def cost(cell: int) -> float:
            # To the borders of what it belongs to, from either side of them.
            apart = sum(to[i][cell] or self.clear[cell] for i in touched) * (2.0 if len(touched) == 1 else 1.0)
            far = sum(max(0.0, to[i][cell] - 9) for i in touched) * 8
            near = sum(max(0.0, 13 - to[i][cell]) for i in others) * 3
            return apart + far + near + 0.5 * math.dist(CENTRES[cell], MIDDLE) + self._crowded(cell, 12)

        return CENTRES[min(CELLS, key=cost)]

    def _shrine(self, meadow: int) -> Point:
        def cost(cell: int) -> float:
            room = min(self.clear[cell], 21.0) if self.found[cell] == meadow else 0.0
            edge = min(EDGE[cell], 20.0)
            return -2 * room - edge + 0.06 * math.dist(CENTRES[cell], MIDDLE) + self._crowded(cell, 15) * 2

        return CENTRES[min(CELLS, key=cost)]

    def _crowded(self, cell: int, room: float) -> float:
        """How much a thing of this size would overlap the marks that are there."""
        point = CENTRES[cell]
        return sum([max(0.0, ROOM[mark.kind] + room - math.dist(point, mark.at)) for mark in self.marks])

    def _covered(self, room: float) -> set[int]:
        """The cells where a thing of this size would overlap a mark."""
        return {cell for mark in self.marks for cell in around([mark.at], ROOM[mark.kind] + room)}

    def furnish(self, built: tuple[Building, ...]) -> None:
        """A turret on every pigsty, a chimney or two on every house."""
        random = Random(f"{self.face.name} roofs")
        for building in built:
            glyph, room, size = BUILDINGS[building.terrain].furniture
            wanted = 1 + (building.sides.bit_count() > 2) if building.terrain == HOUSE else 1
            for _ in range(wanted if glyph else 0):
                self.marks.append(Mark(glyph, self._on_roof(building, random, room), size))

    def _on_roof(self, building: Building, random: Random, room: float) -> Point:
        """Anywhere on a building with room about it, off its ridges' meeting."""
        best, least = 0, math.inf
        for cell in [cell for cell in CELLS if self.found[cell] == building.segment]:
            cost = random.uniform(0, 6)
            # Nothing that is added is below zero.
            if cost < least:
                cost += 2 * max(0.0, room - self.clear[cell]) + 2 * max(0.0, room - EDGE[cell])
                cost += max(0.0, 16 - math.dist(CENTRES[cell], building.hub)) + self._crowded(cell, room)
                if cost < least:
                    best, least = cell, cost
        return CENTRES[best]

    def spots(self, main: dict[int, list[int]]) -> Line:
        """Where a figure stands on each segment: inside it, off the marks, well away from the spots of others."""
        order = sorted(range(len(self.face.segments)), key=lambda i: self.face.segments[i].terrain != ROAD)
        spots: dict[int, Point] = {}
        for i in order:
            room = 9.0 if self.face.segments[i].terrain == ROAD else 13.0
            spots[i] = self._spot(main[i], room, list(spots.values()))
        return [spots[i] for i in range(len(self.face.segments))]

    def _spot(self, own: list[int], room: float, taken: Line) -> Point:
        home = centre_of([CENTRES[cell] for cell in own])
        ranked = sorted([(-1.8 * min(self.clear[cell], room) - _INWARD[cell], cell) for cell in own])
        best, most, apart = 0, -math.inf, 21.0 * len(taken)
        for cost, cell in ranked:
            # No later one is better, even if it were as far as can be from the other spots.
            if apart - cost <= most:
                break
            point = CENTRES[cell]
            worth = sum([0.7 * min(math.dist(point, other), 30.0) for other in taken]) - cost
            worth -= 1.5 * self._crowded(cell, 7) + 0.12 * math.dist(point, home)
            if worth > most:
                best, most = cell, worth
        return CENTRES[best]

    def trees(self, spots: Line) -> list[Mark]:
        """Bushes on the meadows, in the same places for the same name."""
        random = Random(f"{self.face.name} trees")
        open_ground = [cell for cell in self._meadows() if self.clear[cell] > 11 and EDGE[cell] > 10]
        taken = around(spots, 13)
        trees: list[Mark] = []
        for wanted in (1.0, 0.7, 0.85)[: random.choice((2, 2, 3))]:
            covered = taken | self._covered(9 * wanted)
            free = [cell for cell in open_ground if cell not in covered]
            if free:
                tree = Mark(random.choice(("tree", "bush")), CENTRES[random.choice(free)], wanted)
                taken |= around([tree.at], 12)
                trees.append(tree)
        return trees

    def tufts(self, trees: list[Mark]) -> Line:
        """Tufts of grass and flowers, none across the edge of the tile."""
        random = Random(f"{self.face.name} tufts")
        free = [cell for cell in self._meadows() if self.clear[cell] > 4.5 and EDGE[cell] > 4.5]
        random.shuffle(free)
        taken = self._covered(2) | around([tree.at for tree in trees], 11)
        tufts: Line = []
        for cell in free:
            if cell not in taken:
                x, y = CENTRES[cell]
                tuft = x + random.uniform(-1, 1), y + random.uniform(-1, 1)
                taken |= around([tuft], 15)
                tufts.append(tuft)
        return tufts

    def _meadows(self) -> list[int]:
        meadows = {i for i, segment in enumerate(self.face.segments) if segment.terrain == MEADOW}
        return [cell for cell in CELLS if self.found[cell] in meadows]
