"""One authority: legality, sealed answers, undo and draws that come again."""

from __future__ import annotations

import pytest
from tests.match.games import new_match, play_on

from castellany.core.reasons import GAME_OVER, NOT_YOUR_TURN, code_of
from castellany.core.state import CHANCE, NO_ANSWER
from castellany.match import GameOver, IllegalMove, UndoRefused
from castellany.match.chance import draw


def test_same_seed_same_game() -> None:
    a, b = play_on(new_match(seed=3), 60), play_on(new_match(seed=3), 60)
    assert a.state == b.state
    assert play_on(new_match(seed=4), 60).state != a.state


def test_draws_are_even() -> None:
    counts = [0] * 6
    for number in range(60_000):
        counts[draw(99, number, 6)] += 1
    assert max(abs(count - 10_000) for count in counts) < 400


def test_illegal_move_changes_nothing() -> None:
    match = play_on(new_match(), 10)
    before, length = match.state.clone(), len(match.history)
    with pytest.raises(IllegalMove) as refused:
        match.play(1 - match.turn, match.moves(match.turn)[0])
    assert code_of(refused.value.reason) == NOT_YOUR_TURN
    assert match.state == before
    assert len(match.history) == length


def test_nobody_plays_on_after_the_end() -> None:
    match = play_on(new_match(), 10_000)
    assert match.over
    assert match.asked() == match.moves(0) == []
    with pytest.raises(GameOver):
        _ = match.turn
    with pytest.raises(IllegalMove) as refused:
        match.play(0, match.rules.read("end"))
    assert code_of(refused.value.reason) == GAME_OVER


def test_answers_together_are_recorded_in_seat_order_whoever_answers_first() -> None:
    histories = []
    for order in ((0, 1, 2), (2, 0, 1)):
        match = new_match(players=3, boards="random")
        chosen = {seat: match.moves(seat)[0] for seat in order}
        for seat in order:
            match.play(seat, chosen[seat])
        histories.append([(played.seat, played.move) for played in match.history])
    assert histories[0] == histories[1]
    assert [seat for seat, _ in histories[0][3:6]] == [0, 1, 2]


def test_an_answer_may_be_changed_until_all_are_in_and_is_seen_by_nobody_else() -> None:
    match = new_match(boards="random")
    first, second = match.moves(0)
    match.play(0, first)
    match.play(0, second)
    assert match.state.sealed == [second, NO_ANSWER]
    assert second not in match.view(1).sealed
    assert match.view(0).sealed[0] == second
    match.play(1, match.moves(1)[0])
    assert match.state.board[0] == second >> 16 & 255


def test_undo_goes_back_to_the_last_draw_and_no_further() -> None:
    match = play_on(new_match(edition="2019"), 0)
    seat = match.turn
    before = match.state.clone()
    match.play(seat, next(m for m in match.moves(seat) if match.rules.write(m).startswith("workers")))
    match.undo(seat)
    assert match.state == before
    with pytest.raises(UndoRefused) as refused:
        match.undo(seat)
    assert refused.value.key == "undo-after-chance"


def test_undo_stops_at_another_seat() -> None:
    match = new_match(edition="2019")
    seat = match.turn
    match.play(seat, match.rules.read("end"))
    with pytest.raises(UndoRefused) as refused:
        match.undo(match.turn)
    assert refused.value.key == "undo-after-other"


def test_undo_stops_at_a_reveal() -> None:
    match = new_match(boards="random")
    match.drawing = False
    for seat in (0, 1):
        match.play(seat, match.moves(seat)[0])
    with pytest.raises(UndoRefused) as refused:
        match.undo(1)
    assert refused.value.key == "undo-after-reveal"


def test_a_draw_taken_back_comes_again() -> None:
    match = play_on(new_match(), 80)
    history = [(played.seat, played.move) for played in match.history]
    last_own = max(i for i, (seat, _) in enumerate(history) if seat != CHANCE)
    match.rewind(next(i for i, (seat, _) in enumerate(history) if seat == CHANCE and i > 60))
    replayed = [(played.seat, played.move) for played in match.history]
    assert replayed == history[: len(replayed)]
    assert len(replayed) <= last_own


def test_events_are_told_to_whoever_plays() -> None:
    match = new_match(edition="2019")
    events = match.play(match.turn, match.rules.read("end"))
    assert events == []
    seat = match.turn
    workers = next(m for m in match.moves(seat) if match.rules.write(m).startswith("workers"))
    assert [(e.seat, e.a) for e in match.play(seat, workers)] == [(seat, 2)]
    assert match.state.log is None


@pytest.mark.parametrize("length", [-1, 10_000])
def test_nobody_goes_back_to_where_the_game_never_was(length: int) -> None:
    match = play_on(new_match(), 10)
    before = match.state.clone()
    with pytest.raises(ValueError, match="moves were made"):
        match.rewind(length)
    assert match.state == before
