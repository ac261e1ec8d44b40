"""A board of 78 tiles is a large scene; a page is sent it once, and from then on only what a move changes."""

from __future__ import annotations

import json
import zlib
from random import Random
from typing import Any

import pytest
from tests.battery.walk import walk

from castellany.core.setup import Setup
from castellany.games.castle import CASTLE
from castellany.games.castle.state import CastleState
from castellany.server.tables.changes import changes

LARGEST_CHANGE = 600
"""Bytes, compressed."""


@pytest.mark.parametrize("seed", range(3))
def test_little_changes_with_a_move_however_full_the_board(seed: int) -> None:
    rules = CASTLE.rules(Setup("castle", "standard", 2, ("falcon", "halt"), {}))
    known: Any = None
    met = 0
    for s in walk(rules, Random(seed)):
        assert isinstance(s, CastleState)
        scene: Any = rules.scene(s)
        if known is not None and scene != known:
            told = json.dumps(changes(known, scene), separators=(",", ":"))
            assert len(zlib.compress(told.encode())) < LARGEST_CHANGE
            met += 1
        known = scene
    assert met > 78
