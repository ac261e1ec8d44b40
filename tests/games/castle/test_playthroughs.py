"""Whole games come out as they did, to the byte (see playthroughs/__main__.py)."""

from __future__ import annotations

import pytest
from tests.games.castle.playthroughs.telling import TELLER

pytestmark = pytest.mark.both_forms


@pytest.mark.parametrize("stem", TELLER.stems())
def test_a_game_comes_out_as_before(stem: str) -> None:
    assert TELLER.told(stem) == TELLER.path_of(stem).read_text("utf-8")


def test_there_is_no_other_file() -> None:
    assert {path.stem for path in TELLER.folder.glob("*.txt")} == set(TELLER.stems())
