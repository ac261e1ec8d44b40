"""Refused: a request that is understood and not granted."""

from __future__ import annotations

from castellany.core.phrase import Phrase


class Refused(Exception):
    """Carries the HTTP status, the key of the text that says why and what to do, and its arguments.

    `reason` is the packed refusal of a game's rules where a move is illegal, else 0; `wait` the seconds after which
    trying again makes sense, else 0. `game` is the slug of the game whose texts it takes to say it, empty if it takes
    none.
    """

    def __init__(
        self, status: int, key: str, reason: int = 0, wait: int = 0, slug: str = "", **arguments: str | int | Phrase
    ) -> None:
        super().__init__(f"{status} {key} {arguments}" if arguments else f"{status} {key}")
        self.status = status
        self.key = key
        self.reason = reason
        self.wait = wait
        self.game = slug
        self.arguments = arguments
