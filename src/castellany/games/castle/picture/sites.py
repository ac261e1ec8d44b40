"""Sites: where on a tile its marks and trees are, and where figures stand."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import Final

from castellany.games.castle.face import Face
from castellany.games.castle.kinds import CHAPEL, HOUSE, MEADOW, PIGSTY, ROAD
from castellany.games.castle.picture.geometry import MIDDLE, Line, Point, edge_distance, point_at
from castellany.games.castle.picture.ground import ACROSS, cell_at, centre, distances, largest
from castellany.games.castle.picture.plan import Building, Mark, Road
from castellany.games.castle.picture.road import PLAZA

CELLS: Final = range(ACROSS * ACROSS)
EDGE: Final = [edge_distance(centre(cell)) for cell in CELLS]
"""From the middle of each cell to the edge of the tile."""
ROOM: Final = {
    "square": PLAZA,
    "stocks": 12.0,
    "shrine": 15.0,
    "nest": 12.0,
    "turret": 12.0,
    "cross": 9.0,
    "chimney": 5.0,
}
"""What each mark needs about its middle."""


class Sites:
    """One face's ground, measured; everything is chosen once, with the top to the north."""

    def __init__(self, face: Face, found: list[int], roads: tuple[Road, ...]) -> None:
        self.face = face
        self.found = found
        self.roads = {road.segment: road for road in roads}
        self.to = [distances([label == i for label in found]) for i in range(len(face.segments) * face.has_nest)]
        """From each cell to each segment, for the nest."""
        self.clear = [distances([label != i for label in found]) for i in range(len(face.segments))]
        """From each cell of a segment to what is not of it."""
        self.marks: list[Mark] = []

    def place_marks(self, built: tuple[Building, ...]) -> None:
        """What counts on a tile, and the crosses of chapels, which nothing may cover."""
        if self.face.centre == "square":
            self.marks.append(Mark("square", MIDDLE))
        self.marks += [Mark("cross", building.hub) for building in built if building.terrain == CHAPEL]
        if self.face.has_nest:
            self.marks.append(Mark("nest", self._nest()))
        for i, segment in enumerate(self.face.segments):
            if segment.stocks and i in self.roads:
                self.marks.append(Mark("stocks", self._on_road(self.roads[i])))
        for i, segment in enumerate(self.face.segments):
            for _ in range(segment.shrines):
                at = self._shrine(i)
                room = min(self.clear[i][cell_at(at)], edge_distance(at))
                self.marks.append(Mark("shrine", at, min(1.0, max(0.75, room / 17))))

    def _on_road(self, road: Road) -> Point:
        if len(road.lines) > 1:
            return MIDDLE
        share = 0.5 if road.door is None and self.face.centre != "square" else 0.3
        return point_at(road.lines[0], share)[0]

    def _nest(self) -> Point:
        """Where it touches every segment that it belongs to and no other building or road; else in the middle."""
        touched = [i for i, segment in enumerate(self.face.segments) if segment.nest]
        others = [i for i, segment in enumerate(self.face.segments) if not segment.nest and segment.terrain != MEADOW]

        def cost(cell: int) -> float:
            apart = sum(abs(self._signed(i, cell)) for i in touched) * (2.0 if len(touched) == 1 else 1.0)
            far = sum(max(0.0, self.to[i][cell] - 9) for i in touched) * 8
            near = sum(max(0.0, 13 - self.to[i][cell]) for i in others) * 3
            return apart + far + near + 0.5 * math.dist(centre(cell), MIDDLE) + self._crowded(cell, 12)

        return centre(min(CELLS, key=cost))

    def _signed(self, segment: int, cell: int) -> float:
        """To the border of a segment, from either side of it."""
        return self.to[segment][cell] if self.to[segment][cell] > 0 else self.clear[segment][cell]

    def _shrine(self, meadow: int) -> Point:
        def cost(cell: int) -> float:
            room = min(self.clear[meadow][cell], 21.0)
            edge = min(EDGE[cell], 20.0)
            return -2 * room - edge + 0.06 * math.dist(centre(cell), MIDDLE) + self._crowded(cell, 15) * 2

        return centre(min(CELLS, key=cost))

    def _crowded(self, cell: int, room: float) -> float:
        """How much a thing of this size would overlap the marks that are there."""
        point = centre(cell)
        return sum(max(0.0, ROOM[mark.kind] + room - math.dist(point, mark.at)) for mark in self.marks)

    def furnish(self, built: tuple[Building, ...]) -> None:
        """A turret on every pigsty, a chimney or two on every house."""
        random = Random(f"{self.face.name} roofs")
        for building in built:
            if building.terrain == PIGSTY:
                self.marks.append(Mark("turret", self._on_roof(building, random, 16), 0.88))
            elif building.terrain == HOUSE:
                for _ in range(1 + (building.sides.bit_count() > 2)):
                    self.marks.append(Mark("chimney", self._on_roof(building, random, 10)))

    def _on_roof(self, building: Building, random: Random, room: float) -> Point:
        """Anywhere on a building with room about it, off its ridges' meeting."""
        clear = self.clear[building.segment]
        own = [cell for cell in CELLS if self.found[cell] == building.segment]
        noise = {cell: random.uniform(0, 6) for cell in own}

        def cost(cell: int) -> float:
            point = centre(cell)
            crowd = self._crowded(cell, room) + max(0.0, 16 - math.dist(point, building.hub))
            return crowd + 2 * max(0.0, room - clear[cell]) + 2 * max(0.0, room - EDGE[cell]) + noise[cell]

        return centre(min(own, key=cost))

    def spots(self) -> Line:
        """Where a figure stands on each segment: inside it, off the marks, well away from the spots of others."""
        order = sorted(range(len(self.face.segments)), key=lambda i: self.face.segments[i].terrain != ROAD)
        spots: dict[int, Point] = {}
        for i in order:
            spots[i] = self._spot(i, list(spots.values()))
        return [spots[i] for i in range(len(self.face.segments))]

    def _spot(self, segment: int, taken: Line) -> Point:
        own = sorted(largest(self.found, segment))
        points = [centre(cell) for cell in own]
        home = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
        is_road = self.face.segments[segment].terrain == ROAD

        def worth(cell: int) -> float:
            point = centre(cell)
            return (
                1.8 * min(self.clear[segment][cell], 9.0 if is_road else 13.0)
                + 0.5 * min(EDGE[cell], 24.0)
                - 2.5 * max(0.0, 9 - EDGE[cell])
                + sum(0.7 * min(math.dist(point, other), 30.0) for other in taken)
                - 1.5 * self._crowded(cell, 7)
                - 0.12 * math.dist(point, home)
            )

        return centre(max(own, key=worth))

    def trees(self, spots: Line) -> list[Mark]:
        """Bushes on the meadows, in the same places for the same name."""
        random = Random(f"{self.face.name} trees")
        open_ground = self._meadow_cells(lambda cell, clear: clear[cell] > 11 and EDGE[cell] > 10)
        trees: list[Mark] = []
        for wanted in (1.0, 0.7, 0.85)[: random.choice((2, 2, 3))]:
            free = [
                cell
                for cell in open_ground
                if self._crowded(cell, 9 * wanted) == 0
                and all(math.dist(centre(cell), spot) > 13 for spot in spots)
                and all(math.dist(centre(cell), tree.at) > 12 for tree in trees)
            ]
            if free:
                trees.append(Mark(random.choice(("tree", "bush")), centre(random.choice(free)), wanted))
        return trees

    def tufts(self, trees: list[Mark]) -> Line:
        """Tufts of grass and flowers, none across the edge of the tile."""
        random = Random(f"{self.face.name} tufts")
        free = self._meadow_cells(lambda cell, clear: clear[cell] > 4.5 and EDGE[cell] > 4.5)
        random.shuffle(free)
        tufts: Line = []
        for cell in free:
            point = centre(cell)
            if (
                all(math.dist(point, tuft) > 15 for tuft in tufts)
                and all(math.dist(point, tree.at) > 11 for tree in trees)
                and self._crowded(cell, 2) == 0
            ):
                tufts.append((point[0] + random.uniform(-1, 1), point[1] + random.uniform(-1, 1)))
        return tufts

    def _meadow_cells(self, wanted: Callable[[int, list[float]], bool]) -> list[int]:
        found = []
        for cell in CELLS:
            segment = self.found[cell]
            if segment >= 0 and self.face.segments[segment].terrain == MEADOW and wanted(cell, self.clear[segment]):
                found.append(cell)
        return found
