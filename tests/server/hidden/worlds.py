"""Worlds: a log, and others like it that differ only in what somebody may not know."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from castellany.core.rules import Rules
from castellany.core.state import CHANCE, NOT_ASKED, TOGETHER
from castellany.server.tables import entries as kinds
from castellany.server.tables.entries import Entry

Place = tuple[int, int]
"""The number of an entry, and 0 for its move, 1 and more for its draws."""

ATTEMPTS = 200
ENOUGH = 8
"""Attempts that came to something, of which the one that differs most is taken."""


class Walk:
    """Goes through a log by the rules alone, taking back what was taken back. Knows nothing of the server's tables."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        self.state = rules.begin()
        self.sealed: dict[int, Place] = {}
        """Where the sealed answers of a question that is not yet settled are."""
        self.after: dict[int, tuple[Any, dict[int, Place]]] = {}

    def step(self, place: Place, seat: int, move: int) -> list[Place]:
        """Make a move; gives the places of the answers that it reveals."""
        together = self.state.stack[-1].seat == TOGETHER
        if not together:
            self.rules.play(self.state, move)
            return []
        self.sealed[seat] = place
        waiting = sum(answer != NOT_ASKED for answer in self.state.sealed) > len(self.sealed)
        self.rules.answer(self.state, seat, move)
        if waiting:
            return []
        shown, self.sealed = list(self.sealed.values()), {}
        return shown

    def done(self, entry: Entry) -> None:
        self.after[entry.number] = self.rules.clone(self.state), dict(self.sealed)

    def back_to(self, number: int) -> None:
        state, sealed = self.after[max(n for n in self.after if n <= number)]
        self.state, self.sealed = self.rules.clone(state), dict(sealed)
        self.after = {n: kept for n, kept in self.after.items() if n <= number}


def texts_of(entry: Entry) -> list[tuple[int, int, str]]:
    """The slots of an entry with who answers there and what."""
    move = [(0, entry.seat or 0, entry.move or "")] if entry.kind == kinds.MOVE else []
    return [*move, *((i, CHANCE, text) for i, text in enumerate(entry.draws or [], 1))]


def public_places(rules: Rules[Any], log: list[Entry], viewer: int) -> set[Place]:
    """Where the log says something that the viewer could read at some time, perhaps before it was taken back."""
    walk = Walk(rules)
    known: set[Place] = set()
    for entry in log:
        if entry.kind == kinds.UNDO:
            walk.back_to(entry.detail("to"))
        for slot, seat, text in texts_of(entry):
            move = rules.read(text)
            together = walk.state.stack[-1].seat == TOGETHER
            if (seat == viewer or not together) and rules.knows_move(walk.state, seat, move, viewer):
                known.add((entry.number, slot))
            known.update(walk.step((entry.number, slot), seat, move))
        if entry.kind in (kinds.MOVE, kinds.STARTED):
            walk.done(entry)
    return known


def another_world(rules: Rules[Any], log: list[Entry], viewer: int, random: Random) -> tuple[list[Entry], int]:
    """A log that reads the same to the viewer, and in how many hidden places it is another; the same log if in none."""
    kept = public_places(rules, log, viewer)
    found = [(log, 0)]
    all_known = all((entry.number, slot) in kept for entry in log for slot, _, _ in texts_of(entry))
    for _ in range(0 if all_known else ATTEMPTS):
        other = attempt(rules, log, kept, random, random.random())
        if other is not None:
            found.append((other, differences(log, other)))
        if len(found) > ENOUGH:
            break
    return max(found, key=lambda one: one[1])


def differences(one: list[Entry], two: list[Entry]) -> int:
    pairs = [pair for entries in zip(one, two, strict=True) for pair in zip(*map(texts_of, entries), strict=True)]
    return sum(a != b for a, b in pairs)


def attempt(
    rules: Rules[Any], log: list[Entry], kept: set[Place], random: Random, faithful: float
) -> list[Entry] | None:
    """Go through the log with other hidden moves and draws; None if what everybody saw is not possible after them."""
    walk = Walk(rules)
    out: list[Entry] = []
    for entry in log:
        if entry.kind == kinds.UNDO:
            walk.back_to(entry.detail("to"))
        texts: list[str] = []
        for slot, seat, text in texts_of(entry):
            if rules.is_chance(walk.state) != (seat == CHANCE):
                return None
            move = rules.read(text)
            possible = rules.moves(walk.state) if seat == CHANCE else rules.moves_of(walk.state, seat)
            if (entry.number, slot) not in kept and possible and random.random() >= faithful:
                move = random.choice(possible)
            if move not in possible:
                return None
            texts.append(rules.write(move))
            walk.step((entry.number, slot), seat, move)
        if entry.kind in (kinds.MOVE, kinds.STARTED):
            if rules.is_chance(walk.state):
                return None
            walk.done(entry)
        moved = texts.pop(0) if entry.kind == kinds.MOVE else entry.move
        out.append(replace(entry, move=moved, draws=entry.draws if entry.draws is None else texts))
    return out
