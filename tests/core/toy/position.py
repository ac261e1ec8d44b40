"""The text of a position of the village fair."""

from __future__ import annotations

from tests.core.toy.modules import Flour, flour
from tests.core.toy.state import ToyState

from castellany.core.pending import read_pending, write_pending
from castellany.core.position import PositionError, lines_of
from castellany.core.rules import Rules

MOST = 999


def rows(s: ToyState) -> dict[str, list[int]]:
    """The lists that a text gives number by number."""
    found = {
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
    if any(isinstance(ext, Flour) for ext in s.ext):
        found["flour"] = flour(s)
    return found


def write_position(rules: Rules[ToyState], s: ToyState) -> str:
    lines = [f"turn: {s.active} {s.actions} {s.borrowed}"]
    lines += [f"{key}: " + " ".join(str(value) for value in values) for key, values in rows(s).items()]
    lines.append("areas: " + " ".join(str(value) for row in s.field.values for value in row))
    lines.append("free: " + " ".join(str(value) for value in s.field.free))
    return "\n".join(lines + write_pending(rules, s)) + "\n"


def read_position(rules: Rules[ToyState], blank: ToyState, text: str) -> ToyState:
    s = blank
    given = {line.key: line for line in lines_of(text)}
    wanted = [line.key for line in lines_of(write_position(rules, s))]
    for key in wanted:
        if key not in given:
            raise PositionError(0, f"the line {key} is missing")
    s.active, s.actions, s.borrowed = given["turn"].numbers(3, -1, 4)
    for key, values in rows(s).items():
        values[:] = given[key].numbers(len(values), -1, MOST)
    values, n = given["areas"].numbers(len(given["areas"].words), 0, MOST), len(s.field.policies)
    s.field.values[:] = [values[i : i + n] for i in range(0, len(values), n)]
    s.field.free[:] = given["free"].numbers(len(given["free"].words), 0, MOST)
    read_pending(rules, s, given)
    return s
