"""Records and positions as text: they come back the same, and bad ones are refused with line and reason."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.match.games import new_match, play_on

from castellany.core.position import PositionError
from castellany.match import GivenUp, Record, RecordError, parse, record_of, replay, resume, save
from castellany.match.positions import from_text, to_text

NAMES = ["Ann", "Bob: the builder; 2nd", "Cy", "Dee"]


def whole_record(players: int = 2, edition: str = "special") -> str:
    match = play_on(new_match(edition, players, boards="random"), 10_000)
    return record_of(match, NAMES[:players]).write()


WHOLE = whole_record()
PART = record_of(play_on(new_match(), 40), NAMES[:2]).write()
POSITION = to_text((m := play_on(new_match(), 70)).rules, m.state)


@pytest.mark.parametrize("edition", ["special", "2019"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_record_replays_to_the_same_state(players: int, edition: str) -> None:
    match = play_on(new_match(edition, players, boards="random"), 10_000)
    text = record_of(match, NAMES[:players]).write()
    record = parse(text)
    again = replay(record)
    assert again.state == match.state
    assert record.names == NAMES[:players]
    assert record_of(again, record.names).write() == text


def test_a_record_says_who_is_a_bot_not_their_names() -> None:
    text = record_of(new_match(players=3), ["random", "greedy", "random"], bots=(1, 2)).write()
    assert "\nbots: 2 3\n" in text
    assert parse(text).bots == (1, 2)
    assert parse(text).write() == text
    assert parse(text.replace("bots: 2 3\n", "")).bots == ()


@pytest.mark.parametrize("said", ["", "0", "4", "3 2", "2 2", "02", "+2", "two", "2,3", "-1", "²"])
def test_bots_sit_on_seats_that_there_are_in_order(said: str) -> None:
    text = record_of(new_match(players=3), ["Ann", "greedy", "random"], bots=(1, 2)).write()
    with pytest.raises(RecordError) as error:
        parse(text.replace("bots: 2 3", f"bots: {said}"))
    assert (error.value.key, text.split("\n")[error.value.line - 1]) == ("record-bad-header", "bots: 2 3")


def test_the_seed_is_hidden_while_the_game_runs() -> None:
    assert "seed:" not in PART
    assert "seed:" in WHOLE
    match = play_on(new_match(seed=77), 40)
    assert "seed: 77" in record_of(match, NAMES[:2], host=True).write()


def test_a_running_game_goes_on_where_it_stopped() -> None:
    match = play_on(new_match(seed=77), 40)
    resumed = resume(parse(record_of(match, NAMES[:2], host=True).write()))
    assert resumed.state == match.state
    assert play_on(resumed, 50, seed=9).state == play_on(match, 50, seed=9).state


def test_a_sealed_answer_is_in_no_record() -> None:
    match = new_match(boards="random")
    match.play(0, match.moves(0)[0])
    assert "side" not in record_of(match, NAMES[:2], host=True).write()


def edited(text: str, line: int, new: str) -> str:
    lines = text.split("\n")
    lines[line - 1] = new
    return "\n".join(lines)


def refused(text: str) -> tuple[int, str]:
    with pytest.raises(RecordError) as error:
        replay(parse(text))
    return error.value.line, error.value.key


def line_of(text: str, beginning: str) -> int:
    return next(i for i, line in enumerate(text.split("\n"), 1) if line.startswith(beginning))


def test_bad_records_are_refused_with_line_and_reason() -> None:
    count = WHOLE.count("\n")
    end = line_of(WHOLE, "end:")
    turn = line_of(WHOLE, "chance: draw") + 1
    seat = WHOLE.split("\n")[turn - 1][0]
    other = "2" if seat == "1" else "1"
    assert refused("") == (1, "record-foreign-file")
    assert refused("PGN\n" + WHOLE) == (1, "record-foreign-file")
    assert refused(edited(WHOLE, 2, "game: chess")) == (2, "setup-unknown-game")
    assert refused(edited(WHOLE, 3, "edition: 1066")) == (3, "setup-unknown-edition")
    assert refused(edited(WHOLE, 4, "players: two")) == (4, "record-bad-header")
    assert refused(edited(WHOLE, 4, "players: 5")) == (4, "setup-players")
    assert refused(edited(WHOLE, 6, "options: boards")) == (6, "record-bad-header")
    assert refused(edited(WHOLE, 7, "rules: 99")) == (7, "record-newer-rules")
    assert refused(edited(WHOLE, 6, "colour: blue"))[1] == "record-missing-header"
    assert refused(edited(WHOLE, 8, "components: x\ncolour: blue")) == (9, "record-bad-header")
    assert refused(edited(WHOLE, turn, f"{seat}: take bank")) == (turn, "record-bad-move")
    assert refused(edited(WHOLE, turn, f"{seat}: pass")) == (turn, "record-illegal-move")
    assert refused(edited(WHOLE, turn, f"{other}: end")) == (turn, "record-illegal-move")
    assert refused(edited(WHOLE, turn, "hello")) == (turn, "record-foreign-line")
    assert refused(edited(WHOLE, turn, "3: end")) == (turn, "record-foreign-line")
    assert refused(edited(WHOLE, end, "end: 3")) == (end, "record-wrong-count")
    assert refused(edited(WHOLE, end - 1, "result: 1 with 999")) == (end - 1, "record-wrong-result")
    assert refused(edited(WHOLE, 5, "modules: caravans")) == (5, "setup-unknown-module")
    assert refused(edited(WHOLE, 6, "options: boards=99")) == (6, "setup-unknown-board")
    assert refused("\n".join(WHOLE.split("\n")[:-40]) + "\n")[1] == "record-truncated"
    assert refused("\n".join(WHOLE.split("\n")[:-40])) == (count + 1 - 40, "record-truncated")
    assert refused(WHOLE + "1: end\n") == (end + 1, "record-after-end")


def with_headers(text: str, *headers: str) -> str:
    """A record with these headers after its names."""
    return text.replace("\nseat 2: ", "\n" + "".join(f"{header}\n" for header in headers) + "seat 2: ", 1)


@pytest.mark.parametrize(
    ("given_up", "ended"),
    [
        ((GivenUp(1, "resigned"),), "resigned"),
        ((GivenUp(2, "time", 17), GivenUp(0, "resigned", 40)), "resigned"),
        ((GivenUp(2, "resigned", 0),), ""),
        ((GivenUp(0, "time"),), "closed"),
        ((), "agreed"),
    ],
)
def test_a_record_says_who_gave_up_and_how_the_game_ended(given_up: tuple[GivenUp, ...], ended: str) -> None:
    record = record_of(play_on(new_match(players=3), 40), NAMES[:3])
    record.given_up, record.ended = given_up, ended
    text = record.write()
    if len(given_up) == 1 and ended == "resigned":
        assert "\ngiven up: 2 resigned\nended: resigned\n" in text
    again = parse(text)
    assert (again.given_up, again.ended, again.write()) == (given_up, ended, text)
    assert len(replay(again).history) == len(record.moves)


def test_a_record_without_an_ending_is_read_as_before() -> None:
    assert (parse(PART).given_up, parse(PART).ended) == ((), "")


@pytest.mark.parametrize(
    ("headers", "faulty", "key"),
    [
        (["ended: flood"], 0, "record-unknown-ending"),
        (["ended:"], 0, "record-unknown-ending"),
        (["ended: imported"], 0, "record-unknown-ending"),
        (["ended: resigned"], 0, "record-nobody-gave-up"),
        (["given up: 1 time", "ended: resigned"], 1, "record-nobody-gave-up"),
        (["given up: 1 resigned"], 0, "record-nobody-left"),
        *(([f"given up: {said}", "ended: agreed"], 0, "record-bad-header") for said in ("", "3 time", "0 time", "1")),
        *(([f"given up: {said}", "ended: time"], 0, "record-bad-header") for said in ("1 time,", "1 time, 1 time")),
        *(([f"given up: {said}", "ended: time"], 0, "record-bad-header") for said in ("1 flood", "² time", "01 time")),
    ],
)
def test_an_ending_that_cannot_be_is_refused_with_its_line(headers: list[str], faulty: int, key: str) -> None:
    text = with_headers(PART, *headers)
    assert refused(text) == (line_of(text, headers[faulty]), key)


def test_a_finished_game_did_not_end_early() -> None:
    assert refused(with_headers(WHOLE, "ended: agreed"))[1] == "record-ended-twice"


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(WHOLE) - 1), st.text(max_size=6), st.integers(0, 8))
def test_a_damaged_record_is_read_or_refused_but_never_crashes(at: int, new: str, cut: int) -> None:
    text = WHOLE[:at] + new + WHOLE[at + cut :]
    try:
        replay(parse(text))
    except RecordError as error:
        refused_at = error.line
    else:
        refused_at = 1
    assert 1 <= refused_at <= text.count("\n") + 1


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(POSITION) - 1), st.text(max_size=6), st.integers(0, 8))
def test_a_damaged_position_is_read_or_refused_but_never_crashes(at: int, new: str, cut: int) -> None:
    try:
        rules, s = from_text(POSITION[:at] + new + POSITION[at + cut :])
    except PositionError:
        return
    assert from_text(to_text(rules, s))[1] == s


def test_a_record_from_another_editor_is_read() -> None:
    assert replay(parse("\ufeff" + WHOLE.replace("\n", "\r\n"))).state == replay(parse(WHOLE)).state


def test_a_position_stands_alone() -> None:
    match = play_on(new_match("2019", 4, boards="random"), 300)
    rules, s = from_text(to_text(match.rules, match.state))
    assert s == match.state
    assert rules.setup == match.rules.setup
    assert rules.moves(s) == match.rules.moves(match.state)


def test_saving_is_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    save(path, parse(PART))
    assert path.read_text("utf-8") == PART

    class Broken(Record):
        def write(self) -> str:
            raise RuntimeError("power cut")

    good = parse(PART)
    broken = Broken(good.setup, good.names, good.version, good.components, good.seed, good.moves, good.result)
    with pytest.raises(RuntimeError):
        save(path, broken)
    assert path.read_text("utf-8") == PART
    assert [p.name for p in tmp_path.iterdir()] == ["game.record"]
