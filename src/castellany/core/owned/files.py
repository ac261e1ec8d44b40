"""Files: an owner's file read whole, judged, and taken in."""

from __future__ import annotations

import pathlib
from collections.abc import Mapping
from typing import Final

from castellany.core.owned.faults import Fault
from castellany.core.owned.game import Replaceable
from castellany.core.owned.sets import put
from castellany.core.owned.toml_file import ABOUT, NotToml, about_faults, groups_in, line_of, parsed, set_name

MOST_BYTES: Final = 1 << 18
GENERAL: Final = ("castellany.core.owned",)
"""The words for faults that are of no game."""


class BadComponents(Exception):
    """A file cannot be used: its faults with their lines, and the packages that have the words for them."""

    def __init__(self, file: pathlib.Path, faults: list[tuple[int, Fault]], texts: tuple[str, ...] = GENERAL) -> None:
        super().__init__(f"{file}: {faults}")
        self.file = file
        self.faults = faults
        self.texts = texts


def read_set(file: pathlib.Path, games: Mapping[str, Replaceable]) -> tuple[str, str]:
    """Take in the set of a file; gives its game and name. BadComponents or OSError if it cannot be used."""
    text = text_of(file)
    try:
        tables = parsed(text)
    except NotToml as error:
        raise BadComponents(file, [(error.line, Fault((), "components-not-toml"))]) from None
    faults = about_faults(tables)
    if not faults and tables[ABOUT]["game"] not in games:
        faults = [Fault((ABOUT, "game"), "components-unknown-game", known=", ".join(games))]
    if faults:
        raise BadComponents(file, with_lines(text, faults))
    slug = tables[ABOUT]["game"]
    groups = groups_in(tables)
    faults = games[slug].faults(groups)
    if faults:
        raise BadComponents(file, with_lines(text, faults), games[slug].texts)
    name = set_name(tables[ABOUT]["name"], groups)
    put(slug, name, groups)
    return (slug, name)


def text_of(file: pathlib.Path) -> str:
    with file.open("rb") as opened:
        read = opened.read(MOST_BYTES + 1)
    if len(read) > MOST_BYTES:
        raise BadComponents(file, [(1, Fault((), "components-too-large"))])
    try:
        return read.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise BadComponents(file, [(1, Fault((), "components-not-utf-8"))]) from None


def with_lines(text: str, faults: list[Fault]) -> list[tuple[int, Fault]]:
    return [(line_of(text, fault.path), fault) for fault in faults]
