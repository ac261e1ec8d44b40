"""The end of the game: final points, ranking and tie-breaks (BUR 13, 14)."""

from __future__ import annotations

from castellany.core.result import Placing, Result
from castellany.games.burgundy.editions.edition import AHEAD, FEWEST_EMPTY
from castellany.games.burgundy.gains import gain_points
from castellany.games.burgundy.kinds import BUILDING_TYPES, FIRST_ANIMAL, SHIP_TILE, WAREHOUSE, species_of
from castellany.games.burgundy.points import RulePoints, Scoring
from castellany.games.burgundy.scoring import MONASTERY_15, SILVER, UNSOLD, WORKERS
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.tables import GOODS, Tables


def final_points(s: BurgundyState, p: RulePoints, seat: int) -> None:
    """For what lies in an estate; the points are the seat's."""
    estate = s.estate_of[seat]
    gain_points(s, seat, UNSOLD, sum(s.goods[estate * GOODS : (estate + 1) * GOODS]))
    gain_points(s, seat, SILVER, s.silver[estate])
    gain_points(s, seat, WORKERS, s.workers[estate] // 2)
    for monastery, each in p.scoring.items():
        if s.holds(estate, monastery):
            gain_points(s, seat, each.source, each.points(s, estate))


class ColoursSold(Scoring):
    """Two points for each colour among the sold goods."""

    def points(self, s: BurgundyState, estate: int) -> int:
        return 2 * (GOODS - s.sold[estate * GOODS : (estate + 1) * GOODS].count(0))


class TilesOf(Scoring):
    """Four points for each tile of a kind in the duchy."""

    def __init__(self, source: int, kind: int) -> None:
        super().__init__(source)
        self.kind = kind

    def points(self, s: BurgundyState, estate: int) -> int:
        return 4 * s.placed(estate, self.kind)


class SpeciesKept(Scoring):
    """Four points for each animal species in the duchy."""

    def points(self, s: BurgundyState, estate: int) -> int:
        tiles = s.tiles[estate * s.spaces : (estate + 1) * s.spaces]
        return 4 * len({species_of(kind) for kind in tiles if FIRST_ANIMAL <= kind < SHIP_TILE})


class GoodsSold(Scoring):
    def points(self, s: BurgundyState, estate: int) -> int:
        return sum(s.sold[estate * GOODS : (estate + 1) * GOODS])


class BonusTiles(Scoring):
    """Three points for each bonus tile."""

    def points(self, s: BurgundyState, estate: int) -> int:
        return 3 * s.bonus.count(estate)


def base_scoring() -> dict[int, Scoring]:
    """The monasteries 15 to 26 (BUR 14)."""
    found: dict[int, Scoring] = {15: ColoursSold(MONASTERY_15)}
    for kind in range(WAREHOUSE, WAREHOUSE + BUILDING_TYPES):
        found[15 + kind] = TilesOf(MONASTERY_15 + kind, kind)
    found[24] = SpeciesKept(MONASTERY_15 + 9)
    found[25] = GoodsSold(MONASTERY_15 + 10)
    found[26] = BonusTiles(MONASTERY_15 + 11)
    return found


def empty_spaces(s: BurgundyState, t: Tables, estate: int) -> int:
    return t.boards[s.board[estate]].spaces - s.filled[estate].bit_count()


def tie_key(s: BurgundyState, t: Tables, seat: int) -> tuple[int, int, int]:
    """Larger is better: points, empty spaces as the edition reads them, place on the turn-order track."""
    empty = empty_spaces(s, t, s.estate_of[seat])
    ahead = s.players - s.order.index(seat)
    return (
        s.points[seat],
        -empty if t.edition.first_tie == FEWEST_EMPTY else empty,
        ahead if t.edition.second_tie == AHEAD else -ahead,
    )


def ranking(s: BurgundyState, t: Tables) -> Result:
    """Best first; markers are never level, so no two seats share a place."""
    decided_by = (
        "points",
        "fewest-empty" if t.edition.first_tie == FEWEST_EMPTY else "most-empty",
        "track-ahead" if t.edition.second_tie == AHEAD else "track-behind",
    )
    keys = [tie_key(s, t, seat) for seat in range(s.players)]
    seats = sorted(range(s.players), key=lambda seat: keys[seat], reverse=True)
    placings = [Placing(seats[0], 1, s.points[seats[0]], "")]
    for i in range(1, s.players):
        above, here = keys[seats[i - 1]], keys[seats[i]]
        level = 0
        while above[level] == here[level]:
            level += 1
        placings.append(Placing(seats[i], i + 1, s.points[seats[i]], decided_by[level]))
    return Result(placings)
