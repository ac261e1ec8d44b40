"""Options: what a table may agree on, checked and turned into tables."""

from __future__ import annotations

from typing import Final

from castellany.core.choices import Choices, Expansion, Option
from castellany.core.owned.sets import STANDARD
from castellany.core.setup import Setup, SetupError
from castellany.games.castle import components
from castellany.games.castle.box import FULL, RATE_OF_BOX, REDUCED
from castellany.games.castle.installed import INSTALLED
from castellany.games.castle.inventory import Inventory
from castellany.games.castle.state import NOBODY
from castellany.games.castle.tables import Tables

EDITIONS: Final = ("standard",)
PLAYERS: Final = (2,)
STARTERS: Final = {"random": NOBODY, "first": 0, "second": 1}
RATES: Final = {"box": RATE_OF_BOX, "full": FULL, "reduced": REDUCED}
"""CAS-R 5."""


def check_edition(slug: str) -> None:
    """SetupError if there is no such edition."""
    if slug not in EDITIONS:
        raise SetupError("setup-unknown-edition", edition=slug, known=", ".join(EDITIONS))


def known_values() -> dict[str, tuple[str, ...]]:
    """What may be agreed on, modules' part included, apart from the components; the default of each comes first."""
    found = {"starter": tuple(STARTERS), "unfinished": tuple(RATES)}
    for module in INSTALLED:
        for one in module.options:
            found[one.key] = one.values
    return found


def check_options(options: dict[str, str]) -> None:
    """SetupError if there is no such option, or value of one."""
    known = known_values()
    for key, value in options.items():
        if key == "components":
            continue
        if key not in known:
            raise SetupError("setup-unknown-option", option=key, known=", ".join([*known, "components"]))
        if value not in known[key]:
            raise SetupError("setup-option-value", option=key, value=value, known=", ".join(known[key]))


def tables_for(setup: Setup, inventory: Inventory) -> Tables:
    """SetupError if the options are impossible."""
    check_edition(setup.edition)
    if setup.players not in PLAYERS:
        raise SetupError("setup-players-exactly", players=str(setup.players), wanted=str(PLAYERS[0]))
    check_options(setup.options)
    box = components.named(setup.options.get("components", STANDARD), setup.modules)
    starter = STARTERS[setup.options.get("starter", "random")]
    return Tables(setup.players, starter, box, inventory, RATES[setup.options.get("unfinished", "box")])


def choices(slug: str, modules: list[Expansion]) -> Choices:
    """What an edition leaves to the table, with these expansions."""
    check_edition(slug)
    options = [option(key, values, values) for key, values in known_values().items()]
    sets = components.names()
    if len(sets) > 1:
        options.append(option("components", tuple(sets), (STANDARD,)))
    return {"players": list(PLAYERS), "modules": modules, "options": options}


def option(key: str, values: tuple[str, ...], named: tuple[str, ...]) -> Option:
    return {
        "key": key,
        "name": f"option-{key}",
        "values": list(values),
        "value_names": {value: f"option-{key}-{value}" for value in named},
        "default": values[0],
        "per_seat": [],
        "module": "",
        "instead": {},
    }
