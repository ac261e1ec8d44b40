"""The texts of every game: one for everything that there is, whole, and right in every case and number."""

from __future__ import annotations

import pytest
from tests.games.burgundy.texts import BURGUNDY_TEXTS
from tests.games.castle.texts import CASTLE_TEXTS
from tests.games.texts import Argument, GameTexts, Said
from tests.games.tuscany.texts import TUSCANY_TEXTS

from castellany.core.catalogue import LANGUAGES
from castellany.core.reasons import CORE_REFUSALS, NOT_YOUR_TURN, reason

GAMES = [BURGUNDY_TEXTS, TUSCANY_TEXTS, CASTLE_TEXTS]
SENTENCES = ("about-", "refusal-", "prompt-", "event-", "preview-")
NAMES = (
    *("kind-", "colour-", "goods-", "depot-", "source-", "label-", "cards-", "crop-", "bonus-"),
    *("terrain-", "role-", "figure-", "token-", "side-", "thing-", "move-"),
)
every_game = pytest.mark.parametrize("texts", GAMES, ids=str)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize(
    ("texts", "family"), [(texts, family) for texts in GAMES for family in texts.families], ids=str
)
def test_there_is_a_text_for_everything_and_for_nothing_else(texts: GameTexts, family: str) -> None:
    wanted = {f"{family}-{name}" for name in texts.families[family]}
    assert {key for key in texts.own("en") if key.startswith(f"{family}-")} <= wanted <= set(texts.known("en"))


@every_language
@every_game
def test_every_text_is_whole_whatever_it_speaks_of(texts: GameTexts, language: str) -> None:
    for key in texts.own(language):
        used = texts.arguments(key, language)
        first = {name: texts.may_be(name)[0] for name in used}
        tried = [first, *(first | {name: value} for name in used for value in texts.may_be(name)[1:])]
        for arguments in tried:
            said = texts.catalogues[language].text(key, **arguments)
            assert said or key in texts.may_be_empty
            assert "{" not in said
            assert "  " not in said


@every_language
@every_game
def test_sentences_end_as_sentences_and_names_do_not(texts: GameTexts, language: str) -> None:
    for key in texts.own(language):
        arguments = {name: texts.may_be(name)[0] for name in texts.arguments(key, "en")}
        said = texts.catalogues[language].text(key, **arguments)
        if key.startswith(SENTENCES):
            assert said.endswith("."), key
        elif key.startswith(NAMES):
            assert not said.endswith("."), key


@pytest.mark.parametrize(
    ("texts", "key", "arguments", "said"), [(texts, *example) for texts in GAMES for example in texts.counted], ids=str
)
def test_cases_and_numbers_are_right(texts: GameTexts, key: str, arguments: dict[str, Argument], said: Said) -> None:
    assert tuple(texts.catalogues[language].text(key, **arguments) for language in LANGUAGES) == said


@pytest.mark.parametrize(
    ("texts", "packed", "said"), [(texts, *example) for texts in GAMES for example in texts.refused], ids=str
)
def test_a_refusal_gives_the_rule(texts: GameTexts, packed: int, said: Said) -> None:
    refusal = texts.game.texts.refusal(texts.rules, packed)
    assert tuple(texts.say(language, refusal) for language in LANGUAGES) == said


@every_game
def test_a_refusal_that_all_games_have_is_told_alike(texts: GameTexts) -> None:
    refusal = texts.game.texts.refusal(texts.rules, reason(NOT_YOUR_TURN))
    told = [texts.say(language, refusal) for language in LANGUAGES]
    assert told == ["It is not your turn.", "To nie twoja tura.", "Сейчас не ваш ход."]


@every_language
@every_game
def test_every_refusal_becomes_a_sentence(texts: GameTexts, language: str) -> None:
    for refusal in (*CORE_REFUSALS, *texts.refusals):
        packed = reason(refusal.code, 1, 1, 1)
        assert texts.say(language, texts.game.texts.refusal(texts.rules, packed)).endswith(".")
