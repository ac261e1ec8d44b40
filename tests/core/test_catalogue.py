"""Catalogues: texts are found, declined and counted; what is missing, unused or at odds is noticed."""

from __future__ import annotations

import sys
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import ast
from tests.core.fluent_texts import (
    Asked,
    all_messages,
    asked_where_played,
    forms_asked,
    forms_given,
    games,
    messages,
    packages,
    references,
    speaking_of,
    variables,
    written_keys,
)
from tests.core.page_texts import PageAsked, asked_by_all_games, asked_by_game, asked_by_the_page

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
def test_no_key_is_in_two_files(game: str) -> None:
    """Of those that are said together: what all games share, and one game."""
    written = [key for package in speaking_of(None, game) for key in messages(package, "en")]
    assert sorted(key for key in set(written) if written.count(key) > 1) == []


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_uses_the_same_arguments(language: str, game: str) -> None:
    english, other = all_messages("en", None, game), all_messages(language, None, game)
    differing = {
        key: (variables(key, english), variables(key, other))
        for key in english
        if variables(key, english) != variables(key, other)
    }
    assert differing == {}


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_is_asked_for_and_every_form_asked_for_is_given(language: str, game: str) -> None:
    texts = all_messages(language, None, game).values()
    asked = set[str]().union(*(forms_asked(message) for message in texts))
    assert asked == set[str]().union(*(forms_given(message) for message in texts))


@pytest.mark.parametrize("game", games())
def test_every_key_that_the_sources_ask_for_exists(game: str) -> None:
    """What all games share asks for texts that every game has."""
    assert sorted(asked_where_played(game).keys - set(all_messages("en", None, game))) == []


def unused(known: dict[str, ast.Message], *asked: Asked | PageAsked) -> list[str]:
    within = set[str]().union(*(references(message) for message in known.values()))
    return [key for key in known if not any(one.names(key) for one in asked) and key not in within]


def test_every_text_that_games_share_is_used() -> None:
    assert unused(all_messages("en", None), asked_where_played(*games()), asked_by_the_page()) == []


@pytest.mark.parametrize("game", games())
def test_every_text_of_a_game_is_used(game: str) -> None:
    assert unused(all_messages("en", game), asked_where_played(game), asked_by_all_games(), asked_by_game(game)) == []


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
