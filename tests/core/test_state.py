"""States, frames, set-ups, reasons and results as values."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy

import pytest
from tests.core.mini import MiniState, mini_state
from tests.core.toy.table import ToyTable

from castellany.core.events import Event, Log
from castellany.core.frames import Frame
from castellany.core.reasons import CORE_REFUSALS, arguments_of, code_of, reason
from castellany.core.result import Goal, Placing, Result
from castellany.core.setup import Setup, SetupError

pytestmark = pytest.mark.both_forms


def test_frames_are_values() -> None:
    f = Frame(1, -2, 3, 4)
    assert f == Frame(1, -2, 3, 4) == pickle.loads(pickle.dumps(f)) == copy(f) == deepcopy(f)
    assert f != Frame(1, -2, 3, 5)
    assert f != (1, -2, 3, 4, -1)
    assert hash(f) == hash(Frame(1, -2, 3, 4))
    assert repr(f) == "Frame(1, -2, 3, 4)"


def test_states_compare_by_their_fields_and_cannot_be_hashed() -> None:
    s = mini_state()
    s.push(0, 1, 2)
    other = MiniState([Frame(0, 1, 2, 0)], [], [])
    assert s == other
    other.notes.append(1)
    assert s != other
    assert s != ToyTable(2).s
    assert (s == 3) is False
    with pytest.raises(TypeError):
        hash(s)


def test_events_are_kept_only_while_somebody_listens() -> None:
    s = mini_state()
    s.tell(1, 0)
    s.log = log = Log()
    s.tell(2, 1, 3, 4, 5)
    s.log = None
    s.tell(6, 0)
    assert [repr(event) for event in log.events] == [repr(Event(2, 1, 3, 4, 5))] == ["Event(2, 1, 3, 4, 5)"]


def test_reasons_carry_a_code_and_three_arguments() -> None:
    packed = reason(200, 1, 255, 37)
    assert code_of(packed) == 200
    assert arguments_of(packed) == (1, 255, 37)
    assert reason(17) == 17


def test_rules_name_every_reason() -> None:
    t = ToyTable(2)
    for refusal in CORE_REFUSALS:
        assert t.rules.refusal(reason(refusal.code)) == (refusal, (0, 0, 0))
    t.open("455", "123")
    refusal, arguments = t.rules.refusal(t.rules.check(t.s, 0, t.rules.read("peek 1")))
    assert (refusal.key, refusal.arguments, arguments) == ("not-that-seat", ("seat",), (0, 0, 0))


def test_set_ups_are_values() -> None:
    setup = Setup("toy", "first", 2, ("mill",), {"boards": "1", "castle": "centre"})
    same = Setup("toy", "first", 2, ("mill",), {"castle": "centre", "boards": "1"})
    assert setup == same == pickle.loads(pickle.dumps(setup))
    assert hash(setup) == hash(same)
    assert setup != Setup("toy", "first", 3, ("mill",), setup.options)


def test_a_set_up_error_names_its_text() -> None:
    error = SetupError("setup-players", players="9")
    assert (error.key, error.arguments) == ("setup-players", {"players": "9"})
    assert str(error) == "setup-players {'players': '9'}"
    assert str(SetupError("setup-odd")) == "setup-odd"


def test_winners_share_the_first_place() -> None:
    assert Result([Placing(2, 1, 9, ""), Placing(0, 1, 9, ""), Placing(1, 3, 4, "points")]).winners == [2, 0]


def test_the_seats_of_a_team_win_together() -> None:
    placings = [Placing(0, 1, 60, ""), Placing(2, 1, 60, ""), Placing(1, 2, 55, "points"), Placing(3, 2, 55, "points")]
    result = Result(placings, [[0, 2], [1, 3]])
    assert result.winners == [0, 2]
    assert Result(placings[:2]).teams == [[0], [2]]
    with pytest.raises(ValueError, match="share a place"):
        Result(placings, [[0, 1], [2, 3]])


@pytest.mark.parametrize(("reached", "winners"), [(36, []), (37, [0])])
def test_against_the_game_itself_the_goal_decides(reached: int, winners: list[int]) -> None:
    result = Result([Placing(0, 1, 120, "")], goal=Goal("spaces", 37, reached))
    assert result.winners == winners
    assert result.goal is not None
    assert result.goal.name.arguments == {"target": 37, "reached": reached}
