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
    own = (FACES / game, WEB / "src" / "lib" / "types" / f"{game}.ts")
    others = [path for path in sources() if not any(path.is_relative_to(one) for one in own)]
    files = [path for path in others if name.search(path.read_text("utf-8"))]
    assert sorted(files) == sorted(REGISTRIES)
