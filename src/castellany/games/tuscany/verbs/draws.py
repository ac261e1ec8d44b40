"""What chance draws from counted supplies: cards, tiles, yield cards (TUS-R 15)."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.notation import Form, Vocabulary
from castellany.core.program import Draw
from castellany.core.reasons import reason
from castellany.core.state import CHANCE
from castellany.games.tuscany.events import CARD_DRAWN, NEUTRAL_REVEALED, REVEALED, STACK_EMPTY, YIELDED
from castellany.games.tuscany.gains import gain_green, gain_hexagon, gain_marble, gain_red, gain_workers
from castellany.games.tuscany.kinds import COLOURS, KINDS
from castellany.games.tuscany.refusals import NOT_DRAWABLE
from castellany.games.tuscany.scoring import GREEN_YIELDS, RED_YIELDS
from castellany.games.tuscany.state import NEUTRAL_BACK, TuscanyState
from castellany.games.tuscany.supply import draw_cards, fill_gaps, push_card, turn_up_yields
from castellany.games.tuscany.tables import MOST_YIELDS, STACK, STACKS, Tables
from castellany.games.tuscany.words import (
    ALL_COLOURS,
    ALL_TILES,
    CARD,
    COLOUR_WORDS,
    NEUTRAL,
    NONE,
    OPEN_TILES,
    REVEAL,
    TILE_WORDS,
    YIELD,
)


class Counted(Draw[TuscanyState]):
    """Draws one of the things that a list counts; subclasses say which and where it goes."""

    def __init__(self, number: int, word: str, vocabulary: Vocabulary, kinds: range) -> None:
        super().__init__(number, Form(word, (vocabulary,)), (kinds, NONE, NONE))
        self.first = kinds.start
        self.after = kinds.stop

    def source(self, s: TuscanyState, f: Frame) -> list[int]:
        raise NotImplementedError

    def offset(self, f: Frame) -> int:
        """Where the counts begin in the source."""
        return 0

    def moves(self, s: TuscanyState, f: Frame, out: list[int]) -> None:
        source, offset = self.source(s, f), self.offset(f)
        for kind in range(self.first, self.after):
            if source[offset + kind]:
                out.append(self.number << 24 | kind << 16)

    def check(self, s: TuscanyState, f: Frame, m: int) -> int:
        return 0 if self.weight(s, f, m) else reason(NOT_DRAWABLE)

    def weight(self, s: TuscanyState, f: Frame, m: int) -> int:
        return self.source(s, f)[self.offset(f) + (m >> 16 & 255)]

    def total(self, s: TuscanyState, f: Frame) -> int:
        source, offset = self.source(s, f), self.offset(f)
        total = 0
        for kind in range(self.first, self.after):
            total += source[offset + kind]
        return total

    def pick(self, s: TuscanyState, f: Frame, r: int) -> int:
        source, offset = self.source(s, f), self.offset(f)
        kind = self.first
        r -= source[offset + kind]
        while r >= 0:
            kind += 1
            r -= source[offset + kind]
        return self.number << 24 | kind << 16


class Card(Counted):
    """A card into the hand of the seat in the frame's arg; why says how many follow."""

    def __init__(self) -> None:
        super().__init__(CARD, "card {colour}", COLOUR_WORDS, ALL_COLOURS)

    def source(self, s: TuscanyState, f: Frame) -> list[int]:
        return s.deck

    def total(self, s: TuscanyState, f: Frame) -> int:
        return s.deck_size

    def apply(self, s: TuscanyState, f: Frame, m: int) -> None:
        seat, colour = f.arg, m >> 16 & 255
        s.deck[colour] -= 1
        s.deck_size -= 1
        s.hand[seat * COLOURS + colour] += 1
        s.hand_size[seat] += 1
        s.drawn[seat * COLOURS + colour] += 1
        s.drawn_size[seat] += 1
        s.tell(CARD_DRAWN, seat, colour)
        if f.why:
            push_card(s, seat, f.why)


class Reveal(Counted):
    """A tile of a seat's own stacks onto a slot; both in the frame's arg."""

    def __init__(self) -> None:
        super().__init__(REVEAL, "reveal {tile}", TILE_WORDS, ALL_TILES)

    def source(self, s: TuscanyState, f: Frame) -> list[int]:
        return s.stock

    def offset(self, f: Frame) -> int:
        return f.arg // OPEN_TILES * KINDS

    def total(self, s: TuscanyState, f: Frame) -> int:
        return STACKS * STACK - s.revealed[f.arg // OPEN_TILES]

    def apply(self, s: TuscanyState, f: Frame, m: int) -> None:
        seat, slot, kind = f.arg // OPEN_TILES, f.arg % OPEN_TILES, m >> 16 & 255
        s.stock[seat * KINDS + kind] -= 1
        s.revealed[seat] += 1
        s.display[slot] = kind
        s.backs[slot] = seat + 1
        s.tell(REVEALED, seat, kind, slot)
        if s.revealed[seat] % STACK == 0:
            s.tell(STACK_EMPTY, seat, s.revealed[seat] // STACK - 1)
            if s.revealed[seat] == STACK * (s.phase + 1):
                s.latched = 1


class Neutral(Counted):
    """A neutral tile onto the slot in the frame's arg, then onto further gaps."""

    def __init__(self) -> None:
        super().__init__(NEUTRAL, "neutral {tile}", TILE_WORDS, ALL_TILES)

    def source(self, s: TuscanyState, f: Frame) -> list[int]:
        return s.neutral

    def apply(self, s: TuscanyState, f: Frame, m: int) -> None:
        kind = m >> 16 & 255
        s.neutral[kind] -= 1
        s.display[f.arg] = kind
        s.backs[f.arg] = NEUTRAL_BACK
        s.tell(NEUTRAL_REVEALED, CHANCE, kind, f.arg)
        fill_gaps(s)


class TurnUpYield(Counted):
    """A yield card for the seat in the frame's arg; why says how many follow, and which storage space was freed."""

    def __init__(self, t: Tables) -> None:
        super().__init__(YIELD, "yield {yield}", t.yield_words, range(len(t.components.yields)))
        self.t = t

    def source(self, s: TuscanyState, f: Frame) -> list[int]:
        return s.yields

    def apply(self, s: TuscanyState, f: Frame, m: int) -> None:
        seat, number = f.arg, m >> 16 & 255
        more, freed = f.why % MOST_YIELDS, f.why // MOST_YIELDS
        s.yields[number] -= 1
        s.yield_discard[number] += 1
        s.tell(YIELDED, seat, number)
        turn_up_yields(s, seat, freed, more)
        reward = self.t.components.yields[number]
        gain_red(s, seat, RED_YIELDS, reward.red)
        gain_green(s, seat, GREEN_YIELDS, reward.green)
        gain_marble(s, seat, reward.marble)
        gain_workers(s, seat, reward.workers)
        for _ in range(reward.hexagons):
            gain_hexagon(s, self.t, seat, freed)
        draw_cards(s, seat, reward.cards)
