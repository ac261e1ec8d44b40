"""Reading: an owner's file as TOML, with the lines that its faults stand on."""

from __future__ import annotations

import json
import re
import tomllib
from hashlib import sha256
from typing import Any, Final

from castellany.core.owned.faults import Fault, Path, key_faults
from castellany.core.owned.sets import Groups

ABOUT: Final = "set"
"""The table of a file that is no group of components."""
SOURCE: Final = "source"
"""A note that every group may have."""
NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,29}")
DIGITS: Final = 8


class NotToml(Exception):
    """On this line."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


def parsed(text: str) -> dict[str, Any]:
    """The tables of a file; NotToml if it has none."""
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        found = re.search(r"line (\d+)", str(error))
        raise NotToml(int(found[1]) if found else text.count("\n") + 1) from None


def about_faults(tables: dict[str, Any]) -> list[Fault]:
    """What is wrong with a file whatever its game is."""
    found = key_faults((ABOUT,), tables.get(ABOUT), ("game", "name"), ("note",))
    if found:
        return found
    about = tables[ABOUT]
    found = [Fault((ABOUT, key), "components-no-text") for key, value in about.items() if not isinstance(value, str)]
    if not found and not NAME.fullmatch(about["name"]):
        found.append(Fault((ABOUT, "name"), "components-bad-name", most=30))
    if len(tables) == 1:
        found.append(Fault((ABOUT,), "components-no-groups"))
    for group, table in tables.items():
        if not isinstance(table, dict):
            found.append(Fault((group,), "components-no-group", word=group[:40]))
        elif not isinstance(table.get(SOURCE, ""), str):
            found.append(Fault((group, SOURCE), "components-no-text"))
    return found


def groups_in(tables: dict[str, Any]) -> Groups:
    """The groups of a file without notes about them."""
    return {
        group: {key: value for key, value in table.items() if key != SOURCE}
        for group, table in tables.items()
        if group != ABOUT
    }


def set_name(name: str, groups: Groups) -> str:
    """The name of a set with a digest of what is in it, so that records tell sets of one name apart.

    >>> set_name("mine", {"storage": {"spaces": 1}})
    'mine-ccc2d1d2'
    """
    return f"{name}-{sha256(json.dumps(groups, sort_keys=True).encode()).hexdigest()[:DIGITS]}"


def line_of(text: str, path: Path) -> int:
    """The line of a key, else of what encloses it; 1 if not even that is there.

    >>> line_of("[boards]\\nA1 = 1\\n[boards.seams]\\nleft = 2", ("boards", "seams", "left"))
    4
    """
    table: Path = ()
    line, depth = 1, 0
    for number, said in enumerate(text.split("\n"), 1):
        if header := re.match(r"\s*\[\[?([^]]+)]", said):
            table = words(header[1])
            here = table
        elif key := re.match(r"\s*([^=#\[{]+)=", said):
            here = table + words(key[1])
        else:
            continue
        if len(here) > depth and here == path[: len(here)]:
            line, depth = number, len(here)
    return line


def words(dotted: str) -> Path:
    return tuple(part.strip(" \t\"'") for part in dotted.split("."))
