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
