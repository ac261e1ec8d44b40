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
from castellany.games.castle.outline import Outline, Point, squares_in
from castellany.games.castle.printed import SIDE_WORDS, segment
from castellany.games.castle.wall import COLUMNS, GATES, Wall
from castellany.games.castle.walling import Gate, Niche, walled

GAME: Final = "castle"
FILES: Final = ("wall", "tiles", "falcon", "numbers")


def file_text(name: str) -> str:
    return files("castellany.games.castle").joinpath("data", f"{name}.toml").read_text("utf-8")


@cache
def standard_groups() -> Groups:
    groups: Groups = {}
    for name in FILES:
        groups |= tomllib.loads(file_text(name))
    return groups


@cache
def standard(enlarged: bool = False) -> Components:
    groups = standard_groups()
    return assembled(STANDARD, groups, {group: groups[group]["provenance"] for group in GROUPS}, enlarged)


def names() -> list[str]:
    """Every set that can be played with."""
    return [STANDARD, *sets.names(GAME)]


@cache
def named(name: str, enlarged: bool = False) -> Components:
    """SetupError if there is no such set."""
    if name == STANDARD:
        return standard(enlarged)
    groups = sets.groups_of(GAME, name)
    if groups is None:
        raise SetupError("setup-unknown-components", components=name, known=", ".join(names()))
    return with_groups(name, groups, enlarged)


def with_groups(name: str, groups: Groups, enlarged: bool = False) -> Components:
    """The standard set with these groups of an owner's instead, which must be sound."""
    provenance = {group: OWNED if group in groups else standard().provenance[group] for group in GROUPS}
    return assembled(name, standard_groups() | groups, provenance, enlarged)


def assembled(name: str, groups: Groups, provenance: dict[str, str], enlarged: bool) -> Components:
    tiles = faces(groups["tiles"]) + (faces(groups["falcon"]) if enlarged else [])
    return Components(name, enlarged, wall(groups, enlarged), tiles, numbers(groups["numbers"]), provenance)


def wall(groups: Groups, enlarged: bool) -> Wall:
    niches = [niche(key, words) for key, words in groups["starts"]["spaces"].items()]
    return walled(outline(groups["outline"]), groups["towers"]["spaces"], niches, gates(groups) if enlarged else [])


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


def gates(groups: Groups) -> list[Gate]:
    given = [groups["gates"]["after"][str(space)] for space in GATES]
    return [Gate(one["before"], one["width"], segment(one["start"]) if "start" in one else None) for one in given]


def faces(group: dict[str, Any]) -> list[Face]:
    return [face(name, tile) for name, tile in group["faces"].items()]


def face(name: str, tile: dict[str, Any]) -> Face:
    return Face(name, tile.get("copies", 1), [segment(words) for words in tile["segments"]], tile.get("centre", ""))


def numbers(group: dict[str, Any]) -> Numbers:
    return Numbers(group["seat_token"], group["points_token"], RATE_NAMES.index(group["unfinished_rate"]))
