"""The whole table: the shared board and every estate, laid out for two, three or four players."""

from __future__ import annotations

from typing import Final

from castellany.core.drawing.sheet import GAP, HEADING, sheet
from castellany.core.drawing.svg import at
from castellany.games.burgundy.picture import estate, shared
from castellany.games.burgundy.picture.model import TablePicture
from castellany.games.burgundy.picture.symbols import library

_GROWN: Final = 1.36


def draw(picture: TablePicture) -> str:
    """The SVG text of a table, the same for the same picture byte for byte."""
    panels, width, height = _LAYOUTS[len(picture.estates)](picture)
    names = library(picture.green_castles, picture.bonus_points, picture.added)
    return sheet(picture.title, picture.subtitle, picture.words["description"], (width, height), panels, names)


def _two(picture: TablePicture) -> tuple[str, float, float]:
    """The shared board between the two estates."""
    height = max(estate.HEIGHT, shared.shared_height(2))
    middle = GAP * 2 + estate.WIDTH
    right = middle + shared.WIDTH + GAP
    panels = (
        at(GAP, HEADING, estate.draw_estate(picture, 0, height)),
        at(middle, HEADING, shared.draw_shared(picture, height)),
        at(right, HEADING, estate.draw_estate(picture, 1, height)),
    )
    return "".join(panels), right + estate.WIDTH + GAP, HEADING + height + GAP


def _three(picture: TablePicture) -> tuple[str, float, float]:
    """Two by two, the shared board first; the estates grow to its width."""
    width, height = shared.WIDTH, shared.shared_height(3)
    grown = width / estate.WIDTH
    right, lower = GAP * 2 + width, HEADING + height + GAP * 1.5
    places = ((right, HEADING), (GAP, lower), (right, lower))
    panels = [at(GAP, HEADING, shared.draw_shared(picture, height))]
    for seat, (x, y) in enumerate(places):
        panels.append(at(x, y, estate.draw_estate(picture, seat, height / grown), scale=grown))
    return "".join(panels), right + width + GAP, lower + height + GAP


def _four(picture: TablePicture) -> tuple[str, float, float]:
    """A large shared board in the middle, an estate in every corner."""
    height = estate.HEIGHT * 2 + GAP * 1.5
    middle = GAP * 2 + estate.WIDTH
    right = middle + shared.WIDTH * _GROWN + GAP
    lower = HEADING + estate.HEIGHT + GAP * 1.5
    corners = ((GAP, HEADING), (right, HEADING), (GAP, lower), (right, lower))
    panels = [at(x, y, estate.draw_estate(picture, seat)) for seat, (x, y) in enumerate(corners)]
    panels.append(at(middle, HEADING, shared.draw_shared(picture, height / _GROWN), scale=_GROWN))
    return "".join(panels), right + estate.WIDTH + GAP, lower + estate.HEIGHT + GAP


_LAYOUTS: Final = {2: _two, 3: _three, 4: _four}
