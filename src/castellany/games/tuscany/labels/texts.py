"""TuscanyTexts: the labels, as the rest of the program asks for them."""

from __future__ import annotations

from castellany.core.events import Event
from castellany.core.phrase import Phrase
from castellany.core.preview import Preview
from castellany.core.texts import Texts
from castellany.games.tuscany.labels.events import BEGINNING, event_phrase, repeats
from castellany.games.tuscany.labels.moves import move_phrase
from castellany.games.tuscany.labels.names import PACKAGES, reconstructed
from castellany.games.tuscany.labels.previews import preview
from castellany.games.tuscany.labels.prompts import prompt
from castellany.games.tuscany.labels.refused import refusal_phrase
from castellany.games.tuscany.rules import TuscanyRules
from castellany.games.tuscany.state import TuscanyState


class TuscanyTexts(Texts):
    def __init__(self) -> None:
        super().__init__(PACKAGES)

    def move(self, rules: TuscanyRules, s: TuscanyState, seat: int, m: int) -> Phrase:
        return move_phrase(rules, s, seat, m)

    def prompt(self, rules: TuscanyRules, s: TuscanyState, seat: int) -> Phrase:
        return prompt(rules, s, seat)

    def refusal(self, rules: TuscanyRules, packed: int) -> Phrase:
        return refusal_phrase(rules, packed)

    def event(self, rules: TuscanyRules, event: Event) -> Phrase | None:
        return event_phrase(rules, event)

    def begins(self, event: Event) -> int:
        return BEGINNING.get(event.kind, 0)

    def preview(self, rules: TuscanyRules, view: TuscanyState, seat: int, m: int) -> Preview:
        return preview(rules, view, seat, m)

    def repeats(self, event: Event) -> bool:
        return repeats(event)

    def reconstructed(self, rules: TuscanyRules) -> Phrase | None:
        return reconstructed(rules)
