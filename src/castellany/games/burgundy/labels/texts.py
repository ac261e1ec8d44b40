"""BurgundyTexts: the labels, as the rest of the program asks for them."""

from __future__ import annotations

from castellany.core.events import Event
from castellany.core.phrase import Phrase
from castellany.core.preview import Preview
from castellany.core.texts import Texts
from castellany.games.burgundy.builder import BurgundyModule
from castellany.games.burgundy.labels.events import BEGINNING, REPEATING, event_phrase
from castellany.games.burgundy.labels.moves import move_phrase
from castellany.games.burgundy.labels.names import PACKAGES, reconstructed
from castellany.games.burgundy.labels.previews import preview
from castellany.games.burgundy.labels.prompts import prompt
from castellany.games.burgundy.labels.refused import refusal_phrase
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.shown import module_package
from castellany.games.burgundy.state import BurgundyState


class BurgundyTexts(Texts):
    def __init__(self, modules: list[BurgundyModule]) -> None:
        super().__init__((*PACKAGES, *(module_package(module.slug) for module in modules)))

    def move(self, rules: BurgundyRules, s: BurgundyState, seat: int, m: int) -> Phrase:
        return move_phrase(rules, s, seat, m)

    def prompt(self, rules: BurgundyRules, s: BurgundyState, seat: int) -> Phrase:
        return prompt(rules, s, seat)

    def refusal(self, rules: BurgundyRules, packed: int) -> Phrase:
        return refusal_phrase(rules, packed)

    def event(self, rules: BurgundyRules, event: Event) -> Phrase | None:
        return event_phrase(rules, event)

    def begins(self, event: Event) -> int:
        return BEGINNING.get(event.kind, 0)

    def preview(self, rules: BurgundyRules, view: BurgundyState, seat: int, m: int) -> Preview:
        return preview(rules, view, seat, m)

    def repeats(self, event: Event) -> bool:
        return event.kind in REPEATING

    def reconstructed(self, rules: BurgundyRules) -> Phrase | None:
        return reconstructed(rules)
