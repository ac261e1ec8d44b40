"""AreaValues: what the areas of a position promise to both seats."""

from __future__ import annotations

from castellany.core.areas import NO_AREA
from castellany.games.castle.area_worth import holder, multiplied, worth
from castellany.games.castle.attributes import FIGURES_OF, OPEN, SHRINES, TERRAIN, TILES
from castellany.games.castle.connecting import OPPOSITE
from castellany.games.castle.entering import only_place
from castellany.games.castle.evaluation import weights as w
from castellany.games.castle.evaluation.bag import SURE, Left
from castellany.games.castle.evaluation.expected import Expected, nothing_expected
from castellany.games.castle.final import SHRINE_POINTS
from castellany.games.castle.kinds import FOLLOWER, HOUSE, MEADOW, PLAYERS, SEGMENTS, SIDES, TERRAIN_NAMES
from castellany.games.castle.points import RulePoints
from castellany.games.castle.state import IN_SUPPLY, NOBODY, CastleState
from castellany.games.castle.tables import Tables
from castellany.games.castle.tokens import can_double, doubling_token


class AreaValues:
    def __init__(self, t: Tables, p: RulePoints, filling: list[list[int]], s: CastleState, left: Left) -> None:
        self.t = t
        self.p = p
        self.filling = filling
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
            self.room[area] += self.filling[MEADOW][fitting]
        else:
            self.chance[area] = self.chance[area] * self.filling[terrain][fitting] // SURE

    def expected(self) -> Expected:
        s, st = self.s, nothing_expected(len(self.p.races))
        values, races, each = s.areas.values, self.p.races, s.figures_each()
        for seat in range(s.players):
            st.sizes[seat] = 100 * s.seat_size[seat]
            for i in range(len(races)):
                st.races[PLAYERS * i + seat] = 100 * races[i].has(s, seat)
            st.figures[seat] = 100 * s.figures[seat * each : (seat + 1) * each].count(IN_SUPPLY)
            for kind in range(FOLLOWER + 1, len(self.p.powers)):
                if s.figures[only_place(s, seat, kind)] == IN_SUPPLY:
                    st.points[seat] += self.in_supply(kind)
        for area in range(len(self.chance)):
            row = values[area]
            first, second = row[FIGURES_OF], row[FIGURES_OF + 1]
            if first or second:
                seat = holder(s, area)
                times = multiplied(s, self.p, seat, area) if seat >= 0 else 1
                self.add(st, area, first, second, times, self.present(row))
        return st

    def present(self, row: list[int]) -> int:
        """Which figures other than followers are in an area, as `Race` has it."""
        found, presence = 0, self.p.presence
        for kind in range(FOLLOWER + 1, len(presence)):
            found |= row[presence[kind]] << PLAYERS * kind
        return found

    def in_supply(self, kind: int) -> int:
        """What a figure in supply is worth beyond a follower; at the end still a little."""
        return self.p.powers[kind].worth * self.soon(w.FIGURES_TILES) // 100 + 1

    def soon(self, tiles: int) -> int:
        """Percent that is left of something that needs so many tiles to come."""
        return min(100, 100 * self.left.tiles // tiles)

    def enter(self, st: Expected, seat: int, kind: int, area: int) -> None:
        """A figure of a seat enters an area that nobody holds."""
        st.figures[seat] -= 100
        if kind == FOLLOWER:
            self.add(st, area, 1 - seat, seat, 1, 0)
            return
        st.points[seat] -= self.in_supply(kind)
        times = 2 if self.p.powers[kind].doubles(self.s, area) else 1
        self.add(st, area, 1 - seat, seat, times, 1 << PLAYERS * kind + seat)

    def add(self, st: Expected, area: int, first: int, second: int, times: int, present: int) -> None:
        """What an area with so many figures of each seat promises; `times` its points to who has more."""
        row = self.s.areas.values[area]
        seat = NOBODY if first == second else 0 if first > second else 1
        alone = first - second == 1 or second - first == 1
        if row[TERRAIN] == MEADOW:
            if seat >= 0:
                points = self.meadow(area, alone)
                st.points[seat] += times * points
                if points:
                    for i in range(len(self.p.races)):
                        gained = self.p.races[i].gains_at_end(self.s, seat, area, present)
                        st.races[PLAYERS * i + seat] += 100 * gained
        elif row[OPEN] == 0:
            st.figures[0] += 100 * first
            st.figures[1] += 100 * second
            if seat >= 0:
                self.pay(st, area, seat, times, present)
        else:
            self.hope(st, area, first, second, present)
            if seat >= 0:
                self.expect(st, area, seat, times * (w.SAFE if alone else 100), present)

    def meadow(self, area: int, alone: bool) -> int:
        """Shrines that it has, and those that it may come to."""
        shrines = 100 * self.s.areas.values[area][SHRINES]
        if self.left.tiles:
            shrines += self.room[area] * self.left.shrines * w.SHRINE_TO_COME // (10 * self.left.tiles) // 100
        points = SHRINE_POINTS * shrines
        if alone:
            points = points * (100 - (100 - w.MEADOW_SAFE) * self.left.tiles // self.t.tiles) // 100
        return points

    def pay(self, st: Expected, area: int, seat: int, times: int, present: int) -> None:
        """It is completed and about to score."""
        s, row = self.s, self.s.areas.values[area]
        points = worth(s, self.p, area)
        st.paid[seat].append(points * times)
        if seat == s.active and times == 1 and can_double(s, self.p, area):
            st.points[seat] += max(0, 100 * points - w.TOKENS[doubling_token(s, area)])
        if row[TERRAIN] == HOUSE:
            self.settle(st, seat, row[TILES].bit_count(), SURE)
        for i in range(len(self.p.races)):
            st.races[PLAYERS * i + seat] += 100 * self.p.races[i].gains(s, seat, area, present)

    def hope(self, st: Expected, area: int, first: int, second: int, present: int) -> None:
        """Its figures may come back."""
        back = self.chance[area] * w.RETURN // 1000
        st.figures[0] += first * back
        st.figures[1] += second * back
        if present:
            for kind in range(FOLLOWER + 1, len(self.p.powers)):
                for seat in range(PLAYERS):
                    if present >> PLAYERS * kind + seat & 1:
                        st.points[seat] += self.in_supply(kind) * back // 100

    def expect(self, st: Expected, area: int, seat: int, times: int, present: int) -> None:
        """It is open, and a seat holds it; `times` in percent."""
        row = self.s.areas.values[area]
        terrain, tiles, chance = row[TERRAIN], row[TILES].bit_count(), self.chance[area]
        points = worth(self.s, self.p, area) * times
        grown = points * (100 * tiles + self.p.growth[terrain] * row[OPEN]) // (100 * tiles)
        st.points[seat] += grown * chance // SURE
        i = seat * len(TERRAIN_NAMES) + terrain
        st.unfinished[i] = max(st.unfinished[i], points * (SURE - chance) // SURE)
        if terrain == HOUSE:
            self.settle(st, seat, tiles, chance)
        for i in range(len(self.p.races)):
            st.races[PLAYERS * i + seat] += self.p.races[i].gains(self.s, seat, area, present) * chance // 10

    def settle(self, st: Expected, seat: int, tiles: int, chance: int) -> None:
        """A castle seat may come to a house of so many tiles."""
        now = self.s.seat_size[seat]
        if tiles > now:
            st.sizes[seat] = max(st.sizes[seat], 100 * now + (tiles - now) * chance // 10)
