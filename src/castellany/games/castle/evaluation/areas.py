"""AreaValues: what the areas of a position promise to both seats."""

from __future__ import annotations

from castellany.core.areas import NO_AREA
from castellany.games.castle.area_worth import holder, multiplied, worth
from castellany.games.castle.attributes import (
    FALCONERS,
    FIGURES_OF,
    NESTS,
    OPEN,
    PRINCES,
    SHRINES,
    TERRAIN,
    TILES,
)
from castellany.games.castle.connecting import OPPOSITE
from castellany.games.castle.entering import only_place
from castellany.games.castle.evaluation import weights as w
from castellany.games.castle.evaluation.bag import FILLING, SURE, Left
from castellany.games.castle.evaluation.expected import Expected, nothing_expected
from castellany.games.castle.final import SHRINE_POINTS
from castellany.games.castle.kinds import (
    FALCONER,
    FIGURES,
    FOLLOWER,
    HOUSE,
    MEADOW,
    PRINCE,
    SEGMENTS,
    SIDES,
    TERRAINS,
)
from castellany.games.castle.points import RulePoints
from castellany.games.castle.state import IN_SUPPLY, NOBODY, CastleState
from castellany.games.castle.tables import Tables
from castellany.games.castle.tokens import can_double, doubling_token


class AreaValues:
    def __init__(self, t: Tables, p: RulePoints, s: CastleState, left: Left) -> None:
        self.t = t
        self.p = p
        self.s = s
        self.left = left
        areas = len(s.areas.values)
        self.chance = [SURE] * areas
        """That each area is completed; nothing of meadows."""
        self.room = [0] * areas
        """Squares that a meadow may grow to, in thousandths."""
        self.seen = [NOBODY] * areas
        """The square beside each area that was looked at last, so that none counts twice."""
        self.look_around()

    def look_around(self) -> None:
        """What faces each square that a tile could be laid on."""
        s, t = self.s, self.t
        neighbour, start_at, area = t.wall.neighbour, t.wall.start_at, s.areas.area
        for square in s.frontier:
            fitting = self.left.fitting[s.needs[square]]
            for side in range(SIDES):
                other = neighbour[square * SIDES + side]
                if other >= 0:
                    if s.board[other]:
                        face = t.faces[s.board[other] - 1]
                        middle, left, right = face.edges[s.tops[other] * SIDES + OPPOSITE[side]]
                        other *= SEGMENTS
                        if middle >= 0:
                            self.face(area[other + middle], square, fitting)
                        if left >= 0:
                            self.face(area[other + left], square, fitting)
                        if right >= 0 and right != left:
                            self.face(area[other + right], square, fitting)
                elif start_at[square * SIDES + side] >= 0:
                    self.face(area[(t.wall.squares + start_at[square * SIDES + side]) * SEGMENTS], square, fitting)

    def face(self, area: int, square: int, fitting: int) -> None:
        """An area faces an empty square that so many tiles of the bag fit."""
        if area == NO_AREA or self.seen[area] == square:
            return
        self.seen[area] = square
        terrain = self.s.areas.values[area][TERRAIN]
        if terrain == MEADOW:
            self.room[area] += FILLING[MEADOW][fitting]
        else:
            self.chance[area] = self.chance[area] * FILLING[terrain][fitting] // SURE

    def expected(self) -> Expected:
        s, st = self.s, nothing_expected()
        values = s.areas.values
        for seat in range(s.players):
            st.sizes[seat] = 100 * s.seat_size[seat]
            st.nests[seat] = 100 * s.nests[seat]
            st.figures[seat] = 100 * s.figures[seat * FIGURES : (seat + 1) * FIGURES].count(IN_SUPPLY)
            for kind in (PRINCE, FALCONER):
                if s.figures[only_place(seat, kind)] == IN_SUPPLY:
                    st.points[seat] += self.courtier(kind)
        for area in range(len(self.chance)):
            row = values[area]
            first, second = row[FIGURES_OF], row[FIGURES_OF + 1]
            if first or second:
                seat = holder(s, area)
                times = multiplied(s, self.p, seat, area) if seat >= 0 else 1
                self.add(st, area, first, second, times, row[PRINCES], row[FALCONERS])
        return st

    def courtier(self, kind: int) -> int:
        """What a prince or a falconer in supply is worth beyond any other figure; at the end still a little."""
        return (w.PRINCE if kind == PRINCE else w.FALCONER) * self.soon(w.FIGURES_TILES) // 100 + 1

    def soon(self, tiles: int) -> int:
        """Percent that is left of something that needs so many tiles to come."""
        return min(100, 100 * self.left.tiles // tiles)

    def enter(self, st: Expected, seat: int, kind: int, area: int) -> None:
        """A figure of a seat enters an area that nobody holds."""
        st.figures[seat] -= 100
        if kind != FOLLOWER:
            st.points[seat] -= self.courtier(kind)
        times, princes = (w.PRINCE_TIMES, 1 << seat) if kind == PRINCE else (1, 0)
        self.add(st, area, 1 - seat, seat, times, princes, 1 << seat if kind == FALCONER else 0)

    def add(self, st: Expected, area: int, first: int, second: int, times: int, princes: int, falconers: int) -> None:
        """What an area with so many figures of each seat promises; `times` its points to who has more."""
        row = self.s.areas.values[area]
        seat = NOBODY if first == second else 0 if first > second else 1
        alone = first - second == 1 or second - first == 1
        if row[TERRAIN] == MEADOW:
            if seat >= 0:
                st.points[seat] += times * self.meadow(area, alone)
        elif row[OPEN] == 0:
            st.figures[0] += 100 * first
            st.figures[1] += 100 * second
            if seat >= 0:
                self.pay(st, area, seat, times, falconers)
        else:
            self.hope(st, area, first, second, princes, falconers)
            if seat >= 0:
                self.expect(st, area, seat, times * (w.SAFE if alone else 100), falconers)

    def meadow(self, area: int, alone: bool) -> int:
        """Shrines that it has, and those that it may come to."""
        shrines = 100 * self.s.areas.values[area][SHRINES]
        if self.left.tiles:
            shrines += self.room[area] * self.left.shrines * w.SHRINE_TO_COME // (10 * self.left.tiles) // 100
        points = SHRINE_POINTS * shrines
        if alone:
            points = points * (100 - (100 - w.MEADOW_SAFE) * self.left.tiles // self.t.tiles) // 100
        return points

    def pay(self, st: Expected, area: int, seat: int, times: int, falconers: int) -> None:
        """It is completed and about to score."""
        s, row = self.s, self.s.areas.values[area]
        points = worth(s, self.p, area)
        st.paid[seat].append(points * times)
        if seat == s.active and times == 1 and can_double(s, self.p, area):
            st.points[seat] += max(0, 100 * points - w.TOKENS[doubling_token(s, area)])
        if row[TERRAIN] == HOUSE:
            self.settle(st, seat, row[TILES].bit_count(), SURE)
        st.nests[seat] += 100 * (row[NESTS].bit_count() + (falconers >> seat & 1))

    def hope(self, st: Expected, area: int, first: int, second: int, princes: int, falconers: int) -> None:
        """Its figures may come back."""
        back = self.chance[area] * w.RETURN // 1000
        st.figures[0] += first * back
        st.figures[1] += second * back
        if princes or falconers:
            for seat in range(self.s.players):
                if princes >> seat & 1:
                    st.points[seat] += self.courtier(PRINCE) * back // 100
                if falconers >> seat & 1:
                    st.points[seat] += self.courtier(FALCONER) * back // 100

    def expect(self, st: Expected, area: int, seat: int, times: int, falconers: int) -> None:
        """It is open, and a seat holds it; `times` in percent."""
        row = self.s.areas.values[area]
        terrain, tiles, chance = row[TERRAIN], row[TILES].bit_count(), self.chance[area]
        points = worth(self.s, self.p, area) * times
        grown = points * (100 * tiles + w.GROWTH[terrain] * row[OPEN]) // (100 * tiles)
        st.points[seat] += grown * chance // SURE
        st.unfinished[seat * TERRAINS + terrain] = max(
            st.unfinished[seat * TERRAINS + terrain], points * (SURE - chance) // SURE
        )
        if terrain == HOUSE:
            self.settle(st, seat, tiles, chance)
        st.nests[seat] += (row[NESTS].bit_count() + (falconers >> seat & 1)) * chance // 10

    def settle(self, st: Expected, seat: int, tiles: int, chance: int) -> None:
        """A castle seat may come to a house of so many tiles."""
        now = self.s.seat_size[seat]
        if tiles > now:
            st.sizes[seat] = max(st.sizes[seat], 100 * now + (tiles - now) * chance // 10)
