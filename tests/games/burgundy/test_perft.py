"""The committed positions lead on to as many sequences of moves as they did (see perft/__main__.py)."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.burgundy.perft.counting import POSITIONS
from tests.games.perft import sections

from castellany.games.burgundy import BURGUNDY

pytestmark = pytest.mark.both_forms


@pytest.mark.parametrize("path", POSITIONS.files(), ids=lambda path: path.stem)
def test_counts_have_not_changed(path: Path) -> None:
    assert POSITIONS.recounted(path) == path.read_text("utf-8")


def test_every_edition_and_player_count_has_its_positions() -> None:
    assert {path.stem for path in POSITIONS.files()} == set(POSITIONS.stems())
    assert set(POSITIONS.stems()) >= {f"{e}-{p}" for e in BURGUNDY.editions for p in BURGUNDY.players}
    for path in POSITIONS.files():
        rules = POSITIONS.rules_of(path)
        for _, position, counts in sections(path.read_text("utf-8")):
            assert rules.write_position(rules.read_position(position)) == position
            assert counts.count("depth") > 1
