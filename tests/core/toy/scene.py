"""The village fair as data for a page to draw."""

from __future__ import annotations

from typing import cast

from tests.core.toy.state import ToyState
from typing_extensions import TypedDict

from castellany.core.rules import Rules


class ToyScene(TypedDict):
    step: str
    active: int
    actions: int
    hands: list[list[int]]
    """Cards of each kind, as far as they are known."""
    hidden: list[int]
    """Cards that are not known, by seat and in the deck."""
    discard: list[int]
    coins: list[int]
    toasts: list[int]
    field: list[int]


class ToyPieces(TypedDict):
    players: int
    modules: list[str]


def scene(rules: Rules[ToyState], s: ToyState) -> dict[str, object]:
    found: ToyScene = {
        "step": "" if rules.over(s) else rules.program[s.stack[-1].step].name,
        "active": s.active,
        "actions": s.actions,
        "hands": [s.hand(seat) for seat in range(s.players)],
        "hidden": s.hidden[:],
        "discard": s.discard[:],
        "coins": s.coins[:],
        "toasts": s.toasts[:],
        "field": s.field.area[:],
    }
    return cast(dict[str, object], found)
