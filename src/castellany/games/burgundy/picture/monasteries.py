"""The 26 monasteries: a gothic arch with the effect written in small parts, and the number."""

from __future__ import annotations

from typing import Final

from castellany.core.drawing.hexes import tile_path
from castellany.core.drawing.palette import CREAM, TILE_INK, Terrain
from castellany.core.drawing.svg import at, line, numeral, path, rect, use
from castellany.core.drawing.tokens import points
from castellany.games.burgundy.kinds import BUILDING_NAMES
from castellany.games.burgundy.picture.palette import MINE, MONASTERY
from castellany.games.burgundy.picture.palette import SHIP as RIVER

_HAND: Final = (
    "M-4 12V4L-11-2c-2-2 1-5 3.5-3L-4-2V-12c0-3 4-3 4 0V-4c0-3 4-3 4 0v1c0-3 4-2.5 4 0v1"
    "c0-2.5 3.5-2 3.5.5V5c0 4-2 5-2 7Z"
)


def _shift(steps: int, y: float, size: float) -> str:
    return numeral(f"±{steps}", 0, y, size)


def _good(colour: int, x: float, y: float, size: float) -> str:
    return use(f"goods-{colour}-small", x, y, size / 14)


def _chip(terrain: Terrain, x: float, y: float) -> str:
    outline = tile_path(19, 2)
    return at(
        x,
        y,
        path(outline, terrain.body, stroke=TILE_INK, stroke_width=1.6),
        path(outline, f"url(#fine-{terrain.letter})"),
    )


def _worker(x: float, y: float, scale: float) -> str:
    return use("e-worker", x, y, scale)


def _coin(x: float, y: float, scale: float) -> str:
    return use("e-coin", x, y, scale)


def effects(castle: Terrain) -> tuple[str, ...]:
    """The effect of each monastery in pictures, monastery 1 first, in a box of 21 units around (0, 0)."""
    banner = path("M-11-6H11V22L0 15L-11 22Z", RIVER.body, stroke=TILE_INK, stroke_width=2)
    chips = _chip(castle, -12, 4) + _chip(MINE, 12, 4) + _chip(MONASTERY, 0, 15)
    hand = at(0, 9, path(_HAND, CREAM, stroke=TILE_INK, stroke_width=1.9, stroke_linejoin="round"))
    species = (("cow", -10.5, 0), ("pig", 10.5, 0), ("sheep", -10.5, 17), ("hen", 10.5, 17))
    return (
        use("e-bank", -9, -6, 0.36) + use("e-bank", 9, 6, 0.36),
        use("e-mine", 0, -13, 0.46) + _worker(0, 12, 0.83),
        _good(4, -8, -12, 9.5) + _coin(-5, 10, 0.79) + _coin(8, 4, 0.79),
        _good(4, -8, -11, 10) + _worker(6, 8, 1),
        use("e-ship", 0, -14, 0.46) + _good(1, -9, 13, 8) + _good(6, 9, 13, 8),
        _worker(-8, -11, 0.79) + _coin(9, -11, 0.71) + use("e-warehouse", 0, 10, 0.42),
        use("e-sheep", 0, 7, 0.58) + points(1, 0, -21, 10.5),
        _worker(0, -14, 0.88) + _shift(2, 19, 23),
        use("e-church", 0, 8, 0.46) + _shift(1, -14, 20),
        use("e-ship", -10, 8, 0.33) + use("e-sheep", 11, 9, 0.34) + _shift(1, -14, 20),
        chips + _shift(1, -13, 20),
        hand + _shift(1, -14, 20),
        _worker(-8, -8, 1) + _coin(8, 10, 0.83),
        "".join(_worker(x, y, 0.75) for y in (-13, 10) for x in (-8, 9)),
        _good(2, -9, -8, 8.5) + _good(6, 9, -8, 8.5) + points(2, 0, 11, 11),
        *(use(f"e-{building}", 0, 6, 0.5) + points(4, 0, -21, 11.5) for building in BUILDING_NAMES),
        "".join(use(f"e-{name}", x, y, 0.3) for name, x, y in species) + points(4, 0, -20, 11),
        _good(5, 0, 8, 13.5) + points(1, 0, -19, 11),
        banner + points(3, 0, -18, 11.5),
    )


def full(effect: str, value: int) -> str:
    """The drawing of a large tile: the effect in its arch, the number on an ink plaque."""
    width = 26 if value < 10 else 31
    return "".join(
        (
            path("M-25 27V-8C-25-25-11-34 0-41C11-34 25-25 25-8V27Z", CREAM, stroke=TILE_INK, stroke_width=2.4),
            line("M-21 24V-8C-21-22-9-30 0-36C9-30 21-22 21-8V24Z", 1.4, "#d9b65a"),
            at(0, -4, effect),
            rect(-width / 2, 24, width, 24.5, TILE_INK, rx=6.5),
            numeral(value, 0, 43.4, 21, CREAM),
        )
    )


MARKS: Final = {
    1: use("e-bank", 0, -17, 0.42),
    5: use("e-ship", 0, -16, 0.4),
    **dict.fromkeys((2, 4, 14), use("e-worker", 0, -17)),
    **dict.fromkeys((3, 6, 13), use("e-coin", 0, -17)),
    **dict.fromkeys((8, 9, 10, 11, 12), use("die-mark", 0, -17)),
    **{16 + index: use(f"e-{building}", 0, -16, 0.52) for index, building in enumerate(BUILDING_NAMES)},
    **dict.fromkeys((7, 15, 24, 25, 26), use("e-starred-seal", 0, -17, 1.08)),
}
"""By number, the mark of a monastery's family."""


def small(value: int, mark: str) -> str:
    """The drawing of a small tile: a mark and a large number."""
    arch = path("M-29 35V-9C-29-27-13-36 0-45C13-36 29-27 29-9V35Z", CREAM, stroke=TILE_INK, stroke_width=3.4)
    return arch + mark + numeral(value, 0, 29.5, 36)
