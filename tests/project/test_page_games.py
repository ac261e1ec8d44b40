"""What all games share on the page knows none of them by name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.core.page_texts import FACES, WEB, sources

from castellany.games.registry import GAMES

REGISTRIES = [WEB / "src" / "games" / "registry.ts", WEB / "src" / "covers" / "index.ts"]


def own(game: str) -> tuple[Path, Path]:
    return FACES / game, WEB / "src" / "lib" / "types" / f"{game}.ts"


def naming(text: str, *games: str) -> list[Path]:
    """The files, but for what belongs to these games, where something like this stands."""
    mine = [path for game in games for path in own(game)]
    found = re.compile(text, re.IGNORECASE)
    others = [path for path in sources() if not any(path.is_relative_to(one) for one in mine)]
    return sorted(path for path in others if found.search(path.read_text("utf-8")))


@pytest.mark.parametrize("game", GAMES)
def test_only_registries_name_a_game(game: str) -> None:
    """What one game is called may be a thing in another: there it may stand as a word."""
    assert naming(rf"(?<![\w-]){game}(?![\w-])", *GAMES) == sorted(REGISTRIES)


@pytest.mark.parametrize("game", GAMES)
def test_no_game_takes_anything_from_another(game: str) -> None:
    assert naming(rf"(games|\.\.)/{game}\b", game) == []


MODULES = sorted(path.parent for path in FACES.glob("*/modules/*/*.ts"))
WORDS = {"falcon": ["falcon", "falconer", "falconers", "prince", "princes", "chapel", "chapels", "noble", "nobles"]}
"""What a module's own things are called, beside its slug."""


def words(slug: str) -> list[str]:
    return [slug, slug.removesuffix("s"), *WORDS.get(slug, [])]


def said(text: str, word: str) -> bool:
    """Whether it stands there as a word, or within a name written together."""
    together = "".join(part.capitalize() for part in word.split("-"))
    return re.search(rf"(?<![A-Za-z]){word}(?![A-Za-z])|{together}(?![a-z])", text) is not None


def test_there_are_modules_to_be_kept_apart() -> None:
    assert {(path.parents[1].name, path.name) for path in MODULES} >= {("castle", "falcon"), ("castle", "halt")}
    assert said('  import { inn } from "./x"', "inn")
    assert said("const WhiteCastle = 1", "white-castle")
    assert not said("begin inner", "inn")


@pytest.mark.parametrize("module", sorted(set(MODULES)), ids=lambda path: f"{path.parents[1].name}-{path.name}")
def test_base_code_of_a_game_says_no_word_of_a_module(module: Path) -> None:
    game = module.parents[1]
    base = [path for path in sources() if path.is_relative_to(game) and not path.is_relative_to(game / "modules")]
    assert base
    found = [(path, word) for path in base for word in words(module.name) if said(path.read_text("utf-8"), word)]
    assert found == []


@pytest.mark.parametrize("module", sorted(set(MODULES)), ids=lambda path: f"{path.parents[1].name}-{path.name}")
def test_nothing_imports_a_module(module: Path) -> None:
    others = [path for path in sources() if not path.is_relative_to(module)]
    assert [path for path in others if re.search(rf"modules/{module.name}\b", path.read_text("utf-8"))] == []
