"""Evaluation: by how many points a seat may expect to lead at the end, in hundredths, by rules of thumb.

What has been scored, what open areas and meadows promise, figures in supply, tokens, and the races for the larger seat
and those of modules. Two seats take everything from each other, so what is good for the other counts against a seat.
"""

from __future__ import annotations

from castellany.games.castle.area_worth import worth
from castellany.games.castle.attributes import FIGURES_OF, OPEN
from castellany.games.castle.emptiness import largest_empty
from castellany.games.castle.entering import entries
from castellany.games.castle.evaluation import weights as w
from castellany.games.castle.evaluation.areas import AreaValues
from castellany.games.castle.evaluation.bag import Bag, Left, filling
from castellany.games.castle.evaluation.expected import Expected
from castellany.games.castle.final import UNFINISHED_TOKENS
from castellany.games.castle.kinds import BONUS_POINTS, LARGER_SEAT, PLAYERS, SEGMENTS, TERRAIN_NAMES, TOKENS
from castellany.games.castle.ordering import on_token, partial_sums
from castellany.games.castle.points import RulePoints
from castellany.games.castle.program import DRAWING, ENTERING, REVEALING
from castellany.games.castle.state import CastleState
from castellany.games.castle.tables import Tables


class Evaluation:
    """Of positions of one game."""

    def __init__(self, t: Tables, p: RulePoints) -> None:
        self.t = t
        self.p = p
        self.bag = Bag(t)
        self.filling = [filling(percent) for percent in p.filled]
        """By terrain of the area that faces a square."""

    def evaluate(self, s: CastleState, seat: int) -> int:
        lead = self.lead_of_first(s) if s.stack else 100 * (s.score[0] - s.score[1])
        return lead if seat == 0 else -lead

    def lead_of_first(self, s: CastleState) -> int:
        """How far the first seat leads, once what is asked now has been answered as well as this can tell."""
        left = self.bag.left(s)
        a = AreaValues(self.t, self.p, self.filling, s, left)
        st = a.expected()
        empty = expected_empty(s, self.t, left)
        lead = self.lead(a, st, empty)
        f = s.stack[-1]
        if f.step == ENTERING:
            moves: list[int] = []
            entries(s, self.t, self.p, f.seat, moves)
            for m in moves:
                after = st.copy()
                a.enter(after, f.seat, m >> 16 & 255, s.areas.area[s.square * SEGMENTS + (m >> 8 & 255)])
                entered = self.lead(a, after, empty)
                lead = max(lead, entered) if f.seat == 0 else min(lead, entered)
        return lead + (self.next_turn(a) if drawing_next(s) == 0 else -self.next_turn(a))

    def lead(self, a: AreaValues, st: Expected, empty: int) -> int:
        """Of the first seat, if nobody enters anything now."""
        larger = self.size(a.s, st, 0) - self.size(a.s, st, 1)
        lead = self.belongings(a, st, 0) - self.belongings(a, st, 1)
        lead += empty * race(larger, a.left, w.SPREAD, w.SPREAD_TILE)
        for i in range(len(self.p.races)):
            one = self.p.races[i]
            ahead = st.races[PLAYERS * i] - st.races[PLAYERS * i + 1]
            lead += empty * race(ahead, a.left, one.spread, one.spread_tile)
        return lead

    def belongings(self, a: AreaValues, st: Expected, seat: int) -> int:
        s = a.s
        k, part = st.figures[seat] // 100, st.figures[seat] % 100
        figures = w.FIGURES[k] + (w.FIGURES[k + 1] - w.FIGURES[k]) * part // 100
        worth = 100 * s.score[seat] + st.points[seat] + figures * a.soon(w.FIGURES_TILES) // 100
        if st.paid[seat]:
            worth += self.payment(s, seat, st.paid[seat])
        for token in range(TOKENS):
            if s.tokens[seat * TOKENS + token] or s.fresh[seat * TOKENS + token]:
                worth += self.tokens(a, st, seat, token)
        f = s.stack[-1]
        return worth + w.TOKEN if f.step == REVEALING and f.arg == seat else worth

    def payment(self, s: CastleState, seat: int, paid: list[int]) -> int:
        """Completed areas about to score, as far as nothing stops the marker, and the tokens that it may land on."""
        points = self.p.movement.reach(s, seat, sum(paid))
        gained = 100 * points
        if on_token(s, self.t, s.score[seat] + points):
            gained += w.TOKEN
        if len(paid) > 1 and any(on_token(s, self.t, s.score[seat] + part) for part in partial_sums(paid, paid)):
            gained += w.TOKEN
        return gained

    def tokens(self, a: AreaValues, st: Expected, seat: int, token: int) -> int:
        """What a seat has of one kind."""
        count = a.s.tokens[seat * TOKENS + token] + a.s.fresh[seat * TOKENS + token]
        if token == BONUS_POINTS:
            return 100 * count * self.t.numbers.points_token
        value = w.TOKENS[token] * a.soon(w.TOKENS_TILES) // 100
        for kind, terrain in UNFINISHED_TOKENS:
            if kind == token:
                value = max(value, st.unfinished[seat * len(TERRAIN_NAMES) + terrain])
        return count * value

    def size(self, s: CastleState, st: Expected, seat: int) -> int:
        """Of the house below a castle seat, with tokens, in hundredths."""
        i = seat * TOKENS + LARGER_SEAT
        more = 100 * (s.tokens[i] + s.fresh[i]) * self.t.numbers.seat_token
        return st.sizes[seat] + more if st.sizes[seat] else 0

    def next_turn(self, a: AreaValues) -> int:
        """To draw next, and to have what lies about to be completed by anybody."""
        if not a.left.tiles:
            return 0
        s, values, found = a.s, a.s.areas.values, 0
        for area in range(len(a.chance)):
            row = values[area]
            if row[OPEN] == 1 and not row[FIGURES_OF] and not row[FIGURES_OF + 1]:
                found += worth(s, self.p, area) * a.left.fitting[s.needs[a.seen[area]]]
        return w.TURN + found * w.GIFT // a.left.tiles


def drawing_next(s: CastleState) -> int:
    """The seat that draws the next tile, unless a token is used."""
    f = s.stack[-1]
    return f.arg if f.step == DRAWING else 1 - s.active


def race(ahead: int, left: Left, spread: int, spread_tile: int) -> int:
    """How sure the first seat is to have more at the end, from -100 to 100."""
    return max(-100, min(100, 100 * ahead // (spread + spread_tile * left.tiles)))


def expected_empty(s: CastleState, t: Tables, left: Left) -> int:
    """Squares of the largest empty area at the end."""
    empty = s.board.count(0)
    if not empty:
        return 0
    largest = len(largest_empty(s, t)) if left.tiles <= w.BROKEN_TILES else empty
    share = 100 - w.BROKEN * min(left.tiles, w.BROKEN_TILES)
    return largest * max(0, empty - left.tiles) * share // (100 * empty)
