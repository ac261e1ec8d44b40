"""The menu: what a seat may do, in groups, short enough to stand in columns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from castellany.cli.menu import Choice, Column, Menu, Section
from castellany.cli.tuscany.names import full_name
from castellany.core.moves import VERB, unpack
from castellany.games.tuscany.boards import SHIFTS, arrangement_of
from castellany.games.tuscany.kinds import COLOUR_LETTERS
from castellany.games.tuscany.labels import bonus_key
from castellany.games.tuscany.payment import CARD_UNIT, FIRST_UNIT, PAIR_UNIT, SECOND_UNIT, WORKER_UNIT
from castellany.games.tuscany.rules import TuscanyRules
from castellany.games.tuscany.scoring import REGION_POINTS
from castellany.games.tuscany.state import TuscanyState
from castellany.games.tuscany.words import BONUS, BUILD, CLAIM, DRAW, PLACE, SWEEP, TAKE

GROUPS: Final = (
    ("cli-group-draw", (DRAW,)),
    ("cli-group-sweep", (SWEEP,)),
    ("cli-group-claim", (CLAIM,)),
    ("cli-group-bonus", (BONUS,)),
)
MOST_PAYMENTS: Final = 3
"""Ways to pay for one tile on one space that the menu lists, the cheapest first."""
MOST_ARRANGEMENTS: Final = 4
"""Orders and turns of the boards that the menu lists, each with its best shifts, those with the most points first."""


class TuscanyMenu(Menu[TuscanyRules, TuscanyState]):
    def groups(self) -> list[Section]:
        found = [self.section(key, verbs) for key, verbs in GROUPS]
        found[1:1] = [self.taking(), self.placing()]
        known = {verb for _, verbs in GROUPS for verb in verbs} | {TAKE, PLACE, BUILD}
        return [*found, self.building(), self.others(known)]

    def entry(self, m: int) -> str:
        short = SHORT.get(m >> VERB)
        return super().entry(m) if short is None else short(self, m)

    def taking(self) -> Section:
        """A column for each stored piece that would make way, or just one."""
        columns: dict[int, list[Choice]] = {}
        for m in self.moves:
            if m >> VERB == TAKE:
                _, kind, slot, over = unpack(m)
                columns.setdefault(over, []).append(Choice(m, f"{full_name(self.texts, kind)} ({slot + 1})"))
        found: list[Column] = []
        for over, choices in columns.items():
            title = self.texts.text("cli-over", tile=full_name(self.texts, over)) if over else ""
            found.append(Column(title, choices))
        return Section(self.texts.text("cli-group-take"), found)

    def claiming(self, m: int) -> str:
        _, kind, slot, space = unpack(m)
        return self.texts.text("cli-claim", tile=full_name(self.texts, kind), slot=slot + 1, space=space + 1)

    def bonus(self, m: int) -> str:
        return self.texts.text(bonus_key(unpack(m)[1]))

    def placing(self) -> Section:
        """A column for each stored tile; spaces with the cheapest ways to pay for them."""
        listed: dict[tuple[int, int], list[int]] = {}
        for m in self.moves:
            if m >> VERB == PLACE:
                listed.setdefault(unpack(m)[1:3], []).append(m)
        columns: dict[int, list[Choice]] = {}
        for (kind, space), ways in listed.items():
            for m in ways[:MOST_PAYMENTS]:
                columns.setdefault(kind, []).append(Choice(m, f"{space + 1}: {self.payment(space, m & 255)}"))
        more = sum(len(ways[MOST_PAYMENTS:]) for ways in listed.values())
        title = self.texts.text("cli-group-place")
        if more:
            title += " " + self.texts.text("cli-more-ways", count=more)
        return Section(title, [Column(full_name(self.texts, kind), column) for kind, column in columns.items()])

    def payment(self, space: int, number: int) -> str:
        """Cards by their letters, such as `K + LL`."""
        own = COLOUR_LETTERS[self.rules.tables.estate_of(self.s, self.seat).colour[space]]
        parts: list[str] = []
        for unit in (FIRST_UNIT[number], SECOND_UNIT[number]):
            if unit == CARD_UNIT:
                parts.append(own)
            elif unit == WORKER_UNIT:
                parts.append(self.texts.text("cli-worker"))
            else:
                parts.append(2 * COLOUR_LETTERS[unit - PAIR_UNIT])
        return " + ".join(parts)

    def building(self) -> Section:
        """A few of the many ways to join the boards; any other can be written."""
        moves = [m for m in self.moves if m >> VERB == BUILD]
        if not moves:
            return Section("", [])
        arrangements = {arrangement_of(*unpack(m)[1:3]) for m in moves}
        by_boards: dict[int, int] = {}
        for one in sorted(arrangements, key=lambda one: (-self.worth(one), one)):
            by_boards.setdefault(one // SHIFTS, one)
        best = list(by_boards.values())[:MOST_ARRANGEMENTS]
        columns: list[Column] = []
        for one in best:
            choices = [m for m in moves if arrangement_of(*unpack(m)[1:3]) == one]
            title = self.texts.text("cli-joined", boards=self.boards(choices[0]), points=self.worth(one))
            space = [self.texts.text("cli-castle-on", space=unpack(m)[3] + 1) for m in choices]
            columns.append(Column(title, [Choice(m, text) for m, text in zip(choices, space, strict=True)]))
        return Section(self.texts.text("cli-group-build"), columns)

    def boards(self, m: int) -> str:
        """The boards and shifts as the notation writes them."""
        return " ".join(word for _, word in self.rules.names(m)[:2])

    def worth(self, arrangement: int) -> int:
        """Green points for all regions of an arrangement."""
        t = self.rules.tables
        areas = t.estate(t.deal_of(self.s, self.seat), arrangement).areas
        return sum(REGION_POINTS[area.bit_count()] for area in areas)


SHORT: Final[dict[int, Callable[[TuscanyMenu, int], str]]] = {
    CLAIM: TuscanyMenu.claiming,
    BONUS: TuscanyMenu.bonus,
}
"""Moves that need few words, as their group says the rest."""
