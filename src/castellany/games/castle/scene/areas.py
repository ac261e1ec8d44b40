"""The live areas of a position, so that a page can say of each what it is worth and to whom."""

from __future__ import annotations

from castellany.games.castle.area_worth import holder, multiplied, worth
from castellany.games.castle.attributes import FIGURES_OF, OPEN, SHRINES, TERRAIN, TILES
from castellany.games.castle.final import SHRINE_POINTS
from castellany.games.castle.kinds import MEADOW, NO_TERRAIN, TERRAIN_NAMES
from castellany.games.castle.points import RulePoints
from castellany.games.castle.scene.shapes import Area
from castellany.games.castle.state import NOBODY, CastleState


def areas(p: RulePoints, s: CastleState) -> dict[str, Area]:
    """By number; one that is no more has no terrain."""
    rows = s.areas.values
    return {str(i): area(p, s, i) for i in range(len(rows)) if rows[i][TERRAIN] != NO_TERRAIN}


def area(p: RulePoints, s: CastleState, number: int) -> Area:
    values = s.areas.values[number]
    return {
        "terrain": TERRAIN_NAMES[values[TERRAIN]],
        "tiles": values[TILES].bit_count(),
        "open": values[OPEN],
        "points": points(p, s, number),
        "shrines": values[SHRINES],
        "figures": values[FIGURES_OF : FIGURES_OF + s.players],
        "leads": holder(s, number),
    }


def points(p: RulePoints, s: CastleState, number: int) -> int:
    """What it would bring as it is: a meadow at the end of the game, anything else if it were complete."""
    row = s.areas.values[number]
    once = SHRINE_POINTS * row[SHRINES] if row[TERRAIN] == MEADOW else worth(s, p, number)
    seat = holder(s, number)
    return once if seat == NOBODY else once * multiplied(s, p, seat, number)
