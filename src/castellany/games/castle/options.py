"""Options: what a table may agree on, checked and turned into tables."""

from __future__ import annotations

from typing import Final

from castellany.core.choices import Choices, Expansion, Option
from castellany.core.owned.sets import STANDARD
from castellany.core.setup import Setup, SetupError
from castellany.games.castle import components
from castellany.games.castle.state import NOBODY
from castellany.games.castle.tables import Tables

EDITIONS: Final = ("standard",)
PLAYERS: Final = (2,)
STARTERS: Final = {"random": NOBODY, "first": 0, "second": 1}


def check_edition(slug: str) -> None:
    """SetupError if there is no such edition."""
    if slug not in EDITIONS:
        raise SetupError("setup-unknown-edition", edition=slug, known=", ".join(EDITIONS))


def tables_for(setup: Setup, enlarged: bool) -> Tables:
    """With the gates and their tiles, or without; SetupError if the options are impossible."""
    check_edition(setup.edition)
    if setup.players not in PLAYERS:
        raise SetupError("setup-players-exactly", players=str(setup.players), wanted=str(PLAYERS[0]))
    for key in setup.options:
        if key not in ("starter", "components"):
            raise SetupError("setup-unknown-option", option=key, known="starter, components")
    starter = setup.options.get("starter", "random")
    if starter not in STARTERS:
        raise SetupError("setup-option-value", option="starter", value=starter, known=", ".join(STARTERS))
    box = components.named(setup.options.get("components", STANDARD), enlarged)
    return Tables(setup.players, STARTERS[starter], box)


def choices(slug: str, modules: list[Expansion]) -> Choices:
    """What an edition leaves to the table, with these expansions."""
    check_edition(slug)
    options = [option("starter", tuple(STARTERS), "random", tuple(STARTERS))]
    sets = components.names()
    if len(sets) > 1:
        options.append(option("components", tuple(sets), STANDARD, (STANDARD,)))
    return {"players": list(PLAYERS), "modules": modules, "options": options}


def option(key: str, values: tuple[str, ...], default: str, named: tuple[str, ...]) -> Option:
    return {
        "key": key,
        "name": f"option-{key}",
        "values": list(values),
        "value_names": {value: f"option-{key}-{value}" for value in named},
        "default": default,
        "per_seat": [],
    }
