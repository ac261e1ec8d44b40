"""The whole table: the shared board and every estate, laid out for two, three or four players."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from castellany.games.burgundy.picture import estate, shared
from castellany.games.burgundy.picture.model import TablePicture
from castellany.games.burgundy.picture.palette import INK, INK_FAINT, ON_WINE, PAGE, WINE, WINE_DEEP
from castellany.games.burgundy.picture.svg import STYLE, WORDS, at, element, number, path, rect
from castellany.games.burgundy.picture.symbols import definitions, library

_GAP: Final = 16.0
_HEADING: Final = 66.0
_GROWN: Final = 1.36
_TOWER: Final = "M-8 8V-7h4v4h2v-4h4v4h2v-4h4V8H3V4a3 3 0 0 0-6 0V8Z"
_OUTLINE: Final = "M-13-15H13V0C13 8 7 13 0 17C-7 13-13 8-13 0Z"


def draw(picture: TablePicture) -> str:
    """The SVG text of a table, the same for the same picture byte for byte."""
    panels, width, height = _LAYOUTS[len(picture.estates)](picture)
    body = rect(0, 0, width, height, PAGE, rx=16) + _heading(picture) + panels
    names = library(picture.green_castles, picture.bonus_points)
    return (
        element(
            "svg",
            element("title", escape(picture.title), id="title"),
            element("desc", escape(picture.words["description"]), id="desc"),
            element("style", STYLE),
            definitions(body, names),
            body,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {number(width)} {number(height)}",
            width=width,
            height=height,
            role="img",
            aria_labelledby="title desc",
            font_family=WORDS,
        )
        + "\n"
    )


def _heading(picture: TablePicture) -> str:
    crest = at(36, 34, path(_OUTLINE, WINE, stroke=WINE_DEEP, stroke_width=1.6), path(_TOWER, ON_WINE), scale=1.15)
    subtitle = element("tspan", escape(picture.subtitle), dx=20, font_size=19, font_weight="400", fill=INK_FAINT)
    title = element("text", escape(picture.title), subtitle, x=62, y=43, font_size=27, font_weight="800", fill=INK)
    return crest + title


def _two(picture: TablePicture) -> tuple[str, float, float]:
    """The shared board between the two estates."""
    height = max(estate.HEIGHT, shared.shared_height(2))
    middle = _GAP * 2 + estate.WIDTH
    right = middle + shared.WIDTH + _GAP
    panels = (
        at(_GAP, _HEADING, estate.draw_estate(picture, 0, height)),
        at(middle, _HEADING, shared.draw_shared(picture, height)),
        at(right, _HEADING, estate.draw_estate(picture, 1, height)),
    )
    return "".join(panels), right + estate.WIDTH + _GAP, _HEADING + height + _GAP


def _three(picture: TablePicture) -> tuple[str, float, float]:
    """Two by two, the shared board first; the estates grow to its width."""
    width, height = shared.WIDTH, shared.shared_height(3)
    grown = width / estate.WIDTH
    right, lower = _GAP * 2 + width, _HEADING + height + _GAP * 1.5
    places = ((right, _HEADING), (_GAP, lower), (right, lower))
    panels = [at(_GAP, _HEADING, shared.draw_shared(picture, height))]
    for seat, (x, y) in enumerate(places):
        panels.append(at(x, y, estate.draw_estate(picture, seat, height / grown), scale=grown))
    return "".join(panels), right + width + _GAP, lower + height + _GAP


def _four(picture: TablePicture) -> tuple[str, float, float]:
    """A large shared board in the middle, an estate in every corner."""
    height = estate.HEIGHT * 2 + _GAP * 1.5
    middle = _GAP * 2 + estate.WIDTH
    right = middle + shared.WIDTH * _GROWN + _GAP
    lower = _HEADING + estate.HEIGHT + _GAP * 1.5
    corners = ((_GAP, _HEADING), (right, _HEADING), (_GAP, lower), (right, lower))
    panels = [at(x, y, estate.draw_estate(picture, seat)) for seat, (x, y) in enumerate(corners)]
    panels.append(at(middle, _HEADING, shared.draw_shared(picture, height / _GROWN), scale=_GROWN))
    return "".join(panels), right + estate.WIDTH + _GAP, lower + estate.HEIGHT + _GAP


_LAYOUTS: Final = {2: _two, 3: _three, 4: _four}
