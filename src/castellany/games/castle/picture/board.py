"""The castle as SVG text: the yard, the tiles, the wall round them, and the figures on both."""

from __future__ import annotations

from typing import Final

from castellany.core.drawing.palette import CREAM, LIVERIES, TILE_INK
from castellany.core.drawing.svg import at, number, numeral, rect
from castellany.games.castle.face import Face
from castellany.games.castle.kinds import FOLLOWER, MEADOW, SIDES
from castellany.games.castle.outline import STEPS
from castellany.games.castle.picture.editions import glyph
from castellany.games.castle.picture.figures import keep, standing
from castellany.games.castle.picture.geometry import SIZE, Point
from castellany.games.castle.picture.model import Laid, TablePicture
from castellany.games.castle.picture.paint import painted
from castellany.games.castle.picture.plan import Mark
from castellany.games.castle.picture.rampart import Rampart
from castellany.games.castle.picture.rims import rims
from castellany.games.castle.picture.shape import Shape
from castellany.games.castle.picture.tile import Art, arts
from castellany.games.castle.picture.walls import opening, start_space, tower, walk, yard
from castellany.games.castle.state import NOBODY

NUMERAL: Final = "#3a2f25"
MARGIN: Final = 110.0
"""Round the squares, for the wall and its towers."""


class Board:
    def __init__(self, picture: TablePicture) -> None:
        self.picture = picture
        self.rampart = Rampart(picture.wall)
        self.rims = rims()
        self.laid = {tile.square: tile for tile in picture.tiles}

    @property
    def size(self) -> Point:
        corners = self.picture.wall.corners
        return max(x for x, _ in corners) * SIZE + 2 * MARGIN, max(y for _, y in corners) * SIZE + 2 * MARGIN

    def draw(self) -> str:
        """Its upper left corner at (0, 0)."""
        wall, language = self.picture.wall, self.picture.language
        starts = [start_space(start, wall.xy[start.square]) for start in wall.starts]
        openings = [opening(self.rampart, i) for i in range(len(self.rampart.openings))]
        return at(
            MARGIN,
            MARGIN,
            painted(yard(self.rampart)),
            "".join(self._tile(tile) for tile in self.picture.tiles),
            painted([Shape("seam", self._seams())]),
            "".join(self.rims_of(tile) for tile in self.picture.tiles),
            self._last(),
            painted(walk(self.rampart)),
            self._numbers(),
            "".join(at(*piece.at, painted(piece.shapes)) for piece in openings),
            "".join(at(*piece.at, painted(piece.shapes), marked(piece.marks, language)) for piece in starts),
            "".join(at(*piece.at, marked(piece.marks, language)) for piece in openings),
            self._towers(),
            self._standing(),
            self._markers(),
        )

    def _art(self, face: Face, top: int) -> Art:
        return arts(face)[top % face.turns]

    def _place(self, square: int) -> Point:
        x, y = self.picture.wall.xy[square]
        return x * SIZE, y * SIZE

    def _tile(self, tile: Laid) -> str:
        return at(*self._place(tile.square), drawn(self._art(tile.face, tile.top), self.picture.language))

    def _seams(self) -> str:
        """Faint lines between tiles, for counting them."""
        places = [self._place(square) for square in sorted(self.laid)]
        return "".join(f"M{number(x)} {number(y)}h100v100h-100Z" for x, y in places)

    def rims_of(self, tile: Laid) -> str:
        """The ends of the buildings of a tile: where the wall is, or a tile that does not go on with them."""
        parts: list[str] = []
        for side in range(SIDES):
            terrain = tile.face.side_terrain[tile.top * SIDES + side]
            beyond = self.terrain_beyond(tile.square, side)
            if terrain in self.rims and beyond not in (NOBODY, terrain):
                parts.append(painted(self.rims[terrain][side]))
        return at(*self._place(tile.square), *parts) if parts else ""

    def terrain_beyond(self, square: int, side: int) -> int:
        """What lies on the other side; NOBODY for an empty square, 0 for plain wall."""
        wall = self.picture.wall
        other = wall.neighbour[square * SIDES + side]
        if other >= 0:
            tile = self.laid.get(other)
            return NOBODY if tile is None else tile.face.side_terrain[tile.top * SIDES + (side + 2) % SIDES]
        start = wall.start_at[square * SIDES + side]
        return 0 if start < 0 else wall.starts[start].segment.terrain

    def _last(self) -> str:
        """A dotted frame round the tile just placed."""
        if self.picture.last == NOBODY:
            return ""
        x, y = self._place(self.picture.last)
        look: dict[str, str | float | None] = {"stroke": TILE_INK, "stroke_width": 5.0, "stroke_linecap": "round"}
        return rect(x + 3, y + 3, 94, 94, "none", rx=4, stroke_dasharray="0 9.4", **look)

    def _numbers(self) -> str:
        parts: list[str] = []
        owners = {player.space: seat for seat, player in enumerate(self.picture.players) if not player.in_opening}
        for i, space in enumerate(self.rampart.spaces):
            if self._is_tower(i):
                continue
            x, y = space.at
            if i in owners:
                upright = space.side % 2 == 1
                half = (17.0, space.half - 1.5) if upright else (space.half - 1.5, 17.0)
                field = LIVERIES[owners[i]].field
                parts.append(rect(x - half[0], y - half[1], 2 * half[0], 2 * half[1], field, opacity=0.45))
            parts.append(numeral(i, x, y + 6, 19 if i % 5 == 0 else 16.5, NUMERAL))
        return "".join(parts)

    def _is_tower(self, space: int) -> bool:
        return space < 2 or self.picture.wall.tower_at[space] >= 0

    def _towers(self) -> str:
        parts: list[str] = []
        for i, first in enumerate([0, *self.picture.wall.tower_spaces]):
            token = i > 0 and self.picture.towers[i - 1]
            piece = tower(self.rampart, i, token)
            parts.append(at(*piece.at, painted(piece.shapes)))
            for space in (first, first + 1):
                x, y = self.rampart.spaces[space].at
                parts.append(numeral(space, x, y + 5, 15, CREAM if token else NUMERAL))
        return "".join(parts)

    def _standing(self) -> str:
        """Figures and castle seats on the tiles, those in front last."""
        found: list[tuple[float, str]] = []
        for figure in self.picture.figures:
            tile = self.laid.get(figure.place)
            if tile is not None:
                x, y = self._spot(tile, figure.segment)
                lying = tile.face.segments[figure.segment].terrain == MEADOW
                found.append((y, standing(figure.seat, figure.kind, x, y, lying)))
        for seat, player in enumerate(self.picture.players):
            tile = self.laid.get(player.seat_place)
            if tile is not None:
                x, y = self._spot(tile, player.seat_segment)
                found.append((y + 1, keep(seat, x, y)))
        return "".join(drawing for _, drawing in sorted(found))

    def _spot(self, tile: Laid, segment: int) -> Point:
        x, y = self._place(tile.square)
        dx, dy = self._art(tile.face, tile.top).spots[segment]
        return x + dx, y + dy

    def _markers(self) -> str:
        """Each seat's marker on the parapet beside its space, or in the opening after it."""
        parts: list[str] = []
        for seat, player in enumerate(self.picture.players):
            space = self.rampart.spaces[player.space]
            x, y = space.at
            if player.in_opening:
                (x, y), side = self.rampart.openings[self.picture.wall.openings.index(player.space)]
                out = STEPS[side]
                x, y = x + out[0] * 24, y + out[1] * 24
            else:
                out = STEPS[space.side]
                x, y = x + out[0] * 22, y + out[1] * 22
            apart = (seat - 0.5) * 22
            along = STEPS[(space.side + 1) % SIDES]
            parts.append(standing(seat, FOLLOWER, x + along[0] * apart, y + along[1] * apart + 10, False, 0.85))
        return "".join(parts)


def drawn(art: Art, language: str) -> str:
    """A tile in its box, as the edition of a language shows it."""
    return painted(art.shapes) + marked(art.marks, language)


def marked(marks: list[Mark], language: str) -> str:
    return "".join(at(*mark.at, painted(glyph(mark.kind, language)), scale=mark.size) for mark in marks)
