"""Walls: whether an owner's outline, towers and start spaces make one wall."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any, Final

from castellany.core.owned.faults import Fault, Path, key_faults, list_faults, listed, number_faults
from castellany.core.owned.sets import Groups
from castellany.games.castle.components import niche, outline
from castellany.games.castle.kinds import MEADOW, ROAD
from castellany.games.castle.outline import BrokenOutline, Outline, squares_in
from castellany.games.castle.owned.tiles import BASE_TERRAINS, segment_fault
from castellany.games.castle.printed import MARKS, segment
from castellany.games.castle.scoring import TRACK
from castellany.games.castle.wall import COLUMNS
from castellany.games.castle.walling import place_of

SQUARES: Final = 76
TOWERS: Final = 14
SURE_TOWERS: Final = (0, 12)
"""The two that are published, both by their first space."""
STARTS: Final = 7
START: Final = re.compile(r"[a-z][1-9][0-9]?-[NESW]")


def outline_faults(path: Path, group: dict[str, Any]) -> list[Fault]:
    """Squares of the published number, in one piece, with a closed wall of as many corners as there are towers."""
    found = key_faults(path, group, ("rows", "corner"))
    if found:
        return found
    at, rows = (*path, "rows"), group["rows"]
    if not is_drawing(rows):
        return [Fault(at, "components-bad-rows", most=len(COLUMNS))]
    squares = squares_in(rows)
    if len(squares) != SQUARES:
        return [Fault(at, "components-squares", found=len(squares), wanted=SQUARES)]
    try:
        corners = Outline(squares, squares[0]).corners
    except BrokenOutline:
        return [Fault(at, "components-broken-wall")]
    if len(corners) != TOWERS:
        return [Fault(at, "components-corners", found=len(corners), wanted=TOWERS)]
    corner = group["corner"]
    if not is_point(corner) or corner not in [[x, y] for x, y in corners]:
        known = listed(f"[{x}, {y}]" for x, y in corners)
        return [Fault((*path, "corner"), "components-no-corner", known=known)]
    return []


def is_point(corner: Any) -> bool:
    """Whole numbers, and no truth values, which would pass for them."""
    return isinstance(corner, list) and all(type(at) is int for at in corner)


def is_drawing(rows: Any) -> bool:
    if not isinstance(rows, list) or len(rows) > len(COLUMNS):
        return False
    return all(isinstance(row, str) and len(row) <= len(COLUMNS) and set(row) <= {"#", "."} for row in rows)


def tower_faults(path: Path, group: dict[str, Any]) -> list[Fault]:
    """Two spaces each, the published ones among them."""
    at = (*path, "spaces")
    found = key_faults(path, group, ("spaces",)) or list_faults(at, group["spaces"], TOWERS)
    if found:
        return found
    spaces = group["spaces"]
    for space in spaces:
        found = found or number_faults(at, space, 0, TRACK - 2)
    if found:
        return found
    if tuple(spaces[: len(SURE_TOWERS)]) != SURE_TOWERS:
        return [Fault(at, "components-sure-towers", known=listed(map(str, SURE_TOWERS)))]
    for before, space in pairwise(spaces):
        if space < before + 2:
            found.append(Fault(at, "components-tower-order", word=str(space)))
    return found


def start_faults(path: Path, group: dict[str, Any]) -> list[Fault]:
    """Seven, a road and a meadow with a shrine among them."""
    at = (*path, "spaces")
    found = key_faults(path, group, ("spaces",))
    if found:
        return found
    spaces = group["spaces"]
    if not isinstance(spaces, dict) or len(spaces) != STARTS:
        return [Fault(at, "components-starts", wanted=STARTS)]
    for key, words in spaces.items():
        if not START.fullmatch(key):
            found.append(Fault((*at, key), "components-bad-start"))
        why = segment_fault(words, BASE_TERRAINS, MARKS, placed=False)
        if why is not None:
            found.append(Fault((*at, key), why.key, **why.arguments))
    shown = [] if found else [segment(words) for words in spaces.values()]
    if shown and not any(one.terrain == ROAD for one in shown):
        found.append(Fault(at, "components-missing-start", word="road"))
    if shown and not any(one.terrain == MEADOW and one.shrines for one in shown):
        found.append(Fault(at, "components-missing-start", word="meadow shrine"))
    return found


def joining_faults(owned: Groups, groups: Groups) -> list[Fault]:
    """Start spaces lie in the wall.

    `owned` are the groups of the file, `groups` those that will be played with; a fault stands at one that is owned.
    """
    line = outline(groups["outline"])
    return [
        Fault(where(owned, ("starts", "spaces", key), ("outline",)), "components-start-off-wall", word=key)
        for key, words in groups["starts"]["spaces"].items()
        if place_of(line, niche(key, words)) == (-1, -1)
    ]


def where(owned: Groups, *paths: Path) -> Path:
    return next((path for path in paths if path[0] in owned), paths[0])
