"""Three modules that use every kind of rule point without a line in base code."""

from __future__ import annotations

from tests.core.toy.builder import ToyBuilder
from tests.core.toy.events import gain
from tests.core.toy.state import CARDS, ToyState
from tests.core.toy.verbs import Action
from tests.core.toy.words import ACTION, ALL_CARDS, CARD_WORDS, FLOODED, GRIND, NO_COINS, NO_SUCH_CARD, NOT_ADJACENT

from castellany.core.builder import Module
from castellany.core.frames import Frame
from castellany.core.parts import Part
from castellany.core.points import Permission, Value
from castellany.core.position import Line, row
from castellany.core.program import Effect
from castellany.core.reasons import code_of, reason

MOST_FLOUR = 999


class Flour:
    """Where the mill keeps its flour, by seat, in what modules remember."""

    def __init__(self, at: int) -> None:
        self.at = at

    def of(self, s: ToyState, seat: int) -> int:
        return s.kept[self.at + seat]


class Grind(Action):
    def __init__(self, flour: Flour) -> None:
        super().__init__(GRIND, "grind {card}", ALL_CARDS, CARD_WORDS)
        self.flour = flour

    def refused(self, s: ToyState, seat: int, value: int) -> int:
        # Everybody keeps a card to bid with.
        return 0 if sum(s.hand(seat)) > 1 and s.hands[seat * CARDS + value] else reason(NO_SUCH_CARD, value)

    def act(self, s: ToyState, seat: int, value: int) -> None:
        s.play_card(seat, value)
        s.kept[self.flour.at + seat] += value + 1


class Bread(Effect[ToyState]):
    """Flour becomes a coin when something is planted."""

    def __init__(self, flour: Flour) -> None:
        super().__init__("bread")
        self.flour = flour

    def possible(self, s: ToyState, seat: int, arg: int) -> int:
        return 0 if self.flour.of(s, seat) else reason(NO_COINS)

    def start(self, s: ToyState, f: Frame) -> None:
        gain(s, f.seat, 1)


class Stalls(Value[ToyState]):
    """A fair with flour pays one coin more."""

    def __init__(self, flour: Flour) -> None:
        self.flour = flour

    def fold(self, s: ToyState, seat: int, value: int, arg: int) -> int:
        return value + 1 if value and self.flour.of(s, seat) else value


class FlourPoints(Value[ToyState]):
    def __init__(self, flour: Flour) -> None:
        self.flour = flour

    def fold(self, s: ToyState, seat: int, value: int, arg: int) -> int:
        return value + self.flour.of(s, seat)


class FlourPart(Part[ToyState]):
    """What the mill adds to the text of a position."""

    def __init__(self, flour: Flour) -> None:
        self.flour = flour

    def write(self, s: ToyState) -> list[str]:
        return [row("flour", [self.flour.of(s, seat) for seat in range(s.players)])]

    def read(self, s: ToyState, given: dict[str, Line]) -> None:
        at = self.flour.at
        s.kept[at : at + s.players] = given["flour"].numbers(s.players, 0, MOST_FLOUR)


class Mill(Module[ToyBuilder]):
    def __init__(self) -> None:
        super().__init__("mill")

    def install(self, b: ToyBuilder) -> None:
        flour = Flour(b.remember([0] * b.players))
        b.position_parts.append(FlourPart(flour))
        b.offer(ACTION, Grind(flour))
        bread = Bread(flour)
        b.entry(bread)
        b.planted.append(bread)
        b.fair_payment.values.append(Stalls(flour))
        b.extra_points.values.append(FlourPoints(flour))


class Flood(Permission[ToyState]):
    """Place 1 is under water."""

    def rule(self, s: ToyState, seat: int, so_far: int, arg: int) -> int:
        return reason(FLOODED, arg) if arg == 0 and so_far == 0 else so_far


class Storm(Module[ToyBuilder]):
    def __init__(self) -> None:
        super().__init__("storm", requires=("mill",))

    def install(self, b: ToyBuilder) -> None:
        b.planting.permissions.append(Flood())


class AnySoil(Permission[ToyState]):
    """Planting need not touch."""

    def rule(self, s: ToyState, seat: int, so_far: int, arg: int) -> int:
        return 0 if code_of(so_far) == NOT_ADJACENT else so_far


class Drought(Module[ToyBuilder]):
    def __init__(self) -> None:
        super().__init__("drought", conflicts=("mill",))

    def install(self, b: ToyBuilder) -> None:
        b.planting.permissions.append(AnySoil())


MODULES: list[Module[ToyBuilder]] = [Mill(), Storm(), Drought()]
