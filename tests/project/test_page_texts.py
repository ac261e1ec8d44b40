"""The page's own texts: in every language, used, and none missing that the page asks for."""

from __future__ import annotations

from itertools import product
from typing import get_args

import pytest
from fluent.syntax import ast
from tests.core.fluent_texts import messages, references, variables
from tests.core.page_texts import (
    TEXTS,
    PageAsked,
    areas,
    areas_of,
    asked_by_all_games,
    asked_by_game,
    asked_by_the_page,
    bundled_messages,
    entries,
    fits,
    games,
    keys,
    known_messages,
    page_messages,
)

from castellany.bots import BOTS
from castellany.core.catalogue import LANGUAGES
from castellany.games.registry import GAMES
from castellany.server.tables.table import Status

EDITIONS = [(game.slug, edition) for game in GAMES.values() for edition in game.editions]
VALUES: dict[str, list[tuple[str, ...]]] = {
    "bot-{}": [(bot,) for bot in BOTS],
    "strength-{}": [(bot,) for bot in BOTS],
    "status-{}": [(status,) for status in get_args(Status)],
    **{name: [(game,) for game in GAMES] for name in ("game-{}", "game-{}-short", "home-box-{}")},
    "edition-{}-{}": [*EDITIONS],
}
"""What the server puts into the gaps of a template, as far as that is a list of words."""

OF_A_LESSON = {"learn-{}", "learn-{}-text"}
"""What is asked only of games that are taught."""

OF_EXPANSIONS = {"module-{}", "new-module-{}"}
"""What is asked only of games that have any."""

OF_EDITIONS = {"rules-editions", "rules-differs-topic", "rules-differs-{}", "rules-differs-{}-{}"}
"""What is asked only of games that have several."""

NAMES = ("game-", "edition-")
"""Beginnings of keys whose texts stand beside those of other games, and so are said whatever is played."""


def test_the_page_has_texts() -> None:
    assert {"page", "home", "shell"} <= set(areas())
    assert set(games()) == set(GAMES)


@pytest.mark.parametrize("area", areas())
def test_an_area_is_where_the_page_looks_for_it(area: str) -> None:
    room, *rest = area.split("/")
    of_a_module = room == "games" and rest[1:2] == ["modules"]
    assert len(rest) == (3 if of_a_module else {"later": 1, "games": 2}.get(room, 0))
    assert {path.name for path in (TEXTS / area).iterdir()} == {f"{language}.ftl" for language in LANGUAGES}


@pytest.mark.parametrize(("area", "language"), list(product(areas(), LANGUAGES)))
def test_every_language_has_every_key_once(area: str, language: str) -> None:
    assert sorted(keys(area, language)) == sorted(set(keys(area, "en")))
    assert [entry.content for entry in entries(area, language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("game", games())
def test_no_key_is_in_two_files(game: str) -> None:
    """Of those that are said together: what all games share, and one game."""
    written = [key for area in (*areas_of(None), *areas_of(game)) for key in keys(area, "en")]
    assert sorted(key for key in set(written) if written.count(key) > 1) == []
    assert sorted(set(written) & set(bundled_messages("en", game))) == []


@pytest.mark.parametrize("game", games())
def test_names_that_stand_beside_those_of_other_games_are_no_game_s_own(game: str) -> None:
    own = [*messages(f"castellany.games.{game}", "en"), *page_messages("en", game)]
    assert [key for key in own if key.startswith(NAMES)] == []


@pytest.mark.parametrize(("game", "language"), list(product(games(), LANGUAGES)))
def test_every_language_uses_the_same_arguments(game: str, language: str) -> None:
    english, other = (known_messages(one, game) for one in ("en", language))
    own = page_messages("en", None) | page_messages("en", game)
    assert [key for key in own if variables(key, english) != variables(key, other)] == []


def test_every_text_that_games_share_is_used() -> None:
    own, asked = page_messages("en", None), asked_by_the_page()
    within = set[str]().union(*(references(message) for message in own.values()))
    assert [key for key in own if not asked.names(key) and key not in within] == []


@pytest.mark.parametrize("game", games())
def test_every_text_of_a_game_is_used(game: str) -> None:
    own, asked = page_messages("en", game), (asked_by_all_games(), asked_by_game(game))
    within = set[str]().union(*(references(message) for message in own.values()))
    assert [key for key in own if not any(one.names(key) for one in asked) and key not in within] == []


@pytest.mark.parametrize("game", games())
def test_every_key_that_the_page_asks_for_exists(game: str) -> None:
    """What all games share asks for texts that every game has."""
    asked = {key for one in (asked_by_all_games(), asked_by_game(game)) for key, _ in one.calls}
    if len(GAMES[game].editions) == 1:
        asked -= OF_EDITIONS
    assert sorted(asked - set(known_messages("en", game))) == []


@pytest.mark.parametrize("game", games())
def test_every_template_makes_keys_that_exist(game: str) -> None:
    known = known_messages("en", game)
    templates = asked_by_all_games().asked_templates | asked_by_game(game).asked_templates
    if f"games/{game}/learn" not in areas():
        templates -= OF_A_LESSON
    if not any(GAMES[game].choices(edition)["modules"] for edition in GAMES[game].editions):
        templates -= OF_EXPANSIONS
    if len(GAMES[game].editions) == 1:
        templates -= OF_EDITIONS
    made = {template.format(*values) for template in templates & set(VALUES) for values in VALUES[template]}
    assert sorted(made - set(known)) == []
    assert sorted(template for template in templates if not any(fits(template, key) for key in known)) == []


@pytest.mark.parametrize("game", games())
def test_a_text_gets_the_arguments_that_it_uses(game: str) -> None:
    known = known_messages("en", game)
    calls = [*asked_by_all_games().calls, *asked_by_game(game).calls]
    seen = [(key, given) for key, given in calls if given is not None and key in known]
    assert [(key, given) for key, given in seen if given != variables(key, known)] == []


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


@pytest.mark.parametrize(("language", "other"), [("pl", "dziennik"), ("ru", "журнал")])
def test_the_log_goes_by_the_words_on_its_tab(language: str, other: str) -> None:
    written = {area: (TEXTS / area / f"{language}.ftl").read_text(encoding="utf-8") for area in areas()}
    assert [area for area, text in written.items() if other in text.lower()] == []
