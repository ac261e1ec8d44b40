"""Valuing: who holds an area, and how many points it is worth (CAS 7)."""

from __future__ import annotations

from castellany.games.castle.attributes import FIGURES_OF, STOCKS, TERRAIN, TILES
from castellany.games.castle.kinds import HOUSE, PIGSTY, ROAD
from castellany.games.castle.points import RulePoints
from castellany.games.castle.state import NOBODY, CastleState


def holder(s: CastleState, area: int) -> int:
    """The seat with more figures in an area; NOBODY where there are equally many, or none."""
    row = s.areas.values[area]
    first, second = row[FIGURES_OF], row[FIGURES_OF + 1]
    if first == second:
        return NOBODY
    return 0 if first > second else 1


def worth(s: CastleState, p: RulePoints, area: int) -> int:
    """The points of an area that is completed, or scored as if it were, without any doubling."""
    row = s.areas.values[area]
    terrain, tiles = row[TERRAIN], row[TILES].bit_count()
    points = 0
    if terrain == ROAD:
        points = 2 * tiles if row[STOCKS] else tiles
    elif terrain == HOUSE:
        points = tiles
    elif terrain == PIGSTY:
        points = 2 * tiles
    return p.worth.of(s, NOBODY, points, area)


def doubler(s: CastleState, p: RulePoints, seat: int, area: int) -> int:
    """The kind of a figure of a seat that doubles an area which is completed, or a meadow; 0 if none does."""
    row = s.areas.values[area]
    for kind in range(1, len(p.powers)):
        if row[p.presence[kind]] >> seat & 1 and p.powers[kind].doubles(s, area):
            return kind
    return 0


def doubler_unfinished(s: CastleState, p: RulePoints, seat: int, area: int) -> int:
    """The same of an area that a token scores."""
    row = s.areas.values[area]
    for kind in range(1, len(p.powers)):
        if row[p.presence[kind]] >> seat & 1 and p.powers[kind].doubles_unfinished(s, area):
            return kind
    return 0


def multiplied(s: CastleState, p: RulePoints, seat: int, area: int) -> int:
    """How many times the points of an area its figures get for a seat; no area is doubled twice."""
    return 2 if doubler(s, p, seat, area) else 1


def due(s: CastleState, p: RulePoints, seat: int) -> list[int]:
    """The points of each area that is completed and about to score for a seat, unless a token doubles it."""
    found: list[int] = []
    for cell in s.completed:
        area = s.areas.area[cell]
        if holder(s, area) == seat:
            found.append(worth(s, p, area) * multiplied(s, p, seat, area))
    return found
