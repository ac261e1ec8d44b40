"""The effects of placed tiles (BUR 7). A frame's arg is the space, its why the kind of tile."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.program import Effect, Verb
from castellany.core.reasons import NOT_NOW, reason
from castellany.core.values import with_entry
from castellany.games.burgundy.events import MARKER_MOVED
from castellany.games.burgundy.gains import gain_points
from castellany.games.burgundy.kinds import (
    ANIMAL,
    BUILDING,
    CASTLE,
    CITY_HALL,
    MARKET,
    MINE,
    MONASTERY,
    SHIP,
    WORKSHOP,
    animals_on,
    species_of,
)
from castellany.games.burgundy.program import (
    CASTLE_ACTION,
    CITY_HALL_PLACING,
    COLLECTING,
    FETCHING,
    FREE_DIE,
    LOADING,
    SAIL_EFFECT,
    SALE,
)
from castellany.games.burgundy.refusals import NO_SUCH_GOODS, STORAGE_FULL
from castellany.games.burgundy.scoring import ANIMALS, HERDS, WATCHTOWERS
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.storing import no_room
from castellany.games.burgundy.tables import DEPOTS, GOODS, Tables
from castellany.games.burgundy.verbs.load import loadable
from castellany.games.burgundy.verbs.place import Place


class ShipEffect(Effect[BurgundyState]):
    """First the goods of a depot, then the marker."""

    def start(self, s: BurgundyState, f: Frame) -> None:
        s.push(SAIL_EFFECT, f.seat, 0, f.why)
        for depot in range(DEPOTS):
            if loadable(s, f.seat, depot):
                s.push(LOADING, f.seat, 0, f.why)
                return


class SailEffect(Effect[BurgundyState]):
    """The marker moves one space on and on top of those already there."""

    def start(self, s: BurgundyState, f: Frame) -> None:
        seat = f.seat
        s.track = with_entry(s.track, seat, s.track[seat] + 1)
        order = list(s.order)
        order.remove(seat)
        place = 0
        while place < len(order) and s.track[order[place]] > s.track[seat]:
            place += 1
        order.insert(place, seat)
        s.order = tuple(order)
        s.tell(MARKER_MOVED, seat, s.track[seat])


class CastleEffect(Effect[BurgundyState]):
    """One more action, as with a die of any value."""

    def start(self, s: BurgundyState, f: Frame) -> None:
        s.push(CASTLE_ACTION, f.seat, FREE_DIE, f.why)


class AnimalsEffect(Effect[BurgundyState]):
    """Points for every animal of the species in the pasture; monastery 7 adds one a tile."""

    def __init__(self, name: str, t: Tables) -> None:
        super().__init__(name)
        self.t = t

    def start(self, s: BurgundyState, f: Frame) -> None:
        estate = s.estate_of[f.seat]
        species = species_of(f.why)
        pasture = self.t.boards[s.board[estate]].area[f.arg] & s.filled[estate]
        animals = 0
        tiles = 0
        while pasture:
            low = pasture & -pasture
            kind = s.tiles[estate * s.spaces + low.bit_length() - 1]
            if self.t.kinds.colour[kind] == ANIMAL and species_of(kind) == species:
                animals += animals_on(kind)
                tiles += 1
            pasture ^= low
        gain_points(s, f.seat, ANIMALS, animals)
        if s.holds(estate, 7):
            gain_points(s, f.seat, HERDS, tiles)


class WarehouseEffect(Effect[BurgundyState]):
    """Sell one colour, without a die."""

    def possible(self, s: BurgundyState, seat: int, arg: int) -> int:
        base = s.estate_of[seat] * GOODS
        return 0 if any(s.goods[base : base + GOODS]) else reason(NO_SUCH_GOODS)

    def start(self, s: BurgundyState, f: Frame) -> None:
        if not self.possible(s, f.seat, f.arg):
            s.push(SALE, f.seat, FREE_DIE, f.why)


class WatchtowerEffect(Effect[BurgundyState]):
    def start(self, s: BurgundyState, f: Frame) -> None:
        gain_points(s, f.seat, WATCHTOWERS, 4)


def fetched_colours(building: int) -> int:
    """The bit set of tile colours that a building fetches."""
    if building == MARKET:
        return 1 << SHIP | 1 << ANIMAL
    if building == WORKSHOP:
        return 1 << BUILDING
    return 1 << MINE | 1 << MONASTERY | 1 << CASTLE


class FetchEffect(Effect[BurgundyState]):
    """Market, workshop and church bring a tile of their colours from the numbered depots."""

    def __init__(self, name: str, t: Tables) -> None:
        super().__init__(name)
        self.t = t

    def possible(self, s: BurgundyState, seat: int, arg: int) -> int:
        """The arg is the bit set of colours."""
        if no_room(s, self.t, seat):
            return reason(STORAGE_FULL)
        for slot in self.t.slots:
            if s.depots[slot] and arg >> self.t.kinds.colour[s.depots[slot]] & 1:
                return 0
        return reason(NOT_NOW)

    def start(self, s: BurgundyState, f: Frame) -> None:
        colours = fetched_colours(f.why)
        if not self.possible(s, f.seat, colours):
            s.push(FETCHING, f.seat, colours, f.why)


class CollectEffect(Effect[BurgundyState]):
    """Bank and boarding house offer silver or workers."""

    def start(self, s: BurgundyState, f: Frame) -> None:
        s.push(COLLECTING, f.seat, 0, f.why)


class CityHallEffect(Effect[BurgundyState]):
    """One more tile from storage; asked also if a purchase could bring one first."""

    def __init__(self, name: str, place: Place, purchases: list[Verb[BurgundyState]]) -> None:
        super().__init__(name)
        self.useful: list[Verb[BurgundyState]] = [place, *purchases]

    def possible(self, s: BurgundyState, seat: int, arg: int) -> int:
        f = Frame(CITY_HALL_PLACING, seat, FREE_DIE, CITY_HALL)
        out: list[int] = []
        for verb in self.useful:
            verb.moves(s, f, out)
        return 0 if out else reason(NOT_NOW)

    def start(self, s: BurgundyState, f: Frame) -> None:
        if not self.possible(s, f.seat, f.arg):
            s.push(CITY_HALL_PLACING, f.seat, FREE_DIE, f.why)
