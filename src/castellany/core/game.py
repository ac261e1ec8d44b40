"""Game: what the rest of the house knows about a game before a table is set up."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from castellany.core.rules import Rules
from castellany.core.setup import Setup


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game's name, its editions (the first is the default), player counts and options, and how to make its rules."""

    def __init__(
        self, slug: str, editions: tuple[str, ...], players: tuple[int, ...], options: tuple[str, ...]
    ) -> None:
        self.slug = slug
        self.editions = editions
        self.players = players
        self.options = options

    def rules(self, setup: Setup) -> Rules[Any]:
        """SetupError, with the key of its text, if the set-up is impossible."""
        raise NotImplementedError
