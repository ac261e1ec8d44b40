"""Matches and records that start from a position, and playing on a bare state with every move checked."""

from __future__ import annotations

from random import Random

import pytest
from tests.match.games import new_match, play_on

import castellany
from castellany.core.playout import play_at_random
from castellany.core.position import PositionError
from castellany.core.setup import Setup
from castellany.core.state import NO_ANSWER
from castellany.games.registry import rules_for
from castellany.match import GivenUp, IllegalMove, Match, RecordError, parse, play, record_of, replay
from castellany.match.parser import read_ending
from castellany.match.positions import LayoutError, from_text, layout, to_text

NAMES = ["Ann", "Ben"]
BOARDS = Setup("burgundy", "special", 2, options={"boards": "1"})


def test_a_match_goes_on_from_a_position_and_its_record_replays() -> None:
    before = play_on(new_match(), 60)
    match = Match(before.rules, 3, position=before.state)
    assert (match.state, match.history) == (before.state, [])
    before.state.silver[0] += 1
    assert match.state != before.state
    play_on(match, 40)
    text = record_of(match, NAMES, host=True).write()
    assert "\nstart: position\n" in text
    again = replay(parse(text))
    assert again.state == match.state
    assert record_of(again, NAMES, host=True).write() == text
    match.rewind(0)
    assert match.rules.write_position(match.state) in text


def test_a_whole_game_from_a_position_is_verified_to_its_result() -> None:
    start = play_on(new_match(), 300)
    match = play_on(Match(start.rules, 3, position=start.state), 10_000)
    text = record_of(match, NAMES).write()
    assert replay(parse(text)).over
    with pytest.raises(RecordError, match="record-bad-position") as caught:
        replay(parse(text.replace("\nsilver 1: ", "\nsilver 1: x", 1)))
    assert text.split("\n")[caught.value.line - 1].startswith("silver 1: ")
    with pytest.raises(RecordError, match="record-bad-header"):
        parse(text.replace("start: position", "start: anywhere"))


def test_an_answer_that_waits_in_a_position_waits_in_the_match() -> None:
    first = new_match(boards="random")
    answer = first.moves(1)[0]
    first.play(1, answer)
    match = Match(first.rules, 5, position=first.state)
    assert match.state.sealed == [NO_ANSWER, answer]
    assert "side" not in record_of(match, NAMES, host=True).write().partition("\n\n")[0]
    match.play(0, match.moves(0)[0])
    assert replay(parse(record_of(match, NAMES, host=True).write())).state == match.state


@pytest.mark.parametrize("game", ["burgundy", "tuscany"])
def test_a_view_is_no_position_to_start_from(game: str) -> None:
    edition = {"burgundy": "special", "tuscany": "revised"}[game]
    match = Match(rules_for(Setup(game, edition, 2, options={"boards": "random"} if game == "burgundy" else {})), 1)
    match.play(1, match.moves(1)[0])
    with pytest.raises(ValueError, match="nothing is hidden"):
        Match(match.rules, 1, position=match.view(0))


def test_a_move_is_played_on_a_bare_state_only_if_it_is_allowed() -> None:
    table = layout(BOARDS).lay("dice 1", "2", "5").lay("depot 3", "bank").turn(1)
    rules, s = table.rules, table.position()
    with pytest.raises(IllegalMove) as caught:
        play(rules, s, "take bank@3 with 5")
    assert str(caught.value) == "This takes 2 workers; you have 0."
    assert caught.value.key == "too-few-workers"
    assert caught.value.reason == rules.check(s, 0, rules.read("take bank@3 with 5"))
    with pytest.raises(IllegalMove, match="not your turn"):
        play(rules, s, "end", seat=1)
    with pytest.raises(castellany.NotationError, match="is no move; one that begins so is written take"):
        play(rules, s, "take 3")
    castellany.play(rules, s, "workers with 5")
    assert (s.workers, s.dice[:2]) == ([2, 0], [2, 0])
    match = Match(rules, 1, position=s)
    match.play(0, "take with 2 bank@3")
    assert record_of(match, NAMES).moves[0][:2] == (0, "take bank@3 with 2")


def test_a_table_is_laid_out_of_its_box() -> None:
    table = layout(BOARDS).lay("phase", "B").lay("round", "2").give(1, "silver", 3).give(2, "goods 5", 2)
    s = table.lay("duchy 1", "12=bank").lay("depot 2", "castle").lay("dice 1", "2", "5").turn(1).position()
    assert (s.phase, s.round, s.silver, s.dice[:2]) == (1, 1, [3, 0], [2, 5])
    assert from_text(to_text(table.rules, s))[1] == s
    play_at_random(table.rules, s, Random(1))
    assert table.rules.over(s)


@pytest.mark.parametrize(
    ("what", "why"),
    [
        (("give", 1, "gold", 3), "gold cannot be given; known are silver"),
        (("give", 3, "silver", 3), "there is no seat 3."),
        (("give", 1, "goods 2", 8), "more goods 2 are used than there are."),
        (("give", 1, "tile bank", 4), "seat 1 stores more than 3 tiles."),
        (("lay", "moat", "bank"), "there is no moat; known are phase"),
        (("lay", "duchy 1", "1=bank"), "bank cannot lie on space 1 of board 1"),
        (("lay", "duchy 1", "1=cow2"), "the tiles of seat 1 do not adjoin each other."),
        (("lay", "depot 2", "bank"), "depot 2 has no space left for bank"),
        (("lay", "dice 1", "7"), "7 is none of 1, 2"),
        (("give", 1, "track"), "the marker of seat 1 is further than its ships have taken it."),
    ],
)
def test_what_does_not_fit_is_said_in_a_sentence(what: tuple[str, ...], why: str) -> None:
    method, *arguments = what
    with pytest.raises(LayoutError) as caught:
        getattr(layout(BOARDS), method)(*arguments).position()
    assert why in str(caught.value)


def test_a_position_of_the_first_format_is_told_apart() -> None:
    with pytest.raises(PositionError, match="of the first format"):
        from_text("castellany position 1\ngame: burgundy\n")


def test_one_player_alone_leaves_a_record() -> None:
    """No game is for one yet; what a record says of giving up does not depend on that."""
    assert read_ending({}, 1) == ((), "")
    assert read_ending({"given up": (9, "1 resigned at 7"), "ended": (10, "resigned")}, 1) == (
        (GivenUp(0, "resigned", 7),),
        "resigned",
    )
    with pytest.raises(RecordError, match="record-nobody-left"):
        read_ending({"given up": (9, "1 resigned")}, 1)


@pytest.mark.parametrize(
    ("said", "key"), [("", "record-bad-header"), ("+3", "record-bad-header"), ("9999", "record-gave-up-when")]
)
def test_nobody_gives_up_after_the_last_move(said: str, key: str) -> None:
    record = record_of(play_on(new_match(), 40), NAMES)
    record.given_up, record.ended = (GivenUp(0, "time", 3),), "time"
    text = record.write()
    assert parse(text).given_up == record.given_up
    with pytest.raises(RecordError, match=key):
        replay(parse(text.replace("1 time at 3", f"1 time at {said}".rstrip())))
