"""ToyTable: a village fair played by its notation, each move checked before it is made."""

from __future__ import annotations

from tests.core.toy.game import TOY, ToyRules
from tests.core.toy.state import ToyState

from castellany.core.setup import Setup


class ToyTable:
    def __init__(self, players: int, *modules: str) -> None:
        self.rules: ToyRules = TOY.rules(Setup("toy", "first", players, modules))
        self.s: ToyState = self.rules.begin()

    @property
    def step(self) -> str:
        return self.rules.program[self.s.stack[-1].step].name

    def play(self, *texts: str) -> None:
        """Moves of whoever is asked, chance included."""
        for text in texts:
            self.answer(self.rules.turn(self.s), text)

    def answer(self, seat: int, text: str) -> None:
        assert self.refused(seat, text) == "", text
        self.rules.answer(self.s, seat, self.rules.read(text))

    def refused(self, seat: int, text: str) -> str:
        """The key of the reason, empty if there is none."""
        packed = self.rules.check(self.s, seat, self.rules.read(text))
        return self.rules.refusal(packed)[0].key if packed else ""

    def offered(self) -> list[str]:
        return [self.rules.write(m) for m in self.rules.moves(self.s)]

    def deal(self, *hands: str) -> None:
        """First hands such as "123" for each seat."""
        for hand in hands:
            self.play(*(f"deal {card}" for card in hand))

    def open(self, *hands: str) -> None:
        """Deal, bid everybody's first card, and stop at the first turn."""
        self.deal(*hands)
        self.play(*(f"bid {hand[0]}" for hand in hands))
