"""A tile as text: three lines of five characters, which say of every spot what segment it belongs to."""

from __future__ import annotations

from typing import Final

from castellany.cli.castle import paint
from castellany.cli.castle.canvas import Canvas
from castellany.games.castle.face import Face
from castellany.games.castle.kinds import HALVES, ROAD, SIDES
from castellany.games.castle.printed import SQUARE

WIDTH: Final = 5
HEIGHT: Final = 3
CENTRE: Final = (1, 2)
EDGES: Final = ((0, 2), (1, 4), (2, 2), (1, 0))
"""Row and column in the middle of each side."""
INNER: Final = ((1, 3), (1, 1))
"""Between the centre and the east and west sides."""
HALF_SPOTS: Final = ((0, 1), (0, 3), (0, 4), (2, 4), (2, 3), (2, 1), (2, 0), (0, 0))
"""Of each half-side."""
ROWS: Final = (((0, 0), (0, 1), (0, 2), (0, 3), (0, 4)), ((2, 0), (2, 1), (2, 2), (2, 3), (2, 4)))
"""Of the north and the south side, corner to corner."""
PREFERRED: Final = (CENTRE, *INNER, *EDGES, *HALF_SPOTS)
"""Where to look for room for a sign, the best places first."""

NOWHERE: Final = -1

Spot = tuple[int, int]


class TileText:
    """One face in one turn; `ground` has the segment of each spot."""

    def __init__(self, face: Face, top: int) -> None:
        self.face = face
        self.top = top
        self.sides = face.side_segment[top * SIDES : (top + 1) * SIDES]
        self.halves = face.half_segment[top * HALVES : (top + 1) * HALVES]
        self.ground: dict[Spot, int] = {}
        self.lay_courts()
        self.lay_buildings()
        self.lay_middle()
        self.lay_the_rest()

    def terrain(self, segment: int) -> int:
        return self.face.segments[segment].terrain

    def lay_courts(self) -> None:
        for half, segment in enumerate(self.halves):
            if segment >= 0:
                self.ground[HALF_SPOTS[half]] = segment
        for side, segment in enumerate(self.sides):
            self.ground[EDGES[side]] = segment if segment >= 0 else self.halves[2 * side]

    def lay_buildings(self) -> None:
        """A building has its whole side; of two that meet at a corner the upright one gives way."""
        for side, segment in enumerate(self.sides):
            if segment >= 0 and self.terrain(segment) != ROAD:
                for half in (2 * side, 2 * side + 1):
                    self.ground.setdefault(HALF_SPOTS[half], segment)
                if side in (0, 2):
                    for spot in ROWS[side // 2]:
                        self.ground[spot] = segment
                else:
                    column = EDGES[side][1]
                    for row in (0, 2):
                        if self.sides[row] < 0 or self.terrain(self.sides[row]) == ROAD:
                            self.ground[row, column] = segment

    def lay_middle(self) -> None:
        """Roads meet in the middle; else what reaches most sides lies there, and roads end at it."""
        roads = {segment for segment in self.sides if segment >= 0 and self.terrain(segment) == ROAD}
        built = [segment for segment in self.sides if segment >= 0 and segment not in roads]
        built.sort(key=built.count, reverse=True)
        courts = [segment for segment in self.halves if segment >= 0]
        if len(roads) == 1 or self.face.centre:
            middle = min(roads)
        elif roads or built.count(built[0] if built else NOWHERE) > 1:
            middle = (built or courts)[0]
        else:
            middle = (courts or built)[0]
        self.ground[CENTRE] = middle
        for spot, side in zip(INNER, (1, 3), strict=True):
            beside = self.ground[EDGES[side]]
            if beside in built and beside != middle:
                near = [self.halves[half] for half in (2 * side - 1, (2 * side + 2) % HALVES) if self.halves[half] >= 0]
                beside = near[0] if near else beside if middle in roads else middle
            self.ground[spot] = beside

    def lay_the_rest(self) -> None:
        """A small piece of court that a building hides keeps its corner; one that reaches no side is in the middle."""
        for segment in set(range(len(self.face.segments))) - set(self.ground.values()):
            spots = [HALF_SPOTS[half] for half in range(HALVES) if self.halves[half] == segment]
            for spot in spots or INNER[:1]:
                self.ground[spot] = segment

    def sign(self, spot: Spot) -> str:
        """The character of a spot: lines for roads, a filling for the rest."""
        segment = self.ground[spot]
        if self.terrain(segment) != ROAD:
            return paint.FILL[self.terrain(segment)]
        if spot == CENTRE:
            return paint.SQUARE if self.face.centre == SQUARE else paint.ROAD_LINES[self.face.roads[self.top]]
        return "│" if spot in (EDGES[0], EDGES[2]) else "─"

    def room(self, segment: int, taken: set[Spot]) -> Spot | None:
        """The best spot of a segment that nothing stands on."""
        return next((spot for spot in PREFERRED if self.ground.get(spot) == segment and spot not in taken), None)

    def marks(self) -> dict[Spot, str]:
        """Where stocks, shrines and marks of modules are drawn."""
        found: dict[Spot, str] = {}
        for i, segment in enumerate(self.face.segments):
            signs = paint.STOCKS * segment.stocks + paint.SHRINE * segment.shrines
            for sign in signs:
                spot = self.room(i, set(found))
                if spot is not None:
                    found[spot] = sign
        for mark in self.face.marks:
            touched = next(i for i, segment in enumerate(self.face.segments) if mark in segment.marks)
            spot = self.room(touched, set(found))
            if spot is not None:
                found[spot] = paint.MARKS[mark]
        return found

    def draw(self, canvas: Canvas, x: int, y: int, figures: dict[int, int]) -> None:
        """With its upper left corner there, and by segment the seat of a figure on it."""
        marks = self.marks()
        for spot in self.ground:
            style = paint.GROUND[self.terrain(self.ground[spot])]
            style = style + paint.BOLD if spot in marks else style
            canvas.write(x + spot[1], y + spot[0], marks.get(spot, self.sign(spot)), style)
        taken = set(marks)
        for segment, seat in figures.items():
            foot = self.room(segment, taken) or self.room(segment, set())
            if foot is not None:
                taken.add(foot)
                canvas.write(x + foot[1], y + foot[0], str(seat + 1), paint.figure(seat))
