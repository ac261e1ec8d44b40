"""Walls: whether an owner's outline, towers, start spaces and gates make one wall."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any, Final

from castellany.core.owned.faults import Fault, Path, key_faults, list_faults, listed, number_faults
from castellany.core.owned.sets import Groups
from castellany.games.castle.components import gates, niche, outline
from castellany.games.castle.kinds import MEADOW, ROAD
from castellany.games.castle.outline import BrokenOutline, Outline, squares_in, widened
from castellany.games.castle.owned.tiles import ALL_TERRAINS, BASE_TERRAINS, segment_fault
from castellany.games.castle.printed import SHRINE, STOCKS, segment
from castellany.games.castle.scoring import TRACK
from castellany.games.castle.wall import COLUMNS, GATES
from castellany.games.castle.walling import place_of, stretch_of

SQUARES: Final = 76
TOWERS: Final = 14
SURE_TOWERS: Final = (0, 12)
"""The two that are published, both by their first space."""
STARTS: Final = 7
GATE_STARTS: Final = 2
MOST_WIDTH: Final = 3
MARKS: Final = (STOCKS, SHRINE)
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
    """Two spaces each, the published ones among them, and none where a gate will part its spaces."""
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
    parted = [space for space in spaces if space in GATES]
    return found + [Fault(at, "components-tower-parted", word=str(space)) for space in parted]


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


def gate_faults(path: Path, group: dict[str, Any]) -> list[Fault]:
    """Four, two of them with a start space."""
    at = (*path, "after")
    found = key_faults(path, group, ("after",))
    found = found or key_faults(at, group["after"], [str(space) for space in GATES])
    if found:
        return found
    for key, gate in group["after"].items():
        wrong = key_faults((*at, key), gate, ("before", "width"), ("start",))
        if not wrong:
            wrong += number_faults((*at, key, "before"), gate["before"], 0, len(COLUMNS))
            wrong += number_faults((*at, key, "width"), gate["width"], 1, MOST_WIDTH)
            why = segment_fault(gate["start"], ALL_TERRAINS, MARKS, placed=False) if "start" in gate else None
            wrong += [Fault((*at, key, "start"), why.key, **why.arguments)] if why is not None else []
        found += wrong
    starts = 0 if found else sum("start" in gate for gate in group["after"].values())
    return found if found or starts == GATE_STARTS else [Fault(at, "components-gate-starts", wanted=GATE_STARTS)]


def joining_faults(owned: Groups, groups: Groups) -> list[Fault]:
    """Start spaces and gates lie in the wall, and with the gates it still closes.

    `owned` are the groups of the file, `groups` those that will be played with; a fault stands at one that is owned.
    """
    line = outline(groups["outline"])
    found = [
        Fault(where(owned, ("starts", "spaces", key), ("outline",)), "components-start-off-wall", word=key)
        for key, words in groups["starts"]["spaces"].items()
        if place_of(line, niche(key, words)) == (-1, -1)
    ]
    spaces = groups["towers"]["spaces"]
    stretches = [stretch_of(spaces, space) for space in GATES]
    wider = [0] * TOWERS
    for space, stretch, gate in zip(GATES, stretches, gates(groups), strict=True):
        at = where(owned, ("gates", "after", str(space)), ("towers",), ("outline",))
        if wider[stretch]:
            found.append(Fault(at, "components-gate-twice", word=str(space)))
        if gate.before > len(line.stretches[stretch]):
            found.append(Fault(at, "components-gate-before", word=str(space), most=len(line.stretches[stretch])))
        wider[stretch] = gate.width
    at = where(owned, ("gates", "after"), ("towers",), ("outline",))
    try:
        widened(line, wider)
    except BrokenOutline:
        found = found or [Fault(at, "components-gates-open")]
    return found


def where(owned: Groups, *paths: Path) -> Path:
    return next((path for path in paths if path[0] in owned), paths[0])
