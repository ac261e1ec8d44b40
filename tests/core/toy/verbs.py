"""What a seat may do: plant, look, call a fair, learn, borrow, toast. Small ranges, so moves are what check allows."""

from __future__ import annotations

from itertools import product

from tests.core.toy import words
from tests.core.toy.builder import ToyBuilder
from tests.core.toy.events import gain
from tests.core.toy.field import touches
from tests.core.toy.state import CARDS, NOBODY, ToyState
from tests.core.toy.words import ALL_ABILITIES, ALL_CARDS, ALL_PLACES, ALL_SEATS, NONE

from castellany.core.frames import Frame
from castellany.core.moves import pack, unpack
from castellany.core.notation import Form, Vocabulary
from castellany.core.program import Verb
from castellany.core.reasons import reason
from castellany.core.state import CHANCE


class Checked(Verb[ToyState]):
    """A verb with at most one field, whose moves are those that check allows."""

    def __init__(
        self, number: int, template: str, values: range = NONE, vocabulary: Vocabulary | None = None, free: bool = False
    ) -> None:
        form = Form(template, (vocabulary,) if vocabulary else ())
        super().__init__(number, form, (values, NONE, NONE), free)

    def moves(self, s: ToyState, f: Frame, out: list[int]) -> None:
        for a, b, c in product(*self.ranges):
            m = pack(self.number, a, b, c)
            if self.check(s, f, m) == 0:
                out.append(m)

    def check(self, s: ToyState, f: Frame, m: int) -> int:
        return self.refused(s, f.seat, unpack(m)[1])

    def refused(self, s: ToyState, seat: int, value: int) -> int:
        return 0


class Action(Checked):
    """Costs one of the turn's actions."""

    def check(self, s: ToyState, f: Frame, m: int) -> int:
        return super().check(s, f, m) if s.actions else reason(words.NO_ACTIONS)

    def apply(self, s: ToyState, f: Frame, m: int) -> None:
        s.actions -= 1
        self.act(s, f.seat, unpack(m)[1])

    def act(self, s: ToyState, seat: int, value: int) -> None:
        raise NotImplementedError


class Plant(Action):
    def __init__(self, b: ToyBuilder, effect: int) -> None:
        super().__init__(words.PLANT, "plant {place}", ALL_PLACES, words.PLACE_WORDS)
        self.planting = b.planting
        self.effect = effect

    def refused(self, s: ToyState, seat: int, value: int) -> int:
        planted = s.field.area
        so_far = 0
        if planted[value] != NOBODY:
            so_far = reason(words.TAKEN, value)
        elif max(planted) != NOBODY and not any(planted[near] != NOBODY for near in touches(value)):
            so_far = reason(words.NOT_ADJACENT, value)
        return self.planting.rule(s, seat, so_far, value)

    def act(self, s: ToyState, seat: int, value: int) -> None:
        s.push(self.effect, seat, value)


class Peek(Action):
    """Look at a random card of another hand that is not yet known."""

    def __init__(self, peeking: int) -> None:
        super().__init__(words.PEEK, "peek {seat}", ALL_SEATS, words.SEAT_WORDS)
        self.peeking = peeking

    def refused(self, s: ToyState, seat: int, value: int) -> int:
        if value == seat or value >= s.players:
            return reason(words.NOT_THAT_SEAT, value)
        known = s.seen[s.seen_at(seat, value, 0) : s.seen_at(seat, value, CARDS)]
        unknown = sum(s.hand(value)) + s.hidden[value] - sum(known)
        return 0 if unknown else reason(words.NOT_THAT_SEAT, value)

    def act(self, s: ToyState, seat: int, value: int) -> None:
        s.push(self.peeking, CHANCE, seat * s.players + value)


class CallFair(Action):
    """Ask every other seat, out of turn, whether it joins; the payment waits below."""

    def __init__(self, payment: int, joining: int) -> None:
        super().__init__(words.FAIR, "fair")
        self.payment = payment
        self.joining = joining

    def act(self, s: ToyState, seat: int, value: int) -> None:
        s.push(self.payment, seat)
        for i in range(s.players - 1, 0, -1):
            s.push(self.joining, (seat + i) % s.players)


class Join(Checked):
    def __init__(self) -> None:
        super().__init__(words.JOIN, "join")

    def apply(self, s: ToyState, f: Frame, m: int) -> None:
        s.joined += 1


class Double(Checked):
    def __init__(self) -> None:
        super().__init__(words.DOUBLE, "double")

    def apply(self, s: ToyState, f: Frame, m: int) -> None:
        gain(s, f.seat, min(4, s.coins[f.seat]))


class Decline(Checked):
    def __init__(self) -> None:
        super().__init__(words.DECLINE, "decline")

    def apply(self, s: ToyState, f: Frame, m: int) -> None:
        return


class Learn(Action):
    def __init__(self) -> None:
        super().__init__(words.LEARN, "learn {ability}", ALL_ABILITIES, words.ABILITY_WORDS)

    def refused(self, s: ToyState, seat: int, value: int) -> int:
        return reason(words.KNOWN, value) if s.abilities[seat] >> value & 1 else 0

    def act(self, s: ToyState, seat: int, value: int) -> None:
        s.abilities[seat] |= 1 << value


class Borrow(Action):
    """Use another seat's abilities until the end of the turn."""

    def __init__(self) -> None:
        super().__init__(words.BORROW, "borrow {seat}", ALL_SEATS, words.SEAT_WORDS)

    def refused(self, s: ToyState, seat: int, value: int) -> int:
        if value >= s.players or value in (seat, s.borrowed) or not s.abilities[value]:
            return reason(words.NOT_THAT_SEAT, value)
        return 0

    def act(self, s: ToyState, seat: int, value: int) -> None:
        s.borrowed = value


class Toast(Checked):
    """At any moment of the own turn a coin becomes a point."""

    def __init__(self) -> None:
        super().__init__(words.TOAST, "toast", free=True)

    def refused(self, s: ToyState, seat: int, value: int) -> int:
        return 0 if s.coins[seat] else reason(words.NO_COINS)

    def apply(self, s: ToyState, f: Frame, m: int) -> None:
        s.coins[f.seat] -= 1
        s.toasts[f.seat] += 1


class End(Checked):
    def __init__(self) -> None:
        super().__init__(words.END, "end")

    def apply(self, s: ToyState, f: Frame, m: int) -> None:
        s.active = s.borrowed = NOBODY
        s.actions = 0
        s.stack.pop()


class Bid(Checked):
    """A card from the hand, face down until everybody has chosen."""

    def __init__(self) -> None:
        super().__init__(words.BID, "bid {card}", ALL_CARDS, words.CARD_WORDS)

    def refused(self, s: ToyState, seat: int, value: int) -> int:
        return 0 if s.hands[seat * CARDS + value] else reason(words.NO_SUCH_CARD, value)

    def apply(self, s: ToyState, f: Frame, m: int) -> None:
        s.bids[f.seat] = unpack(m)[1] + 1
