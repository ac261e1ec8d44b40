"""Nobody takes back or agrees to what is not theirs to take back or agree to."""

from __future__ import annotations

import pytest
from tests.server.tables.sitting import ANNA, BEN, CLEO, Sitting, in_turn, person, refused, two_people

from castellany.server.people.person import Person
from castellany.server.tables import decide
from castellany.server.tables import entries as kinds
from castellany.server.tables.viewer import Viewer, table_for


def three_people() -> tuple[Sitting, Person, int]:
    """Past the choices that come before the first turn; who is asked, and the seat."""
    sitting = Sitting(person(), person(), person())
    sitting.ask(BEN, "sit")
    sitting.ask(CLEO, "sit")
    sitting.ask(ANNA, "start")
    for who in (ANNA, BEN, CLEO):
        sitting.move(who)
    seat = sitting.table.asked()[0]
    return sitting, (ANNA, BEN, CLEO)[seat], seat


def test_nobody_takes_back_what_a_bot_has_played() -> None:
    sitting, asked, seat = three_people()
    sitting.ask(asked, "leave")
    move = next(text for text in sitting.offered(seat) if text.startswith("workers"))
    sitting.happen([kinds.Entry(kinds.MOVE, seat, move=move, question=sitting.table.question)])
    for away in (True, False):
        with refused("undo-after-other"):
            sitting.ask(asked, "undo")
        assert table_for(sitting.table, Viewer(asked.id, seat), sitting.now)["undo"] == "offer"
        if away:
            sitting.ask(asked, "return")


def test_who_has_given_up_takes_nothing_back() -> None:
    sitting, asked, seat = three_people()
    sitting.move(asked, next(text for text in sitting.offered(seat) if text.startswith("workers")))
    sitting.ask(asked, "resign")
    with refused("seat-resigned"):
        sitting.ask(asked, "undo")


@pytest.mark.parametrize(("what", "done"), [("end", kinds.ENDED), ("undo", kinds.UNDO)])
def test_nothing_is_agreed_without_somebody_who_is_away_for_a_while(what: str, done: str) -> None:
    sitting = two_people()
    asked, other = in_turn(sitting)
    sitting.move(asked, "end")
    away = kinds.Entry(kinds.TAKEN_OVER, sitting.table.held_by(other.id)[0], details={"bot": "greedy", "why": "absent"})
    sitting.happen([away])
    if asked == ANNA:
        with refused("table-others-play"):
            sitting.ask(asked, "close")
    offer = sitting.ask(asked, "offer", what=what)[0]
    assert offer.kind == kinds.OFFERED
    sitting.ask(other, "return")
    assert sitting.ask(other, "answer", offer=offer.number, agree=True)[-1].kind == done


def test_who_has_left_is_not_asked() -> None:
    sitting = two_people()
    asked, other = in_turn(sitting)
    sitting.ask(other, "leave")
    assert sitting.ask(asked, "offer", what="end")[0].kind == kinds.ENDED


def test_a_log_that_is_too_long_takes_only_what_ends_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(person(), person())
    sitting.ask(BEN, "sit")
    sitting.ask(ANNA, "start")
    sitting.move(ANNA)
    monkeypatch.setattr(decide, "MOST_ENTRIES", sitting.table.length)
    with refused("table-log-full"):
        sitting.move(ANNA)
    with refused("table-log-full"):
        sitting.ask(ANNA, "undo")
    with refused("table-log-full"):
        sitting.ask(BEN, "offer", what="end")
    sitting.move(BEN)
    sitting.ask(BEN, "resign")
