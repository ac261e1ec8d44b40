"""Paint: characters and colours of terrains, marks and figures in a terminal; every colour goes with a character."""

from __future__ import annotations

from typing import Final

from rich.style import Style

from castellany.core.drawing.palette import CREAM, EDGE, INK_FAINT, LIVERIES, PAPER_LOW, TILE_INK
from castellany.games.castle.kinds import HOUSE, MEADOW, NO_TERRAIN, PIGSTY, ROAD
from castellany.games.castle.show.half import shows

FILL: Final = {NO_TERRAIN: " ", HOUSE: "^", PIGSTY: "=", MEADOW: "."}
"""By terrain, those of modules added; a road is drawn as lines."""
ROAD_LINES: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""By the bit mask of the sides that it leads to."""
SQUARE: Final = "#"
STOCKS: Final = "%"
SHRINE: Final = "+"
MARKS: Final[dict[str, str]] = {}
"""Those of modules, by their words."""
WALL: Final = "▒"

GROUND: Final = {
    NO_TERRAIN: Style(bgcolor=PAPER_LOW),
    ROAD: Style(color=TILE_INK, bgcolor="#efe2b8", bold=True),
    HOUSE: Style(color=CREAM, bgcolor="#a8452f"),
    PIGSTY: Style(color=TILE_INK, bgcolor="#b9bec4"),
    MEADOW: Style(color="#3f5f2a", bgcolor="#b9cf93"),
}
BOLD: Final = Style(bold=True)
EMPTY: Final = Style(color=INK_FAINT, bgcolor=PAPER_LOW)
TARGET: Final = Style(color=TILE_INK, bgcolor=PAPER_LOW, bold=True, underline=True)
STONE: Final = Style(color=EDGE)


for _show in shows():
    for _terrain, (_sign, _ink, _ground) in _show.fills.items():
        FILL[_terrain] = _sign
        GROUND[_terrain] = Style(color=_ink, bgcolor=_ground)
    MARKS.update(_show.signs)


def figure(seat: int) -> Style:
    return Style(color="#ffffff", bgcolor=LIVERIES[seat].field, bold=True)
