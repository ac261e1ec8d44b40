"""The text of a position: its lines, and what is pending."""

from __future__ import annotations

import pytest
from tests.core.toy.table import ToyTable

from castellany.core.position import Line, PositionError, lines_of

pytestmark = pytest.mark.both_forms


def test_lines_have_keys_and_words_and_know_their_number() -> None:
    lines = lines_of("# a comment\n\nsilver: 1  2\n duchy 1 :12=bank\n")
    assert [(line.number, line.key, line.words) for line in lines] == [
        (3, "silver", ["1", "2"]),
        (4, "duchy 1", ["12=bank"]),
    ]
    assert lines[0].numbers(2, 0, 9) == [1, 2]
    assert lines[1].pairs() == [("12", "bank")]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("silver: 1\nworkers", "line 2: a line is `key: value`"),
        ("silver: 1\n\nsilver: 2", "line 3: silver is given twice"),
    ],
)
def test_lines_that_are_none(text: str, message: str) -> None:
    with pytest.raises(PositionError) as caught:
        lines_of(text)
    assert str(caught.value) == message


@pytest.mark.parametrize("word", ["10", "-1", "x", "²", "1.5", "", "9" * 5000])
def test_numbers_out_of_place(word: str) -> None:
    line = Line(4, "silver", "1 2")
    with pytest.raises(PositionError) as caught:
        line.number_in(word, 0, 9)
    assert caught.value.line == 4


def test_too_few_numbers_and_no_pair() -> None:
    line = Line(4, "silver", "1 2")
    with pytest.raises(PositionError, match="line 4: silver needs 3 values, not 2"):
        line.numbers(3, 0, 9)
    with pytest.raises(PositionError, match="line 4: silver needs a number as value 3"):
        line.number_at(2, 0, 9)
    with pytest.raises(PositionError, match="line 4: 1 is no pair such as 12=word"):
        line.pairs()


def sealed_table() -> ToyTable:
    t = ToyTable(2)
    t.deal("123", "445")
    t.answer(1, "bid 4")
    return t


def test_pending_work_and_sealed_answers_are_part_of_the_text() -> None:
    t = sealed_table()
    text = t.rules.write_position(t.s)
    assert "\nstack: round/-1/1/0/-1 reveal/-1/0/0/-1 bidding/-2/3/0/-1\ncells: \nsealed: waiting bid_4\n" in text
    assert t.rules.read_position(text) == t.s
    assert "sealed: waiting sealed" in t.rules.write_position(t.rules.view(t.s, 0))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("bidding/-2/3/0/-1", "bidding/-2/3/0"),
        ("bidding/-2/3/0/-1", "bidding/0/3/0/-1"),
        ("bidding/-2/3/0/-1", "bidding/-2/3/0/0"),
        ("bidding/-2/3/0/-1", "bidding/-2/-3/0/-1"),
        ("bidding/-2/3/0/-1", "haggling/-2/3/0/-1"),
        ("bidding/-2/3/0/-1", "turn/0/3/0/-1"),
        ("reveal/-1/0/0/-1", "reveal/2/0/0/-1"),
        ("reveal/-1/0/0/-1", "reveal/-2/0/0/-1"),
        ("reveal/-1/0/0/-1", "dealing/0/0/0/-1"),
        ("reveal/-1/0/0/-1", "turn/-1/0/0/-1"),
        ("sealed: waiting bid_4", "sealed:"),
        ("sealed: waiting bid_4", "sealed: waiting"),
        ("sealed: waiting bid_4", "sealed: bid_1 bid_4"),
        ("sealed: waiting bid_4", "sealed: waiting bid_7"),
        ("cells: ", "cells: x"),
        ("cells: \n", ""),
    ],
)
def test_pending_work_that_cannot_be_is_refused(old: str, new: str) -> None:
    t = sealed_table()
    text = t.rules.write_position(t.s)
    assert old in text
    with pytest.raises(PositionError):
        t.rules.read_position(text.replace(old, new))
