"""A scenario's castle must be one that can be drawn and come about."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.castle.scenario import CASTLE_GROUND
from tests.games.castle.scenario_drawing import block_of, face_of
from tests.games.scenario import Scenario
from tests.games.scenario_words import ScenarioError

from castellany.games.castle.kinds import HOUSE, MEADOW, ROAD

TABLE = """
title = "A castle for wrong scripts"
proves = []
edition = "standard"
starts = ["a1 west road"]
{table}
castle = '''
{castle}
'''
[seat.1]
{seat}
[play]
script = '''
expect active = 1
{script}
'''
"""
ROAD_AND_HOUSE = "..h ___\n+.h ___\n..h ___"


def play(path: Path, table: str = "", seat: str = "", script: str = "", castle: str = ROAD_AND_HOUSE) -> None:
    path.write_text(TABLE.format(table=table, seat=seat, script=script, castle=castle), "utf-8")
    Scenario(path, CASTLE_GROUND).play("standard")


def test_a_drawing_makes_segments_in_reading_order() -> None:
    face = face_of("x", 1, block_of(".h. .h. .+."))
    assert [piece.terrain for piece in face.segments] == [MEADOW, HOUSE, MEADOW, ROAD]
    assert [(piece.sides, piece.halves) for piece in face.segments] == [(0, 0b11100000), (1, 0), (0, 0b11100), (4, 0)]


def test_a_square_parts_what_a_crossing_joins() -> None:
    for centre, roads in (("#", 4), ("+", 1), ("s", 1)):
        face = face_of("x", 1, block_of(f".+. +{centre}+ .+."))
        assert [piece.terrain for piece in face.segments].count(ROAD) == roads


@pytest.mark.parametrize(
    ("table", "seat", "castle", "complaint"),
    [
        ("", "", "..h\n..h", "not 3 lines"),
        ("", "", "..h ___\n+.h\n..h ___", "not 3 lines"),
        ("", "", "..x\n+..\n...", "no letter"),
        ("", "", "...\n#..\n...", "shows nothing"),
        ("", "", "... ___\n... ___\n... ___", "does not fit"),
        ("gold = 1", "", ROAD_AND_HOUSE, "no entry gold"),
        ("", "gold = 1", ROAD_AND_HOUSE, "no entry gold"),
        ("", 'figures = ["follower a1 pigsty"]', ROAD_AND_HOUSE, "not the one pigsty"),
        ("", 'figures = ["follower a1 meadow", "follower a1 house"]', ROAD_AND_HOUSE, "at most one figure"),
        ("", 'seat = "a1 house"', ROAD_AND_HOUSE, "no completed house"),
        ("", "tokens = { shrine = 3 }", ROAD_AND_HOUSE, "shrine tokens"),
        ("taken = [12]", "", ROAD_AND_HOUSE, "1 tokens are taken"),
        ('modules = ["falcon", "halt"]', "at-gate = true", ROAD_AND_HOUSE, "at no gate"),
    ],
)
def test_an_impossible_castle_fails(tmp_path: Path, table: str, seat: str, castle: str, complaint: str) -> None:
    with pytest.raises(ScenarioError, match=complaint):
        play(tmp_path / "wrong.toml", table, seat, castle=castle)


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("chance: tile ship", "no move"),
        ("1: pass", "not-your-turn"),
        ("expect score 1 = 3", "score 1 is 0, not 3"),
        ("expect luck 1 = 7", "no such thing"),
        ("only chance: tile t1", "offered beyond"),
    ],
)
def test_a_wrong_script_fails(tmp_path: Path, script: str, complaint: str) -> None:
    with pytest.raises(ScenarioError, match=complaint):
        play(tmp_path / "wrong.toml", script=script)


def test_a_right_script_passes(tmp_path: Path) -> None:
    play(tmp_path / "right.toml", seat='figures = ["follower a1 house"]', script="expect figures 1 = follower a1 house")
