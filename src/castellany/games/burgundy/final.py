"""The end of the game: final points, ranking and tie-breaks (BUR 13, 14)."""

from __future__ import annotations

from castellany.core.result import Placing, Result
from castellany.games.burgundy.boards import SPACES
from castellany.games.burgundy.editions.edition import AHEAD, FEWEST_EMPTY
from castellany.games.burgundy.gains import gain_points
from castellany.games.burgundy.kinds import ANIMAL, BUILDING_TYPES, COLOUR, species_of
from castellany.games.burgundy.scoring import MONASTERY_15, SILVER, UNSOLD, WORKERS
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.tables import GOODS, Tables


def final_points(s: BurgundyState, seat: int) -> None:
    gain_points(s, seat, UNSOLD, sum(s.goods[seat * GOODS : (seat + 1) * GOODS]))
    gain_points(s, seat, SILVER, s.silver[seat])
    gain_points(s, seat, WORKERS, s.workers[seat] // 2)
    for n in range(15, 27):
        if s.holds(seat, n):
            gain_points(s, seat, MONASTERY_15 + n - 15, monastery_points(s, seat, n))


def monastery_points(s: BurgundyState, seat: int, n: int) -> int:
    """What a scoring monastery would give now."""
    sold = s.sold[seat * GOODS : (seat + 1) * GOODS]
    tiles = s.tiles[seat * SPACES : (seat + 1) * SPACES]
    if n == 15:
        return 2 * (GOODS - sold.count(0))
    if n < 16 + BUILDING_TYPES:
        return 4 * tiles.count(n - 15)
    if n == 24:
        return 4 * len({species_of(tiles[i]) for i in range(SPACES) if COLOUR[tiles[i]] == ANIMAL})
    if n == 25:
        return sum(sold)
    return 3 * s.bonus.count(seat)


def empty_spaces(s: BurgundyState, seat: int) -> int:
    return SPACES - s.filled[seat].bit_count()


def tie_key(s: BurgundyState, t: Tables, seat: int) -> tuple[int, int, int]:
    """Larger is better: points, empty spaces as the edition reads them, place on the turn-order track."""
    empty = empty_spaces(s, seat)
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
