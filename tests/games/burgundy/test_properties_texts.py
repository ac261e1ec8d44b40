"""Properties of Burgundy's texts and views for any input: notation, positions, what a seat may know."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.battery.walk import LONGEST, Wanderer
from tests.games.burgundy.properties import positions, rules_of, tables

from castellany.core.moves import pack
from castellany.core.notation import NotationError
from castellany.core.position import PositionError
from castellany.games.burgundy.state import BurgundyState

pytestmark = pytest.mark.both_forms


# Notation.


@given(st.text())
def test_any_text_is_a_move_or_a_notation_error(text: str) -> None:
    rules = rules_of(("special", 2))
    try:
        m = rules.read(text)
    except NotationError:
        return
    assert rules.read(rules.write(m)) == m


@given(tables, st.integers(0, 23), st.data())
def test_every_move_in_a_verbs_ranges_round_trips(table: tuple[str, int], number: int, data: st.DataObject) -> None:
    rules = rules_of(table)
    verb = rules.verbs[number]
    if not all(verb.ranges):
        return
    m = pack(number, *(data.draw(st.sampled_from(values)) for values in verb.ranges))
    assert rules.read(rules.write(m)) == m


# Positions.


@given(positions, st.data())
def test_a_corrupted_position_is_refused_or_can_be_played_to_its_end(
    given_position: tuple[tuple[str, int], BurgundyState], data: st.DataObject
) -> None:
    table, s = given_position
    rules = rules_of(table)
    text = rules.write_position(s)
    for _ in range(data.draw(st.integers(1, 3))):
        text = corrupted(text, data)
    try:
        other = rules.read_position(text)
    except PositionError:
        return
    assert rules.read_position(rules.write_position(other)) == other
    guess = rules.determinize(other, 0, Random(0))
    Wanderer(Random(0)).play_on(rules, guess, LONGEST)
    assert rules.over(guess)


def corrupted(text: str, data: st.DataObject) -> str:
    """A line lost, doubled or swapped, a word changed, or a few characters replaced."""
    lines = text.splitlines()
    i = data.draw(st.integers(0, len(lines) - 1))
    how = data.draw(st.sampled_from(("lose", "double", "swap", "word", "number", "splice")))
    if how == "lose":
        del lines[i]
    elif how == "double":
        lines.insert(i, lines[i])
    elif how == "swap":
        j = data.draw(st.integers(0, len(lines) - 1))
        lines[i], lines[j] = lines[j], lines[i]
    elif how == "splice":
        at = data.draw(st.integers(0, len(lines[i])))
        lines[i] = lines[i][:at] + data.draw(st.text(max_size=5)) + lines[i][at + data.draw(st.integers(0, 5)) :]
    else:
        words = lines[i].split(" ")
        j = data.draw(st.integers(0, len(words) - 1))
        all_words = [word for line in lines for word in line.split(" ")]
        number = st.integers(-3, 60).map(str)
        words[j] = data.draw(st.sampled_from(all_words) if how == "word" else number)
        lines[i] = " ".join(words)
    return "\n".join(lines) + "\n"


@given(st.text())
def test_no_text_crashes_the_reader(text: str) -> None:
    with pytest.raises(PositionError):
        rules_of(("2019", 2)).read_position(text)


# Views.


@given(positions, st.integers(-1, 3), st.randoms(use_true_random=False))
def test_a_view_hides_only_what_others_have_sealed(
    given_position: tuple[tuple[str, int], BurgundyState], seat: int, random: Random
) -> None:
    table, s = given_position
    rules = rules_of(table)
    seen = rules.view(s, seat)
    assert rules.view(rules.determinize(s, seat, random), seat) == seen
    assert seen.fields()[3:] == s.fields()[3:]
    for other in range(len(s.sealed)):
        if other == seat or s.sealed[other] < 0:
            assert seen.sealed[other] == s.sealed[other]
        else:
            assert seen.sealed[other] < 0
