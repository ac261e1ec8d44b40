"""Three modules that use every kind of rule point without a line in base code."""

from __future__ import annotations

from tests.core.toy.builder import ToyBuilder
from tests.core.toy.effects import gain
from tests.core.toy.state import CARDS, ToyState
from tests.core.toy.verbs import Action
from tests.core.toy.words import ACTION, ALL_CARDS, CARD_WORDS, FLOODED, GRIND, NO_COINS, NO_SUCH_CARD, NOT_ADJACENT

from castellany.core.builder import Module
from castellany.core.ext import Ext
from castellany.core.frames import Frame
from castellany.core.parts import Part
from castellany.core.points import Permission, Replacement, Value
from castellany.core.position import Line, row
from castellany.core.program import Effect
from castellany.core.reasons import code_of, reason

MOST_FLOUR = 999


class Flour(Ext):
    """The mill's own data: flour by seat."""

    def __init__(self, flour: list[int]) -> None:
        self.flour = flour

    def clone(self) -> Flour:
        return Flour(self.flour[:])

    def fields(self) -> tuple[object, ...]:
        return (self.flour,)


def flour(s: ToyState) -> list[int]:
    for ext in s.ext:
        if isinstance(ext, Flour):
            return ext.flour
    raise LookupError("there is no mill")


class Grind(Action):
    def __init__(self) -> None:
        super().__init__(GRIND, "grind {card}", ALL_CARDS, CARD_WORDS)

    def refused(self, s: ToyState, seat: int, value: int) -> int:
        # Everybody keeps a card to bid with.
        return 0 if sum(s.hand(seat)) > 1 and s.hands[seat * CARDS + value] else reason(NO_SUCH_CARD, value)

    def act(self, s: ToyState, seat: int, value: int) -> None:
        s.play_card(seat, value)
        flour(s)[seat] += value + 1


class Bread(Effect[ToyState]):
    """Flour becomes a coin when something is planted."""

    def possible(self, s: ToyState, seat: int, arg: int) -> int:
        return 0 if flour(s)[seat] else reason(NO_COINS)

    def start(self, s: ToyState, f: Frame) -> None:
        gain(s, f.seat, 1)


class Stalls(Value[ToyState]):
    """A fair with flour pays one coin more."""

    def fold(self, s: ToyState, seat: int, value: int, arg: int) -> int:
        return value + 1 if value and flour(s)[seat] else value


class FlourPoints(Value[ToyState]):
    def fold(self, s: ToyState, seat: int, value: int, arg: int) -> int:
        return value + flour(s)[seat]


class FlourPart(Part[ToyState]):
    """What the mill adds to the text of a position."""

    def write(self, s: ToyState) -> list[str]:
        return [row("flour", flour(s))]

    def read(self, s: ToyState, given: dict[str, Line]) -> None:
        flour(s)[:] = given["flour"].numbers(len(flour(s)), 0, MOST_FLOUR)


class Mill(Module[ToyBuilder]):
    def __init__(self) -> None:
        super().__init__("mill")

    def install(self, b: ToyBuilder) -> None:
        b.exts.append(lambda players: Flour([0] * players))
        b.position_parts.append(FlourPart())
        b.offer(ACTION, Grind())
        bread = Bread("bread")
        b.entry(bread)
        b.planted.add(bread)
        b.fair_payment.values.append(Stalls())
        b.extra_points.values.append(FlourPoints())


class Flood(Permission[ToyState]):
    """Place 1 is under water."""

    def rule(self, s: ToyState, seat: int, so_far: int, arg: int) -> int:
        return reason(FLOODED, arg) if arg == 0 and so_far == 0 else so_far


class Windfall(Replacement[ToyState]):
    """On place 6 nothing is planted: its planter finds two coins."""

    def replace(self, s: ToyState, f: Frame) -> bool:
        if f.arg != 5:
            return False
        gain(s, f.seat, 2)
        return True


class Storm(Module[ToyBuilder]):
    def __init__(self) -> None:
        super().__init__("storm", requires=("mill",))

    def install(self, b: ToyBuilder) -> None:
        b.planting.permissions.append(Flood())
        b.instead_of_planting.claim(Windfall())


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
