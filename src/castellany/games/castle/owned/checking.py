"""Checking: every group that can be replaced, and what must hold of it and of all of them together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from castellany.core.owned.faults import Fault, Path, key_faults, listed, number_faults
from castellany.core.owned.sets import Groups
from castellany.games.castle.box import RATE_NAMES
from castellany.games.castle.components import standard_groups
from castellany.games.castle.owned.tiles import falcon_faults, tile_faults
from castellany.games.castle.owned.walls import (
    gate_faults,
    joining_faults,
    outline_faults,
    start_faults,
    tower_faults,
    where,
)

MOST_TOKEN: Final = 20


def faults(groups: Groups) -> list[Fault]:
    """Everything that is wrong with an owner's groups, alone and with those of ours that they leave."""
    found: list[Fault] = []
    for name, group in groups.items():
        if name in CHECKS:
            found += CHECKS[name]((name,), group)
        else:
            found.append(Fault((name,), "components-unknown-group", word=name[:40], known=listed(CHECKS)))
    if found:
        return found
    together = standard_groups() | groups
    return name_faults(groups, together) + joining_faults(groups, together)


def number_group_faults(path: Path, group: dict[str, Any]) -> list[Fault]:
    found = key_faults(path, group, ("seat_token", "points_token", "unfinished_rate"))
    if found:
        return found
    for key in ("seat_token", "points_token"):
        found += number_faults((*path, key), group[key], 1, MOST_TOKEN)
    if group["unfinished_rate"] not in RATE_NAMES:
        found.append(Fault((*path, "unfinished_rate"), "components-one-of", known=listed(RATE_NAMES)))
    return found


def name_faults(owned: Groups, groups: Groups) -> list[Fault]:
    """Tiles of the base game and of the expansion lie in one bag."""
    shared = [name for name in groups["falcon"]["faces"] if name in groups["tiles"]["faces"]]
    return [
        Fault(where(owned, ("falcon", "faces", name), ("tiles", "faces", name)), "components-name-twice", word=name)
        for name in shared
    ]


CHECKS: Final[dict[str, Callable[[Path, dict[str, Any]], list[Fault]]]] = {
    "outline": outline_faults,
    "towers": tower_faults,
    "starts": start_faults,
    "gates": gate_faults,
    "tiles": tile_faults,
    "falcon": falcon_faults,
    "numbers": number_group_faults,
}
