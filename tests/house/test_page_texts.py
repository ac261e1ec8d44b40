"""The page's own texts: in every language, used, and none missing that the page asks for."""

from __future__ import annotations

from itertools import product
from typing import get_args

import pytest
from fluent.syntax import ast
from tests.core.fluent_texts import all_messages, references, variables
from tests.core.page_texts import (
    TEXTS,
    PageAsked,
    areas,
    asked_by_the_page,
    bundled_messages,
    entries,
    fits,
    keys,
    page_messages,
)

from castellany.bots import BOTS
from castellany.core.catalogue import LANGUAGES
from castellany.games.registry import GAMES
from castellany.server.tables.table import Status

VALUES = {
    "bot-{}": BOTS,
    "strength-{}": BOTS,
    "status-{}": get_args(Status),
    "game-{}": tuple(GAMES),
    "edition-{}": tuple(edition for game in GAMES.values() for edition in game.editions),
}
"""What the server puts into the gap of a template, as far as that is a list of words."""


def test_the_page_has_texts() -> None:
    assert {"page", "home", "shell"} <= set(areas())


@pytest.mark.parametrize("area", areas())
def test_an_area_is_where_the_page_looks_for_it(area: str) -> None:
    assert area.count("/") == area.startswith("later/")
    assert {path.name for path in (TEXTS / area).iterdir()} == {f"{language}.ftl" for language in LANGUAGES}


@pytest.mark.parametrize(("area", "language"), list(product(areas(), LANGUAGES)))
def test_every_language_has_every_key_once(area: str, language: str) -> None:
    assert sorted(keys(area, language)) == sorted(set(keys(area, "en")))
    assert [entry.content for entry in entries(area, language) if isinstance(entry, ast.Junk)] == []


def test_no_key_is_in_two_files() -> None:
    written = [key for area in areas() for key in keys(area, "en")]
    assert sorted(key for key in set(written) if written.count(key) > 1) == []
    assert sorted(set(written) & set(all_messages("en"))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_uses_the_same_arguments(language: str) -> None:
    english, other = (bundled_messages(one) | page_messages(one) for one in ("en", language))
    differing = [key for key in page_messages("en") if variables(key, english) != variables(key, other)]
    assert differing == []


def test_every_text_is_used() -> None:
    own, asked = page_messages("en"), asked_by_the_page()
    within = set[str]().union(*(references(message) for message in own.values()))
    assert [key for key in own if not asked.names(key) and key not in within] == []


def test_every_key_that_the_page_asks_for_exists() -> None:
    known = page_messages("en") | bundled_messages("en")
    assert sorted({key for key, _ in asked_by_the_page().calls} - set(known)) == []


def test_every_template_makes_keys_that_exist() -> None:
    known, templates = page_messages("en") | bundled_messages("en"), asked_by_the_page().asked_templates
    made = {template.format(value) for template in templates & set(VALUES) for value in VALUES[template]}
    assert sorted(made - set(known)) == []
    assert sorted(template for template in templates if not any(fits(template, key) for key in known)) == []


def test_a_text_gets_the_arguments_that_it_uses() -> None:
    known = page_messages("en") | bundled_messages("en")
    calls = [(key, given) for key, given in asked_by_the_page().calls if given is not None and key in known]
    assert [(key, given) for key, given in calls if given != variables(key, known)] == []


def test_the_comparison_sees_words_templates_and_arguments() -> None:
    asked = PageAsked(
        """
        text("nav-play"); text(`theme-${name}`); const label = "nav-learn"; id = `tile-${number}`;
        text("seat", { name: say(a, { b: 1 }), seat }); text('price', { label: "a, b: c" }); text("more", { ...all });
        text("most", rest); text(`rules-${one}-${two}-end`);
        """
    )
    assert asked.calls == [
        ("nav-play", set()),
        ("seat", {"name", "seat"}),
        ("price", {"label"}),
        ("more", None),
        ("most", None),
    ]
    assert asked.asked_templates == {"theme-{}", "rules-{}-{}-end"} == asked.templates - {"tile-{}"}
    keys = ("nav-learn", "theme-day", "theme-", "rules-a-b-end", "rules-a-b")
    assert [asked.names(key) for key in keys] == [True, True, False, True, False]
