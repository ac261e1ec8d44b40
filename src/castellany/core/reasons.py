"""Reasons: why a move is refused, packed into an integer; 0 means that it is not."""

from __future__ import annotations

from typing import Final

NOT_YOUR_TURN: Final = 1
NOT_NOW: Final = 2
GAME_OVER: Final = 3
FIRST_GAME_REASON: Final = 16
"""Numbers below are the engine's."""


def reason(code: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    return code | a << 8 | b << 16 | c << 24


def code_of(packed: int) -> int:
    return packed & 255


def arguments_of(packed: int) -> tuple[int, int, int]:
    return (packed >> 8 & 255, packed >> 16 & 255, packed >> 24 & 255)


class Refusal:
    """A kind of refusal: its number, the key of its text, and what its arguments are."""

    def __init__(self, code: int, key: str, arguments: tuple[str, ...] = ()) -> None:
        self.code = code
        self.key = key
        self.arguments = arguments


CORE_REFUSALS: Final = (
    Refusal(NOT_YOUR_TURN, "not-your-turn"),
    Refusal(NOT_NOW, "not-now"),
    Refusal(GAME_OVER, "game-over"),
)
