"""How moves are made with the pieces of a game: which things are clicked, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from tests.browser import burgundy, tuscany
from tests.browser.castle import Castle


class Hands(Protocol):
    """What a game says of its moves."""

    def things(self, move: str) -> list[str]:
        """The things of a move; the last one plays it."""

    def is_button(self, move: str) -> bool:
        """Whether a move ends with a button, since no place on the table is its goal."""


Scene = Callable[[], Any]
HANDS: Final[Mapping[str, Callable[[Scene], Hands]]] = {
    "burgundy": lambda _: burgundy,
    "tuscany": lambda _: tuscany,
    "castle": Castle,
}
"""By what the table shows when a move is made."""


def same_click(hands: Hands, moves: list[str], move: str) -> list[str]:
    """The moves that the last click could mean, once its other things are picked."""
    picked = set(hands.things(move))
    things = ((one, hands.things(one)) for one in moves)
    return [one for one, clicked in things if clicked[-1:] == hands.things(move)[-1:] and picked <= set(clicked)]
