"""Game: what the rest of the house knows about a game before a table is set up."""

from __future__ import annotations

from typing import Any

from castellany.core.rules import Rules
from castellany.core.setup import Setup


class Game:
    """A game's name, its editions (the first is the default) and player counts, and how to make its rules."""

    slug: str = ""
    editions: tuple[str, ...] = ()
    players: tuple[int, ...] = ()
    options: tuple[str, ...] = ()

    def rules(self, setup: Setup) -> Rules[Any]:
        """SetupError, with the key of its text, if the set-up is impossible."""
        raise NotImplementedError
