"""Examples with many numbers, and one that no game comes to."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.castle.everything import AT_GATES, PRINCE
from tests.games.castle.scenario_table import lay
from tests.games.castle.small import EMPTY, blocks, play, rules_for

from castellany.games.castle.entering import in_supply, stand
from castellany.games.castle.kinds import FOLLOWER, SEGMENTS
from castellany.games.castle.scoring import ROADS
from castellany.games.castle.state import IN_SUPPLY

pytestmark = pytest.mark.both_forms


@pytest.mark.proves("CAS E7", "CAS-F 7")
@pytest.mark.parametrize(
    ("tiles", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28), (8, 36), (9, 36), (12, 36)]
)
def test_chapels(tiles: int, points: int) -> None:
    """A row of tiles with a chapel through all of them, of which the last is placed."""
    laid = ["..c ..c ..c", *["... ccc ..."] * (tiles - 2)] if tiles > 1 else ["... ... ..."]
    last = "c.. c.. c.." if tiles > 1 else ".c. ... ..."
    figures = ["follower a1 chapel"] if tiles > 1 else []
    table: dict[str, Any] = {
        "modules": ["falcon"],
        "starts": ["a1 west meadow"],
        "castle": blocks(*laid, EMPTY, EMPTY),
        "tiles": {"last": last},
        "seat": {"1": {"figures": figures}},
    }
    rules, s = lay(table, "standard")
    end = "pass" if figures else "put follower on 2"
    play(rules, s, "tile last", f"place last@{'abcdefghijklm'[len(laid)]}1 north", end)
    assert s.score == [points, 0]


@pytest.mark.proves("CAS E12", "CAS-R 17", "CAS-R 37")
@pytest.mark.parametrize(("white", "black", "score"), [(2, 1, [8, 0]), (1, 2, [0, 4]), (2, 2, [0, 0])])
def test_a_pigsty_of_two_with_a_prince(white: int, black: int, score: list[int]) -> None:
    """More figures than two tiles can come to, but the example has them: they are put there past the rules."""
    table: dict[str, Any] = {
        "modules": ["falcon"],
        "starts": ["a1 west meadow"],
        "castle": blocks("..p ..p ..p", EMPTY, EMPTY),
        "tiles": {"sty": "p.. p.. p.."},
    }
    rules, s = lay(table, "standard")
    cell = rules.tables.square_words.values["a1"] * SEGMENTS + 1
    stand(s, rules.tables, in_supply(s, 0, PRINCE), cell)
    for seat, count in ((0, white - 1), (1, black)):
        for _ in range(count):
            stand(s, rules.tables, in_supply(s, seat, FOLLOWER), cell)
    play(rules, s, "tile sty", "place sty@b1 north", "pass")
    assert s.score == score
    assert all(figure == IN_SUPPLY for figure in s.figures)


@pytest.mark.proves("CAS E16", "CAS E17", "CAS-H 1", "CAS-R 41", "CAS-R 42", "CAS-R 6")
@pytest.mark.parametrize(
    ("score", "at_gate", "points", "to", "stopped"),
    [
        (25, 0, 2, 27, 0),
        (25, 0, 3, 27, 1),
        (26, 0, 3, 27, 1),
        (27, 0, 1, 27, 1),
        (27, 1, 2, 29, 0),
        (27, 1, 20, 47, 0),
        (27, 1, 25, 47, 1),
        (60, 0, 36, 69, 1),
        (91, 1, 12, 103, 0),
        (91, 1, 36, 127, 0),
        (120, 0, 8, 127, 1),
    ],
)
def test_gates_stop_markers(score: int, at_gate: int, points: int, to: int, stopped: int) -> None:
    rules = rules_for("falcon", "halt")
    s = rules.begin()
    s.score[0], s.extra[AT_GATES] = score, at_gate
    rules.rule_points.movement.advance(s, 0, ROADS, points)
    assert (s.score[0], s.extra[AT_GATES]) == (to, stopped)
    assert s.lines[ROADS] == to - score
    free = rules_for("falcon")
    s = free.begin()
    s.score[0] = score
    free.rule_points.movement.advance(s, 0, ROADS, points)
    assert s.score[0] == score + points
