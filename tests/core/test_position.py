"""The text of a position: its lines, and what is pending."""

from __future__ import annotations

import pytest
from tests.core.toy.table import ToyTable

from castellany.core.frames import Frame
from castellany.core.position import Line, PositionError, lines_of
from castellany.core.state import CHANCE

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


@pytest.mark.parametrize("word", ["10", "-1", "x", "²", "1.5", "", "+1", "0_0", "01", "٣", "9" * 5000])
def test_numbers_out_of_place(word: str) -> None:
    line = Line(4, "silver", "1 2")
    with pytest.raises(PositionError) as caught:
        line.number_in(word, 0, 9)
    assert caught.value.line == 4


def test_too_few_numbers_and_no_pair() -> None:
    line = Line(4, "silver", "1 2")
    with pytest.raises(PositionError, match="line 4: silver needs 3 values, not 2"):
        line.numbers(3, 0, 9)
    with pytest.raises(PositionError, match="line 4: silver needs 1 values, not 2"):
        line.word()
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
    assert text.endswith("\nstack: round at 1, reveal, bidding of 1 2\nsealed: waiting, bid 4\n")
    assert t.rules.read_position(text) == t.s
    assert "sealed: waiting, sealed" in t.rules.write_position(t.rules.view(t.s, 0))


def test_nothing_is_told_twice() -> None:
    line = Line(4, "points", "area=1 sales=2 area=1")
    with pytest.raises(PositionError, match="line 4: area is given twice"):
        line.counts(("area", "sales"), 9)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("bidding of 1 2", "bidding", "another number of seats"),
        ("bidding of 1 2", "bidding of", "after `of` stand seats"),
        ("bidding of 1 2", "bidding of 2 1", "each once and in order"),
        ("bidding of 1 2", "bidding of 1 3", "3 is not between 1 and 2"),
        ("bidding of 1 2", "bidding of 1 2 cell 1", "bidding is not followed by cell 1"),
        ("bidding of 1 2", "bidding of 1 2 at 3", "is not followed by at 3"),
        ("bidding of 1 2", "haggling of 1 2", "nothing is called haggling"),
        ("bidding of 1 2", "turn of 1 at none", "none is no tally"),
        ("bidding of 1 2", "turn of 1", "only while several seats are asked"),
        ("bidding of 1 2", "", "nothing is called nothing"),
        ("reveal", "reveal of 3", "3 is not between 1 and 2"),
        ("reveal", "dealing of 1", "another number of seats"),
        ("reveal", "turn", "another number of seats"),
        ("sealed: waiting, bid 4", "", "no line sealed says who has answered"),
        ("sealed: waiting, bid 4", "sealed: waiting", "an answer for each seat"),
        ("sealed: waiting, bid 4", "sealed: bid 1, bid 4", "somebody is still waiting"),
        ("sealed: waiting, bid 4", "sealed: waiting, bid 9", "is no move"),
        ("sealed: waiting, bid 4", "sealed: waiting, bid 1", "seat 2 may not answer bid 1"),
        ("sealed: waiting, bid 4", "sealed: waiting, not-asked", "is asked or not"),
        ("stack:", "steak:", "the line stack is missing"),
        ("stack:", "moat: 1\nstack:", "moat is no line of a position"),
    ],
)
def test_pending_work_that_cannot_be_is_refused(old: str, new: str, why: str) -> None:
    t = sealed_table()
    text = t.rules.write_position(t.s)
    assert old in text
    with pytest.raises(PositionError, match=why):
        t.rules.read_position(text.replace(old, new))


def test_a_step_without_words_for_its_numbers_cannot_be_written() -> None:
    t = sealed_table()
    t.s.stack[0] = Frame(t.s.stack[0].step, CHANCE, 1, 0)
    text = t.rules.write_position(t.s)
    assert "stack: round at 1, " in text
    assert t.rules.read_position(text) == t.s
    t.rules.program[t.s.stack[0].step].arg_words = None
    with pytest.raises(ValueError, match="round has no word for 1"):
        t.rules.write_position(t.s)
