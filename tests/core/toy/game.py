"""The village fair: a toy game that needs everything which the engine promises to later games."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.core.toy import effects, verbs
from tests.core.toy.builder import ToyBuilder
from tests.core.toy.draws import Deal, Show
from tests.core.toy.events import event_for
from tests.core.toy.modules import MODULES
from tests.core.toy.position import FairPart, name_frames
from tests.core.toy.scene import ToyPieces, ToyScene, scene
from tests.core.toy.state import CARDS, COPIES, ToyState, new_state
from tests.core.toy.texts import ToyTexts
from tests.core.toy.view import determinize, knows_move, view
from tests.core.toy.words import ACTION, ANY_MOMENT, DECLINE, END

from castellany.core.builder import chosen_modules
from castellany.core.choices import Choices, expansions
from castellany.core.events import Event
from castellany.core.game import Game
from castellany.core.moves import pack
from castellany.core.parts import read_parts, write_parts
from castellany.core.program import Chance, Step, Together
from castellany.core.result import Placing, Result, ScoreLine
from castellany.core.rules import Rules
from castellany.core.setup import Setup, SetupError
from castellany.core.state import CHANCE


class ToyRules(Rules[ToyState]):
    def __init__(self, setup: Setup, b: ToyBuilder, first_entry: int) -> None:
        super().__init__(setup, b.program, b.finish(), b.refusals)
        self.b = b
        self.first_entry = first_entry
        name_frames(self.program)
        self.parts = [FairPart(), *b.position_parts]

    def blank(self) -> ToyState:
        return new_state(self.players, self.b.kept)

    def start(self) -> ToyState:
        s = self.blank()
        s.push(self.first_entry, CHANCE, 0)
        return s

    def clone(self, s: ToyState) -> ToyState:
        return s.clone()

    def view(self, s: ToyState, seat: int) -> ToyState:
        return view(self, s, seat)

    def determinize(self, s: ToyState, seat: int, random: Random) -> ToyState:
        return determinize(self, s, seat, random)

    def score_lines(self, s: ToyState, seat: int) -> list[ScoreLine]:
        extra = self.b.extra_points.of(s, seat, 0)
        return [ScoreLine("coins", s.coins[seat]), ScoreLine("toasts", s.toasts[seat]), ScoreLine("extra", extra)]

    def result(self, s: ToyState) -> Result:
        points = [sum(line.points for line in self.score_lines(s, seat)) for seat in range(s.players)]
        seats = sorted(range(s.players), key=lambda seat: -points[seat])
        return Result([Placing(seat, 1 + sum(p > points[seat] for p in points), points[seat], "") for seat in seats])

    def provenance(self) -> dict[str, str]:
        return {"cards": "reconstructed"}

    def event_for(self, event: Event, seat: int) -> Event:
        return event_for(event, seat)

    def knows_move(self, s: ToyState, who: int, m: int, seat: int) -> bool:
        return knows_move(s, m, seat)

    def scene(self, s: ToyState) -> dict[str, object]:
        return scene(self, s)

    def idle(self, s: ToyState, seat: int) -> int:
        for verb in (END, DECLINE):
            if self.check(s, seat, pack(verb)) == 0:
                return pack(verb)
        return super().idle(s, seat)

    def write_position(self, s: ToyState) -> str:
        return write_parts(self, self.parts, s)

    def read_position(self, text: str) -> ToyState:
        return read_parts(self, self.parts, self.blank(), text)


class Toy(Game):
    def __init__(self) -> None:
        super().__init__("toy", ("first",), (2, 3, 4), ToyTexts(), ToyScene, ToyPieces)

    def components(self, rules: Rules[Any]) -> dict[str, object]:
        return {"players": rules.players, "modules": list(rules.setup.modules)}

    def choices(self, edition: str) -> Choices:
        if edition not in self.editions:
            raise SetupError("setup-unknown-edition", edition=edition)
        return {"players": list(self.players), "modules": expansions(MODULES), "options": []}

    def rules(self, setup: Setup) -> ToyRules:
        if setup.players not in self.players:
            raise SetupError("setup-players", players=str(setup.players))
        b = ToyBuilder(setup.players)
        decline = verbs.Decline()
        doubling = b.entry(Step("doubling", [verbs.Double(), decline], ANY_MOMENT))
        for effect in (effects.Coin("coin"), effects.Large(doubling)):
            b.entry(effect)
            b.planted.append(effect)
        planting = b.entry(effects.Planting(b))
        payment = b.entry(effects.Payment(b))
        joining = b.entry(Step("joining", [verbs.Join(), decline]))
        peeking = b.entry(Chance("peeking", Show()))
        dealing = b.entry(Chance("dealing", Deal()))
        bidding = b.entry(Together("bidding", [verbs.Bid()]))
        actions = [
            verbs.Plant(b, planting),
            verbs.Peek(peeking),
            verbs.CallFair(payment, joining),
            verbs.Learn(),
            verbs.Borrow(),
            verbs.End(),
        ]
        turn = b.entry(Step("turn", [*actions], ANY_MOMENT | ACTION, stays=True))
        reveal = b.entry(effects.Reveal(b.entry(effects.BeginTurn(turn))))
        first_entry = b.entry(effects.Round(dealing, bidding, reveal))
        b.offer(ANY_MOMENT, verbs.Toast())
        for module in chosen_modules(MODULES, setup.modules):
            module.install(b)
        return ToyRules(setup, b, first_entry)


TOY = Toy()


def toy_discrepancies(s: ToyState) -> list[str]:
    """Cards that are not four of each, and cards seen where they are not."""
    found: list[str] = []
    for card in range(CARDS):
        count = s.deck[card] + s.discard[card] + sum(s.hands[seat * CARDS + card] for seat in range(s.players))
        if count != COPIES:
            found.append(f"{count} cards {card + 1}, not {COPIES}")
        for viewer in range(s.players):
            for owner in range(s.players):
                if s.seen[s.seen_at(viewer, owner, card)] > s.hands[owner * CARDS + card]:
                    found.append(f"seat {viewer} has seen a card {card + 1} that seat {owner} does not hold")
    return found
