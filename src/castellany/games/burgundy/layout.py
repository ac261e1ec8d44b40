"""Laying a table of Burgundy by hand: every piece comes out of the supplies, and the goods of the rounds follow."""

from __future__ import annotations

from castellany.core.layout import LayoutError, LayoutPart, numbered, one_of
from castellany.core.state import CHANCE
from castellany.core.values import with_byte, with_entry
from castellany.games.burgundy.boards import NO_SPACE
from castellany.games.burgundy.components import PHASE_LETTERS
from castellany.games.burgundy.kinds import CASTLE_TILE, COLOUR_NAMES, EVERY_COLOUR, NOTHING
from castellany.games.burgundy.placing import cover
from castellany.games.burgundy.position import BOUGHT_WORDS
from castellany.games.burgundy.program import FINISH_EFFECT, PHASE_EFFECT, PHASE_END_EFFECT, ROUND_EFFECT, TURN
from castellany.games.burgundy.scoring import AREA
from castellany.games.burgundy.state import BurgundyState, new_state
from castellany.games.burgundy.tables import (
    DEPOTS,
    FIRST_BLACK_SLOT,
    GOODS,
    GOODS_SPACES,
    ROUNDS,
    STORAGE,
    Tables,
)


def blank(t: Tables) -> BurgundyState:
    """Boards without tiles; nobody has anything."""
    s = new_state(t)
    s.silver = [0] * s.players
    if not t.fixed_boards:
        raise LayoutError("the boards of this set-up are dealt: name them in the option boards.")
    s.board = tuple(t.fixed_boards)
    return s


class BurgundyPieces(LayoutPart[BurgundyState]):
    """What the base game lays."""

    def __init__(self, t: Tables) -> None:
        super().__init__()
        self.t = t
        self.order: list[int] = []
        self.gifts = {
            "silver": self.silver,
            "workers": self.workers,
            "points": self.points,
            "goods": self.goods,
            "sold": self.sold,
            "track": self.track,
            "tile": self.tile,
            "large-bonus": self.large_bonus,
            "small-bonus": self.small_bonus,
        }
        self.places = {
            "phase": self.phase,
            "round": self.round,
            "white": self.white,
            "bought": self.bought,
            "order": self.in_order,
            "dice": self.dice,
            "duchy": self.duchy,
            "depot": self.depot,
            "depot-goods": self.depot_goods,
            "round-goods": self.round_goods,
        }
        self.beginnings = {
            "turn": self.begin_turn,
            "round": self.begin_round,
            "phase": self.begin_phase,
            "phase-end": self.end_phase,
            "finish": self.finish_game,
        }

    # What a seat is given.

    def silver(self, s: BurgundyState, seat: int, more: str, count: int) -> None:
        s.silver[seat] += count

    def workers(self, s: BurgundyState, seat: int, more: str, count: int) -> None:
        s.workers[seat] += count

    def track(self, s: BurgundyState, seat: int, more: str, count: int) -> None:
        s.track = with_entry(s.track, seat, s.track[seat] + count)

    def points(self, s: BurgundyState, seat: int, more: str, count: int) -> None:
        """Of a source, such as `points sales`; plain ones are those of areas, for every point has a source."""
        if more and more not in self.t.sources:
            raise LayoutError(f"{more} is no source of points.")
        s.lines[(self.t.sources.index(more) if more else AREA) * s.players + seat] += count
        s.points[seat] += count

    def goods(self, s: BurgundyState, seat: int, more: str, count: int) -> None:
        self.take_goods(s, more, count)
        s.goods[seat * GOODS + int(more) - 1] += count
        if GOODS - s.goods[seat * GOODS : (seat + 1) * GOODS].count(0) > GOODS_SPACES:
            raise LayoutError(f"seat {seat + 1} has goods of more than {GOODS_SPACES} colours.")

    def sold(self, s: BurgundyState, seat: int, more: str, count: int) -> None:
        self.take_goods(s, more, count)
        place = seat * GOODS + int(more) - 1
        s.sold = with_byte(s.sold, place, s.sold[place] + count)

    def tile(self, s: BurgundyState, seat: int, more: str, count: int) -> None:
        """Into storage."""
        for _ in range(count):
            if s.stored(seat) == STORAGE:
                raise LayoutError(f"seat {seat + 1} stores more than {STORAGE} tiles.")
            s.store(seat, self.take_tile(s, more))

    def large_bonus(self, s: BurgundyState, seat: int, more: str, count: int) -> None:
        self.bonus(s, seat, more, 0)

    def small_bonus(self, s: BurgundyState, seat: int, more: str, count: int) -> None:
        self.bonus(s, seat, more, 1)

    def bonus(self, s: BurgundyState, seat: int, colour: str, size: int) -> None:
        if colour not in COLOUR_NAMES:
            raise LayoutError(f"{colour} is no colour.")
        s.bonus = with_entry(s.bonus, COLOUR_NAMES.index(colour) * 2 + size, seat)

    # What lies on the table.

    def phase(self, s: BurgundyState, more: str, pieces: tuple[str, ...]) -> None:
        if any(s.depots):
            raise LayoutError("the phase is named before tiles are laid into the depots.")
        s.phase = PHASE_LETTERS.index(one_of(pieces, tuple(PHASE_LETTERS)))

    def round(self, s: BurgundyState, more: str, pieces: tuple[str, ...]) -> None:
        s.round = int(one_of(pieces, numbered(ROUNDS))) - 1

    def white(self, s: BurgundyState, more: str, pieces: tuple[str, ...]) -> None:
        s.white = int(one_of(pieces, numbered(6)))

    def bought(self, s: BurgundyState, more: str, pieces: tuple[str, ...]) -> None:
        for word in pieces:
            s.bought |= 1 << BOUGHT_WORDS.index(one_of((word,), BOUGHT_WORDS))

    def in_order(self, s: BurgundyState, more: str, pieces: tuple[str, ...]) -> None:
        self.order = [self.seat_of(s, word) for word in pieces]
        if sorted(self.order) != list(range(s.players)):
            raise LayoutError("each seat has one place in the order.")

    def dice(self, s: BurgundyState, more: str, pieces: tuple[str, ...]) -> None:
        """Those that a seat has left: `lay("dice 1", "3", "5")`."""
        seat = self.seat_of(s, more)
        values = sorted([int(one_of((word,), numbered(6))) for word in pieces])
        if len(values) > 2:
            raise LayoutError("a seat has two dice.")
        s.dice[2 * seat : 2 * seat + 2] = [*values, 0, 0][:2]

    def duchy(self, s: BurgundyState, more: str, pieces: tuple[str, ...]) -> None:
        """Tiles on spaces: `lay("duchy 1", "12=bank")`."""
        seat = self.seat_of(s, more)
        for piece in pieces:
            word, equals, name = piece.partition("=")
            if not equals:
                raise LayoutError(f"{piece} is no tile on a space such as 12=bank.")
            self.cover(s, seat, int(one_of((word,), numbered(s.spaces))) - 1, self.take_tile(s, name))

    def depot(self, s: BurgundyState, more: str, pieces: tuple[str, ...]) -> None:
        for i, name in enumerate(pieces):
            if more == "black":
                if i >= len(self.t.black_slots):
                    raise LayoutError(f"the black depot has {len(self.t.black_slots)} spaces.")
                s.depots[FIRST_BLACK_SLOT + i] = self.take_tile(s, name, ("black",))
            else:
                kind = self.take_tile(s, name, ("bag",))
                s.depots[self.slot(s, int(one_of((more,), numbered(DEPOTS))) - 1, kind)] = kind

    def depot_goods(self, s: BurgundyState, more: str, pieces: tuple[str, ...]) -> None:
        depot = int(one_of((more,), numbered(DEPOTS))) - 1
        for colour in pieces:
            self.take_goods(s, colour, 1)
            place = depot * GOODS + int(colour) - 1
            s.depot_goods = with_byte(s.depot_goods, place, s.depot_goods[place] + 1)

    def round_goods(self, s: BurgundyState, more: str, pieces: tuple[str, ...]) -> None:
        """The goods of the rounds to come, from the next on."""
        if len(pieces) > ROUNDS:
            raise LayoutError(f"a phase has {ROUNDS} rounds.")
        for i, colour in enumerate(pieces):
            self.take_goods(s, colour, 1)
            s.round_goods = with_byte(s.round_goods, ROUNDS - len(pieces) + i, int(colour))

    # Out of the supplies.

    def take_tile(self, s: BurgundyState, name: str, supplies: tuple[str, ...] = ("bag", "black")) -> int:
        """A tile out of the first supply that has one of this name."""
        if name not in self.t.kinds.number:
            raise LayoutError(f"{name} is no tile.")
        kind = self.t.kinds.number[name]
        if self.t.kinds.apart[kind]:
            return kind  # whoever keeps them counts those that are left
        for key in supplies:
            supply: bytes = getattr(s, key)
            if supply[kind]:
                setattr(s, key, with_byte(supply, kind, supply[kind] - 1))
                return kind
        raise LayoutError(f"more {name} tiles are used than the supply has.")

    def take_goods(self, s: BurgundyState, colour: str, count: int) -> None:
        good = int(one_of((colour,), numbered(GOODS))) - 1
        if s.goods_bag[good] < count:
            raise LayoutError(f"more goods {colour} are used than there are.")
        s.goods_bag = with_byte(s.goods_bag, good, s.goods_bag[good] - count)

    def slot(self, s: BurgundyState, depot: int, kind: int) -> int:
        in_use = [slot for slot in self.t.slots if slot >> 2 == depot]
        for slot in in_use:
            if self.t.colour_at(slot, s.phase) == self.t.kinds.colour[kind] and s.depots[slot] == NOTHING:
                return slot
        spaces = ", ".join([COLOUR_NAMES[self.t.colour_at(slot, s.phase)] for slot in in_use])
        raise LayoutError(
            f"depot {depot + 1} has no space left for {self.t.kinds.names[kind]}; its spaces are: {spaces}."
        )

    def cover(self, s: BurgundyState, seat: int, space: int, kind: int) -> None:
        board = self.t.boards[s.board[seat]]
        if s.tiles[seat * s.spaces + space]:
            raise LayoutError(f"space {space + 1} of seat {seat + 1} is covered twice.")
        if self.t.kinds.colour[kind] not in (board.colour[space], EVERY_COLOUR):
            name, colour = self.t.kinds.names[kind], COLOUR_NAMES[board.colour[space]]
            raise LayoutError(f"{name} cannot lie on space {space + 1} of board {board.name}, a {colour} space.")
        cover(s, self.t, seat, space, kind)

    def seat_of(self, s: BurgundyState, word: str) -> int:
        return int(one_of((word,), numbered(s.players))) - 1

    # What nobody has named, and what is pending.

    def finish(self, s: BurgundyState, beginning: str) -> None:
        for seat in range(s.players):
            if not s.placed(seat, CASTLE_TILE):
                board = self.t.boards[s.board[seat]]
                castles, first = board.castles, board.shape.centre
                if first == NO_SPACE or not castles >> first & 1:
                    first = (castles & -castles).bit_length() - 1
                self.cover(s, seat, first, self.take_tile(s, self.t.kinds.names[CASTLE_TILE], ("bag",)))
        s.order = tuple(self.order or sorted(range(s.players), key=lambda seat: -s.track[seat]))
        first_round = {"turn": s.round + 1, "round": s.round}.get(beginning, ROUNDS)
        for i in range(ROUNDS):
            if i < first_round and s.round_goods[i]:
                raise LayoutError(f"round {i + 1} has its good already.")
            if i >= first_round and not s.round_goods[i]:
                good = s.goods_bag.index(max(s.goods_bag))
                self.take_goods(s, str(good + 1), 1)
                s.round_goods = with_byte(s.round_goods, i, good + 1)

    def begin_turn(self, s: BurgundyState, seat: int, others: bool) -> None:
        if s.round + 1 == ROUNDS:
            s.push(PHASE_END_EFFECT, CHANCE)
        else:
            s.push(ROUND_EFFECT, CHANCE, s.round + 1)
        s.white = s.white or 1
        later = s.order[s.order.index(seat) + 1 :] if others else ()
        for other in later:
            if s.dice[2 * other : 2 * other + 2] == [0, 0]:
                s.dice[2 * other : 2 * other + 2] = [1, 1]
        for waiting in [*reversed(later), seat]:
            s.push(TURN, waiting)

    def begin_round(self, s: BurgundyState, seat: int, others: bool) -> None:
        s.push(ROUND_EFFECT, CHANCE, s.round)

    def begin_phase(self, s: BurgundyState, seat: int, others: bool) -> None:
        s.push(PHASE_EFFECT, CHANCE, s.phase)

    def end_phase(self, s: BurgundyState, seat: int, others: bool) -> None:
        s.push(PHASE_END_EFFECT, CHANCE)

    def finish_game(self, s: BurgundyState, seat: int, others: bool) -> None:
        s.push(FINISH_EFFECT, CHANCE)
