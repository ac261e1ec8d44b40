"""The text of a position of the village fair."""

from __future__ import annotations

from tests.core.toy.state import ToyState

from castellany.core.notation import Circumstance, numbers
from castellany.core.parts import Part
from castellany.core.position import Line, row
from castellany.core.program import Entry

MOST = 999
TALLY = Circumstance("at", numbers("tally", 1, MOST))
REASON = Circumstance("about", numbers("reason", 1, MOST))


def name_frames(program: list[Entry[ToyState]]) -> None:
    """At the fair numbers speak for themselves."""
    for entry in program:
        entry.arg_words = TALLY
        entry.why_words = REASON


def rows(s: ToyState) -> dict[str, list[int]]:
    """The lists that a text gives number by number."""
    return {
        "deck": s.deck,
        "hands": s.hands,
        "discard": s.discard,
        "hidden": s.hidden,
        "seen": s.seen,
        "bids": s.bids,
        "coins": s.coins,
        "toasts": s.toasts,
        "abilities": s.abilities,
        "field": s.field.area,
    }


class FairPart(Part[ToyState]):
    def write(self, s: ToyState) -> list[str]:
        lines = [f"turn: {s.active} {s.actions} {s.borrowed} {s.joined}"]
        lines += [row(key, values) for key, values in rows(s).items()]
        lines.append(row("areas", [value for values in s.field.values for value in values]))
        return [*lines, row("free", s.field.free)]

    def read(self, s: ToyState, given: dict[str, Line]) -> None:
        s.active, s.actions, s.borrowed, s.joined = given["turn"].numbers(4, -1, 4)
        for key, values in rows(s).items():
            values[:] = given[key].numbers(len(values), -1, MOST)
        values, n = given["areas"].numbers(len(given["areas"].words), 0, MOST), len(s.field.policies)
        s.field.values[:] = [values[i : i + n] for i in range(0, len(values), n)]
        s.field.free[:] = given["free"].numbers(len(given["free"].words), 0, MOST)
