"""The six numbered depots in their ring, and the black depot in its middle."""

from __future__ import annotations

from typing import Final

from castellany.core.drawing.hexes import ROW
from castellany.core.drawing.palette import CREAM, EDGE, GOLD, PAPER_HIGH, PAPER_LOW, Terrain
from castellany.core.drawing.svg import at, numeral, path, rect, use, words
from castellany.games.burgundy.picture.dice import white_die
from castellany.games.burgundy.picture.model import TablePicture
from castellany.games.burgundy.picture.palette import ANY_LAND, BLACK_DEPOT, BLACK_DEPOT_EDGE, terrains
from castellany.games.burgundy.picture.tiles import tile

WIDTH: Final = 480.0
_SIDE: Final = 124.0
_MIDDLE: Final = 212.0
_LEFT: Final = _SIDE + 10
_GAP: Final = 16.0
_TILES: Final = {2: 54.0, 3: 53.0, 4: 65.0}
"""The width of a tile in a numbered depot, by number of players: as large as the cards allow."""
_PIECES: Final = (25.0, 18.0, 12.5)
"""The widths of a goods tile in a depot."""
_BLACK_COLUMNS: Final = {2: 4, 3: 3, 4: 3}
_BLACK: Final = 24
_STALL: Final = 54.0
"""The width of what is sold beside the black depot."""
_STALL_GAP: Final = 6.0
_STACKED: Final = 3
"""Tiles that are drawn of a stack."""


def ring_height(players: int) -> float:
    """The height of the ring: each side depot stacks one tile per player."""
    return 2 * _side_height(players) + _GAP


def _step(players: int) -> float:
    """From one row of tiles to the next."""
    return ROW * _TILES[players] / 100


def _side_height(players: int) -> float:
    return 52 + _step(players) * (players - 1) + _TILES[players] * 1.16


def _row_height(players: int) -> float:
    """One row of tiles; with three players room for goods under the die, with four a second row."""
    return _TILES[players] * 1.16 + 20 + {2: 0.0, 3: 24.0, 4: _step(players)}[players]


def draw_depots(picture: TablePicture) -> str:
    """The ring, clockwise from depot 1 at the top, its upper left corner at (0, 0)."""
    players = len(picture.estates)
    height = ring_height(players)
    side, row = _side_height(players), _row_height(players)
    right = WIDTH - _SIDE
    lower = side + _GAP
    return "".join(
        (
            _road(height, side, row),
            _row_depot(picture, 0, _LEFT, 0),
            _side_depot(picture, 1, right, 0),
            _side_depot(picture, 2, right, lower),
            _row_depot(picture, 3, _LEFT, height - row),
            _side_depot(picture, 4, 0, lower),
            _side_depot(picture, 5, 0, 0),
            at(_LEFT, row + 12, _black_depot(picture, height - 2 * row - 24)),
        )
    )


def _road(height: float, side: float, row: float) -> str:
    """The road that joins the depots into a ring."""
    left, right = _SIDE / 2, WIDTH - _SIDE / 2
    top, bottom = row / 2, height - row / 2
    route = f"M{left} {side}V{top}H{right}V{bottom}H{left}Z"
    return path(route, stroke=EDGE, stroke_width=13, stroke_linejoin="round") + path(
        route, stroke=PAPER_LOW, stroke_width=10.5, stroke_linejoin="round"
    )


def _places(picture: TablePicture, depot: int) -> list[tuple[int, int]]:
    """The kind and the printed colour of each place that this number of players uses."""
    first, players = depot * 4, len(picture.estates)
    return [(picture.depots[first + index], picture.slots[first + index]) for index in range(players)]


def _lay(place: tuple[int, int], x: float, y: float, width: float, lands: tuple[Terrain, ...]) -> str:
    kind, colour = place
    if kind:
        return tile(kind, x, y, width, small=True)
    return use(f"slot-{lands[colour].letter}" if colour >= 0 else "slot", x, y, width / 100)


def _card(x: float, y: float, width: float, height: float) -> str:
    return rect(x, y, width, height, PAPER_HIGH, rx=11, stroke=EDGE, stroke_width=1.2)


def _side_depot(picture: TablePicture, depot: int, x: float, y: float) -> str:
    """A depot at the side: die and goods above, the tiles in a zigzag below."""
    lands = terrains(picture.green_castles)
    players = len(picture.estates)
    width = _TILES[players]
    parts = [
        _card(0, 0, _SIDE, _side_height(players)),
        white_die(depot + 1, 21, 21, 27),
        _pile(picture, depot, 37, 8, 80, 38),
    ]
    for index, laid in enumerate(_places(picture, depot)):
        across = _SIDE / 2 + (width / 4 if index % 2 == 0 else -width / 4)
        parts.append(_lay(laid, across, 43 + width * 0.58 + _step(players) * index, width, lands))
    return at(x, y, *parts)


def _row_depot(picture: TablePicture, depot: int, x: float, y: float) -> str:
    """A depot above or below the black one: die and goods at the left, the tiles in one row, or in two for four."""
    lands = terrains(picture.green_castles)
    players = len(picture.estates)
    width, height = _TILES[players], _row_height(players)
    columns = 2 if players == 4 else players
    parts = [_card(0, 0, _MIDDLE, height), white_die(depot + 1, 21, 21, 27)]
    rows_top = (height - width * 1.16 - (_step(players) if players == 4 else 0)) / 2
    left = 40.0 if players == 2 else _MIDDLE - 8 - width * (columns if players == 3 else 2.5)
    for index, laid in enumerate(_places(picture, depot)):
        row, column = divmod(index, columns)
        across = left + width * (column + 0.5) + (width / 2 if row else 0)
        parts.append(_lay(laid, across, rows_top + width * 0.57 + _step(players) * row, width, lands))
    if players == 2:
        parts.append(_pile(picture, depot, _MIDDLE - 62, 8, 54, height - 16))
    else:
        parts.append(_pile(picture, depot, 7, 40, 28, height - 46))
    return at(x, y, *parts)


def _pile(picture: TablePicture, depot: int, x: float, y: float, width: float, height: float) -> str:
    """The goods of a depot, one piece per colour with its count, in the largest size that has room for all."""
    counts = picture.depot_goods[depot * 6 : depot * 6 + 6]
    lying = [(colour, count) for colour, count in enumerate(counts) if count]
    size = next(size for size in _PIECES if _columns(width, size) * _columns(height, size) >= len(lying))
    columns = _columns(width, size)
    parts: list[str] = []
    for index, (colour, count) in enumerate(lying):
        row, column = divmod(index, columns)
        to_the_right = min(columns, len(lying) - row * columns) - 1 - column
        across = x + width - size / 2 - to_the_right * (size + 2)
        down = y + size / 2 + row * (size + 2)
        parts.append(use(f"goods-{colour + 1}-small", across, down, size / 28))
        if count > 1:
            parts.append(
                numeral(f"\u00d7{count}", across + size * 0.25, down + size * 0.66, size * 0.58, halo=PAPER_HIGH)
            )
    return "".join(parts)


def _columns(room: float, size: float) -> int:
    """How many pieces fit beside each other."""
    return int((room + 2) / (size + 2))


def _black_depot(picture: TablePicture, height: float) -> str:
    """The black depot, and at its right the stalls, if there are any."""
    lands = terrains(picture.green_castles)
    players = len(picture.estates)
    stalls = len(picture.stalls)
    room = _MIDDLE - stalls * (_STALL + _STALL_GAP)
    columns = _BLACK_COLUMNS[players] if not stalls or players > 2 else 2
    rows = -(-2 * players // columns)
    width = min(_TILES[players], (room - 14) / columns - 1)
    if stalls:
        width = min(width, (height - 46) / rows / 1.2)
    parts = [
        rect(0, 0, room, height, BLACK_DEPOT, rx=12, stroke=BLACK_DEPOT_EDGE, stroke_width=1.6),
        rect(6, 6, room - 12, height - 12, "none", rx=8, stroke=GOLD, stroke_opacity=0.5),
        words(
            picture.words["black-depot"],
            room / 2,
            33,
            17 if stalls else 20,
            CREAM,
            weight="700",
            anchor="middle",
            room=room - 22,
        ),
    ]
    pitch = width * 1.2
    top = 38 + (height - 46) / 2 - pitch * (rows - 1) / 2
    for index in range(2 * players):
        row, column = divmod(index, columns)
        in_row = min(columns, 2 * players - row * columns)
        across = room / 2 + (column - (in_row - 1) / 2) * (width + 1)
        laid = (picture.depots[_BLACK + index], picture.slots[_BLACK + index])
        parts.append(_lay(laid, across, top + pitch * row, width, lands))
    for index, (kind, count) in enumerate(picture.stalls):
        parts.append(at(room + _STALL_GAP + index * (_STALL + _STALL_GAP), 0, _stall(kind, count, height)))
    return "".join(parts)


def _stall(kind: int, count: int, height: float) -> str:
    """A stack with its count and its price in silver."""
    middle, width = height / 2, _STALL - 8
    parts = [rect(0, 0, _STALL, height, ANY_LAND.tint, rx=12, stroke=EDGE, stroke_width=1.2)]
    for below in reversed(range(min(count, _STACKED))):
        parts.append(tile(kind, _STALL / 2 + below * 1.5, middle - 10 + below * 3, width, small=True))
    if not count:
        parts.append(use("slot", _STALL / 2, middle - 10, width / 100))
    parts.append(numeral(f"\u00d7{count}", _STALL / 2, middle + 40, 18))
    parts += [use("e-coin", _STALL / 2 + across, min(height - 15, middle + 62), 0.8) for across in (-5, 5)]
    return "".join(parts)
