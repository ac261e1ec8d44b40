"""Laying a table of Tuscany by hand: every piece comes out of the supplies; cards that nobody holds are the deck."""

from __future__ import annotations

from typing import Final

from castellany.core.layout import LayoutError, LayoutPart, numbered, one_of
from castellany.core.position import GAP
from castellany.core.state import CHANCE
from castellany.core.values import with_byte, with_entry
from castellany.games.tuscany.boards import BOARD_WORDS, BOARDS, NUMBER_WORDS, SHIFT_WORDS, arrangement_of
from castellany.games.tuscany.kinds import (
    ANY_COLOUR,
    BONUS_NAMES,
    BONUSES,
    CASTLE,
    CASTLE_TILE,
    COLOUR,
    COLOUR_NAMES,
    COLOURS,
    HEXAGON,
    KINDS,
    NAMES,
    NOTHING,
)
from castellany.games.tuscany.placing import cover
from castellany.games.tuscany.position import CLAIM_KEYS, GREEN_NAMES, KIND_OF, PHASE_WORDS
from castellany.games.tuscany.program import ACTION, AFTER_ACTION, FIRST, ROUND, ROUND_END
from castellany.games.tuscany.scoring import GREEN_SOURCES, RED_YIELDS, REGIONS, SOURCE_NAMES, SOURCES
from castellany.games.tuscany.state import NEUTRAL_BACK, NOBODY, STORAGE, TuscanyState
from castellany.games.tuscany.storing import capacity
from castellany.games.tuscany.tables import Tables
from castellany.games.tuscany.words import OPEN_TILES, SPACES

ESTATES: Final = (("432", "ABc", "ll"), ("111", "ABC", "rr"), ("223", "ABC", "rr"), ("344", "ABC", "rr"))
"""For each seat the boards A, B and C and how they lie, where nobody says so."""
OPEN: Final = ("castle", "city", "inn", "agriculture-livestock", "quarry", "village", "monastery", "cart")


class TuscanyPieces(LayoutPart[TuscanyState]):
    """What the game lays."""

    def __init__(self, t: Tables) -> None:
        super().__init__()
        self.t = t
        self.gifts = {
            "marble": self.marble,
            "workers": self.workers,
            "green": self.green,
            "red": self.red,
            "bonus": self.bonus,
            "card": self.card,
            "tile": self.tile,
            "opened": self.opened,
            CLAIM_KEYS[0]: self.first,
            CLAIM_KEYS[1]: self.second,
        }
        self.places = {
            "phase": self.phase,
            "round": self.round,
            "starter": self.starter,
            "boards": self.boards,
            "estate": self.estate,
            "open": self.open,
        }
        self.beginnings = {"turn": self.begin_turn, "round": self.begin_round, "round-end": self.end_round}

    # What a seat is given.

    def marble(self, s: TuscanyState, seat: int, more: str, count: int) -> None:
        s.marble[seat] += count

    def workers(self, s: TuscanyState, seat: int, more: str, count: int) -> None:
        s.workers[seat] += count

    def green(self, s: TuscanyState, seat: int, more: str, count: int) -> None:
        """Of a source, such as `green crops`; plain ones are those of regions, for every point has a source."""
        source = GREEN_NAMES.index(one_of((more,), GREEN_NAMES)) if more else REGIONS
        s.green_lines[seat * GREEN_SOURCES + source] += count
        s.green[seat] += count

    def red(self, s: TuscanyState, seat: int, more: str, count: int) -> None:
        """Of a source; plain ones are those of yield cards."""
        source = SOURCE_NAMES.index(one_of((more,), SOURCE_NAMES)) if more else RED_YIELDS
        s.lines[seat * SOURCES + source] += count
        s.red[seat] += count

    def bonus(self, s: TuscanyState, seat: int, more: str, count: int) -> None:
        bonus = BONUS_NAMES.index(one_of((more,), BONUS_NAMES))
        if s.bonus_left[bonus] < count:
            raise LayoutError(f"more {more} bonus tiles are used than there are.")
        s.bonus_left = with_byte(s.bonus_left, bonus, s.bonus_left[bonus] - count)
        s.bonuses[seat * BONUSES + bonus] += count

    def card(self, s: TuscanyState, seat: int, more: str, count: int) -> None:
        """Into the hand; whoever holds a card has drawn it."""
        colour = COLOUR_NAMES.index(one_of((more,), COLOUR_NAMES))
        if s.deck[colour] < count:
            raise LayoutError(f"more {more} cards are used than there are.")
        s.deck[colour] -= count
        s.deck_size -= count
        for cards, sizes in ((s.hand, s.hand_size), (s.drawn, s.drawn_size)):
            cards[seat * COLOURS + colour] += count
            sizes[seat] += count

    def tile(self, s: TuscanyState, seat: int, more: str, count: int) -> None:
        """Into storage."""
        for _ in range(count):
            stored = STORAGE - s.storage[seat * STORAGE : (seat + 1) * STORAGE].count(NOTHING)
            if stored >= capacity(s, self.t, seat):
                raise LayoutError(f"seat {seat + 1} has {stored} storage spaces.")
            s.storage[seat * STORAGE + stored] = self.take(s, seat, more)

    def opened(self, s: TuscanyState, seat: int, more: str, count: int) -> None:
        """So many own tiles have been turned up and are out of the game."""
        for _ in range(count):
            stock = s.stock[seat * KINDS : (seat + 1) * KINDS]
            if not any(stock):
                raise LayoutError(f"seat {seat + 1} has turned up all its tiles.")
            s.boxed[self.take_back(s, NAMES[stock.index(max(stock))], seat + 1)] += 1

    def first(self, s: TuscanyState, seat: int, more: str, count: int) -> None:
        """Has filled a colour first."""
        s.claimed = with_entry(s.claimed, 2 * COLOUR_NAMES.index(one_of((more,), COLOUR_NAMES)), seat)

    def second(self, s: TuscanyState, seat: int, more: str, count: int) -> None:
        s.claimed = with_entry(s.claimed, 2 * COLOUR_NAMES.index(one_of((more,), COLOUR_NAMES)) + 1, seat)

    # What lies on the table.

    def phase(self, s: TuscanyState, more: str, pieces: tuple[str, ...]) -> None:
        s.phase = PHASE_WORDS.index(one_of(pieces, PHASE_WORDS))

    def round(self, s: TuscanyState, more: str, pieces: tuple[str, ...]) -> None:
        s.round = int(one_of(pieces, numbered(99))) - 1

    def starter(self, s: TuscanyState, more: str, pieces: tuple[str, ...]) -> None:
        s.starter = int(one_of(pieces, numbered(s.players))) - 1

    def boards(self, s: TuscanyState, more: str, pieces: tuple[str, ...]) -> None:
        """The boards A, B and C and how they lie: `lay("boards 1", "432", "ABc", "ll")`; before anything on them."""
        seat = int(one_of((more,), numbered(s.players))) - 1
        if len(pieces) != 3 or len(pieces[0]) != BOARDS or s.filled[seat]:
            raise LayoutError("boards are numbers, letters and shifts such as 432 ABc ll, named before their tiles.")
        for letter, word in enumerate(pieces[0]):
            number = NUMBER_WORDS.values[one_of((word,), tuple(NUMBER_WORDS.values))]
            s.dealt = with_entry(s.dealt, seat * BOARDS + letter, number)
        order = BOARD_WORDS.values[one_of((pieces[1],), tuple(BOARD_WORDS.values))]
        shift = SHIFT_WORDS.values[one_of((pieces[2],), tuple(SHIFT_WORDS.values))]
        s.arrangement = with_entry(s.arrangement, seat, arrangement_of(order, shift))

    def estate(self, s: TuscanyState, more: str, pieces: tuple[str, ...]) -> None:
        """Tiles on spaces, the start castle first: `lay("estate 1", "15=castle", "16=city")`."""
        seat = int(one_of((more,), numbered(s.players))) - 1
        if s.arrangement[seat] == NOBODY:
            self.boards(s, more, ESTATES[seat])
        for piece in pieces:
            word, equals, name = piece.partition("=")
            if not equals:
                raise LayoutError(f"{piece} is no tile on a space such as 15=castle.")
            space = int(one_of((word,), numbered(SPACES))) - 1
            starting = not s.filled[seat] and name == NAMES[CASTLE_TILE]
            self.cover(s, seat, space, CASTLE_TILE if starting else self.take(s, seat, name))

    def open(self, s: TuscanyState, more: str, pieces: tuple[str, ...]) -> None:
        """Eight tiles, `-` for a gap, `village/2` for one with the back of the second seat."""
        if len(pieces) != OPEN_TILES:
            raise LayoutError(f"{OPEN_TILES} tiles are open.")
        for slot, text in enumerate(pieces):
            name, slash, owner = text.partition("/")
            s.backs[slot] = int(one_of((owner,), numbered(s.players))) if slash else NEUTRAL_BACK
            s.display[slot] = NOTHING if name == GAP else self.take_back(s, name, s.backs[slot])

    # Out of the supplies.

    def take(self, s: TuscanyState, seat: int, name: str) -> int:
        """A neutral tile while there are any, else one of the seat's own. Hexagons are for all."""
        kind = kind_of(name)
        if kind != HEXAGON:
            self.take_back(s, name, NEUTRAL_BACK if s.neutral[kind] else seat + 1)
        return kind

    def take_back(self, s: TuscanyState, name: str, back: int) -> int:
        """A tile with this back."""
        kind = kind_of(name)
        supply, place = (s.neutral, kind) if back == NEUTRAL_BACK else (s.stock, (back - 1) * KINDS + kind)
        if kind == HEXAGON or not supply[place]:
            raise LayoutError(f"more {name} tiles are used than there are.")
        supply[place] -= 1
        if back != NEUTRAL_BACK:
            s.revealed[back - 1] += 1
        return kind

    def cover(self, s: TuscanyState, seat: int, space: int, kind: int) -> None:
        colour = self.t.estate_of(s, seat).colour[space]
        if s.filled[seat] >> space & 1:
            raise LayoutError(f"space {space + 1} of seat {seat + 1} is covered twice.")
        if COLOUR[kind] not in (colour, ANY_COLOUR):
            place = f"space {space + 1} of seat {seat + 1}, a {COLOUR_NAMES[colour]} space"
            raise LayoutError(f"{NAMES[kind]} cannot lie on {place}.")
        cover(s, self.t, seat, space, kind)

    # What nobody has named, and what is pending.

    def finish(self, s: TuscanyState, beginning: str) -> None:
        for seat in range(s.players):
            self.estate(s, str(seat + 1), ())
            if not s.filled[seat]:
                castles = self.t.estate_of(s, seat).colour_mask[CASTLE]
                self.cover(s, seat, (castles & -castles).bit_length() - 1, CASTLE_TILE)
        if not any(s.display):
            self.open(s, "", OPEN)

    def begin_turn(self, s: TuscanyState, seat: int, others: bool) -> None:
        """From the seat in turn on all others are still to play, for the round ends with the last of them."""
        s.push(ROUND_END, CHANCE)
        order = [(s.starter + i) % s.players for i in range(s.players)]
        for waiting in reversed(order[order.index(seat) :]):
            s.push(AFTER_ACTION, waiting)
            s.push(ACTION, waiting, FIRST)

    def begin_round(self, s: TuscanyState, seat: int, others: bool) -> None:
        s.push(ROUND, CHANCE, s.round)

    def end_round(self, s: TuscanyState, seat: int, others: bool) -> None:
        s.push(ROUND_END, CHANCE)


def kind_of(name: str) -> int:
    if name not in KIND_OF:
        raise LayoutError(f"{name} is no tile.")
    return KIND_OF[name]
