"""Options: what a table may agree on, checked and turned into tables."""

from __future__ import annotations

from typing import Final

from castellany.core.choices import Choices, Option
from castellany.core.owned.sets import STANDARD
from castellany.core.setup import Setup, SetupError
from castellany.games.tuscany import components
from castellany.games.tuscany.editions.edition import FEWER_GREEN, MORE_GREEN, Edition
from castellany.games.tuscany.editions.first import FIRST_PRINT
from castellany.games.tuscany.editions.revised import REVISED
from castellany.games.tuscany.tables import Tables

EDITIONS: Final = {edition.slug: edition for edition in (REVISED, FIRST_PRINT)}
PLAYERS: Final = (2, 3, 4)

SECOND_TIES: Final = {"more-green": MORE_GREEN, "fewer-green": FEWER_GREEN}
CHOICES: Final = {
    "draw": ("3", "2"),
    "cards-per-point": ("5", "3"),
    "second-tie": tuple(SECOND_TIES),
    "take-must-fit": ("no", "yes"),
}
"""Options other than `components`, with their values."""


def edition_named(slug: str) -> Edition:
    """SetupError if there is no such edition."""
    if slug not in EDITIONS:
        raise SetupError("setup-unknown-edition", edition=slug, known=", ".join(EDITIONS))
    return EDITIONS[slug]


def usual(edition: Edition) -> dict[str, str]:
    """What is played where a table says nothing."""
    return {
        "draw": str(edition.draw_cards),
        "cards-per-point": str(edition.cards_per_point),
        "second-tie": next(word for word, tie in SECOND_TIES.items() if tie == edition.second_tie),
        "take-must-fit": "yes" if edition.take_must_fit else "no",
    }


def edition_of(setup: Setup) -> Edition:
    """The edition with this table's options."""
    base = edition_named(setup.edition)
    said = usual(base) | setup.options
    return Edition(
        base.slug,
        int(said["draw"]),
        int(said["cards-per-point"]),
        SECOND_TIES[said["second-tie"]],
        said["take-must-fit"] == "yes",
    )


def tables_for(setup: Setup) -> Tables:
    """SetupError if the options are impossible."""
    if setup.players not in PLAYERS:
        fewest, most = str(PLAYERS[0]), str(PLAYERS[-1])
        raise SetupError("setup-players", players=str(setup.players), fewest=fewest, most=most)
    for key, value in setup.options.items():
        if key != "components" and key not in CHOICES:
            raise SetupError("setup-unknown-option", option=key, known=", ".join((*CHOICES, "components")))
        if key in CHOICES and value not in CHOICES[key]:
            raise SetupError("setup-option-value", option=key, value=value, known=", ".join(CHOICES[key]))
    return Tables(setup.players, edition_of(setup), components.named(setup.options.get("components", STANDARD)))


def choices(slug: str) -> Choices:
    """What an edition leaves to the table."""
    played = usual(edition_named(slug))
    options = [
        option(key, values, played[key], () if values[0].isdecimal() else values) for key, values in CHOICES.items()
    ]
    sets = components.names()
    if len(sets) > 1:
        options.append(option("components", tuple(sets), STANDARD, (STANDARD,)))
    return {"players": list(PLAYERS), "modules": [], "options": options}


def option(key: str, values: tuple[str, ...], default: str, named: tuple[str, ...]) -> Option:
    return {
        "key": key,
        "name": f"option-{key}",
        "values": list(values),
        "value_names": {value: f"option-{key}-{value}" for value in named},
        "default": default,
        "per_seat": [],
        "module": "",
        "instead": {},
    }
