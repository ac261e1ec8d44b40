"""Time: clocks run for people who are waited for, and what happens at zero is what was agreed."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.tables.sitting import ANNA, BEN, CLEO, Sitting, bot, in_turn, person, two_people

from castellany.server.tables import entries as kinds
from castellany.server.tables.deadlines import wake_at
from castellany.server.tables.results import result_data
from castellany.server.tables.table import OVER, RUNNING
from castellany.server.tables.viewer import Viewer, table_for

BLITZ = {"kind": "real-time", "bank": 60, "increment": 10}
SLOW = {"kind": "correspondence", "days": 2}
DAY = 24 * 60 * 60


def left(sitting: Sitting, seat: int) -> float:
    assert sitting.table.clocks is not None
    return sitting.table.clocks.left_at(seat, sitting.now) / 1000


def turn(sitting: Sitting, seconds: float) -> int:
    """Whoever is asked thinks for so long and ends the turn; gives the seat."""
    asked, _ = in_turn(sitting)
    seat = sitting.table.asked()[0]
    sitting.now += round(seconds * 1000)
    sitting.move(asked, "end")
    return seat


def test_a_clock_runs_only_while_its_seat_is_waited_for() -> None:
    sitting = two_people(clock=BLITZ)
    first = sitting.table.asked()[0]
    before = left(sitting, first), left(sitting, 1 - first)
    turn(sitting, 20)
    assert (left(sitting, first), left(sitting, 1 - first)) == (before[0] - 20 + 10, before[1])


def test_time_spent_within_a_turn_adds_nothing() -> None:
    sitting = two_people(clock=BLITZ)
    asked, _ = in_turn(sitting)
    seat = sitting.table.asked()[0]
    before = left(sitting, seat)
    sitting.now += 5000
    sitting.move(asked, next(text for text in sitting.offered(seat) if text.startswith("workers")))
    assert sitting.table.asked() == [seat]
    assert left(sitting, seat) == before - 5


def test_a_paused_clock_stands_still() -> None:
    sitting = two_people(clock=BLITZ)
    asked, other = in_turn(sitting)
    seat = sitting.table.asked()[0]
    offer = sitting.ask(asked, "offer", what="pause")[0]
    sitting.now += 7000
    sitting.ask(other, "answer", offer=offer.number, agree=True)
    kept = left(sitting, seat)
    assert sitting.wait(DAY) == []
    sitting.ask(asked, "resume")
    assert left(sitting, seat) == kept
    sitting.now += 1000
    assert left(sitting, seat) == kept - 1


@pytest.mark.parametrize("clock", [BLITZ, SLOW])
def test_at_zero_a_bot_plays_and_hands_back(clock: dict[str, Any]) -> None:
    sitting = two_people(clock=clock, at_zero="bot")
    asked, _ = in_turn(sitting)
    seat = sitting.table.asked()[0]
    assert sitting.wait(left(sitting, seat) - 1) == []
    assert [entry.kind for entry in sitting.wait(1)] == [kinds.TAKEN_OVER]
    assert sitting.table.seats[seat].player == "greedy"
    sitting.ask(asked, "return")
    assert left(sitting, seat) > 0
    assert sitting.wait(1) == []
    sitting.move(asked, "end")


def test_at_zero_the_turn_is_skipped() -> None:
    sitting = two_people(clock=BLITZ, at_zero="skip")
    seat = sitting.table.asked()[0]
    done = sitting.wait(left(sitting, seat))
    assert {entry.kind for entry in done} == {kinds.MOVE}
    assert {entry.seat for entry in done} == {seat}
    assert done[0].details == {"why": "time"}
    assert sitting.table.asked() == [1 - seat]
    assert sitting.table.status == RUNNING


def test_a_game_in_which_nobody_moves_in_time_comes_to_its_end() -> None:
    sitting = two_people(clock={"kind": "real-time", "bank": 10, "increment": 0}, at_zero="skip")
    for _ in range(2000):
        if sitting.table.status == OVER:
            break
        sitting.wait(60)
    assert sitting.table.status == OVER
    assert sitting.table.ended is None


def test_at_zero_the_game_is_lost() -> None:
    sitting = two_people(clock=BLITZ, at_zero="loss")
    seat = sitting.table.asked()[0]
    done = sitting.wait(left(sitting, seat))
    assert [entry.kind for entry in done] == [kinds.RESIGNED, kinds.ENDED]
    assert sitting.table.ended == "time"
    assert sitting.table.seats[seat].given_up == "time"
    result = result_data(sitting.table)
    assert result is not None
    reasons = [(one["seat"], one["place"], one["reason"]) for one in result["placings"]]
    assert reasons == [(1 - seat, 1, None), (seat, 2, {"key": "decided-by-time", "args": {}})]


def test_who_ran_out_of_time_is_told_apart_from_who_gave_up() -> None:
    sitting = Sitting(person(), person(), person(), clock=BLITZ, at_zero="loss")
    for who in (BEN, CLEO):
        sitting.ask(who, "sit")
    sitting.ask(ANNA, "start")
    for who in (ANNA, BEN, CLEO):
        sitting.move(who)
    late = sitting.table.asked()[0]
    sitting.wait(left(sitting, late))
    gone = (late + 1) % 3
    sitting.ask((ANNA, BEN, CLEO)[gone], "resign")
    assert (sitting.table.status, sitting.table.ended) == (OVER, "resigned")
    result = result_data(sitting.table)
    assert result is not None
    reasons = {one["seat"]: one["reason"]["key"] for one in result["placings"] if one["reason"] is not None}
    assert reasons == {late: "decided-by-time", gone: "decided-by-giving-up"}
    told = table_for(sitting.table, Viewer(), sitting.now)["seats"]
    assert [told[seat]["given_up"] for seat in (late, gone, 3 - late - gone)] == ["time", "resigned", None]


def test_a_correspondence_clock_begins_anew_with_every_turn() -> None:
    sitting = two_people(clock=SLOW)
    seat = turn(sitting, DAY)
    turn(sitting, 1.5 * DAY)
    assert left(sitting, seat) == 2 * DAY


@pytest.mark.parametrize("clock", [BLITZ, SLOW])
def test_nobody_gains_time_by_taking_back(clock: dict[str, Any]) -> None:
    sitting = two_people(clock=clock)
    asked, _ = in_turn(sitting)
    seat = sitting.table.asked()[0]
    before = left(sitting, seat), left(sitting, 1 - seat)
    for _ in range(3):
        sitting.now += 1000
        sitting.move(asked, "end")
        assert sitting.table.asked() == [1 - seat]
        sitting.now += 1000
        sitting.ask(asked, "undo")
    assert left(sitting, seat) == before[0] - 3
    assert left(sitting, 1 - seat) < before[1]
    assert sitting.reloaded().clocks == sitting.table.clocks


@pytest.mark.parametrize("clock", [BLITZ, SLOW])
def test_nobody_gains_time_by_leaving_and_coming_back(clock: dict[str, Any]) -> None:
    sitting = two_people(clock=clock)
    asked, _ = in_turn(sitting)
    seat = sitting.table.asked()[0]
    before = left(sitting, seat)
    for _ in range(3):
        sitting.now += 1000
        sitting.ask(asked, "leave")
        sitting.ask(asked, "return")
    assert left(sitting, seat) == before - 3


def test_by_correspondence_every_move_has_all_the_days() -> None:
    sitting = two_people(clock=SLOW)
    asked, _ = in_turn(sitting)
    seat = sitting.table.asked()[0]
    sitting.now += round(1.5 * DAY * 1000)
    sitting.move(asked, next(text for text in sitting.offered(seat) if text.startswith("workers")))
    assert sitting.table.asked() == [seat]
    assert left(sitting, seat) == 2 * DAY


def test_clocks_are_the_same_after_a_restart() -> None:
    sitting = two_people(clock=BLITZ)
    for _ in range(5):
        turn(sitting, 3)
    assert sitting.reloaded().clocks == sitting.table.clocks


def test_bots_need_no_time() -> None:
    sitting = Sitting(person(), bot(), clock=BLITZ)
    sitting.ask(ANNA, "start")
    assert sitting.table.clocks is not None
    assert sitting.table.clocks.running == (0,)


def test_a_bot_plays_for_whoever_is_away_for_too_long() -> None:
    sitting = two_people(absence=60)
    asked, other = in_turn(sitting)
    seat = sitting.table.asked()[0]
    gone = sitting.now - 600_000
    assert sitting.wait(59, {asked.id: gone, other.id: gone}) == []
    assert sitting.wait(2, {other.id: gone}) == []
    entries = sitting.wait(1, {asked.id: gone, other.id: gone})
    assert [(entry.kind, entry.seat) for entry in entries] == [(kinds.TAKEN_OVER, seat)]
    sitting.ask(asked, "return")
    assert sitting.table.seats[seat].player is None


def test_a_seat_left_to_nobody_goes_to_a_bot() -> None:
    sitting = two_people()
    seat = sitting.table.asked()[0]
    sitting.table.seats[seat].person = None
    assert wake_at(sitting.table, sitting.now) == sitting.now
    assert [entry.kind for entry in sitting.wait(0)] == [kinds.TAKEN_OVER]


def test_when_the_server_has_to_look_again() -> None:
    sitting = two_people(clock=BLITZ, absence=30)
    assert wake_at(sitting.table, sitting.now) == sitting.now + 30_000
    plain = two_people()
    assert wake_at(plain.table, plain.now) is None
    timed = two_people(clock=BLITZ)
    assert wake_at(timed.table, timed.now) == timed.now + 1000 * left(timed, timed.table.asked()[0])
    timed.ask(BEN, "resign")
    assert wake_at(timed.table, timed.now) is None
