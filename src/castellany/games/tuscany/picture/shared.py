"""What all share: open tiles, supplies, bonus tiles, colour bonuses and the tracks."""

from __future__ import annotations

from typing import Final

from castellany.core.drawing.palette import CREAM, EDGE, TILE_INK
from castellany.core.drawing.panel import caption, panel, rule
from castellany.core.drawing.svg import at, disc, element, numeral, path, rect, use
from castellany.games.tuscany.kinds import ANY_COLOUR, BONUS_NAMES, COLOURS
from castellany.games.tuscany.picture.model import TablePicture
from castellany.games.tuscany.picture.palette import TERRAINS
from castellany.games.tuscany.picture.tiles import tile
from castellany.games.tuscany.picture.tokens import green_points
from castellany.games.tuscany.picture.tracks import draw_tracks

HEIGHT: Final = 336.0
_TILE: Final = 68.0


def draw_shared(picture: TablePicture, width: float) -> str:
    """The panel above the estates."""
    middle, right = 318.0, 318.0 + (width - 318.0) * 0.42
    labels = picture.words
    return "".join(
        (
            panel(width, HEIGHT),
            at(18, 26, caption(labels["open-tiles"], 0, 0, 280), _open(picture)),
            at(middle, 26, _supplies(picture, right - middle - 20)),
            at(middle, 122, caption(labels["bonus-tiles"], 0, 0, right - middle), _bonuses(picture)),
            at(
                right,
                26,
                caption(labels["colour-bonuses"], 0, 0, width - right - 16),
                _tickets(picture, width - right - 16),
            ),
            rule(16, 196, width - 16),
            at(18, 200, draw_tracks(picture, width - 36)),
        )
    )


def _open(picture: TablePicture) -> str:
    parts: list[str] = []
    for slot, kind in enumerate(picture.open):
        x, y = (slot % 4 + 0.5) * (_TILE + 2), 46 + slot // 4 * (_TILE + 10)
        parts.append(tile(kind, ANY_COLOUR, x, y, _TILE) if kind else use("slot", x, y, _TILE / 100))
    return "".join(parts)


def _supplies(picture: TablePicture, room: float) -> str:
    """Cards, yield cards and neutral tiles still to come."""
    things = (("cards", "e-card", 2.0, picture.cards), ("yields", "e-yield", 2.0, picture.yields))
    parts: list[str] = []
    share = room / 3
    for i, (name, drawing, scale, count) in enumerate(things):
        parts.append(at(share * i, 0, caption(picture.words[name], 0, 0, share - 6), use(drawing, 20, 40, scale)))
        parts.append(numeral(count, share * i + 44, 48, 21, anchor="start"))
    neutral = caption(picture.words["neutral"], 0, 0, share - 2) + use("back-neutral", 20, 40, 0.4)
    parts.append(at(share * 2, 0, neutral) + numeral(picture.neutral, share * 2 + 46, 48, 21, anchor="start"))
    return "".join(parts)


def _bonuses(picture: TablePicture) -> str:
    parts: list[str] = []
    for i, (name, left) in enumerate(zip(BONUS_NAMES, picture.bonus_left, strict=True)):
        parts.append(use(f"bonus-{name}", 20 + 44 * i, 32, 0.6, None if left else 0.35))
        parts.append(numeral(f"\u00d7{left}", 20 + 44 * i, 64, 15))
    return "".join(parts)


def _tickets(picture: TablePicture, room: float) -> str:
    across = COLOURS if room > 68 * COLOURS else COLOURS // 2
    parts: list[str] = []
    for colour in range(COLOURS):
        parts.append(at(36 + 68 * (colour % across), 42 + 66 * (colour // across), _ticket(picture, colour)))
    return "".join(parts)


def _ticket(picture: TablePicture, colour: int) -> str:
    """What the next to fill a colour scores; those who have, below."""
    land = TERRAINS[colour]
    holders = [seat for seat in picture.claimed[2 * colour : 2 * colour + 2] if seat >= 0]
    below = "".join(use(f"shield-{seat}", -10 + 20 * i, 30, 0.42) for i, seat in enumerate(holders))
    sign = use(f"glyph-{land.letter}", -15, 0, 0.92)
    if len(holders) > 1:
        return rect(-31, -22, 62, 44, "none", rx=8, stroke=EDGE, stroke_dasharray="5 4") + at(15, 0, sign) + below
    face = rect(-31, -22, 62, 44, land.body, rx=8, stroke=TILE_INK, stroke_width=1.6)
    shown = disc(-15, 0, 13.4, CREAM, stroke=TILE_INK, stroke_width=1.3) + sign
    flag = ""
    if holders:
        bars = path("M-2.8-4V4M2.8-4V4M-5.4-4H5.4M-5.4 4H5.4", stroke=TILE_INK, stroke_width=1.7)
        flag = at(24, -21, rect(-8.5, -8, 17, 16, CREAM, rx=4, stroke=TILE_INK, stroke_width=1.4), bars)
    edge = element("rect", x=-31, y=-19, width=62, height=44, rx=8, fill=land.deep)
    return edge + face + shown + green_points(picture.points[2 * colour + len(holders)], 15, 0, 13) + flag + below
