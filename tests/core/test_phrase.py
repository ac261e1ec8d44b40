"""Phrases: what is said before a language is chosen, as text and as data."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from castellany.core.catalogue import Catalogue, CatalogueError, resource
from castellany.core.phrase import Phrase, Seat

MARKET = """
fruit-fig = fig
    .a = a fig
fruit-pear = pear
    .a = a pear
some = { $count } × { NAME($fruit) }
one-of = { $others } or { $last }
sale = { $name } sells { $fruits }.
"""

FIGS = Phrase("some", {"count": 2, "fruit": "fruit-fig"})
PEARS = Phrase("some", {"count": 3, "fruit": "fruit-pear"})


@pytest.fixture
def market(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Catalogue:
    text = tmp_path / "market" / "text"
    text.mkdir(parents=True)
    (text.parent / "__init__.py").touch()
    (text / "en.ftl").write_text(MARKET, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "market", raising=False)
    resource.cache_clear()
    return Catalogue("en", "market")


def sale(fruits: Phrase | tuple[Phrase, ...]) -> Phrase:
    return Phrase("sale", {"name": Seat(1), "fruits": fruits})


def test_a_phrase_within_a_phrase_is_said_first(market: Catalogue) -> None:
    assert market.say(sale(FIGS), ["Ida", "Ole"]) == "Ole sells 2 × fig."


def test_several_phrases_are_joined(market: Catalogue) -> None:
    assert market.say(sale((FIGS, PEARS)), ["Ida", "Ole"]) == "Ole sells 2 × fig, 3 × pear."
    either = Phrase("one-of", {"others": (FIGS, FIGS), "last": PEARS})
    assert market.say(sale(either), ["Ida", "Ole"]) == "Ole sells 2 × fig, 2 × fig or 3 × pear."


def test_a_seat_without_a_name_goes_by_its_number(market: Catalogue) -> None:
    assert market.say(sale(FIGS)) == "2 sells 2 × fig."


def test_a_missing_part_is_an_error(market: Catalogue) -> None:
    with pytest.raises(CatalogueError, match="no text theft"):
        market.say(sale(Phrase("theft")))


def test_a_phrase_is_data() -> None:
    data = {
        "key": "sale",
        "args": {
            "name": {"seat": 1},
            "fruits": [
                {"key": "some", "args": {"count": 2, "fruit": "fruit-fig"}},
                {"key": "some", "args": {"count": 3, "fruit": "fruit-pear"}},
            ],
        },
    }
    assert sale((FIGS, PEARS)).as_data() == data
    assert json.loads(json.dumps(sale(FIGS).as_data())) == {
        "key": "sale",
        "args": {"name": {"seat": 1}, "fruits": data["args"]["fruits"][0]},  # type: ignore[index]
    }


@pytest.mark.both_forms
def test_phrases_are_equal_by_what_they_say() -> None:
    assert sale(FIGS) == sale(Phrase("some", {"count": 2, "fruit": "fruit-fig"}))
    assert sale(FIGS) != sale(PEARS)
    assert Phrase("sale", {"name": Seat(0)}) != Phrase("sale", {"name": Seat(1)})
    assert len({Phrase("sale"), Phrase("sale"), Phrase("some")}) == 2
