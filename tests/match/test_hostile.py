"""Matches, records and positions in the hands of careless and hostile users."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from tests.match.games import new_match, play_on

from castellany.core.position import PositionError
from castellany.core.setup import Setup, SetupError
from castellany.games.registry import rules_for
from castellany.match import IllegalMove, Match, RecordError, parse, record_of, replay
from castellany.match.positions import from_text, to_text

HUGE = "1" * 5000
"""More digits than Python turns into a number without being asked to."""


def text_of(match: Match, host: bool = False) -> str:
    return record_of(match, ["Anna", "Bartek"], host).write()


@pytest.mark.parametrize("name", ["a\nb", "a\n\n1: end", "a\r\nb", "a\u2028b", "  a  b "])
def test_a_name_with_line_breaks_keeps_the_record_readable(name: str) -> None:
    match = play_on(new_match("2019"), 5)
    record = parse(record_of(match, [name, "Bartek"]).write())
    assert record.names == [" ".join(name.split()), "Bartek"]
    assert replay(record).state == match.state


@pytest.mark.parametrize("names", [[], ["Anna"], ["Anna", "Bartek", "Carla"]])
def test_a_record_needs_a_name_for_every_seat(names: list[str]) -> None:
    with pytest.raises(ValueError, match="names for 2 seats"):
        record_of(new_match(), names)


@pytest.mark.parametrize("seed", [-1, -(1 << 70), 1 << 64, 10**30])
def test_any_seed_can_be_written_down(seed: int) -> None:
    match = play_on(new_match("2019", seed=seed), 8)
    record = parse(text_of(match, host=True))
    assert record.seed is not None
    again = play_on(new_match("2019", seed=record.seed), 8)
    assert again.state == match.state == replay(record).state


@pytest.mark.parametrize("seat", [HUGE, "\u0661", "0", "3", "-1", "+1", "1_0"])
def test_a_record_knows_seats_by_their_plain_numbers(seat: str) -> None:
    text = text_of(play_on(new_match("2019"), 8))
    with pytest.raises(RecordError) as caught:
        parse(text.replace("\n1: ", f"\n{seat}: ", 1))
    assert caught.value.key == "record-foreign-line"


@pytest.mark.parametrize("players", [HUGE, "\u0662", "-2", ""])
def test_the_number_of_players_is_a_plain_number(players: str) -> None:
    match = play_on(new_match("2019"), 8)
    with pytest.raises(RecordError) as caught:
        parse(text_of(match).replace("players: 2", f"players: {players}"))
    assert caught.value.key == "record-bad-header"
    with pytest.raises(PositionError):
        from_text(to_text(match.rules, match.state).replace("players: 2", f"players: {players}"))


@pytest.mark.parametrize(
    ("said", "instead", "line", "why"),
    [
        ("game: burgundy", "game: whist", 2, "There is no game “whist” (known: "),
        ("edition: 2019", "edition: 1919", 3, "There is no edition “1919” (known: "),
        ("players: 2", "players: 9", 4, "The game is for 2 to 4 players, not for 9."),
        ("modules:", "modules: dragons", 5, "There is no module “dragons” (known: "),
        ("options:", "options: luck=1", 6, "There is no option “luck” (known: "),
        ("options:", "options: boards=77", 6, "There is no board “77” (known: "),
    ],
)
def test_an_impossible_set_up_is_blamed_on_its_line(said: str, instead: str, line: int, why: str) -> None:
    match = new_match("2019")
    with pytest.raises(RecordError) as caught:
        parse(text_of(match).replace(said, instead, 1))
    assert caught.value.line == line
    with pytest.raises(PositionError, match=re.escape(f"line {line}: {why}")):
        from_text(to_text(match.rules, match.state).replace(said, instead, 1))


def test_a_header_that_cannot_be_read_is_named() -> None:
    match = new_match("2019")
    with pytest.raises(PositionError, match=r"^line 6: options: luck cannot be read$"):
        from_text(to_text(match.rules, match.state).replace("options:", "options: luck", 1))


def test_no_line_is_blamed_where_one_is_missing() -> None:
    match = new_match("2019")
    with pytest.raises(PositionError, match=r"^the line phase is missing$") as caught:
        from_text(to_text(match.rules, match.state).replace("\nphase:", "\n# phase:", 1))
    assert caught.value.line == 0


def test_an_option_given_twice_is_refused() -> None:
    text = text_of(new_match("2019")).replace("options:", "options: boards=1 boards=2")
    with pytest.raises(RecordError) as caught:
        parse(text)
    assert (caught.value.line, caught.value.key) == (6, "record-bad-header")


@pytest.mark.parametrize("boards", ["1, 2", " 1", "1 ", "1,", ",", "", "1,2,3", "random,1", "Random", "0", "-1", "11"])
def test_boards_that_a_record_could_not_hold_are_refused(boards: str) -> None:
    with pytest.raises(SetupError):
        rules_for(Setup("burgundy", "special", 2, (), {"boards": boards}))


def test_whatever_is_played_at_a_finished_game_is_refused() -> None:
    match = play_on(new_match("2019"), 10**6)
    assert match.over
    assert match.asked() == match.moves(0) == []
    for move in (0, -1, 1 << 80, 6 << 24):
        for seat in (-2, -1, 0, 1, 9):
            with pytest.raises(IllegalMove):
                match.play(seat, move)


def test_no_integer_is_allowed_that_is_not_offered() -> None:
    match, random = new_match("special", 3, boards="random"), Random(3)
    rules = match.rules
    while match.state.phase == 0:
        for _ in range(40):
            move = random.choice(
                (random.randrange(24) << 24 | random.randrange(1 << 24), random.randrange(-1 << 80, 1 << 80))
            )
            seat = random.choice((-2, -1, 0, 1, 2, 3, 1 << 40))
            refused = rules.check(match.state, seat, move)
            if refused:
                assert rules.refusal(refused)
            else:
                assert move in match.moves(seat)
        seat = random.choice(match.asked())
        match.play(seat, random.choice(match.moves(seat)))


SCRIPT = """
from tests.match.games import new_match, play_on
from castellany.match import record_of
match = play_on(new_match("special", 4, 11, boards="random"), 150)
print(record_of(match, list("abcd"), True).write(), end="")
"""


def test_a_seed_gives_the_same_record_in_another_process() -> None:
    match = play_on(new_match("special", 4, 11, boards="random"), 150)
    here = record_of(match, list("abcd"), True).write()
    command, checkout = [sys.executable, "-c", SCRIPT], Path(__file__).parents[2]
    for salt in ("1", "77"):
        salted = {**os.environ, "PYTHONHASHSEED": salt}
        done = subprocess.run(command, env=salted, cwd=checkout, capture_output=True, text=True, check=True)
        assert done.stdout == here
