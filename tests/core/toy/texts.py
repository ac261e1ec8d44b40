"""ToyTexts: moves and questions by their words in the notation."""

from __future__ import annotations

from typing import Any

from tests.core.toy.events import EVENT_KEYS, HIDDEN
from tests.core.toy.state import ToyState

from castellany.core.events import Event
from castellany.core.phrase import Argument, Phrase, Seat
from castellany.core.reasons import CORE_REFUSALS, code_of
from castellany.core.rules import Rules
from castellany.core.texts import Texts

TOY_TEXTS = ("castellany.core", "tests.core.toy")
BY_THE_ENGINE = {refusal.code for refusal in CORE_REFUSALS}


class ToyTexts(Texts):
    def __init__(self) -> None:
        super().__init__(TOY_TEXTS)

    def move(self, rules: Rules[Any], s: ToyState, seat: int, m: int) -> Phrase:
        return Phrase("toy-move", {"move": rules.write(m)})

    def prompt(self, rules: Rules[Any], s: ToyState, seat: int) -> Phrase:
        if rules.over(s):
            return Phrase("toy-prompt-over")
        arguments: dict[str, Argument] = {"step": rules.program[s.stack[-1].step].name}
        if seat in rules.asked(s) or rules.is_chance(s):
            return Phrase("toy-prompt", arguments)
        return Phrase("toy-prompt-waiting", arguments | {"name": Seat(rules.turn(s))})

    def refusal(self, rules: Rules[Any], packed: int) -> Phrase:
        key = rules.refusal(packed)[0].key
        return Phrase(f"refusal-{key}") if code_of(packed) in BY_THE_ENGINE else Phrase("toy-refusal", {"why": key})

    def event(self, rules: Rules[Any], event: Event) -> Phrase | None:
        number = "?" if event.a == HIDDEN else event.a
        return Phrase(f"toy-event-{EVENT_KEYS[event.kind]}", {"name": Seat(event.seat), "number": number})

    def repeats(self, event: Event) -> bool:
        return False

    def reconstructed(self, rules: Rules[Any]) -> Phrase | None:
        return None
