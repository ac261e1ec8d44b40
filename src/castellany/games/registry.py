"""Every game that Castellany plays, by its slug."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from castellany.core.game import Game
from castellany.core.owned.files import read_set
from castellany.core.owned.game import Replaceable
from castellany.core.rules import Rules
from castellany.core.setup import Setup, SetupError
from castellany.games.burgundy import BURGUNDY
from castellany.games.tuscany import TUSCANY

GAMES: Final[dict[str, Game]] = {BURGUNDY.slug: BURGUNDY, TUSCANY.slug: TUSCANY}


def game(slug: str) -> Game:
    """SetupError if there is no such game."""
    if slug not in GAMES:
        raise SetupError("setup-unknown-game", game=slug, known=", ".join(GAMES))
    return GAMES[slug]


def rules_for(setup: Setup) -> Rules[Any]:
    """The rules of a table; SetupError if its set-up is impossible."""
    return game(setup.game).rules(setup)


def replaceable() -> dict[str, Replaceable]:
    """What owners may replace, by the games that let them."""
    return {slug: each.replaceable for slug, each in GAMES.items() if each.replaceable is not None}


def use_components(folder: Path) -> None:
    """Put every owner's set of a folder on the shelf; BadComponents or OSError if one cannot be used."""
    for file in sorted(folder.iterdir()):
        if file.suffix == ".toml":
            read_set(file, replaceable())
