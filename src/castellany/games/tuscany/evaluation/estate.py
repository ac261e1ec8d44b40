"""EstateValue: what regions, spaces and tiles are worth to one seat in one position."""

from __future__ import annotations

from castellany.games.tuscany.evaluation import weights as w
from castellany.games.tuscany.evaluation.expected import COLOUR_EXPECTED, EMPTY, REGION_EXPECTED, TURNS
from castellany.games.tuscany.evaluation.resources import UNKNOWN, Resources
from castellany.games.tuscany.kinds import (
    AGRICULTURE,
    BONUSES,
    CART,
    CASTLE,
    CITY,
    COLOUR,
    COLOURS,
    HEXAGON,
    INN,
    KINDS,
    MONASTERY,
    MORE_CARDS,
    MORE_MARBLE,
    MORE_STORAGE,
    MORE_WORKERS,
    MORE_YIELDS,
    NOTHING,
    QUARRY,
    VILLAGE,
)
from castellany.games.tuscany.placing import new_crops
from castellany.games.tuscany.scoring import REGION_POINTS, SCORINGS, STORAGE_TILE_POINTS
from castellany.games.tuscany.state import NOBODY, TuscanyState
from castellany.games.tuscany.tables import MONASTERY_CARDS, Tables
from castellany.games.tuscany.words import OPEN_TILES, SPACES


class EstateValue(Resources):
    """Made for one position and thrown away."""

    def __init__(self, t: Tables, s: TuscanyState, seat: int, turns: int, pace: int) -> None:
        super().__init__(t, s, seat, turns)
        self.row = (pace * (TURNS + 1) + turns) * EMPTY
        """Where the prospects of these turns begin."""
        self.green = 100 * (SCORINGS - s.phase)
        """A green point made now."""
        self.reserved = 0
        """Spaces that stored pieces are meant for."""
        self.covers = [UNKNOWN] * SPACES
        self.effects = [UNKNOWN] * COLOURS
        self.placings = [UNKNOWN] * KINDS
        self.any_yield = UNKNOWN

    # The estate.

    def regions(self) -> int:
        """What the unfinished regions may bring."""
        worth = 0
        for region in self.estate.areas:
            left = region & ~self.filled
            if left:
                value = REGION_POINTS[region.bit_count()] * REGION_EXPECTED[self.row + left.bit_count()]
                worth += value if left & self.open else value * w.FAR // 100
        return worth

    def bonus_points(self, colour: int) -> int:
        """A hundred times the points expected of a colour if it is filled."""
        second = self.t.components.second_bonus[colour]
        if self.s.claimed[colour * 2] == NOBODY:
            return 100 * second + (self.t.components.first_bonus[colour] - second) * w.RACE
        return 100 * second if self.s.claimed[colour * 2 + 1] == NOBODY else 0

    def colours(self) -> int:
        """What the unfinished colours may bring."""
        worth = 0
        for colour in range(COLOURS):
            left = self.estate.colour_mask[colour] & ~self.filled
            if left:
                worth += self.bonus_points(colour) * COLOUR_EXPECTED[self.row + left.bit_count()] // 100
        return worth

    def frontier(self) -> int:
        worth = self.open.bit_count() * w.FRONTIER
        for colour in range(COLOURS):
            if self.wants[colour] >= 2:
                worth += w.COLOUR_IN_REACH
        return worth * min(self.turns, 20) // 20

    def cover_gain(self, space: int) -> int:
        """What any tile adds by covering a space in reach: to its region, its colour and the spaces beyond."""
        if self.covers[space] != UNKNOWN:
            return self.covers[space]
        estate = self.estate
        region, colour = estate.area[space], estate.colour[space]
        points = REGION_POINTS[region.bit_count()]
        left = (region & ~self.filled).bit_count()
        gain = -points * REGION_EXPECTED[self.row + left]
        gain += points * (self.green if left == 1 else REGION_EXPECTED[self.row + left - 1])
        left = (estate.colour_mask[colour] & ~self.filled).bit_count()
        bonus = self.bonus_points(colour)
        gain -= bonus * COLOUR_EXPECTED[self.row + left] // 100
        if left > 1:
            gain += bonus * COLOUR_EXPECTED[self.row + left - 1] // 100
        elif self.s.claimed[colour * 2] == NOBODY:
            gain += self.t.components.first_bonus[colour] * self.green
        else:
            gain += bonus * self.green // 100
        fresh = (estate.neighbours[space] & ~self.filled & ~self.open).bit_count()
        gain += w.FRONTIER * (fresh - 1) * min(self.turns, 20) // 20
        self.covers[space] = gain
        return gain

    # Effects.

    def effect(self, colour: int) -> int:
        """What the effect of a tile adds, crops apart."""
        if self.effects[colour] == UNKNOWN:
            self.effects[colour] = self.effect_of(colour)
        return self.effects[colour]

    def effect_of(self, colour: int) -> int:
        held = self.seat * BONUSES
        bonuses = self.s.bonuses
        if colour == CASTLE:
            return w.CASTLE * self.action // 200
        if colour == CITY:
            return self.best_bonus()
        if colour == INN:
            return 100 + self.action
        if colour == QUARRY:
            return self.marble_gain(1 + bonuses[held + MORE_MARBLE])
        if colour == VILLAGE:
            return self.workers_gain(1 + bonuses[held + MORE_WORKERS])
        if colour == MONASTERY:
            return MONASTERY_CARDS * self.card_worth()
        if colour == CART:
            return (1 + bonuses[held + MORE_YIELDS]) * self.yield_worth()
        return 0

    def yield_worth(self) -> int:
        """A yield card more, any of the box."""
        if self.any_yield == UNKNOWN:
            worth = 0
            cards = 0
            marble, worker, drawn = self.marble_gain(1), self.workers_gain(1), self.card_worth()
            for card in self.t.components.yields:
                value = 100 * card.red + self.green * card.green + card.cards * drawn
                value += card.marble * marble + card.workers * worker + card.hexagons * (100 + self.action)
                worth += value * card.copies
                cards += card.copies
            self.any_yield = worth // cards
        return self.any_yield

    def empty_of(self, colour: int) -> int:
        return (self.estate.colour_mask[colour] & ~self.filled).bit_count()

    def bonus_worth(self, bonus: int) -> int:
        """What a bonus tile that a seat has, or takes, is worth from now on; green points at once not counted."""
        if bonus == MORE_CARDS:
            return self.turns * self.action * w.CARDS_TILE // 300
        if bonus == MORE_STORAGE:
            return self.turns * self.action * w.STORAGE_TILE // 100
        if bonus == MORE_MARBLE:
            return self.empty_of(QUARRY) * (100 + self.action) * self.share(w.QUARRIES) // 100
        if bonus == MORE_WORKERS:
            return self.empty_of(VILLAGE) * (100 + self.unit) * self.share(w.VILLAGES) // 100
        return self.empty_of(CART) * self.yield_worth() * self.share(w.CARTS) // 100

    def share(self, percent: int) -> int:
        return percent * min(self.turns, 20) // 20

    def best_bonus(self) -> int:
        best = 0
        for bonus in range(BONUSES):
            if self.s.bonus_left[bonus]:
                worth = self.bonus_worth(bonus)
                if bonus == MORE_STORAGE:
                    worth += STORAGE_TILE_POINTS * self.green
                best = max(best, worth)
        return best

    # Tiles.

    def lying(self, kind: int, space: int) -> int:
        """What a tile adds by coming to lie on a space in reach."""
        colour = self.estate.colour[space]
        worth = self.cover_gain(space) + self.effect(colour)
        if colour == AGRICULTURE:
            worth += self.green * new_crops(self.s, self.t, self.seat, space, kind)
        return worth

    def best_space(self, kind: int) -> int:
        """The best space in reach for a tile that no stored one is meant for; UNKNOWN if there is none."""
        room = self.open & ~self.reserved
        if kind != HEXAGON:
            room &= self.estate.colour_mask[COLOUR[kind]]
        best, highest = UNKNOWN, 0
        while room:
            low = room & -room
            space = low.bit_length() - 1
            gain = self.lying(kind, space)
            if best == UNKNOWN or gain > highest:
                best, highest = space, gain
            room ^= low
        return best

    def best_lying(self, kind: int) -> int:
        """What a tile adds on its best space, its payment apart."""
        if self.placings[kind] == UNKNOWN:
            space = self.best_space(kind)
            self.placings[kind] = 0 if space == UNKNOWN else max(self.lying(kind, space), 0)
        return self.placings[kind]

    def reserve(self, kind: int) -> None:
        """Keep its best space for a stored piece."""
        space = self.best_space(kind)
        if space != UNKNOWN:
            self.reserved |= 1 << space
            self.placings = [UNKNOWN] * KINDS

    def kept(self, kind: int) -> int:
        """What a piece in storage is worth."""
        best = self.best_lying(kind)
        missing = 0
        if kind == HEXAGON:
            missing = 1 if self.s.hand_size[self.seat] < 3 else 0
        elif best:
            missing = self.missing(COLOUR[kind])
        elif self.empty_of(COLOUR[kind]):
            best = (self.effect(COLOUR[kind]) + self.green) * w.FAR_TILE // 100
        worth = best * w.KEPT[missing] // 100 * min(self.turns, w.KEPT_TURNS) // w.KEPT_TURNS
        return max(worth, 100)

    def landing(self, space: int, kind: int) -> int:
        """What a tile still adds that lies on a space already."""
        estate, colour = self.estate, self.estate.colour[space]
        worth = self.effect(colour)
        if not estate.area[space] & ~self.filled:
            worth += self.green * REGION_POINTS[estate.area[space].bit_count()]
            if not estate.colour_mask[colour] & ~self.filled:
                worth += self.bonus_points(colour) * self.green // 100
        if colour == AGRICULTURE:
            worth += self.green * new_crops(self.s, self.t, self.seat, space, kind)
        return worth

    def best_open(self) -> int:
        """The best open tile, as one brought by a castle."""
        best = 0
        for slot in range(OPEN_TILES):
            kind = self.s.display[slot]
            if kind != NOTHING:
                best = max(best, self.best_lying(kind))
        return best
