"""The committed positions lead on to as many sequences of moves as they did (see perft/__main__.py)."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.castle.perft.counting import POSITIONS
from tests.games.perft import sections

pytestmark = pytest.mark.both_forms


@pytest.mark.parametrize("path", POSITIONS.files(), ids=lambda path: path.stem)
def test_counts_have_not_changed(path: Path) -> None:
    assert POSITIONS.recounted(path) == path.read_text("utf-8")


def test_every_way_to_play_has_its_positions() -> None:
    assert {path.stem for path in POSITIONS.files()} == set(POSITIONS.stems())
    for path in POSITIONS.files():
        rules = POSITIONS.rules_of(path)
        for _, position, counts in sections(path.read_text("utf-8")):
            assert rules.write_position(rules.read_position(position)) == position
            assert counts.count("depth") > 1
