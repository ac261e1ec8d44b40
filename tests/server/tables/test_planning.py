"""What a seat can plan is what it will be asked, if the others do no more than they must."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.core.toy.game import TOY, ToyRules
from tests.core.toy.state import ToyState
from tests.core.toy.table import ToyTable
from tests.core.toy.words import END
from tests.server.tables.sitting import ANNA, BEN, CLEO, Sitting, in_turn, person, refused, two_people

from castellany.core.moves import pack
from castellany.core.state import NO_ANSWER, NOT_ASKED, State
from castellany.games.registry import GAMES
from castellany.server.tables import planning
from castellany.server.tables.game import SPECTATOR
from castellany.server.tables.planning import let_others_idle, planned
from castellany.server.tables.previews import previews
from castellany.server.tables.queries import Planned
from castellany.server.tables.table import OVER
from castellany.server.tables.viewer import Viewer, table_for

PEOPLE = (ANNA, BEN, CLEO)


def three_people(random: Random, **terms: Any) -> Sitting:
    sitting = Sitting(person(), person(), person(), seed=random.getrandbits(62), **terms)
    for who in (BEN, CLEO):
        sitting.ask(who, "sit")
    sitting.ask(ANNA, "start")
    return sitting


def state_of(sitting: Sitting) -> State:
    assert sitting.table.game is not None
    return sitting.table.game.state


def play_at_random(sitting: Sitting, random: Random) -> None:
    seat = random.choice(sitting.table.asked())
    # Who ends every turn at once meets no nested effects.
    moves = [move for move in sitting.offered(seat) if move != "end"] or ["end"]
    sitting.move(PEOPLE[seat], random.choice(moves))


def plan_of(sitting: Sitting, seat: int) -> Planned:
    before = sitting.table.rules.write_position(state_of(sitting))
    plan = planned(sitting.table, PEOPLE[seat].id, seat, "key")
    assert sitting.table.rules.write_position(state_of(sitting)) == before, "nothing was played"
    assert (plan["key"], plan["number"]) == ("key", sitting.table.length)
    return plan


def idle(sitting: Sitting) -> None:
    rules, state = sitting.table.rules, state_of(sitting)
    seat = rules.turn(state)
    sitting.move(PEOPLE[seat], rules.write(rules.idle(state, seat)))


def round_of(sitting: Sitting) -> tuple[int, int]:
    state: Any = state_of(sitting)
    return state.phase, state.round


def over(sitting: Sitting) -> bool:
    return sitting.table.status == OVER


def rules_asked(sitting: Sitting) -> list[int]:
    return sitting.table.rules.asked(state_of(sitting))


def nested(sitting: Sitting) -> bool:
    state = state_of(sitting)
    return sitting.table.rules.program[state.stack[-1].step].name != "turn"


@pytest.mark.parametrize("seed", range(2))
def test_a_plan_is_what_is_asked_if_the_others_are_idle(seed: int) -> None:
    """In a game at random; now and then the others are, in the middle of a turn or of what follows from a move."""
    random = Random(seed)
    sitting = three_people(random)
    stops: list[str | None] = []
    within = 0
    while not over(sitting):
        play_at_random(sitting, random)
        waiting = [seat for seat in range(3) if seat not in rules_asked(sitting)]
        if over(sitting) or not waiting or random.random() < 0.7:
            continue
        seat = random.choice(waiting)
        plan, began = plan_of(sitting, seat), round_of(sitting)
        within += plan["stops"] is None and nested(sitting)
        while not over(sitting) and round_of(sitting) == began and sitting.table.asked() != [seat]:
            idle(sitting)
        came = "over" if over(sitting) else "chance" if round_of(sitting) != began else None
        stops.append(came)
        assert plan["stops"] == came
        question = table_for(sitting.table, Viewer(PEOPLE[seat].id, seat), 0)["question"]
        if came is not None:
            assert (plan["prompt"], plan["moves"], plan["previews"]) == (None, [], [])
        else:
            assert question is not None
            assert (plan["prompt"], plan["moves"]) == (question["prompt"], question["moves"])
            assert plan["previews"] == previews(sitting.table, PEOPLE[seat].id, seat, question["number"], None)
    assert stops.count(None) >= 20
    assert "chance" in stops
    assert within, "somebody was asked within an effect"


def test_after_the_last_turn_there_is_nothing_to_plan() -> None:
    sitting = two_people()
    while round_of(sitting) != (4, 4):
        idle(sitting)
    first, last = (0, 1) if sitting.table.asked() == [0] else (1, 0)
    assert plan_of(sitting, last)["stops"] is None
    sitting.move(PEOPLE[first], "end")
    assert plan_of(sitting, first)["stops"] == "over"


def test_only_who_waits_for_their_turn_is_answered() -> None:
    sitting = two_people()
    asked, other = in_turn(sitting)
    seat = sitting.table.held_by(other.id)[0]
    with refused("plan-your-turn"):
        planned(sitting.table, asked.id, 1 - seat, "key")
    with refused("table-not-seated"):
        planned(sitting.table, asked.id, seat, "key")
    with refused("table-not-seated"):
        planned(sitting.table, "stranger", SPECTATOR, "key")
    sitting.ask(asked, "offer", what="pause")
    assert sitting.table.proposal is not None
    sitting.ask(other, "answer", offer=sitting.table.proposal.number, agree=True)
    with refused("table-paused"):
        planned(sitting.table, other.id, seat, "key")
    sitting.ask(asked, "resume")
    assert planned(sitting.table, other.id, seat, "key")["moves"]
    sitting.ask(other, "resign")
    with refused("table-over"):
        planned(sitting.table, other.id, seat, "key")


def test_who_has_given_up_plans_nothing() -> None:
    sitting = three_people(Random(1))
    while nested(sitting):
        play_at_random(sitting, Random(1))
    seat = next(seat for seat in range(3) if seat not in sitting.table.asked())
    sitting.ask(PEOPLE[seat], "resign")
    with refused("seat-resigned"):
        planned(sitting.table, PEOPLE[seat].id, seat, "key")


def test_who_has_sealed_an_answer_may_change_it_and_plans_nothing_else() -> None:
    sitting = Sitting(person(), person())
    sitting.ask(BEN, "sit")
    with refused("table-not-started"):
        planned(sitting.table, ANNA.id, 0, "key")
    sitting.ask(ANNA, "start")
    sitting.move(ANNA)
    with refused("plan-your-turn"):
        planned(sitting.table, ANNA.id, 0, "key")


def test_the_work_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = two_people()
    _, other = in_turn(sitting)
    seat = sitting.table.held_by(other.id)[0]
    monkeypatch.setattr(planning, "MOST_IDLE", 1)
    plan = plan_of(sitting, seat)
    assert (plan["stops"], plan["moves"]) == ("unknown", [])


def test_sealed_answers_of_others_cannot_be_foreseen() -> None:
    t = ToyTable(2)
    t.deal("123", "445")
    t.s.sealed = [NO_ANSWER, NOT_ASKED]
    rules: Any = t.rules
    assert let_others_idle(rules, rules.view(t.s, 1), 1) == "sealed"


def test_what_another_does_with_hidden_cards_is_unknown() -> None:
    t = ToyTable(2)
    t.deal("123", "445")
    bidding = t.s.stack.pop().step
    t.s.sealed = []
    t.s.push(bidding, 0)
    assert t.offered() == ["bid 1", "bid 2", "bid 3"]
    rules: Any = t.rules
    assert let_others_idle(rules, rules.view(t.s, 1), 1) == "unknown"


def test_a_plan_is_made_from_what_the_seat_can_see(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything that is played on the way is played in a view: hiding what the seat may not know changes nothing."""
    monkeypatch.setitem(GAMES, "toy", TOY)
    sitting = three_people(Random(1), game="toy", edition="first", options={})
    for seat in range(3):
        sitting.move(PEOPLE[seat])
    first = sitting.table.asked()[0]
    last = (first + 2) % 3
    played: list[ToyState] = []

    def idle_seen(rules: ToyRules, s: ToyState, _: int) -> int:
        played.append(rules.clone(s))
        return pack(END)

    monkeypatch.setattr(ToyRules, "idle", idle_seen)
    assert plan_of(sitting, last)["moves"]
    rules: Any = sitting.table.rules
    assert [rules.turn(s) for s in played] == [first, (first + 1) % 3]
    assert all(rules.view(s, last) == s for s in played)
    assert rules.view(state_of(sitting), last) != state_of(sitting), "there is something to hide"
