"""Every game that Castellany plays, by its slug."""

from __future__ import annotations

from typing import Any, Final

from castellany.core.game import Game
from castellany.core.rules import Rules
from castellany.core.setup import Setup, SetupError
from castellany.games.burgundy import BURGUNDY

GAMES: Final[dict[str, Game]] = {BURGUNDY.slug: BURGUNDY}


def game(slug: str) -> Game:
    """SetupError if there is no such game."""
    if slug not in GAMES:
        raise SetupError("setup-unknown-game", game=slug, known=", ".join(GAMES))
    return GAMES[slug]


def rules_for(setup: Setup) -> Rules[Any]:
    """The rules of a table; SetupError if its set-up is impossible."""
    return game(setup.game).rules(setup)
