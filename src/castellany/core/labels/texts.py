"""LabelledTexts: what a game says, from its labels."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from castellany.core.events import Event
from castellany.core.labels.asked import Asked
from castellany.core.labels.labels import Arguments, Labels, joined
from castellany.core.moves import unpack
from castellany.core.phrase import Phrase, Seat
from castellany.core.preview import Preview
from castellany.core.reasons import FIRST_GAME_REASON
from castellany.core.texts import Texts


class LabelledTexts(Texts):
    """The texts of a game and of its modules; the keys are made alike for every game."""

    def __init__(
        self,
        packages: tuple[str, ...],
        labels: tuple[Labels, ...],
        event: Callable[[Any, Event], Phrase | None],
        beginning: Mapping[int, int],
        repeats: Callable[[Event], bool],
        preview: Callable[[Any, Any, int, int], Preview],
        reconstructed: Callable[[Any], Phrase | None],
    ) -> None:
        super().__init__(packages)
        self.labels = joined(labels)
        self.of_event = event
        self.beginning = beginning
        """Events that begin a part of the game: 1 for the large parts, 2 for those within one."""
        self.is_repeated = repeats
        self.of_preview = preview
        self.of_reconstruction = reconstructed

    def move(self, rules: Any, s: Any, seat: int, m: int) -> Phrase:
        return Phrase(f"move-{word_of(rules, m)}", self.move_details(rules, s, seat, m))

    def move_details(self, rules: Any, s: Any, seat: int, m: int) -> Arguments:
        """What the words for a move speak of."""
        details = self.labels.moves.get(word_of(rules, m))
        return details(Asked(rules, s, rules.frame_for(s, seat), *unpack(m)[1:])) if details else {}

    def prompt(self, rules: Any, s: Any, seat: int) -> Phrase:
        if rules.over(s):
            return Phrase("prompt-over")
        if rules.is_chance(s):
            return Phrase("prompt-chance")
        if seat not in rules.asked(s):
            return Phrase("prompt-waiting", {"player": Seat(rules.turn(s))})
        f = rules.frame_for(s, seat)
        step = rules.program[f.step].name
        details = self.labels.questions.get(step)
        return Phrase(f"prompt-{step}", details(rules, s, f) if details else {})

    def refusal(self, rules: Any, packed: int) -> Phrase:
        refusal, values = rules.refusal(packed)
        key = f"refusal-{refusal.key}"
        if refusal.code < FIRST_GAME_REASON:
            return Phrase(key)
        names = self.labels.names.get(refusal.key, refusal.arguments)
        arguments: Arguments = {}
        for name, sort, value in zip(names, refusal.arguments, values, strict=False):
            given = self.labels.sorts.get(sort)
            arguments[name] = given(rules, value) if given else value
        extra = self.labels.extras.get(refusal.key)
        return Phrase(key, arguments | extra(rules, values) if extra else arguments)

    def event(self, rules: Any, event: Event) -> Phrase | None:
        return self.of_event(rules, event)

    def begins(self, event: Event) -> int:
        return self.beginning.get(event.kind, 0)

    def preview(self, rules: Any, view: Any, seat: int, m: int) -> Preview:
        return self.of_preview(rules, view, seat, m)

    def repeats(self, event: Event) -> bool:
        return self.is_repeated(event)

    def reconstructed(self, rules: Any) -> Phrase | None:
        return self.of_reconstruction(rules)


def word_of(rules: Any, m: int) -> str:
    """The word that a move begins with."""
    word: str = rules.verbs[unpack(m)[0]].form.word
    return word
