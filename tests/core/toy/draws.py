"""Chance: dealing cards, and which card a look into a hand shows."""

from __future__ import annotations

from tests.core.toy.events import DEALT, SHOWN
from tests.core.toy.state import CARDS, ToyState
from tests.core.toy.words import ALL_CARDS, CARD_WORDS, DEAL, NO_SUCH_CARD, NONE, SHOW

from castellany.core.frames import Frame
from castellany.core.moves import pack, unpack
from castellany.core.notation import Form
from castellany.core.program import Draw
from castellany.core.reasons import reason


class CardDraw(Draw[ToyState]):
    """A card out of some counts."""

    def __init__(self, number: int, word: str) -> None:
        super().__init__(number, Form(word + " {card}", (CARD_WORDS,)), (ALL_CARDS, NONE, NONE))

    def counts(self, s: ToyState, f: Frame) -> list[int]:
        raise NotImplementedError

    def moves(self, s: ToyState, f: Frame, out: list[int]) -> None:
        for card, count in enumerate(self.counts(s, f)):
            if count:
                out.append(pack(self.number, card))

    def check(self, s: ToyState, f: Frame, m: int) -> int:
        return 0 if self.weight(s, f, m) else reason(NO_SUCH_CARD, unpack(m)[1])

    def weight(self, s: ToyState, f: Frame, m: int) -> int:
        return self.counts(s, f)[unpack(m)[1]]

    def total(self, s: ToyState, f: Frame) -> int:
        return sum(self.counts(s, f))

    def pick(self, s: ToyState, f: Frame, r: int) -> int:
        counts = self.counts(s, f)
        card = 0
        while r >= counts[card]:
            r -= counts[card]
            card += 1
        return pack(self.number, card)


class Deal(CardDraw):
    """A card for the seat in the frame's arg."""

    def __init__(self) -> None:
        super().__init__(DEAL, "deal")

    def counts(self, s: ToyState, f: Frame) -> list[int]:
        return s.deck

    def apply(self, s: ToyState, f: Frame, m: int) -> None:
        card = unpack(m)[1]
        s.deck[card] -= 1
        s.hands[f.arg * CARDS + card] += 1
        s.tell(DEALT, f.arg, card)


class Show(CardDraw):
    """A card that the viewer has not yet seen; the frame's arg is viewer * players + owner."""

    def __init__(self) -> None:
        super().__init__(SHOW, "show")

    def counts(self, s: ToyState, f: Frame) -> list[int]:
        owner = f.arg % s.players
        return [s.hands[owner * CARDS + card] - s.seen[f.arg * CARDS + card] for card in range(CARDS)]

    def apply(self, s: ToyState, f: Frame, m: int) -> None:
        card = unpack(m)[1]
        s.seen[f.arg * CARDS + card] += 1
        s.tell(SHOWN, f.arg // s.players, card, f.arg % s.players)
