"""The scenario runner fails where a scenario and the game disagree."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.burgundy.scenario import BURGUNDY_GROUND
from tests.games.scenario import Scenario
from tests.games.scenario_words import ScenarioError

TABLE = """
title = "A table for wrong scripts"
proves = []
edition = "special"
[seat.1]
dice = [3, 5]
silver = 2
{seat}
[depots]
3 = ["cow2", "bank"]
{depots}
[play]
script = '''
{script}
expect round = 1
'''
"""


def play(path: Path, script: str, seat: str = "", depots: str = "") -> None:
    path.write_text(TABLE.format(script=script, seat=seat, depots=depots), "utf-8")
    Scenario(path, BURGUNDY_GROUND).play("special")


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("1: take bank@3 with 5", r"wrong.toml:14 \(special\): take bank@3 with 5 is refused: too-few-workers"),
        ("1: take sheep@3", "no move"),
        ("2: end", "not-your-turn"),
        ("chance: roll 3 5", "not-your-turn"),
        ("1: end\n1: end", "chance asked in step rolling"),
        ("1: end\nchance: roll 5 3", "not-drawable"),
        ("refuse 1: end because not-now", "not refused"),
        ("refuse 1: take ship@3 with 3 because no-such-die", "because depot-lacks-tile"),
        ("offered 1: take bank@3 with 5", "is not offered"),
        ("not offered 1: end", "is offered"),
        ("only 1: end", "offered beyond"),
        ("asked 2", "1 asked in step turn"),
        ("step sale", "step turn"),
        ("expect silver 1 = 3", "silver 1 is 2, not 3"),
        ("mark\n1: workers with 3\nexpect gain workers 1 = 3", "gain workers 1 is 2, not 3"),
        ("expect storage 1 = bank", "not bank"),
        ("expect luck 1 = 7", "no such thing"),
        ("seat 1 is happy", "not understood"),
    ],
)
def test_a_wrong_script_fails(tmp_path: Path, script: str, complaint: str) -> None:
    with pytest.raises(ScenarioError, match=complaint):
        play(tmp_path / "wrong.toml", script)


@pytest.mark.parametrize(
    ("seat", "depots", "complaint"),
    [
        ("", '4 = ["mine"]', "no space left for mine; its spaces are: ship, building"),
        ("", 'black = ["monastery1"]', "more monastery1 tiles are used than the supply has"),
        ('storage = ["monastery1"]\nduchy = {13 = "monastery1"}', "", "more monastery1 tiles"),
        ('duchy = {12 = "mine"}', "", "a building space"),
        ('duchy = {19 = "castle"}', "", "covered twice"),
        ("goods = {1 = 8}", "", "more goods 1"),
        ("gold = 1", "", "no entry gold"),
    ],
)
def test_an_impossible_table_fails(tmp_path: Path, seat: str, depots: str, complaint: str) -> None:
    with pytest.raises(ScenarioError, match=complaint):
        play(tmp_path / "wrong.toml", "", seat, depots)


def test_a_right_script_passes(tmp_path: Path) -> None:
    play(tmp_path / "right.toml", "1: take bank@3 with 3\nexpect storage 1 = bank")


def test_a_script_must_expect_something(tmp_path: Path) -> None:
    path = tmp_path / "idle.toml"
    path.write_text("edition = 'special'\n[play]\nscript = '''\nmark\n'''\n", "utf-8")
    with pytest.raises(ScenarioError, match="expects"):
        Scenario(path, BURGUNDY_GROUND).play("special")
