"""Base code of a game says no word that one of its modules brings."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from castellany.core.setup import Setup
from castellany.games.castle import CASTLE
from castellany.games.castle.assembly import assemble
from castellany.games.castle.installed import INSTALLED
from castellany.games.castle.kinds import TERRAIN_NAMES
from castellany.games.castle.rules import CastleRules

SOURCES = Path(__file__).parents[2] / "src" / "castellany"
BASE = ("games/castle", "cli/castle")
"""Folders of base code; below them, `modules` belongs to the modules."""
KEPT = {"stopped"}
"""Words that are plain English as well."""


def brought(rules: CastleRules) -> set[str]:
    """Every word that rules have given a number or a place to."""
    i, t = rules.tables.inventory, rules.tables
    terrains = {TERRAIN_NAMES[piece.terrain] for face in t.faces for piece in face.segments}
    kept = {one.key for one in i.kept}
    refusals = {refusal.key for refusal in rules.refusals.values()}
    return {*i.figures, *i.marks, *i.sources, *i.events, *terrains, *kept, *refusals, *t.components.groups}


@cache
def words_of_modules() -> set[str]:
    """Slugs, options and all that modules register, in the singular too."""
    slugs = tuple(module.slug for module in INSTALLED)
    found = brought(assemble(Setup("castle", "standard", 2, slugs))) - brought(assemble(Setup("castle", "standard", 2)))
    found |= {*slugs, *(option.key for module in INSTALLED for option in module.options)}
    return (found | {word.removesuffix("s") for word in found}) - KEPT


def said(text: str, words: set[str]) -> list[str]:
    """Those of the words that a text says, as they are, with underscores or in capitals, in the singular or plural."""
    spoken = set(re.split(r"[^a-z]+", text.lower().replace("-", "_")))
    whole = text.lower().replace("-", "_")
    return sorted(
        word
        for word in words
        if (re.search(rf"(?<![a-z]){word.replace('-', '_')}s?(?![a-z])", whole) if "-" in word else word in spoken)
    )


def base_files() -> list[Path]:
    files: list[Path] = []
    for folder in BASE:
        files += [file for file in (SOURCES / folder).rglob("*.py") if "modules" not in file.parts]
    return sorted(file for file in files if file != SOURCES / "games/castle/__init__.py")


def test_modules_bring_words() -> None:
    assert CASTLE.slug == "castle"
    wanted = {
        "falcon",
        "halt",
        "chapel",
        "nest",
        "nests",
        "prince",
        "falconer",
        "gate",
        "gates",
        "scores-at-once",
        "courtiers",
    }
    assert wanted <= words_of_modules()


@pytest.mark.parametrize("file", base_files(), ids=lambda file: file.relative_to(SOURCES).as_posix())
def test_base_code_says_no_word_of_a_module(file: Path) -> None:
    assert said(file.read_text(encoding="utf-8"), words_of_modules()) == []


@pytest.mark.parametrize(
    "text", ["NESTS: Final = 2", "row[at_nest]", '"a chapel"', "# scores-at-once", "SCORES_AT_ONCE"]
)
def test_a_word_is_found_however_it_is_written(text: str) -> None:
    assert said(text, words_of_modules())
    assert said("honest gatehouse, nested lists", words_of_modules()) == []
