"""A player's estate: the hex board, and the tray of what lies beside it."""

from __future__ import annotations

from typing import Final

from castellany.core.drawing.hexes import hex_path
from castellany.core.drawing.palette import EDGE, INK_FAINT, INK_SOFT, PAPER_HIGH, PAPER_LOW, Terrain
from castellany.core.drawing.panel import caption, panel, ribbon, well
from castellany.core.drawing.svg import at, disc, line, number, numeral, path, use, width_of, words
from castellany.core.drawing.tokens import points
from castellany.games.burgundy.picture.banners import banner_name
from castellany.games.burgundy.picture.dice import player_die
from castellany.games.burgundy.picture.hexes import Grid, grid
from castellany.games.burgundy.picture.model import Estate, TablePicture
from castellany.games.burgundy.picture.palette import terrains
from castellany.games.burgundy.picture.tiles import tile

WIDTH: Final = 460.0
HEIGHT: Final = 620.0
HEX: Final = 60.0
_MIDDLE: Final = 278.0
"""From the upper edge to the middle space of a panel that is not stretched."""
_TRAY: Final = 128.0
_BANNER_CORNERS: Final = (435.0, 404.0, 373.0, 25.0, 56.0, 87.0)


def draw_estate(picture: TablePicture, seat: int, height: float = HEIGHT) -> str:
    """The panel of one seat, its upper left corner at (0, 0); spare height goes above and below the board."""
    estate = picture.estates[seat]
    active = seat == picture.active
    lands = terrains(picture.green_castles)
    middle = _MIDDLE + (height - HEIGHT) / 2
    return "".join(
        (
            panel(WIDTH, height, active),
            _heading(estate, seat, picture.words["reconstructed"]),
            at(WIDTH / 2, middle, _grounds(estate, lands), _spaces(estate, lands), estate.marks, scale=HEX / 100),
            at(0, middle + 170, _held_banners(picture, seat)),
            at(0, height - _TRAY, _tray(estate, seat, picture)),
            ribbon(picture.words["to-move"], WIDTH / 2, 0) if active else "",
        )
    )


def _heading(estate: Estate, seat: int, reconstructed: str) -> str:
    name = words(estate.name, 58, 34, 23, weight="800", room=178)
    board = words(estate.board, 58, 54, 15, INK_FAINT, room=178)
    note = ""
    if estate.reconstructed:
        x = 58 + min(width_of(estate.board, 15), 90.0) + 10
        note = disc(x, 49, 4, "none", stroke=INK_FAINT, stroke_width=1.4)
        note += words(reconstructed, x + 9, 54, 15, INK_FAINT, room=236 - x)
    return "".join(
        (
            use(f"shield-{seat}", 34, 35, 1.2),
            name,
            board,
            note,
            use("e-worker", 258, 37, 1.15),
            numeral(estate.workers, 277, 44, 23, anchor="start"),
            use("e-coin", 330, 36, 1.15),
            numeral(estate.silver, 350, 44, 23, anchor="start"),
            points(estate.points, 421, 37, 26),
        )
    )


def _grounds(estate: Estate, lands: tuple[Terrain, ...]) -> str:
    """The printed board without its numbers: terrains, seams within an area, double lines between areas."""
    ground = grid(estate.places)
    outline = "".join(hex_path(centre) for centre in ground.centres)
    rim = path(outline, PAPER_LOW, stroke=EDGE, stroke_width=27, stroke_linejoin="round")
    rim += path(outline, PAPER_LOW, stroke=PAPER_HIGH, stroke_width=24, stroke_linejoin="round")
    if not estate.spaces:
        return rim + line(outline, 2, EDGE)
    colours = [colour for colour, _ in estate.spaces]
    parts = [rim]
    for colour, land in enumerate(lands):
        area = "".join(hex_path(ground.centres[space]) for space, found in enumerate(colours) if found == colour)
        parts += [path(area, land.tint), path(area, f"url(#on-space-{land.letter})")]
    seams, borders = _lines(ground, colours)
    parts.append(path(seams, stroke=INK_SOFT, stroke_width=2.4, stroke_linecap="round", stroke_dasharray=".1 6.5"))
    parts.append(path(borders, stroke=INK_SOFT, stroke_width=6.4, stroke_linecap="round"))
    parts.append(path(borders, stroke=PAPER_HIGH, stroke_width=2.8, stroke_linecap="round"))
    return "".join(parts)


def _lines(ground: Grid, colours: list[int]) -> tuple[str, str]:
    seams: list[str] = []
    borders: list[str] = []
    for space, colour in enumerate(colours):
        for side in range(6):
            other = ground.neighbour(space, side)
            if other < 0:
                borders.append(ground.side_path(space, side))
            elif space < other:
                (seams if colours[other] == colour else borders).append(ground.side_path(space, side))
    return "".join(seams), "".join(borders)


def _spaces(estate: Estate, lands: tuple[Terrain, ...]) -> str:
    """The numbers of the empty spaces, then the tiles from the top row down, so that shadows fall on what is below."""
    numbers: list[str] = []
    laid: list[str] = []
    for space, (x, y) in enumerate(grid(estate.places).centres):
        kind = estate.tiles[space]
        if kind:
            laid.append(tile(kind, x, y, 100))
        elif estate.spaces:
            colour, pips = estate.spaces[space]
            numbers.append(use(f"space-{lands[colour].letter}", x, y))
            numbers.append(numeral(pips, x, y + 6, 40))
    return "".join(numbers + laid)


def _held_banners(picture: TablePicture, seat: int) -> str:
    """The bonus tiles a player holds hang in the free corners below the estate."""
    held = [banner_name(*divmod(index, 2)) for index, holder in enumerate(picture.bonus) if holder == seat]
    return "".join(use(name, x, 0, 0.88) for name, x in zip(held, _BANNER_CORNERS, strict=False))


def _tray(estate: Estate, seat: int, picture: TablePicture) -> str:
    labels = picture.words
    parts = [well(12, 0, WIDTH - 24, _TRAY - 12)]
    parts += [line(f"M{x} 12V{number(_TRAY - 24)}", 1, EDGE) for x in (109, 275, 396)]
    top, middle = 22, 65
    parts.append(caption(labels["dice"], 24, top, room=80))
    parts += [player_die(seat, value, 44 + 42 * index, middle, 35) for index, value in enumerate(estate.dice)]
    parts.append(caption(labels["storage"], 120, top, room=148))
    for index in range(3):
        x, kind = 141 + 51 * index, estate.storage[index]
        parts.append(tile(kind, x, middle, 51, small=True) if kind else use("slot", x, middle, 0.5))
    parts.append(caption(labels["goods"], 286, top, room=104))
    parts.append(_goods(estate, 302, middle))
    parts.append(caption(labels["sold"], 422, top, room=42, anchor="middle"))
    parts.append(use("goods-sold", 421, middle - 6, 0.85))
    parts.append(numeral(sum(estate.sold), 422, middle + 38, 20))
    return "".join(parts)


def _goods(estate: Estate, x: float, y: float) -> str:
    """Up to three colours of goods, each with its count below."""
    held = [(colour, count) for colour, count in enumerate(estate.goods) if count]
    parts: list[str] = []
    for index in range(3):
        left = x + 36.5 * index
        if index < len(held):
            colour, count = held[index]
            parts.append(use(f"goods-{colour + 1}", left, y - 6, 0.76))
            parts.append(numeral(f"\u00d7{count}", left, y + 38, 18))
        else:
            parts.append(
                path(
                    f"M{left - 14} {y - 20}h28v28h-28Z",
                    stroke=EDGE,
                    stroke_width=1.2,
                    stroke_dasharray="4 3",
                    stroke_linejoin="round",
                )
            )
    return "".join(parts)
