"""The menu: what a seat may do, in groups, short enough to stand in columns."""

from __future__ import annotations

from typing import Final

from castellany.cli.menu import Choice, Column, Menu, Section
from castellany.core.moves import VERB
from castellany.core.phrase import Argument, Phrase
from castellany.games.burgundy import BURGUNDY
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.words import BUY, FETCH, HIRE, PLACE, SELL, TAKE, WORKERS

GROUPS: Final = (
    ("take", (TAKE, FETCH)),
    ("place", (PLACE,)),
    ("sell", (SELL,)),
    ("workers", (WORKERS,)),
    ("purchase", (BUY, HIRE)),
)
SHORT: Final = {TAKE: "cli-entry-take", FETCH: "cli-entry-fetch", PLACE: "cli-entry-place", SELL: "cli-entry-sell"}
"""Moves that need few words, as group and column say the rest."""
DIE_FIELD: Final = {TAKE: 0, PLACE: 0, SELL: 8, WORKERS: 16}
"""Where a move holds the die that it uses."""


class BurgundyMenu(Menu[BurgundyRules, BurgundyState]):
    def groups(self) -> list[Section]:
        known = {verb for _, verbs in GROUPS for verb in verbs}
        return [*(self.section(f"cli-group-{name}", verbs) for name, verbs in GROUPS), self.others(known)]

    def columns(self, moves: list[int]) -> list[Column]:
        """A column for each die; within it, what takes the fewest workers comes first."""
        found: list[Column] = []
        for die in sorted({die_of(m) for m in moves}):
            title = self.texts.text("cli-with-die", die=die) if die else ""
            cheapest = sorted([m for m in moves if die_of(m) == die], key=self.paid)
            found.append(Column(title, [Choice(m, self.entry(m)) for m in cheapest]))
        return found

    def paid(self, m: int) -> int:
        """Workers that turn the die."""
        workers = self.details(m).get("workers") if die_of(m) else 0
        return workers if isinstance(workers, int) else 0

    def entry(self, m: int) -> str:
        key = SHORT.get(m >> VERB)
        return super().entry(m) if key is None else self.texts.say(Phrase(key, self.details(m)))

    def details(self, m: int) -> dict[str, Argument]:
        return BURGUNDY.texts.move(self.rules, self.s, self.seat, m).arguments


def die_of(m: int) -> int:
    """The own die that a move uses, 0 if none."""
    field = DIE_FIELD.get(m >> VERB)
    return 0 if field is None else m >> field & 255
