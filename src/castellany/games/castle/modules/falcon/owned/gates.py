"""Gates: whether an owner's gates are those of a box, and the wall closes with them."""

from __future__ import annotations

from typing import Any, Final

from castellany.core.owned.faults import Fault, Path, key_faults, number_faults
from castellany.core.owned.sets import Groups
from castellany.games.castle.components import outline
from castellany.games.castle.modules.falcon.kinds import GATES
from castellany.games.castle.modules.falcon.owned.tiles import TERRAINS
from castellany.games.castle.outline import BrokenOutline, widened
from castellany.games.castle.owned.tiles import segment_fault
from castellany.games.castle.owned.walls import TOWERS, where
from castellany.games.castle.printed import MARKS
from castellany.games.castle.wall import COLUMNS
from castellany.games.castle.walling import stretch_of

GATE_STARTS: Final = 2
MOST_WIDTH: Final = 3


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
            why = segment_fault(gate["start"], TERRAINS, MARKS, placed=False) if "start" in gate else None
            wrong += [Fault((*at, key, "start"), why.key, **why.arguments)] if why is not None else []
        found += wrong
    starts = 0 if found else sum("start" in gate for gate in group["after"].values())
    return found if found or starts == GATE_STARTS else [Fault(at, "components-gate-starts", wanted=GATE_STARTS)]


def joining_faults(owned: Groups, groups: Groups) -> list[Fault]:
    """Gates lie in the wall and part no tower, and with them the wall still closes."""
    line, spaces, after = outline(groups["outline"]), groups["towers"]["spaces"], groups["gates"]["after"]
    parted = [space for space in spaces if space in GATES]
    found = [Fault(("towers", "spaces"), "components-tower-parted", word=str(space)) for space in parted]
    stretches = [stretch_of(spaces, space) for space in GATES]
    wider = [0] * TOWERS
    for space, stretch in zip(GATES, stretches, strict=True):
        gate = after[str(space)]
        at = where(owned, ("gates", "after", str(space)), ("towers",), ("outline",))
        if wider[stretch]:
            found.append(Fault(at, "components-gate-twice", word=str(space)))
        if gate["before"] > len(line.stretches[stretch]):
            found.append(Fault(at, "components-gate-before", word=str(space), most=len(line.stretches[stretch])))
        wider[stretch] = gate["width"]
    at = where(owned, ("gates", "after"), ("towers",), ("outline",))
    try:
        widened(line, wider)
    except BrokenOutline:
        found = found or [Fault(at, "components-gates-open")]
    return found
