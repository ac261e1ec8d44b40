"""Moves at a table: each answers a question, counts once, and can be taken back as far as fairness allows."""

from __future__ import annotations

from tests.server.tables.sitting import ANNA, BEN, CLEO, HOST, NOW, Sitting, bot, in_turn, person, refused, two_people

from castellany.server.tables import entries as kinds
from castellany.server.tables.results import result_data
from castellany.server.tables.table import OVER, PAUSED, RUNNING, Table
from castellany.server.tables.viewer import Viewer, update_for


def same(one: Table, other: Table) -> bool:
    assert one.game is not None
    assert other.game is not None
    return (one.game.state, one.question, one.status, one.clocks, one.seats) == (
        other.game.state,
        other.question,
        other.status,
        other.clocks,
        other.seats,
    )


def test_a_game_begins_when_every_seat_is_taken() -> None:
    sitting = Sitting(person(), person())
    with refused("table-not-full"):
        sitting.ask(ANNA, "start")
    sitting.ask(BEN, "sit")
    with refused("table-not-owner"):
        sitting.ask(BEN, "start")
    with refused("table-full"):
        sitting.ask(CLEO, "sit")
    sitting.ask(ANNA, "start")
    assert sitting.table.status == RUNNING
    with refused("table-started"):
        sitting.ask(CLEO, "sit")


def test_who_leaves_before_the_start_frees_the_seat() -> None:
    sitting = Sitting(person(), person())
    sitting.ask(BEN, "sit", seat=1)
    with refused("table-already-seated"):
        sitting.ask(BEN, "sit")
    sitting.ask(BEN, "leave")
    sitting.ask(CLEO, "sit")
    assert [seat.name for seat in sitting.table.seats] == ["Anna", "Cleo"]


def test_people_asked_together_do_not_refuse_each_other() -> None:
    sitting = Sitting(person(), person())
    sitting.ask(BEN, "sit")
    sitting.ask(ANNA, "start")
    question = sitting.table.question
    first, second = sitting.offered(0)[0], sitting.offered(1)[1]
    sitting.ask(BEN, "move", question=question, move=second)
    assert sitting.table.question == question
    sitting.ask(BEN, "move", question=question, move=sitting.offered(1)[0])
    sitting.ask(ANNA, "move", question=question, move=first)
    assert sitting.table.question > question
    assert same(sitting.table, sitting.reloaded())


def test_sealed_answers_are_told_when_all_are_in() -> None:
    sitting = Sitting(person(), person())
    sitting.ask(BEN, "sit")
    sitting.ask(ANNA, "start")
    question = sitting.table.question
    sitting.ask(ANNA, "move", question=question, move=sitting.offered(0)[0])
    changed = sitting.ask(ANNA, "move", question=question, move=sitting.offered(0)[1])[0]
    ben = Viewer(BEN.id, 1)
    answers = update_for(sitting.table, ben, question, NOW)["entries"]
    assert [(entry["move"], entry["details"]) for entry in answers] == [
        (None, {}),
        (None, {"instead": changed.number - 1}),
    ]
    heard = sitting.table.length
    sitting.ask(BEN, "move", question=question, move=sitting.offered(1)[0])
    told = update_for(sitting.table, ben, heard, NOW)
    assert [(entry["number"], entry["move"]) for entry in told["revealed"]] == [
        (changed.number - 1, None),
        (changed.number, changed.move),
    ]
    assert update_for(sitting.table, ben, heard + 1, NOW)["revealed"] == []


def test_taking_back_a_sealed_answer_does_not_disturb_the_others() -> None:
    sitting = Sitting(person(), person(), person())
    for who in (BEN, CLEO):
        sitting.ask(who, "sit")
    sitting.ask(ANNA, "start")
    question = sitting.table.question
    sitting.ask(ANNA, "move", question=question, move=sitting.offered(0)[0])
    sitting.ask(ANNA, "undo")
    assert sitting.table.asked() == [0, 1, 2]
    sitting.ask(BEN, "move", question=question, move=sitting.offered(1)[0])
    assert same(sitting.table, sitting.reloaded())
    for who, seat in ((ANNA, 0), (CLEO, 2)):
        sitting.ask(who, "move", question=question, move=sitting.offered(seat)[0])
    assert sitting.table.question > question


def test_each_wrong_move_has_its_own_answer() -> None:
    sitting = two_people()
    asked, other = in_turn(sitting)
    question = sitting.table.question
    with refused("table-not-seated"):
        sitting.ask(CLEO, "move", question=question, move="end")
    with refused("move-not-your-turn"):
        sitting.ask(other, "move", question=question, move="end")
    with refused("seat-not-yours"):
        sitting.ask(asked, "move", question=question, move="end", seat=1 - sitting.table.asked()[0])
    with refused("move-malformed"):
        sitting.ask(asked, "move", question=question, move="jump over the wall")
    with refused("move-illegal") as caught:
        sitting.ask(asked, "move", question=question, move="buy ship@black")
    assert caught.value.reason
    with refused("move-stale"):
        sitting.ask(asked, "move", question=question - 1, move="end")
    length = sitting.table.length
    sitting.ask(asked, "move", question=question, move="end")
    with refused("move-stale"):
        sitting.ask(asked, "move", question=question, move="end")
    assert sitting.table.length == length + 1


def test_a_move_sent_twice_counts_once() -> None:
    sitting = two_people()
    asked, _ = in_turn(sitting)
    question = sitting.table.question
    first = sitting.ask(asked, "move", key="once", question=question, move="end")
    assert sitting.ask(asked, "move", key="once", question=question, move="end") == []
    assert sitting.table.keys[f"{asked.id}:once"] == first[0].number


def test_a_move_can_be_taken_back_until_something_follows() -> None:
    sitting = two_people()
    asked, other = in_turn(sitting)
    seat = sitting.table.asked()[0]
    before = sitting.reloaded()
    move = next(text for text in sitting.offered(seat) if text.startswith("workers"))
    sitting.move(asked, move)
    with refused("undo-after-other"):
        sitting.ask(other, "undo")
    stale = sitting.table.question
    sitting.ask(asked, "undo")
    assert sitting.table.game is not None
    assert before.game is not None
    assert sitting.table.game.state == before.game.state
    with refused("move-stale"):
        sitting.ask(asked, "move", question=stale, move=move)
    sitting.move(asked, move)
    assert same(sitting.table, sitting.reloaded())


def test_beyond_the_barrier_all_must_agree_and_the_same_draws_come_again() -> None:
    sitting = two_people()
    asked, _ = in_turn(sitting)
    while sitting.table.asked() == [sitting.table.held_by(asked.id)[0]]:
        last = sitting.move(asked, "end")
    while not last.draws:
        who, _ = in_turn(sitting)
        last = sitting.move(who, "end")
    mover = ANNA if last.seat == 0 else BEN
    answerer = BEN if mover == ANNA else ANNA
    with refused("undo-after-chance"):
        sitting.ask(mover, "undo")
    offer = sitting.ask(mover, "offer", what="undo")[0]
    with refused("offer-pending"):
        sitting.ask(answerer, "offer", what="end")
    sitting.ask(answerer, "answer", offer=offer.number, agree=True)
    assert sitting.table.asked() == [last.seat]
    again = sitting.move(mover, "end")
    assert again.draws == last.draws
    assert same(sitting.table, sitting.reloaded())


def test_an_offer_can_be_declined_and_falls_with_the_next_move() -> None:
    sitting = two_people()
    asked, other = in_turn(sitting)
    offer = sitting.ask(other, "offer", what="end")[0]
    sitting.ask(asked, "answer", offer=offer.number, agree=False)
    with refused("offer-gone"):
        sitting.ask(asked, "answer", offer=offer.number, agree=True)
    offer = sitting.ask(other, "offer", what="pause")[0]
    sitting.move(asked, "end")
    with refused("offer-gone"):
        sitting.ask(asked, "answer", offer=offer.number, agree=True)
    assert sitting.table.status == RUNNING


def test_an_offer_does_not_wait_for_who_has_left() -> None:
    sitting = two_people()
    sitting.ask(ANNA, "offer", what="end")
    sitting.ask(BEN, "leave")
    sitting.ask(ANNA, "offer", what="end")
    assert sitting.table.ended == "agreed"


def test_the_end_by_agreement() -> None:
    sitting = two_people()
    offer = sitting.ask(ANNA, "offer", what="end")[0]
    sitting.ask(BEN, "answer", offer=offer.number, agree=True)
    assert (sitting.table.status, sitting.table.ended) == (OVER, "agreed")
    with refused("table-over"):
        sitting.move(ANNA, "end")


def test_a_pause_stops_the_game_until_somebody_resumes_it() -> None:
    sitting = two_people()
    asked, other = in_turn(sitting)
    offer = sitting.ask(other, "offer", what="pause")[0]
    sitting.ask(asked, "answer", offer=offer.number, agree=True)
    assert sitting.table.status == PAUSED
    with refused("table-paused"):
        sitting.move(asked, "end")
    sitting.ask(other, "resume")
    sitting.move(asked, "end")


def test_who_has_given_up_one_seat_of_a_shared_device_still_speaks_for_the_others() -> None:
    sitting = Sitting(*({"kind": "local", "name": name} for name in ("Ann", "Ada", "Abe")))
    sitting.ask(ANNA, "start")
    sitting.ask(ANNA, "resign", seat=0)
    sitting.ask(ANNA, "offer", what="pause")
    assert sitting.table.status == PAUSED
    assert sitting.ask(ANNA, "resume")[0].seat == 1
    with refused("seat-resigned"):
        sitting.ask(ANNA, "offer", what="pause", seat=0)


def test_against_bots_one_takes_back_what_one_likes() -> None:
    sitting = Sitting(person(), bot())
    sitting.ask(ANNA, "start")
    start = sitting.table.length
    for _ in range(12):
        seat = sitting.table.asked()[0]
        entry = kinds.MOVE
        if seat == 0:
            sitting.move(ANNA)
        else:
            move = sitting.offered(1)[0]
            sitting.happen([kinds_entry(entry, move, sitting)])
    sitting.ask(ANNA, "undo")
    assert sitting.table.asked()[0] == 0
    sitting.ask(ANNA, "undo", to=start)
    assert sitting.table.game is not None
    assert len(sitting.table.game.plays) == 1
    with refused("undo-nothing"):
        sitting.ask(ANNA, "undo")
    assert same(sitting.table, sitting.reloaded())


def kinds_entry(kind: str, move: str, sitting: Sitting) -> kinds.Entry:
    return kinds.Entry(kind, 1, move=move, question=sitting.table.question, details={"bot": "greedy"})


def test_who_does_not_resign_is_first_for_no_other_reason() -> None:
    for who, loser in ((ANNA, 0), (BEN, 1)):
        sitting = two_people()
        sitting.ask(who, "resign")
        result = result_data(sitting.table)
        assert result is not None
        placings = [(one["seat"], one["place"], one["reason"]) for one in result["placings"]]
        assert placings == [(1 - loser, 1, None), (loser, 2, {"key": "decided-by-giving-up", "args": {}})]


def test_the_last_who_does_not_resign_wins() -> None:
    sitting = two_people()
    sitting.ask(ANNA, "resign")
    assert (sitting.table.status, sitting.table.ended) == (OVER, "resigned")
    three = Sitting(person(), person(), bot())
    three.ask(BEN, "sit")
    three.ask(ANNA, "start")
    three.ask(ANNA, "resign")
    assert three.table.status == RUNNING
    assert three.table.seats[0].player == "greedy"
    with refused("seat-resigned"):
        three.ask(ANNA, "return")
    three.ask(BEN, "resign")
    assert three.table.ended == "resigned"


def test_who_leaves_a_running_game_is_replaced_and_may_return() -> None:
    sitting = two_people()
    asked, other = in_turn(sitting)
    sitting.ask(asked, "leave")
    seat = sitting.table.held_by(asked.id)[0]
    assert sitting.table.seats[seat].player == "greedy"
    entries = sitting.ask(asked, "move", question=sitting.table.question, move="end")
    assert [entry.kind for entry in entries] == [kinds.RETURNED, kinds.MOVE]
    assert sitting.table.seats[seat].player is None
    sitting.ask(asked, "leave")
    sitting.ask(other, "leave")
    assert sitting.table.status == PAUSED


def test_the_owner_removes_and_mutes() -> None:
    sitting = two_people()
    with refused("table-not-owner"):
        sitting.ask(BEN, "remove", person=ANNA.id)
    sitting.ask(ANNA, "mute", person=BEN.id)
    assert sitting.table.muted == {BEN.id}
    sitting.ask(ANNA, "remove", person=BEN.id)
    assert sitting.table.seats[1].player == "greedy"
    with refused("table-not-seated"):
        sitting.move(BEN, "end")


def test_the_owner_closes_a_table_where_nobody_else_plays() -> None:
    alone = Sitting(person(), person())
    alone.ask(ANNA, "close")
    assert alone.table.status == OVER
    with refused("table-over"):
        alone.ask(ANNA, "close")
    sitting = two_people()
    with refused("table-not-owner"):
        sitting.ask(BEN, "close")
    with refused("table-others-play"):
        sitting.ask(ANNA, "close")
    sitting.ask(HOST, "close")
    assert sitting.table.ended == "closed"


def test_several_people_share_a_device() -> None:
    sitting = Sitting({"kind": "local", "name": "Ola"}, {"kind": "local", "name": "Jan"})
    sitting.ask(ANNA, "start")
    assert [seat.name for seat in sitting.table.seats] == ["Ola", "Jan"]
    question = sitting.table.question
    for seat in (1, 0):
        sitting.ask(ANNA, "move", question=question, move=sitting.offered(seat)[0], seat=seat)
    seat = sitting.table.asked()[0]
    assert sitting.ask(ANNA, "move", question=sitting.table.question, move="end")[0].seat == seat
