"""Names are readable, harmless and hard to mistake for each other."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Column, String
from tests.server.people.refusing import refused

from castellany.core.catalogue import LANGUAGES
from castellany.server.errors import Refused
from castellany.server.people.names import LONGEST, guest_name, name_key, proper_name
from castellany.server.store.schema import people


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("Ida", "Ida"),
        ("  Ida \u00a0 Lis ", "Ida Lis"),
        ("Ｉｄａ", "Ida"),
        ("O’Neill", "O'Neill"),
        ("Zoe\u0308", "Zoë"),
        ("Żółć", "Żółć"),
        ("Анна-Мария", "Анна-Мария"),
        ("कीं", "कीं"),
        ("an_on.7", "an_on.7"),
        ("x" * LONGEST, "x" * LONGEST),
    ],
)
def test_a_name_is_kept_in_one_form(said: str, kept: str) -> None:
    assert proper_name(said) == kept


@pytest.mark.parametrize("said", ["", "   ", "x" * (LONGEST + 1), "ﷺ ﷺ"])
def test_a_name_has_a_length(said: str) -> None:
    with refused(409, "name-length"):
        proper_name(said)


@pytest.mark.parametrize(
    "said",
    [
        "Ida\r\nSet-Cookie: castellany=evil",
        "Ida\n",
        "\tIda",
        "I\x00da",
        "I\x1bda",
        "I\u202eda",  # writes backwards
        "I\u2066da",
        "I\u200bda",  # shows nothing
        "I\u200dda",
        "I\u00adda",
        "I\ufeffda",
        "I\u2028da",
        "I\u3164da",
        "\u3164",
        "I\ufe0fda",
        "I\u034fda",
        "\u0301da",  # a mark on nothing
        "Z\u0351\u0352\u0353algo",
        "<b>Ida</b>",
        "Ida & Leo",
        'Ida"',
        "Ida;",
        "🏰",
        "...",
        "I\ud800da",
        "I\ue000da",
    ],
)
def test_a_name_holds_nothing_that_deceives(said: str) -> None:
    with refused(409, "name-characters"):
        proper_name(said)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ida", "IDA"),
        ("Ida", "ıda"),
        ("Ida Lis", "Ida_Lis"),
        ("Ida", "I.d.a"),
        ("Paul", "Раul"),  # two Cyrillic letters
        ("Zoe", "Zoë"),
        ("Lila", "Iila"),
        ("Bob0", "BobO"),
        ("Łukasz", "Lukasz"),
        ("Straße", "STRASSE"),
        ("Рома", "POMA"),
    ],
)
def test_names_that_look_alike_are_the_same(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


@pytest.mark.parametrize(("one", "other"), [("Ida", "Ada"), ("Ida1", "Ida2"), ("Оля", "Юля"), ("कि", "के")])
def test_other_names_are_others(one: str, other: str) -> None:
    assert name_key(one) != name_key(other)


def settles(said: str) -> None:
    """A name is refused, or kept in a form that stays the same and fits into the database."""
    try:
        name = proper_name(said)
    except Refused:
        return
    assert proper_name(name) == name
    assert not any(unicodedata.category(letter)[0] == "C" for letter in name)
    assert len(name) <= room(people.c.name)
    assert 1 <= len(name_key(name)) <= room(people.c.name_key)


def room(column: Column[str]) -> int:
    assert isinstance(column.type, String)
    assert column.type.length is not None
    return column.type.length


@given(st.text(max_size=40))
def test_whatever_is_said_settles(said: str) -> None:
    settles(said)


@given(st.characters())
def test_the_longest_name_of_any_letter_settles(letter: str) -> None:
    settles(letter * LONGEST)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guest_gets_a_proper_name_in_their_language(language: str) -> None:
    word, number = guest_name(language).split()
    assert word == {"en": "Guest", "pl": "Gość", "ru": "Гость"}[language]
    assert 1000 <= int(number) <= 9999
    assert proper_name(f"{word} {number}") == f"{word} {number}"
