"""A player's panel: the estate, and beside it what belongs to the player."""

from __future__ import annotations

from typing import Final

from castellany.core.drawing.hexes import hex_path
from castellany.core.drawing.palette import EDGE, INK_FAINT
from castellany.core.drawing.panel import caption, panel, ribbon
from castellany.core.drawing.svg import at, numeral, path, use, words
from castellany.core.drawing.tokens import points
from castellany.games.tuscany.kinds import ANY_COLOUR, BONUS_NAMES
from castellany.games.tuscany.picture.land import draw_land
from castellany.games.tuscany.picture.model import Estate, TablePicture
from castellany.games.tuscany.picture.tiles import tile
from castellany.games.tuscany.picture.tokens import green_points

WIDTH: Final = 460.0
HEIGHT: Final = 560.0
_LAND: Final = 300.0
"""Width of the box for the land."""
_COLUMN: Final = 316.0
_ROOM: Final = WIDTH - _COLUMN - 14


def draw_estate(picture: TablePicture, seat: int) -> str:
    """The panel of one seat, its upper left corner at (0, 0)."""
    estate = picture.estates[seat]
    active = seat == picture.active
    return "".join(
        (
            panel(WIDTH, HEIGHT, active),
            _heading(picture, estate, seat),
            at(12, 74, draw_land(estate, _LAND, HEIGHT - 90)),
            at(_COLUMN, 78, _belongings(picture, estate, seat)),
            ribbon(picture.words["to-move"], WIDTH / 2, 0) if active else "",
        )
    )


def _heading(picture: TablePicture, estate: Estate, seat: int) -> str:
    below = picture.words["starter"] if seat == picture.starter else estate.boards
    return "".join(
        (
            use(f"shield-{seat}", 34, 36, 1.2),
            words(estate.name, 58, 35, 23, weight="800", room=200),
            words(below, 58, 55, 15, INK_FAINT, room=200),
            green_points(estate.green, 346, 37, 24),
            points(estate.red, 414, 37, 24),
        )
    )


def _belongings(picture: TablePicture, estate: Estate, seat: int) -> str:
    """Counts, then storage, stacks and bonus tiles, each under its caption."""
    parts: list[str] = []
    counts = (("e-card", estate.cards), ("e-block", estate.marble), ("e-worker", estate.workers))
    for row, (name, count) in enumerate(counts):
        parts.append(use(name, 14, 20 + 34 * row, 1.15))
        parts.append(numeral(count, 36, 28 + 34 * row, 22, anchor="start"))
    parts.append(at(0, 140, caption(picture.words["storage"], 0, 0, _ROOM), _storage(estate)))
    parts.append(at(0, 262, caption(picture.words["stacks"], 0, 0, _ROOM), _stacks(estate, seat)))
    parts.append(at(0, 352, caption(picture.words["bonus-tiles"], 0, 0, _ROOM), _bonuses(estate)))
    return "".join(parts)


def _storage(estate: Estate) -> str:
    """Two, three or four spaces in a row: the more there are, the smaller they are."""
    across = 2 if len(estate.storage) < 3 else 3 if len(estate.storage) < 7 else 4
    size = _ROOM / across if across > 2 else 54
    parts: list[str] = []
    for i, kind in enumerate(estate.storage):
        x, y = (i % across + 0.5) * size, 34 + i // across * (size + 2)
        parts.append(tile(kind, ANY_COLOUR, x, y, size) if kind else use("slot", x, y, size / 100))
    return "".join(parts)


def _stacks(estate: Estate, seat: int) -> str:
    parts: list[str] = []
    for i, left in enumerate(estate.stacks):
        x = 22 + 46 * i
        if left:
            parts.append(use(f"back-{seat}", x, 36, 0.42) + numeral(left, x, 43, 20, "#fff8e8"))
        else:
            parts.append(path(hex_path((x, 36), 40), stroke=EDGE, stroke_width=1.4, stroke_dasharray="4 3"))
    return "".join(parts)


def _bonuses(estate: Estate) -> str:
    parts: list[str] = []
    owned = [(name, count) for name, count in zip(BONUS_NAMES, estate.bonuses, strict=True) if count]
    for i, (name, count) in enumerate(owned):
        x, y = 20 + 66 * (i % 2), 32 + 42 * (i // 2)
        parts.append(use(f"bonus-{name}", x, y, 0.6))
        parts.append(numeral(f"\u00d7{count}", x + 21, y + 6, 17, anchor="start"))
    return "".join(parts)
