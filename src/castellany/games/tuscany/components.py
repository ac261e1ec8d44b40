"""Components: the standard set of the data files, read once, and sets with groups of an owner's instead."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from castellany.core.owned import sets
from castellany.core.owned.sets import OWNED, STANDARD, Groups
from castellany.core.setup import SetupError
from castellany.games.tuscany.boards import LETTERS, NUMBERS, Board, Outline
from castellany.games.tuscany.box import GROUPS, REWARDS, Components, Yield
from castellany.games.tuscany.kinds import (
    COLOUR,
    COLOUR_LETTERS,
    COLOUR_NAMES,
    CROP_NAMES,
    FACES,
    FIRST_CROP,
    HEXAGON,
    KINDS,
)

GAME: Final = "tuscany"
FILES: Final = ("boards", "cards", "yields", "crops", "bonuses", "tiles")


def file_text(name: str) -> str:
    return files("castellany.games.tuscany").joinpath("data", f"{name}.toml").read_text("utf-8")


@cache
def standard_groups() -> Groups:
    groups: Groups = {}
    for name in FILES:
        groups |= tomllib.loads(file_text(name))
    return groups


@cache
def standard() -> Components:
    groups = standard_groups()
    return assembled(STANDARD, groups, {group: groups[group]["provenance"] for group in GROUPS})


def names() -> list[str]:
    """Every set that can be played with."""
    return [STANDARD, *sets.names(GAME)]


@cache
def named(name: str) -> Components:
    """SetupError if there is no such set."""
    if name == STANDARD:
        return standard()
    groups = sets.groups_of(GAME, name)
    if groups is None:
        raise SetupError("setup-unknown-components", components=name, known=", ".join(names()))
    return with_groups(name, groups)


def with_groups(name: str, groups: Groups) -> Components:
    """The standard set with these groups of an owner's instead, which must be sound."""
    provenance = {group: OWNED if group in groups else standard().provenance[group] for group in GROUPS}
    return assembled(name, standard_groups() | groups, provenance)


def assembled(name: str, groups: Groups, provenance: dict[str, str]) -> Components:
    return Components(
        name,
        outline(groups["boards"]),
        [[board(groups["boards"], f"{letter}{i + 1}") for i in range(NUMBERS)] for letter in LETTERS],
        by_colour(groups["cards"]["counts"]),
        [yield_card(card) for card in groups["yields"]["cards"]],
        tiles(groups["tiles"]["own"], groups["crops"]["own"]),
        tiles(groups["tiles"]["neutral"], groups["crops"]["neutral"]),
        by_colour(groups["bonuses"]["first"]),
        by_colour(groups["bonuses"]["second"]),
        groups["storage"]["spaces"],
        provenance,
    )


def outline(group: dict[str, Any]) -> Outline:
    seams = [group["seams"]["left"], group["seams"]["right"]]
    return Outline([(q, r) for q, r in group["outline"]], [(q, r) for q, r in seams])


def board(group: dict[str, Any], name: str) -> Board:
    letters = group["colours"][name].replace(" ", "")
    return Board(name, [COLOUR_LETTERS.index(letter) for letter in letters])


def by_colour(counts: dict[str, int]) -> list[int]:
    return [counts[name] for name in COLOUR_NAMES]


def yield_card(card: dict[str, int]) -> Yield:
    red, green, cards, marble, workers, hexagons = (card.get(reward, 0) for reward in REWARDS)
    return Yield(yield_name(card), red, green, cards, marble, workers, hexagons, card["copies"])


def yield_name(card: dict[str, int]) -> str:
    """
    >>> yield_name({"copies": 3, "cards": 2, "marble": 1, "workers": 1})
    '2-cards+1-marble+1-worker'
    """
    given = [(card[reward], reward) for reward in REWARDS if card.get(reward, 0)]
    return "+".join(f"{n}-{reward if n > 1 else reward.removesuffix('s')}" for n, reward in given)


def tiles(counts: dict[str, int], faces: list[str]) -> list[int]:
    """Tiles by kind: so many of each colour, the agriculture ones with these faces."""
    kinds = [0] * KINDS
    for kind in range(1, HEXAGON):
        kinds[kind] = counts[COLOUR_NAMES[COLOUR[kind]]]
    for face in faces:
        kinds[FIRST_CROP + FACES.index(face_of(face))] += 1
    return kinds


def face_of(words: str) -> int:
    """The crops of a face as a bit set, in whatever order they are named; 0 if one is not known.

    >>> face_of("grain-olives")
    6
    """
    crops = words.split("-")
    if not set(crops) <= set(CROP_NAMES):
        return 0
    return sum(1 << CROP_NAMES.index(crop) for crop in set(crops))
