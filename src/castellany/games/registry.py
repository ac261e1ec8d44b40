"""Every game that Castellany plays, by its slug."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from castellany.core.game import Game
from castellany.core.owned.faults import Fault
from castellany.core.owned.reading import (
    ABOUT,
    MOST_BYTES,
    NotToml,
    about_faults,
    groups_in,
    line_of,
    parsed,
    set_name,
)
from castellany.core.owned.shelf import put
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


class BadComponents(Exception):
    """An owner's file cannot be used: its faults with their lines, and the game they are about if there is one."""

    def __init__(self, file: Path, faults: list[tuple[int, Fault]], about: Game | None = None) -> None:
        super().__init__(f"{file}: {faults}")
        self.file = file
        self.faults = faults
        self.about = about


def read_components(file: Path) -> tuple[str, str]:
    """Put the owner's set of a file on the shelf; gives its game and name, or raises BadComponents or OSError."""
    read = file.read_bytes()
    try:
        if len(read) > MOST_BYTES:
            raise BadComponents(file, [(1, Fault((), "components-too-large"))])
        text = read.decode("utf-8-sig")
        tables = parsed(text)
    except UnicodeDecodeError:
        raise BadComponents(file, [(1, Fault((), "components-not-utf-8"))]) from None
    except NotToml as error:
        raise BadComponents(file, [(error.line, Fault((), "components-not-toml"))]) from None
    faults = about_faults(tables)
    about = None if faults else GAMES.get(tables[ABOUT]["game"])
    if about is not None:
        faults = about.component_faults(groups_in(tables))
    elif not faults:
        faults = [Fault((ABOUT, "game"), "components-unknown-game", known=", ".join(GAMES))]
    if about is None or faults:
        raise BadComponents(file, [(line_of(text, fault.path), fault) for fault in faults], about)
    groups = groups_in(tables)
    name = set_name(tables[ABOUT]["name"], groups)
    put(about.slug, name, groups)
    return (about.slug, name)
