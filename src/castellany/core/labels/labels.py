"""Labels: the arguments of a game's texts, or of a module's, by the words of what they are about."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from castellany.core.frames import Frame
from castellany.core.labels.asked import AnyAsked
from castellany.core.phrase import Argument

Arguments = dict[str, Argument]
Function = TypeVar("Function")


class Labels:
    """One half of what is said; base game and modules have one each, and no word stands in two of them.

    What has no entry is said without arguments.
    """

    def __init__(
        self,
        moves: Mapping[str, Callable[[AnyAsked], Arguments]],
        questions: Mapping[str, Callable[[Any, Any, Frame], Arguments]] | None = None,
        sorts: Mapping[str, Callable[[Any, int], Argument]] | None = None,
        names: Mapping[str, tuple[str, ...]] | None = None,
        extras: Mapping[str, Callable[[Any, tuple[int, int, int]], Arguments]] | None = None,
    ) -> None:
        self.moves = dict(moves)
        """By the word that a move begins with."""
        self.questions = dict(questions or {})
        """By the name of the step that asks."""
        self.sorts = dict(sorts or {})
        """How a value of a sort is given to the text of a refusal; other sorts are given as the numbers they are."""
        self.names = dict(names or {})
        """By the key of a refusal: what its arguments are called, where their sorts do not say it."""
        self.extras = dict(extras or {})
        """By the key of a refusal: what its text speaks of beyond its arguments."""


def joined(halves: tuple[Labels, ...]) -> Labels:
    """All halves as one; ValueError if two of them speak of the same word."""
    return Labels(
        together([half.moves for half in halves]),
        together([half.questions for half in halves]),
        together([half.sorts for half in halves]),
        together([half.names for half in halves]),
        together([half.extras for half in halves]),
    )


def together(parts: list[dict[str, Function]]) -> dict[str, Function]:
    found: dict[str, Function] = {}
    for part in parts:
        if doubled := found.keys() & part.keys():
            raise ValueError(f"labels speak twice of {', '.join(sorted(doubled))}")
        found |= part
    return found


def count_from_one(rules: Any, value: int) -> int:
    """Spaces, squares and slots are counted from 1 for people."""
    return value + 1
