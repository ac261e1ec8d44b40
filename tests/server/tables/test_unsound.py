"""A log that the rules no longer allow stops its table at the last sound position; nothing is lost."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.tables.sitting import ANNA, BEN, NOW, Sitting, in_turn, two_people

from castellany.server.errors import Refused
from castellany.server.tables import entries as kinds
from castellany.server.tables.entries import entry_of
from castellany.server.tables.game import LiveGame, Play
from castellany.server.tables.table import RUNNING, STOPPED, Table
from castellany.server.tables.viewer import Viewer, table_for


def broken(sitting: Sitting, number: int, move: str) -> Sitting:
    """The same table after entry `number` has come to say something that the rules do not allow."""
    stored = [entry_of(entry.row("table")) for entry in sitting.table.entries]
    stored[number - 1].move = move
    sitting.table = Table("table", ANNA.id, sitting.table.terms, "invite", sitting.table.seed, NOW)
    sitting.table.load(stored)
    return sitting


def played_on(**terms: Any) -> tuple[Sitting, list[int]]:
    sitting = two_people(**terms)
    numbers = []
    for _ in range(6):
        asked, _ = in_turn(sitting)
        numbers.append(sitting.move(asked, "end").number)
    return sitting, numbers


@pytest.mark.parametrize("move", ["take bank@3 with 5", "no such words", "castle 2"])
def test_the_table_stands_at_the_last_sound_position(move: str) -> None:
    sitting, numbers = played_on()
    states = []
    for number in numbers:
        assert sitting.table.game is not None
        states.append(sitting.table.game.at(number).state)
    broken(sitting, numbers[3], move)
    assert sitting.table.status == STOPPED
    assert sitting.table.length == len(sitting.table.entries)
    assert sitting.table.game is not None
    assert sitting.table.game.state == states[2]
    shown = table_for(sitting.table, Viewer(ANNA.id, 0), NOW)
    assert shown["stopped"] is not None
    assert shown["stopped"]["number"] == numbers[3]
    assert shown["question"] is None
    with pytest.raises(Refused, match="table-stopped"):
        sitting.move(ANNA, "end")


def test_people_agree_to_play_on_from_there() -> None:
    sitting, numbers = played_on()
    broken(sitting, numbers[3], "no such words")
    offer = sitting.ask(ANNA, "offer", what="undo")[0]
    sitting.ask(BEN, "answer", offer=offer.number, agree=True)
    assert sitting.table.status == RUNNING
    asked, _ = in_turn(sitting)
    sitting.move(asked, "end")
    assert sitting.table.entries[numbers[3] - 1].move == "no such words"
    again = sitting.reloaded()
    assert again.status == RUNNING
    assert again.game is not None
    assert again.game.state == sitting.table.game.state  # type: ignore[union-attr]


def test_rules_that_stumble_stop_the_table_too(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting, numbers = played_on()
    commit = LiveGame.commit

    def stumble(live: LiveGame, play: Play, seat: int, move: int) -> None:
        if play.entry.number == numbers[3]:
            raise IndexError("a board without this space")
        commit(live, play, seat, move)

    monkeypatch.setattr(LiveGame, "commit", stumble)
    again = sitting.reloaded()
    assert again.status == STOPPED
    assert again.unsound is not None
    assert again.unsound.number == numbers[3]


def test_nobody_lets_it_go_on_alone() -> None:
    sitting, numbers = played_on()
    mover = ANNA if sitting.table.entries[numbers[2] - 1].seat == 0 else BEN
    broken(sitting, numbers[3], "no such words")
    with pytest.raises(Refused, match="table-stopped"):
        sitting.ask(mover, "undo")
    assert table_for(sitting.table, Viewer(mover.id, int(mover == BEN)), NOW)["undo"] == "offer"


def test_a_start_that_no_longer_fits_can_be_given_up() -> None:
    sitting, _ = played_on()
    stored = [entry_of(entry.row("table")) for entry in sitting.table.entries]
    started = next(entry for entry in stored if entry.kind == kinds.STARTED)
    started.draws = ["no such words"]
    sitting.table = Table("table", ANNA.id, sitting.table.terms, "invite", sitting.table.seed, NOW)
    sitting.table.load(stored)
    assert sitting.table.status == STOPPED
    assert table_for(sitting.table, Viewer(ANNA.id, 0), NOW)["stopped"] is not None
    for what in ("undo", "offer"):
        with pytest.raises(Refused):
            sitting.ask(ANNA, what, **({"what": "undo"} if what == "offer" else {}))
    sitting.ask(ANNA, "resign")


def test_clocks_stand_still_while_the_table_does() -> None:
    sitting, numbers = played_on(clock={"kind": "real-time", "bank": 60, "increment": 0}, at_zero="loss")
    broken(sitting, numbers[5], "no such words")
    sitting.now += 1_000_000
    assert sitting.wait(0) == []
    offer = sitting.ask(ANNA, "offer", what="undo")[0]
    sitting.now += 1_000_000
    sitting.ask(BEN, "answer", offer=offer.number, agree=True)
    assert sitting.wait(1) == []
    assert sitting.table.status == RUNNING


def test_a_draw_that_does_not_fit_stops_the_table_too() -> None:
    sitting, _ = played_on()
    stored = [entry_of(entry.row("table")) for entry in sitting.table.entries]
    drawn = next(entry for entry in stored if entry.kind == kinds.MOVE and entry.draws)
    drawn.draws = drawn.draws and drawn.draws[:-1]
    table = Table("table", ANNA.id, sitting.table.terms, "invite", sitting.table.seed, NOW)
    table.load(stored)
    assert table.status == STOPPED
