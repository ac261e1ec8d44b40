"""EstateValue: what areas and tiles are worth to one seat in one position."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from castellany.core.frames import Frame
from castellany.games.burgundy.boards import bits
from castellany.games.burgundy.evaluation import weights as w
from castellany.games.burgundy.evaluation.expected import AREA_EXPECTED, BONUS_CHANCE, LARGEST, SIZES, TURNS
from castellany.games.burgundy.evaluation.resources import UNKNOWN, Resources
from castellany.games.burgundy.kinds import (
    ANIMAL,
    BANK,
    BASE_KINDS,
    BOARDING_HOUSE,
    CASTLE_TILE,
    CHURCH,
    EVERY_COLOUR,
    MARKET,
    MINE_TILE,
    MONASTERY,
    MONASTERY_0,
    SHIP_TILE,
    SPECIES,
    WAREHOUSE,
    WATCHTOWER,
    WORKSHOP,
    animals_on,
    species_of,
)
from castellany.games.burgundy.placing import room_for
from castellany.games.burgundy.points import RulePoints
from castellany.games.burgundy.state import NOBODY, BurgundyState
from castellany.games.burgundy.tables import PHASE_POINTS, PHASES, ROUNDS, Tables, area_points
from castellany.games.burgundy.verbs.simple import BANK_SILVER, BOARDING_HOUSE_WORKERS


class EstateValue(Resources):
    """Made for one position and thrown away."""

    def __init__(
        self, t: Tables, p: RulePoints, modules: list[ModuleWorth], s: BurgundyState, seat: int, turns: int
    ) -> None:
        super().__init__(t, s, seat, turns)
        self.p = p
        self.modules = modules
        self.colour_of = t.kinds.colour
        self.board = t.boards[s.board[self.estate]]
        self.filled = s.filled[self.estate]
        self.empty = self.board.colour_mask[EVERY_COLOUR] & ~self.filled
        self.open = s.open[self.estate]
        self.later = min((TURNS - turns) // ROUNDS, PHASES - 1)
        """The phase of the next turn."""
        self.pays = PHASES - s.phase
        """Phase ends to come."""
        self.reserved = 0
        """Spaces that stored tiles are meant for."""
        self.placings = [UNKNOWN] * self.t.kinds.count
        self.gains = [UNKNOWN] * self.board.spaces

    def expected(self, colour: int, size: int, empty: int) -> int:
        return AREA_EXPECTED[colour][(self.turns * SIZES + empty) * SIZES + size]

    def size(self, space: int) -> int:
        """The spaces that the area of a space will count."""
        return self.p.size.of(self.s, self.estate, self.board.size_around[space], space)

    def areas(self) -> int:
        """What the unfinished areas may bring."""
        worth = 0
        empty, open, colour = self.empty, self.open, self.board.colour
        for area in self.board.areas:
            left = area & empty
            if left:
                space = left.bit_length() - 1
                value = self.expected(colour[space], self.size(space), bits(left))
                worth += value if left & open else value * w.FAR_AREA // 100
        return worth

    def bonus_worth(self, colour: int) -> int:
        """What covering a whole colour would bring now."""
        extra = 300 if self.held >> 26 & 1 else 0
        if self.s.bonus[colour * 2] == NOBODY:
            return 100 * self.t.large_bonus + extra
        if self.s.bonus[colour * 2 + 1] == NOBODY:
            return 100 * self.t.small_bonus + extra
        return 0

    def bonuses(self) -> int:
        worth = 0
        for colour in range(6):
            left = bits(self.board.colour_mask[colour] & self.empty)
            if left:
                worth += self.bonus_worth(colour) * BONUS_CHANCE[self.turns * (LARGEST + 1) + left] // 100
        return worth

    def herds(self) -> int:
        """What animals in unfinished pastures may score again."""
        worth = 0
        for area in self.board.pastures:
            left = area & self.empty
            if not left or left == area:
                continue
            most = 0
            for species in range(SPECIES):
                animals = self.animals_in(area, species)
                if animals > most:
                    most = animals
            worth += most * bits(left) * w.HERD
        return worth * min(self.turns, 10) // 10

    def animals_in(self, area: int, species: int) -> int:
        """Points that the tiles of a species in a pasture score each time."""
        animals = 0
        covered = area & self.filled
        if not covered:
            return 0
        tiles, first = self.s.tiles, self.estate * self.s.spaces
        while covered:
            low = covered & -covered
            kind = tiles[first + low.bit_length() - 1]
            if self.colour_of[kind] == ANIMAL and species_of(kind) == species:
                animals += animals_on(kind) + (self.held >> 7 & 1)
            covered ^= low
        return animals

    # Placing.

    def space_gain(self, kind: int, space: int) -> int:
        """What a tile adds by lying on a space, its effect aside."""
        gain = self.gains[space]
        if gain == UNKNOWN:
            gain = self.cover_gain(space)
            self.gains[space] = gain
        if kind >= BASE_KINDS:
            for each in self.modules:
                gain += each.lying(self, kind, space)
        elif self.colour_of[kind] == ANIMAL:
            area = self.board.area[space]
            left = bits(area & self.empty)
            mine = animals_on(kind) + (self.held >> 7 & 1)
            gain += 100 * (self.animals_in(area, species_of(kind)) + mine) + mine * (left - 1) * w.HERD
        return gain

    def cover_gain(self, space: int) -> int:
        """What any tile adds by covering a space in the next turn: to its area, its colour and the spaces beyond."""
        board = self.board
        colour = board.colour[space]
        size, left = self.size(space), bits(board.area[space] & self.empty)
        before = self.expected(colour, size, left)
        if left == 1:
            gain = 100 * (area_points(size) + PHASE_POINTS[self.later]) - before
        else:
            gain = self.expected(colour, size, left - 1) - before
        missing = bits(board.colour_mask[colour] & self.empty)
        at = self.turns * (LARGEST + 1) + missing
        gain += self.bonus_worth(colour) * (BONUS_CHANCE[at - 1] - BONUS_CHANCE[at]) // 100
        return gain + w.FRONTIER * (bits(board.neighbours[space] & self.empty & ~self.open) - 1)

    def at_once(self, space: int) -> int:
        """What a tile adds beyond that by covering the space now."""
        if self.board.area[space] & self.empty != 1 << space:
            return 0
        return 100 * (PHASE_POINTS[self.s.phase] - PHASE_POINTS[self.later])

    def room(self, kind: int) -> int:
        """Empty spaces that may hold a tile, reachable or not."""
        return room_for(self.s, self.t, self.p, self.estate, kind, self.empty)

    def best_space(self, kind: int, room: int) -> int:
        """The best of these spaces for a tile."""
        best, highest = UNKNOWN, 0
        while room:
            low = room & -room
            space = low.bit_length() - 1
            gain = self.space_gain(kind, space)
            if best == UNKNOWN or gain > highest:
                best, highest = space, gain
            room ^= low
        return best

    def best_gain(self, kind: int, room: int) -> int:
        """What a tile adds by lying on the best of these spaces."""
        return self.space_gain(kind, self.best_space(kind, room))

    def placing(self, kind: int) -> int:
        """What placing a tile in a later turn would add, the spaces reserved for stored ones aside."""
        known = self.placings[kind]
        if known != UNKNOWN:
            return known
        room = self.room(kind) & ~self.reserved
        near = room & self.open
        worth = 0
        if near:
            worth = self.best_gain(kind, near) + self.effect(kind)
            worth = worth * w.NUMBERS[min(self.numbers_on(near), len(w.NUMBERS) - 1)] // 100
        elif room:
            worth = (self.best_gain(kind, room) + self.effect(kind)) * w.FAR_TILE // 100
        worth = max(worth, 0)
        self.placings[kind] = worth
        return worth

    def numbers_on(self, spaces: int) -> int:
        """How many die numbers these spaces show."""
        seen = 0
        while spaces:
            low = spaces & -spaces
            seen |= 1 << self.board.number[low.bit_length() - 1]
            spaces ^= low
        return bits(seen)

    def reserve(self, space: int) -> None:
        """Keep a space for a stored tile."""
        self.reserved |= 1 << space
        self.placings = [UNKNOWN] * self.t.kinds.count

    def kept(self, kind: int) -> int:
        """What a tile in storage is worth."""
        return self.placing(kind) * w.KEPT[min(self.turns, len(w.KEPT) - 1)] // 100

    # Tiles.

    def effect(self, kind: int) -> int:
        """What the effect of a placed tile adds."""
        if kind >= BASE_KINDS:
            worth = 0
            for each in self.modules:
                worth += each.effect(self, kind)
            return worth
        if kind == SHIP_TILE:
            return w.SAIL + self.load_gain()
        if kind == CASTLE_TILE:
            return w.EXTRA_ACTION
        if kind == MINE_TILE:
            return self.mine_worth()
        colour = self.colour_of[kind]
        if colour == MONASTERY:
            return self.monastery_worth(kind - MONASTERY_0)
        if colour == ANIMAL:
            return self.new_species(kind)
        return self.building_effect(kind) + (400 if self.held >> 15 + kind & 1 else 0)

    def building_effect(self, kind: int) -> int:
        if kind == WAREHOUSE:
            return self.best_sale()
        if kind == WATCHTOWER:
            return 400
        if kind == WORKSHOP:
            return w.WORKSHOP
        if kind == CHURCH:
            return w.CHURCH
        if kind == MARKET:
            return w.MARKET
        if kind == BOARDING_HOUSE:
            return self.worker_worth(self.s.workers[self.estate] + BOARDING_HOUSE_WORKERS) - self.worker_worth(
                self.s.workers[self.estate]
            )
        if kind == BANK:
            return self.silver_worth(self.s.silver[self.estate] + BANK_SILVER) - self.silver_worth(
                self.s.silver[self.estate]
            )
        return w.CITY_HALL

    def new_species(self, kind: int) -> int:
        """Monastery 24 counts a species once."""
        if not self.held >> 24 & 1:
            return 0
        first = self.estate * self.s.spaces
        for other in self.s.tiles[first : first + self.s.spaces]:
            if self.colour_of[other] == ANIMAL and species_of(other) == species_of(kind):
                return 0
        return 400

    def mine_worth(self) -> int:
        each = 100 + w.SILVER[2] * min(self.turns, w.RESOURCE_TURNS) // w.RESOURCE_TURNS
        if self.held >> 2 & 1:
            each += self.worker
        return each * self.pays

    def monastery_worth(self, n: int) -> int:
        """What a monastery in the duchy is still worth, points at the end included."""
        worth = w.PER_TURN[n] * self.turns
        if n == 2:
            return self.worker * self.pays * self.s.placed(self.estate, MINE_TILE) + worth
        return worth + self.scoring_worth(n)

    def scoring_worth(self, n: int) -> int:
        """What a scoring monastery would give now."""
        scoring = self.p.scoring.get(n)
        return 0 if scoring is None else 100 * scoring.points(self.s, self.estate)


@mypyc_attr(allow_interpreted_subclasses=True)
class ModuleWorth:
    """What a module's own rules are worth; a module says so itself, so that the evaluation need not know it."""

    def effect(self, a: EstateValue, kind: int) -> int:
        """What the effect of one of its tiles adds, once placed."""
        return 0

    def lying(self, a: EstateValue, kind: int, space: int) -> int:
        """What one of its tiles adds by lying on a space, beyond what any tile does."""
        return 0

    def pending(self, a: EstateValue, f: Frame) -> int:
        """What one of its questions is still good for."""
        return 0

    def duchy(self, a: EstateValue) -> int:
        """What has come of it in the duchy and may still score."""
        return 0
