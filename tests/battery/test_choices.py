"""What a game offers for a set-up can be set up, and its defaults are what is played without a word."""

from __future__ import annotations

from random import Random

import pytest
from tests.battery.tables import TABLES
from tests.battery.walk import Wanderer

from castellany.core.catalogue import LANGUAGES, Catalogue
from castellany.core.choices import Values
from castellany.core.game import Game
from castellany.core.setup import Setup, SetupError

GAMES = {table.game.slug: table.game for table in TABLES}
EDITIONS = [(game, edition) for game in GAMES.values() for edition in game.editions]
QUESTIONS = 150

pytestmark = [
    pytest.mark.both_forms,
    pytest.mark.parametrize(("game", "edition"), EDITIONS, ids=lambda value: getattr(value, "slug", value)),
]


def opens(game: Game, setup: Setup) -> bool:
    """Whether such a table comes to its first question."""
    return bool(game.rules(setup).begin().stack)


def story(game: Game, edition: str, options: dict[str, str], modules: tuple[str, ...] = ()) -> str:
    """The position that a random game with these options comes to."""
    rules = game.rules(Setup(game.slug, edition, game.players[0], modules, options))
    s = rules.begin()
    Wanderer(Random(1)).play_on(rules, s, QUESTIONS)
    return rules.write_position(s)


def asked(game: Game, edition: str) -> list[tuple[tuple[str, ...], str, Values]]:
    """Every option, with the modules that must be chosen for it; also as modules change what can be chosen."""
    choices = game.choices(edition)
    needs = {module["key"]: (*module["requires"], module["key"]) for module in choices["modules"]}
    found: list[tuple[tuple[str, ...], str, Values]] = []
    for option in choices["options"]:
        usual: Values = {"values": option["values"], "default": option["default"], "per_seat": option["per_seat"]}
        found.append((needs.get(option["module"], ()), option["key"], usual))
        found += [(needs[slug], option["key"], values) for slug, values in option["instead"].items()]
    return found


def test_every_value_makes_a_table(game: Game, edition: str) -> None:
    for modules, key, choice in asked(game, edition):
        for players in game.choices(edition)["players"]:
            for value in choice["values"]:
                assert opens(game, Setup(game.slug, edition, players, modules, {key: value}))
            for value in choice["per_seat"]:
                each = ",".join([value, *choice["per_seat"]][:players])
                assert opens(game, Setup(game.slug, edition, players, modules, {key: each}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_values_have_names(game: Game, edition: str, language: str) -> None:
    catalogue = Catalogue(language, *game.texts.packages)
    for option in game.choices(edition)["options"]:
        assert option["name"] in catalogue
        unnamed = set(option["values"]) - set(option["value_names"])
        assert all(value in option["per_seat"] or value.isdigit() for value in unnamed)
        assert all(name in catalogue for name in option["value_names"].values())


def test_other_values_make_none(game: Game, edition: str) -> None:
    for modules, key, _ in asked(game, edition):
        with pytest.raises(SetupError):
            game.rules(Setup(game.slug, edition, game.players[0], modules, {key: "no-such-value"}))
    with pytest.raises(SetupError):
        game.choices("no-such-edition")


def test_the_defaults_are_what_is_played_without_a_word(game: Game, edition: str) -> None:
    for modules in {modules for modules, _, _ in asked(game, edition)}:
        chosen = [(key, choice) for needed, key, choice in asked(game, edition) if needed in ((), modules)]
        assert all(choice["default"] in choice["values"] for _, choice in chosen)
        defaults = {key: choice["default"] for key, choice in chosen}
        assert story(game, edition, defaults, modules) == story(game, edition, {}, modules)


def test_every_module_is_known(game: Game, edition: str) -> None:
    def refused(module: str) -> str:
        try:
            game.rules(Setup(game.slug, edition, game.players[0], (module,)))
        except SetupError as error:
            return error.key
        return ""

    modules = [module["key"] for module in game.choices(edition)["modules"]]
    assert refused("no-such-module") == ("setup-unknown-module" if modules else "setup-no-modules")
    assert {refused(module) for module in modules} <= {"", "setup-module-requires"}
