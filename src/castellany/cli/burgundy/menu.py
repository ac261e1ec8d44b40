"""The menu: what a seat may do, in groups, short enough to stand in columns."""

from __future__ import annotations

from typing import Final

from castellany.cli.terminal import Choice, Column, Section
from castellany.core.catalogue import Catalogue
from castellany.core.phrase import Phrase
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


def sections(texts: Catalogue, rules: BurgundyRules, s: BurgundyState, seat: int, moves: list[int]) -> list[Section]:
    """The groups that have something to offer; what fits in none comes last."""
    grouped = [(f"cli-group-{name}", [m for m in moves if m >> 24 in verbs]) for name, verbs in GROUPS]
    known = {verb for _, verbs in GROUPS for verb in verbs}
    grouped.append(("cli-group-other", [m for m in moves if m >> 24 not in known]))
    return [Section(texts.text(key), columns(texts, rules, s, seat, members)) for key, members in grouped if members]


def columns(texts: Catalogue, rules: BurgundyRules, s: BurgundyState, seat: int, moves: list[int]) -> list[Column]:
    """A column for each die; within it, what takes the fewest workers comes first."""
    found: list[Column] = []
    for die in sorted({die_of(m) for m in moves}):
        title = texts.text("cli-with-die", die=die) if die else ""
        costs = [(paid(rules, s, seat, m), m) for m in moves if die_of(m) == die]
        costs.sort(key=lambda pair: pair[0])
        found.append(Column(title, [Choice(m, entry(texts, rules, s, seat, m)) for _, m in costs]))
    return found


def die_of(m: int) -> int:
    """The own die that a move uses, 0 if none."""
    field = DIE_FIELD.get(m >> 24)
    return 0 if field is None else m >> field & 255


def paid(rules: BurgundyRules, s: BurgundyState, seat: int, m: int) -> int:
    """Workers that turn the die."""
    workers = BURGUNDY.labelled.move_details(rules, s, seat, m).get("workers") if die_of(m) else 0
    return workers if isinstance(workers, int) else 0


def entry(texts: Catalogue, rules: BurgundyRules, s: BurgundyState, seat: int, m: int) -> str:
    key = SHORT.get(m >> 24)
    if key is None:
        return texts.say(BURGUNDY.labelled.move(rules, s, seat, m))
    return texts.say(Phrase(key, BURGUNDY.labelled.move_details(rules, s, seat, m)))
