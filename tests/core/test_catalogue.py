"""Catalogues: texts are found, declined and counted; what is missing, unused or at odds is noticed."""

from __future__ import annotations

import sys
from itertools import product
from pathlib import Path

import pytest
from tests.core.fluent_texts import (
    Asked,
    all_messages,
    asked_by_the_sources,
    forms_asked,
    forms_given,
    games,
    messages,
    packages,
    references,
    variables,
    written_keys,
)
from tests.core.page_texts import asked_by_the_page

from castellany.core.catalogue import LANGUAGES, Catalogue, CatalogueError, resource
from castellany.core.reasons import CORE_REFUSALS

HILL = """
tile-inn = inn
    .a = an inn
visit = { $guest } visits { NAME($tile, form: "a") } { $times ->
    [one] once
   *[other] { $times } times
}.
bill = { visit } { NAME($tile) }
"""


@pytest.fixture
def hill(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the package `hill`, which speaks English only."""
    text = tmp_path / "hill" / "text"
    text.mkdir(parents=True)
    (text.parent / "__init__.py").touch()
    (text / "en.ftl").write_text(HILL, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "hill", raising=False)
    resource.cache_clear()
    return text


@pytest.mark.usefixtures("hill")
def test_a_text_takes_its_arguments_and_asks_for_the_form_it_needs() -> None:
    catalogue = Catalogue("en", "hill")
    assert catalogue.text("visit", guest="Ida", tile="tile-inn", times=1) == "Ida visits an inn once."
    assert catalogue.text("bill", guest="Ida", tile="tile-inn", times=3) == "Ida visits an inn 3 times. inn"


@pytest.mark.usefixtures("hill")
def test_a_catalogue_knows_its_keys() -> None:
    assert "visit" in Catalogue("en", "hill")
    assert "tile-barn" not in Catalogue("en", "hill")


@pytest.mark.parametrize(
    ("key", "tile", "complaint"),
    [
        ("visits", "tile-inn", "no text visits in en"),
        ("visit", "tile-barn", "no text tile-barn in en"),
        ("visit", "bill", "no form a in en"),
    ],
)
@pytest.mark.usefixtures("hill")
def test_a_missing_text_name_or_form_is_an_error(key: str, tile: str, complaint: str) -> None:
    with pytest.raises(CatalogueError, match=complaint):
        Catalogue("en", "hill").text(key, guest="Ida", tile=tile, times=1)


@pytest.mark.usefixtures("hill")
def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(CatalogueError, match="guest"):
        Catalogue("en", "hill").text("visit", tile="tile-inn", times=1)


@pytest.mark.usefixtures("hill")
def test_a_missing_language_or_package_is_an_error() -> None:
    with pytest.raises(CatalogueError, match="no texts in de, only in en, pl, ru"):
        Catalogue("de", "hill")
    with pytest.raises(CatalogueError, match="hill has no texts in pl"):
        Catalogue("pl", "hill")
    with pytest.raises(CatalogueError, match="vale has no texts in en"):
        Catalogue("en", "vale")


def test_a_text_that_is_not_fluent_is_an_error(hill: Path) -> None:
    (hill / "en.ftl").write_text("visit { $guest }\n", encoding="utf-8")
    with pytest.raises(CatalogueError, match="not Fluent"):
        Catalogue("en", "hill")


def test_two_packages_with_one_key_are_an_error(hill: Path) -> None:
    (hill / "en.ftl").write_text("refusal-game-over = Over.\n", encoding="utf-8")
    with pytest.raises(CatalogueError, match="refusal-game-over"):
        Catalogue("en", "castellany.core", "hill")


# Laws of every catalogue of the house.


def test_the_house_has_texts() -> None:
    assert {"castellany.core", "castellany.games.burgundy"} <= set(packages())


@pytest.mark.parametrize(("package", "language"), list(product(packages(), LANGUAGES)))
def test_every_language_has_every_key_once(package: str, language: str) -> None:
    assert sorted(written_keys(package, language)) == sorted(messages(package, "en"))


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_uses_the_same_arguments(language: str, game: str) -> None:
    english, other = all_messages("en", game), all_messages(language, game)
    differing = {
        key: (variables(key, english), variables(key, other))
        for key in english
        if variables(key, english) != variables(key, other)
    }
    assert differing == {}


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_is_asked_for_and_every_form_asked_for_is_given(language: str, game: str) -> None:
    texts = all_messages(language, game).values()
    asked = set[str]().union(*(forms_asked(message) for message in texts))
    assert asked == set[str]().union(*(forms_given(message) for message in texts))


def test_every_key_that_the_sources_ask_for_exists() -> None:
    known = set[str]().union(*(all_messages("en", game) for game in games()))
    assert sorted(asked_by_the_sources().keys - known) == []


@pytest.mark.parametrize("game", games())
def test_every_text_is_used(game: str) -> None:
    known = all_messages("en", game)
    asked, by_the_page = asked_by_the_sources(), asked_by_the_page()
    within = set[str]().union(*(references(message) for message in known.values()))
    assert [key for key in known if not (asked.names(key) or by_the_page.names(key) or key in within)] == []


def test_every_refusal_of_the_engine_has_its_text() -> None:
    refusals = {key for key in messages("castellany.core", "en") if key.startswith("refusal-")}
    assert refusals == {f"refusal-{refusal.key}" for refusal in CORE_REFUSALS}


@pytest.mark.usefixtures("hill")
def test_the_comparison_sees_arguments_forms_and_uses() -> None:
    known = messages("hill", "en")
    assert variables("bill", known) == {"guest", "tile", "times"}
    assert references(known["bill"]) == {"visit"}
    assert (forms_asked(known["visit"]), forms_given(known["tile-inn"])) == ({"a"}, {"a"})
    asked = Asked(['say.text("visit", guest=1)\nsay.text(f"tile-{name}")\nsay("bill")\nPhrase("rent")'])
    assert asked.keys == {"visit", "rent"}
    assert [asked.names(key) for key in ("visit", "bill", "tile-inn", "inn")] == [True, True, True, False]
