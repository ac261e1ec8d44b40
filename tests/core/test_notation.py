"""Notation: templates write moves and read them back."""

from __future__ import annotations

import pytest
from tests.core.toy.table import ToyTable

from castellany.core.moves import pack, unpack
from castellany.core.notation import Form, NotationError, Vocabulary, numbers

pytestmark = pytest.mark.both_forms

TILES = Vocabulary("tile", {1: "inn", 2: "inn-yard", 3: "well"})
SPACES = numbers("space", 0, 11, 1)
DICE = numbers("die", 1, 6)
SUMS = Vocabulary("sum", {1: "card+worker", 2: "card+pair"})
PLACE = Form("place {tile}@{space}[ with {die}]", (TILES, SPACES, DICE))


@pytest.mark.parametrize(
    ("fields", "text"),
    [
        ((1, 0, 0), "place inn@1"),
        ((2, 11, 0), "place inn-yard@12"),
        ((3, 10, 6), "place well@11 with 6"),
    ],
)
def test_a_move_is_written_and_read(fields: tuple[int, int, int], text: str) -> None:
    m = pack(7, *fields)
    assert PLACE.write(m) == text
    assert PLACE.read(7, text) == m


def test_every_move_of_a_template_round_trips() -> None:
    for tile in (1, 2, 3):
        for space in range(12):
            for die in range(7):
                m = pack(1, tile, space, die)
                assert PLACE.read(1, PLACE.write(m)) == m


@pytest.mark.parametrize(
    "text",
    [
        "",
        "place",
        "place inn",
        "place inn@0",
        "place inn@13",
        "place inn@1 with",
        "place inn@1 with 7",
        "place barn@1",
        "place inn@1 ",
        " place inn@1",
        "place inn@1\n",
        "place inn@١",
        "Place inn@1",
        "place innyard@1",
    ],
)
def test_other_texts_are_no_moves(text: str) -> None:
    assert PLACE.read(7, text) is None


def test_text_after_a_field_and_words_without_fields() -> None:
    buy = Form("buy {tile}[ for {die} workers]", (TILES, DICE))
    assert buy.write(pack(0, 1, 2)) == "buy inn for 2 workers"
    assert buy.read(0, "buy inn for 2 workers") == pack(0, 1, 2)
    assert buy.read(0, "buy inn for 2") is None
    assert Form("end").write(pack(3)) == "end"
    assert Form("end").word == "end"
    assert Form("workers[ with {die}]", (DICE,)).word == "workers"


def test_a_value_without_a_word_cannot_be_written() -> None:
    with pytest.raises(ValueError, match="no tile 9"):
        PLACE.write(pack(0, 9, 0, 0))


@pytest.mark.parametrize(
    ("form", "text", "fields"),
    [
        (PLACE, "place with 6 well@11", (3, 10, 6)),
        (Form("pay {sum} for {tile}", (SUMS, TILES)), "pay for inn worker+card", (1, 1)),
        (Form("pay {sum} for {tile}", (SUMS, TILES)), "pay card+worker for inn", (1, 1)),
        (Form("pay {sum}", (SUMS,)), "pay pair+card", (2,)),
    ],
)
def test_parts_are_read_in_any_order_and_written_in_one(form: Form, text: str, fields: tuple[int, ...]) -> None:
    m = pack(7, *fields)
    assert form.read(7, text) == m
    assert form.read(7, form.write(m)) == m
    assert form.write(m) == text or form.write(m).split(" ")[0] == text.split(" ")[0]


def test_equal_parts_keep_their_order() -> None:
    roll = Form("roll {die} {die}", (DICE, DICE))
    assert roll.read(0, "roll 5 3") == pack(0, 5, 3)


def test_an_error_says_in_a_sentence_how_a_move_is_written() -> None:
    rules = ToyTable(2).rules
    with pytest.raises(NotationError) as caught:
        rules.read("bid 9")
    assert str(caught.value) == "“bid 9” is no move; one that begins so is written bid {card}."
    with pytest.raises(NotationError, match="“dance 3” begins like no move of this game"):
        rules.read("dance 3")


def test_two_values_cannot_share_a_word() -> None:
    with pytest.raises(ValueError, match="two values of tile share a word"):
        Vocabulary("tile", {1: "inn", 2: "inn"})


def test_a_move_is_its_fields() -> None:
    assert unpack(pack(63, 255, 254, 1)) == (63, 255, 254, 1)


@pytest.mark.parametrize("text", ["", "-", " ", "dance 3", "bid", "bid 9", "peek", "BID 1"])
def test_rules_read_only_what_they_know(text: str) -> None:
    with pytest.raises(NotationError):
        ToyTable(2).rules.read(text)
