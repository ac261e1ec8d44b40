"""CastleTexts: the labels, as the rest of the program asks for them."""

from __future__ import annotations

from castellany.core.events import Event
from castellany.core.phrase import Phrase
from castellany.core.preview import Preview
from castellany.core.texts import Texts
from castellany.games.castle.labels.events import BEGINNING, event_phrase, repeats
from castellany.games.castle.labels.moves import move_phrase
from castellany.games.castle.labels.names import packages, reconstructed
from castellany.games.castle.labels.previews import preview
from castellany.games.castle.labels.prompts import prompt
from castellany.games.castle.labels.refused import refusal_phrase
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.state import CastleState


class CastleTexts(Texts):
    def __init__(self) -> None:
        super().__init__(packages())

    def move(self, rules: CastleRules, s: CastleState, seat: int, m: int) -> Phrase:
        return move_phrase(rules, s, seat, m)

    def prompt(self, rules: CastleRules, s: CastleState, seat: int) -> Phrase:
        return prompt(rules, s, seat)

    def refusal(self, rules: CastleRules, packed: int) -> Phrase:
        return refusal_phrase(rules, packed)

    def event(self, rules: CastleRules, event: Event) -> Phrase | None:
        return event_phrase(rules, event)

    def begins(self, event: Event) -> int:
        return BEGINNING.get(event.kind, 0)

    def preview(self, rules: CastleRules, view: CastleState, seat: int, m: int) -> Preview:
        return preview(rules, view, seat, m)

    def repeats(self, event: Event) -> bool:
        return repeats(event)

    def reconstructed(self, rules: CastleRules) -> Phrase | None:
        return reconstructed(rules)
