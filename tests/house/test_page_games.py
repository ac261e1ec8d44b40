"""What all games share on the page knows none of them by name."""

from __future__ import annotations

import re

import pytest
from tests.core.page_texts import FACES, WEB, sources

from castellany.games.registry import GAMES

REGISTRIES = [WEB / "src" / "games" / "registry.ts", WEB / "src" / "covers" / "index.ts"]


@pytest.mark.parametrize("game", GAMES)
def test_only_registries_name_a_game(game: str) -> None:
    name = re.compile(rf"\b{game}\b", re.IGNORECASE)
    files = [
        path for path in sources() if not path.is_relative_to(FACES / game) and name.search(path.read_text("utf-8"))
    ]
    assert sorted(files) == sorted(REGISTRIES)
