"""Checking: every group that can be replaced, and what must hold of it and of all of them together."""

from __future__ import annotations

from typing import Any, Final

from castellany.core.owned.faults import Fault, Path, key_faults, listed, number_faults
from castellany.core.owned.sets import Groups
from castellany.games.castle.box import RATE_NAMES
from castellany.games.castle.components import all_groups, faces, standard_groups
from castellany.games.castle.installed import INSTALLED
from castellany.games.castle.owned.tiles import looks, tile_faults
from castellany.games.castle.owned.walls import joining_faults, outline_faults, start_faults, tower_faults, where
from castellany.games.castle.show.half import Check, shows

MOST_TOKEN: Final = 20


def faults(groups: Groups) -> list[Fault]:
    """Everything that is wrong with an owner's groups, alone and with those of ours that they leave."""
    found: list[Fault] = []
    known = checks()
    for name, group in groups.items():
        if name in known:
            found += known[name]((name,), group)
        else:
            found.append(Fault((name,), "components-unknown-group", word=name[:40], known=listed(known)))
    if found:
        return found
    together = standard_groups() | groups
    found = tile_group_faults(groups, together) + joining_faults(groups, together)
    for show in shows():
        found += show.joined(groups, together)
    return found


def number_group_faults(path: Path, group: dict[str, Any]) -> list[Fault]:
    found = key_faults(path, group, ("seat_token", "points_token", "unfinished_rate"))
    if found:
        return found
    for key in ("seat_token", "points_token"):
        found += number_faults((*path, key), group[key], 1, MOST_TOKEN)
    if group["unfinished_rate"] not in RATE_NAMES:
        found.append(Fault((*path, "unfinished_rate"), "components-one-of", known=listed(RATE_NAMES)))
    return found


def tile_group_faults(owned: Groups, groups: Groups) -> list[Fault]:
    """Tiles of the base game and of expansions lie in one bag: no two have the same name or show the same."""
    found: list[Fault] = []
    named: dict[str, str] = {}
    shown: dict[object, tuple[str, str]] = {}
    for group in ["tiles", *(tiles for module in INSTALLED for tiles in module.tiles)]:
        for one in faces(groups[group]):
            first = named.setdefault(one.name, group)
            if first != group:
                at = where(owned, (group, "faces", one.name), (first, "faces", one.name))
                found.append(Fault(at, "components-name-twice", word=one.name))
            first, other = shown.setdefault(looks(one), (group, one.name))
            if first != group:
                at = where(owned, (group, "faces", one.name), (first, "faces", other))
                found.append(Fault(at, "components-tile-in-both", word=one.name, other=other))
    return found


OWN_CHECKS: Final[dict[str, Check]] = {
    "outline": outline_faults,
    "towers": tower_faults,
    "starts": start_faults,
    "tiles": tile_faults,
    "numbers": number_group_faults,
}


def checks() -> dict[str, Check]:
    """By group, those of modules among them."""
    known = dict(OWN_CHECKS)
    for show in shows():
        known |= show.checks
    return {group: known[group] for group in all_groups()}
