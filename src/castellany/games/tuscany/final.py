"""The end of the game: final points, ranking and tie-breaks (TUS 10)."""

from __future__ import annotations

from castellany.core.result import Placing, Result
from castellany.games.tuscany.editions.edition import MORE_GREEN
from castellany.games.tuscany.gains import gain_red
from castellany.games.tuscany.kinds import HEXAGON, NOTHING
from castellany.games.tuscany.scoring import CARDS_LEFT, HEXAGONS_LEFT, MARBLE_LEFT, TILES_LEFT, WORKERS_LEFT
from castellany.games.tuscany.state import STORAGE, TuscanyState
from castellany.games.tuscany.tables import Tables
from castellany.games.tuscany.words import SPACES


def final_points(s: TuscanyState, t: Tables, seat: int) -> None:
    stored = s.storage[seat * STORAGE : (seat + 1) * STORAGE]
    hexagons = stored.count(HEXAGON)
    gain_red(s, seat, CARDS_LEFT, s.hand_size[seat] // t.edition.cards_per_point)
    gain_red(s, seat, TILES_LEFT, STORAGE - stored.count(NOTHING) - hexagons)
    gain_red(s, seat, HEXAGONS_LEFT, hexagons)
    gain_red(s, seat, MARBLE_LEFT, s.marble[seat])
    gain_red(s, seat, WORKERS_LEFT, s.workers[seat])


def empty_spaces(s: TuscanyState, seat: int) -> int:
    return SPACES - s.filled[seat].bit_count()


def tie_key(s: TuscanyState, t: Tables, seat: int) -> tuple[int, int, int, int]:
    """Larger is better: points, empty spaces, green points as the edition reads them, then perhaps fewer cards."""
    if t.edition.second_tie == MORE_GREEN:
        return (s.red[seat], empty_spaces(s, seat), s.green[seat], 0)
    return (s.red[seat], empty_spaces(s, seat), -s.green[seat], -s.hand_size[seat])


def ranking(s: TuscanyState, t: Tables) -> Result:
    """Best first; seats that are level in everything share a place."""
    more_green = t.edition.second_tie == MORE_GREEN
    decided_by = ("points", "most-empty", "most-green" if more_green else "fewest-green", "fewest-cards")
    keys = [tie_key(s, t, seat) for seat in range(s.players)]
    seats = sorted(range(s.players), key=lambda seat: keys[seat], reverse=True)
    placings = [Placing(seats[0], 1, s.red[seats[0]], "")]
    for i in range(1, s.players):
        above, here = keys[seats[i - 1]], keys[seats[i]]
        level = 0
        while level < len(decided_by) and above[level] == here[level]:
            level += 1
        if level == len(decided_by):
            placings.append(Placing(seats[i], placings[-1].place, s.red[seats[i]], placings[-1].decided_by))
        else:
            placings.append(Placing(seats[i], i + 1, s.red[seats[i]], decided_by[level]))
    return Result(placings)
