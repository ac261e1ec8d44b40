"""Components: the standard set of the data files, read once, and sets with groups of an owner's instead."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from castellany.core.owned import sets
from castellany.core.owned.sets import OWNED, STANDARD, Groups
from castellany.core.setup import SetupError
from castellany.games.castle.box import GROUPS, RATE_NAMES, Components, Numbers
from castellany.games.castle.face import Face
from castellany.games.castle.installed import INSTALLED
from castellany.games.castle.outline import Outline, Point, squares_in
from castellany.games.castle.points import CastleModule
from castellany.games.castle.printed import SIDE_WORDS, segment
from castellany.games.castle.wall import COLUMNS, Wall
from castellany.games.castle.walling import Niche, Opening, walled

GAME: Final = "castle"
PACKAGE: Final = "castellany.games.castle"
FILES: Final = ("wall", "tiles", "numbers")

Slugs = tuple[str, ...]


def all_groups() -> list[str]:
    """Those of the base game and of installed modules, each of these after the one that it belongs to."""
    found = list(GROUPS)
    for module in INSTALLED:
        for group, before in module.groups:
            found.insert(found.index(before) + 1, group)
    return found


def data_files() -> list[str]:
    """The texts of all data files."""
    texts = [files(PACKAGE).joinpath("data", f"{name}.toml").read_text("utf-8") for name in FILES]
    for module in INSTALLED:
        folder = files(PACKAGE).joinpath("modules", module.slug, "data")
        texts += [folder.joinpath(f"{name}.toml").read_text("utf-8") for name in module.files]
    return texts


@cache
def standard_groups() -> Groups:
    groups: Groups = {}
    for text in data_files():
        groups |= tomllib.loads(text)
    return groups


@cache
def standard(modules: Slugs = ()) -> Components:
    """With the groups of these modules."""
    groups = standard_groups()
    return assembled(STANDARD, groups, {group: groups[group]["provenance"] for group in all_groups()}, modules)


def names() -> list[str]:
    """Every set that can be played with."""
    return [STANDARD, *sets.names(GAME)]


@cache
def named(name: str, modules: Slugs = ()) -> Components:
    """SetupError if there is no such set."""
    if name == STANDARD:
        return standard(modules)
    groups = sets.groups_of(GAME, name)
    if groups is None:
        raise SetupError("setup-unknown-components", components=name, known=", ".join(names()))
    return with_groups(name, groups, modules)


def with_groups(name: str, groups: Groups, modules: Slugs = ()) -> Components:
    """The standard set with these groups of an owner's instead, which must be sound."""
    provenance = {group: OWNED if group in groups else standard().provenance[group] for group in all_groups()}
    return assembled(name, standard_groups() | groups, provenance, modules)


def assembled(name: str, groups: Groups, provenance: dict[str, str], slugs: Slugs) -> Components:
    modules = [module for module in INSTALLED if module.slug in slugs]
    tiles = faces(groups["tiles"])
    for module in modules:
        for group in module.tiles:
            tiles += faces(groups[group])
    absent = [group for module in INSTALLED if module not in modules for group, _ in module.groups]
    played = [group for group in provenance if group not in absent]
    return Components(name, played, wall(groups, modules), tiles, numbers(groups["numbers"]), provenance)


def wall(groups: Groups, modules: list[CastleModule]) -> Wall:
    niches = [niche(key, words) for key, words in groups["starts"]["spaces"].items()]
    opened = [opening for module in modules if module.openings for opening in openings(groups, module)]
    return walled(outline(groups["outline"]), groups["towers"]["spaces"], niches, opened)


def outline(group: dict[str, Any]) -> Outline:
    x, y = group["corner"]
    return Outline(squares_in(group["rows"]), (x, y))


def niche(key: str, words: str) -> Niche:
    """
    >>> one = niche("c11-W", "road")
    >>> (one.square, one.side)
    ((2, 10), 3)
    """
    square, side = key.split("-")
    return Niche(place(square), SIDE_WORDS.index(side), segment(words))


def place(square: str) -> Point:
    return (COLUMNS.index(square[0]), int(square[1:]) - 1)


def openings(groups: Groups, module: CastleModule) -> list[Opening]:
    """What a module puts into the wall, in the order of the track."""
    found: list[Opening] = []
    for space in module.opening_spaces:
        one = groups[module.openings]["after"][str(space)]
        start = segment(one["start"]) if "start" in one else None
        found.append(Opening(space, one["before"], one["width"], start))
    return found


def faces(group: dict[str, Any]) -> list[Face]:
    return [face(name, tile) for name, tile in group["faces"].items()]


def face(name: str, tile: dict[str, Any]) -> Face:
    return Face(name, tile.get("copies", 1), [segment(words) for words in tile["segments"]], tile.get("centre", ""))


def numbers(group: dict[str, Any]) -> Numbers:
    return Numbers(group["seat_token"], group["points_token"], RATE_NAMES.index(group["unfinished_rate"]))
