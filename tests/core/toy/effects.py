"""What happens by itself: planting and what follows from it, payments, rounds."""

from __future__ import annotations

from typing import Final

from tests.core.toy.builder import ToyBuilder
from tests.core.toy.events import BID_WON, FIELD_FULL, gain
from tests.core.toy.field import touches
from tests.core.toy.state import BARKER, FLOWER, GREEN_THUMB, NOBODY, SIZE, ToyState
from tests.core.toy.words import NOT_ADJACENT

from castellany.core.frames import Frame
from castellany.core.program import Effect
from castellany.core.reasons import reason
from castellany.core.state import CHANCE, TOGETHER

ROUNDS: Final = 2
ACTIONS: Final = 2
FIRST_HAND: Final = 3


class Planting(Effect[ToyState]):
    """Plant the place in the frame's arg; a full field ends the game at once, whatever is pending."""

    def __init__(self, b: ToyBuilder) -> None:
        super().__init__("planting")
        self.planted = b.planted

    def start(self, s: ToyState, f: Frame) -> None:
        place = f.arg
        s.field.add(place, (1 << place, 1, FLOWER[place], int(place == 1), int(place != 2)))
        for near in touches(place):
            if s.field.area[near] != NOBODY:
                s.field.join(place, near)
        if NOBODY not in s.field.area:
            s.tell(FIELD_FULL, f.seat)
            s.end()
            return
        for effect in reversed(self.planted):
            if effect.possible(s, f.seat, place) == 0:
                s.push(effect.number, f.seat, place)


class Coin(Effect[ToyState]):
    """A coin, with a green thumb two."""

    def start(self, s: ToyState, f: Frame) -> None:
        gain(s, f.seat, 2 if s.holds(f.seat, GREEN_THUMB) else 1)


class Large(Effect[ToyState]):
    """In an area of two or more the planter may double the coins."""

    def __init__(self, doubling: int) -> None:
        super().__init__("large")
        self.doubling = doubling

    def possible(self, s: ToyState, seat: int, arg: int) -> int:
        return 0 if s.field.value(arg, SIZE) > 1 else reason(NOT_ADJACENT, arg)

    def start(self, s: ToyState, f: Frame) -> None:
        s.push(self.doubling, f.seat)


class Payment(Effect[ToyState]):
    """A coin for every seat that joined the fair."""

    def __init__(self, b: ToyBuilder) -> None:
        super().__init__("payment")
        self.folded = b.fair_payment

    def start(self, s: ToyState, f: Frame) -> None:
        joined, s.joined = s.joined, 0
        if joined and s.holds(f.seat, BARKER):
            joined += 1
        gain(s, f.seat, self.folded.of(s, f.seat, joined))


class Round(Effect[ToyState]):
    """A card for everybody, sealed bids, then the turns; after the last round the game is over."""

    def __init__(self, dealing: int, bidding: int, reveal: int) -> None:
        super().__init__("round")
        self.dealing = dealing
        self.bidding = bidding
        self.reveal = reveal

    def start(self, s: ToyState, f: Frame) -> None:
        if f.arg == ROUNDS:
            s.end()
            return
        s.push(self.number, CHANCE, f.arg + 1)
        s.push(self.reveal, CHANCE)
        s.push(self.bidding, TOGETHER, (1 << s.players) - 1)
        for seat in range(s.players - 1, -1, -1):
            for _ in range(1 if f.arg else FIRST_HAND):
                s.push(self.dealing, CHANCE, seat)


class Reveal(Effect[ToyState]):
    """The bids are played; the highest, of equals the first seat, earns a coin and has the first turn."""

    def __init__(self, turn_effect: int) -> None:
        super().__init__("reveal")
        self.turn_effect = turn_effect

    def start(self, s: ToyState, f: Frame) -> None:
        for seat in range(s.players):
            s.play_card(seat, s.bids[seat] - 1)
        winner = s.bids.index(max(s.bids))
        s.bids = [0] * s.players
        s.tell(BID_WON, winner)
        gain(s, winner, 1)
        for i in range(s.players - 1, -1, -1):
            s.push(self.turn_effect, (winner + i) % s.players)


class BeginTurn(Effect[ToyState]):
    def __init__(self, turn: int) -> None:
        super().__init__("begin-turn")
        self.turn = turn

    def start(self, s: ToyState, f: Frame) -> None:
        s.active = f.seat
        s.actions = ACTIONS
        s.push(self.turn, f.seat)
