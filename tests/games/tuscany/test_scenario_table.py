"""A scenario's table must be one that the box can lay."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.scenario import Scenario
from tests.games.scenario_words import ScenarioError
from tests.games.tuscany.scenario import TUSCANY_GROUND

TABLE = """
title = "A table for wrong scripts"
proves = []
edition = "revised"
{table}
[seat.1]
{seat}
[play]
script = '''
expect round = 1
{script}
'''
"""


def play(path: Path, table: str = "", seat: str = "", script: str = "") -> None:
    path.write_text(TABLE.format(table=table, seat=seat, script=script), "utf-8")
    Scenario(path, TUSCANY_GROUND).play("revised")


@pytest.mark.parametrize(
    ("table", "seat", "complaint"),
    [
        ("", 'storage = ["inn", "inn"]', "seat 1 has 1 storage spaces"),
        ("", 'storage = ["ship"]', "ship is no tile"),
        ("", "castle = 14", "space 14 of seat 1 is no castle space"),
        ("", 'estate = { 14 = "inn" }', "inn cannot lie on space 14 of seat 1, a village space"),
        ("", 'estate = { 15 = "castle" }', "covered twice"),
        ("", 'estate = { 29 = "village" }', "the tiles of seat 1 do not adjoin each other"),
        ("", "hand = { village = 17 }", "more village cards"),
        ("", "gold = 1", "no entry gold"),
        ("", 'storage = ["inn"]\nopened = 8', "a phase ends when a stack is empty"),
        ('open = ["inn"]', "", "8 tiles are open"),
        ('open = ["inn", "inn", "inn", "inn", "inn", "city", "city", "cart"]', "", "more neutral inn tiles"),
        ('neutral-discard = ["inn", "inn", "inn", "inn"]', "", "more neutral inn tiles"),
        ('open = ["inn of 1", "inn of 1", "inn", "cart", "cart", "city", "city", "cart"]', "", "seat 1 uses more inn"),
        ("yields = { 2-red = 7 }", "", "more 2-red yield cards"),
        ("claimed = { inn = [1] }", "", "seat 1 has not filled that colour"),
        ('start = "tomorrow"', "", "it is one of new"),
        ("starter = 3", "", "no seat 3"),
    ],
)
def test_an_impossible_table_fails(tmp_path: Path, table: str, seat: str, complaint: str) -> None:
    with pytest.raises(ScenarioError, match=complaint):
        play(tmp_path / "wrong.toml", table, seat)


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("1: take ship@3", "no move"),
        ("1: take village@5", "slot-lacks-tile"),
        ("2: draw", "not-your-turn"),
        ("expect green 1 = 3", "green 1 is 0, not 3"),
        ("expect luck 1 = 7", "no such thing"),
        ("only 1: draw", "offered beyond"),
    ],
)
def test_a_wrong_script_fails(tmp_path: Path, script: str, complaint: str) -> None:
    with pytest.raises(ScenarioError, match=complaint):
        play(tmp_path / "wrong.toml", script=script)


def test_a_right_script_passes(tmp_path: Path) -> None:
    play(tmp_path / "right.toml", seat='storage = ["inn"]', script="expect storage 1 = inn")
