"""The shared board: phases, rounds, depots, turn order and the bonus tiles that are left."""

from __future__ import annotations

from typing import Final

from castellany.core.drawing.palette import EDGE, INK, INK_FAINT, PAPER_LOW
from castellany.core.drawing.panel import caption, chosen, panel, rule, well
from castellany.core.drawing.svg import at, numeral, path, rect, use, words
from castellany.core.drawing.tokens import points
from castellany.games.burgundy.picture.banners import LARGE, SMALL, banner_name, gap
from castellany.games.burgundy.picture.depots import draw_depots, ring_height
from castellany.games.burgundy.picture.dice import white_die
from castellany.games.burgundy.picture.model import TablePicture

WIDTH: Final = 504.0
_STRIPS: Final = 112.0
_TRACK: Final = 66.0
_BONUS: Final = 78.0
_MARGIN: Final = 12.0
_PHASES: Final = "ABCDE"
_COLUMN: Final = 66.0
_FIRST: Final = 84.0
TRACK_SPACES: Final = 7


def shared_height(players: int) -> float:
    return _STRIPS + ring_height(players) + 2 * _MARGIN + _TRACK + _BONUS


def draw_shared(picture: TablePicture, height: float) -> str:
    """The panel of the shared board, its upper left corner at (0, 0); spare height goes between its parts."""
    players = len(picture.estates)
    spare = (height - shared_height(players)) / 2
    ring = _STRIPS + _MARGIN + spare
    track = ring + ring_height(players) + _MARGIN + spare
    return "".join(
        (
            panel(WIDTH, height),
            _phases(picture),
            _rounds(picture),
            rule(1, _STRIPS, WIDTH - 1),
            at(_MARGIN, ring, draw_depots(picture)),
            rule(1, track, WIDTH - 1),
            at(0, track, _turn_order(picture)),
            rule(1, track + _TRACK, WIDTH - 1),
            at(0, track + _TRACK, _bonus_tiles(picture)),
        )
    )


def _phases(picture: TablePicture) -> str:
    parts = [caption(picture.words["phase"], 18, 37, room=60)]
    for index, letter in enumerate(_PHASES):
        x = _FIRST + _COLUMN * index
        if index == picture.phase:
            parts.append(chosen(x, 9, 60, 44))
        faded = 0.55 if index < picture.phase else None
        parts.append(
            at(
                x,
                31,
                words(letter, 15, 9, 24, INK, weight="800", anchor="middle"),
                points(picture.phase_points[index], 43, 0, 13),
                opacity=faded,
            )
        )
    return "".join(parts)


def _rounds(picture: TablePicture) -> str:
    """The five rounds with the goods that still wait for the white die, and that die."""
    parts = [caption(picture.words["round"], 18, 87, room=60)]
    for index, good in enumerate(picture.round_goods):
        x = _FIRST + _COLUMN * index
        if index == picture.round:
            parts.append(chosen(x, 60, 60, 44))
        else:
            parts.append(well(x, 60, 60, 44))
        parts.append(numeral(index + 1, x + 14, 90, 22, INK if index == picture.round else INK_FAINT))
        if good:
            parts.append(use(f"goods-{good}", x + 41, 82, 0.74))
        else:
            parts.append(rect(x + 26, 67, 30, 30, "none", rx=4, stroke=EDGE, stroke_width=1.2, stroke_dasharray="4 3"))
    parts.append(white_die(picture.white, 459, 45, 46))
    parts.append(caption(picture.words["white-die"], 459, 96, room=84, anchor="middle"))
    return "".join(parts)


def _turn_order(picture: TablePicture) -> str:
    """The track; a player further along comes first, on one space the upper shield does."""
    parts = [caption(picture.words["turn-order"], 18, 39, room=88)]
    for space in range(TRACK_SPACES):
        x = 110 + 52.0 * space
        parts.append(well(x, 10, 47, 46, PAPER_LOW))
        standing = [seat for seat in picture.order if picture.track[seat] == space]
        if not standing:
            parts.append(numeral(space, x + 23.5, 40, 19, INK_FAINT))
        crowd = len(standing) - 1
        for depth, seat in enumerate(reversed(standing)):
            across = x + 23.5 + (depth - crowd / 2) * (9 if crowd < 2 else 6.5)
            down = 33 + (crowd / 2 - depth) * 5
            parts.append(use(f"shield-{seat}", across, down, 1 if crowd < 2 else 0.8))
    parts.append(path("M481 25l8 8l-8 8", stroke=INK_FAINT, stroke_width=2.4, stroke_linecap="round"))
    return "".join(parts)


def _bonus_tiles(picture: TablePicture) -> str:
    parts = [caption(picture.words["bonus-tiles"], 18, 45, room=82)]
    for colour in range(6):
        x = 124 + 64.0 * colour
        for size, across in ((LARGE, x), (SMALL, x + 30)):
            holder = picture.bonus[colour * 2 + size]
            if holder < 0:
                parts.append(use(banner_name(colour, size), across, 38))
            else:
                parts.append(gap(holder, size, across, 38))
    return "".join(parts)
