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
from castellany.games.castle import CASTLE
from castellany.games.tuscany import TUSCANY

GAMES: Final[dict[str, Game]] = {known.slug: known for known in (BURGUNDY, TUSCANY, CASTLE)}
SHARED_TEXTS: Final = ("castellany.core", "castellany.games")


def game(slug: str) -> Game:
    """SetupError if there is no such game."""
    if slug not in GAMES:
        raise SetupError("setup-unknown-game", game=slug, known=", ".join(GAMES))
    return GAMES[slug]


def rules_for(setup: Setup) -> Rules[Any]:
    """The rules of a table; SetupError, which names the game if there is one, if its set-up is impossible."""
    known = game(setup.game)
    try:
        return known.rules(setup)
    except SetupError as error:
        error.game = known.slug
        raise


def texts_of(slug: str) -> tuple[str, ...]:
    """The packages that speak of this game, or of none in particular if the slug is empty.

    Games have texts of the same keys, so nobody speaks of two of them with one catalogue.
    """
    return GAMES[slug].texts.packages if slug else SHARED_TEXTS


def replaceable() -> dict[str, Replaceable]:
    """What owners may replace, by the games that let them."""
    return {slug: each.replaceable for slug, each in GAMES.items() if each.replaceable is not None}


def use_components(folder: Path | str) -> None:
    """Take in every owner's set of a folder; BadComponents or OSError if one cannot be used."""
    for file in sorted(Path(folder).iterdir()):
        if file.suffix == ".toml":
            read_set(file, replaceable())
