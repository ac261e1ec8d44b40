"""How the server and a worker talk: each message is its length and then its bytes.

Questions are pickled, because a worker trusts the server; answers are JSON, because the server trusts no worker.
"""

from __future__ import annotations

from struct import Struct
from typing import Final, NamedTuple

from castellany.core.owned.sets import Groups
from castellany.core.setup import Setup
from castellany.core.state import State

LENGTH: Final = Struct(">I")

LONGEST_ANSWER: Final = 4096
"""Bytes; more than any move or list of bots needs."""


class Question(NamedTuple):
    """Everything that a bot is told, and nothing that its seat may not know."""

    setup: Setup
    view: State
    seat: int
    moves: list[int]
    bot: str
    seed: int
    components: Groups | None
    """Of an owner's set, if the table plays with one."""


def framed(message: bytes) -> bytes:
    """
    >>> framed(b"end")
    b'\\x00\\x00\\x00\\x03end'
    """
    return LENGTH.pack(len(message)) + message
