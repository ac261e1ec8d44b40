"""The end of the game: final scoring and ranking (CAS 10)."""

from __future__ import annotations

from typing import Final

from castellany.core.frames import Frame
from castellany.core.program import Effect
from castellany.core.result import Placing, Result
from castellany.core.state import CHANCE
from castellany.games.castle.area_worth import doubler, doubler_unfinished, holder, worth
from castellany.games.castle.attributes import SHRINES, TERRAIN, TILES
from castellany.games.castle.box import REDUCED
from castellany.games.castle.emptiness import largest_empty
from castellany.games.castle.events import GAME_ENDED, LARGEST_EMPTY, TOKEN_USED, told_of
from castellany.games.castle.gains import standing
from castellany.games.castle.kinds import (
    BONUS_POINTS,
    HOUSE,
    LARGER_SEAT,
    MEADOW,
    PIGSTY,
    ROAD,
    SHRINE,
    UNFINISHED_HOUSE,
    UNFINISHED_PIGSTY,
    UNFINISHED_ROAD,
)
from castellany.games.castle.points import RulePoints
from castellany.games.castle.scoring import LARGEST_SEAT, MEADOWS, TOKEN_POINTS, UNFINISHED
from castellany.games.castle.state import NOBODY, CastleState
from castellany.games.castle.tables import Tables
from castellany.games.castle.tokens import freshen, usable, use

SHRINE_POINTS: Final = 3
UNFINISHED_TOKENS: Final = ((UNFINISHED_ROAD, ROAD), (UNFINISHED_HOUSE, HOUSE), (UNFINISHED_PIGSTY, PIGSTY))


class FinalEffect(Effect[CastleState]):
    def __init__(self, name: str, t: Tables, p: RulePoints) -> None:
        super().__init__(name)
        self.t = t
        self.p = p

    def start(self, s: CastleState, f: Frame) -> None:
        empty = len(largest_empty(s, self.t))
        s.tell(LARGEST_EMPTY, CHANCE, empty)
        for seat in range(s.players):
            freshen(s, seat)
        score_seats(s, self.t, self.p, empty)
        held = held_areas(s)
        for seat in range(s.players):
            score_meadows(s, self.p, seat, held)
        for seat in range(s.players):
            score_unfinished(s, self.t, self.p, seat, held)
            while spend(s, seat, BONUS_POINTS):
                self.p.movement.finish(s, seat, TOKEN_POINTS, self.t.numbers.points_token)
        for part in self.p.at_end:
            part.score(s, empty)
        s.tell(GAME_ENDED, CHANCE)
        s.end()


def spend(s: CastleState, seat: int, token: int) -> bool:
    """Use a token of a kind, if the seat has one; what it brings is told before the next is used."""
    if not usable(s, seat, token):
        return False
    use(s, seat, token)
    s.tell(TOKEN_USED, seat, token)
    return True


def score_seats(s: CastleState, t: Tables, p: RulePoints, empty: int) -> None:
    """A token makes a seat larger that stands; equal seats score for nobody (CAS-R 1)."""
    sizes: list[int] = []
    for seat in range(s.players):
        size = s.seat_size[seat]
        while s.seat_size[seat] and spend(s, seat, LARGER_SEAT):
            size += t.numbers.seat_token
        sizes.append(size)
    if sizes[0] != sizes[1]:
        p.movement.finish(s, sizes.index(max(sizes)), LARGEST_SEAT, empty)


def held_areas(s: CastleState) -> list[int]:
    """The areas in which a seat has more figures; those that are no more have none."""
    found: list[int] = []
    for area in range(len(s.areas.values)):
        if holder(s, area) != NOBODY:
            found.append(area)
    return found


def areas_of(s: CastleState, held: list[int], seat: int, terrain: int) -> list[int]:
    """Those of the held areas that are of a terrain and a seat's."""
    values = s.areas.values
    return [area for area in held if values[area][TERRAIN] == terrain and holder(s, area) == seat]


def score_meadows(s: CastleState, p: RulePoints, seat: int, held: list[int]) -> None:
    """Tokens go where they bring most, each to another meadow (CAS-R 33, 34)."""
    meadows: list[tuple[int, int, int]] = []
    for area in areas_of(s, held, seat, MEADOW):
        kind = doubler(s, p, seat, area)
        shrines = s.areas.values[area][SHRINES] * (2 if kind else 1)
        if shrines:
            meadows.append((shrines, area, kind))
    meadows.sort(reverse=True)
    for shrines, area, kind in meadows:
        each = SHRINE_POINTS + 1 if spend(s, seat, SHRINE) else SHRINE_POINTS
        score_at_end(s, p, seat, MEADOWS, shrines * each, area, kind, each)


def score_unfinished(s: CastleState, t: Tables, p: RulePoints, seat: int, held: list[int]) -> None:
    """Each token scores the area that is worth most, then the next (CAS-R 5, 33, 34)."""
    for token, terrain in UNFINISHED_TOKENS:
        found: list[tuple[int, int, int, int]] = []
        for area in areas_of(s, held, seat, terrain):
            kind, brings = doubler_unfinished(s, p, seat, area), 0
            for scored in p.scored:
                brings += scored.brings_at_end(s, seat, area)
            found.append((unfinished_worth(s, t, p, area) * (2 if kind else 1), brings, area, kind))
        found.sort(reverse=True)
        for points, _, area, kind in found:
            if spend(s, seat, token):
                each = unfinished_worth(s, t, p, area) // s.areas.values[area][TILES].bit_count()
                score_at_end(s, p, seat, UNFINISHED, points, area, kind, each)


def unfinished_worth(s: CastleState, t: Tables, p: RulePoints, area: int) -> int:
    """At the rate of the table, without any doubling."""
    if t.unfinished_rate == REDUCED:
        return s.areas.values[area][TILES].bit_count()
    return worth(s, p, area)


def score_at_end(
    s: CastleState, p: RulePoints, seat: int, source: int, points: int, area: int, kind: int, each: int
) -> None:
    """An area brings points that a figure of this kind has doubled, or none has, and what follows them."""
    p.movement.finish(s, seat, source, points, told_of(standing(s, seat, area), kind, each))
    for scored in p.scored:
        scored.follow_at_end(s, seat, area)


def ranking(s: CastleState) -> Result:
    """Best first; with equal points both win (CAS-R 2)."""
    seats = sorted(range(s.players), key=lambda seat: s.score[seat], reverse=True)
    first, second = s.score[seats[0]], s.score[seats[1]]
    if first == second:
        return Result([Placing(seats[0], 1, first, ""), Placing(seats[1], 1, second, "")])
    return Result([Placing(seats[0], 1, first, ""), Placing(seats[1], 2, second, "points")])
