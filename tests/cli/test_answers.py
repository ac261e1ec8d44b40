"""Whatever is typed has a meaning, or is said to have none; the language is the reader's."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from castellany.cli.answers import COMMANDS, Answer, Move, Order, Puzzle, understand
from castellany.cli.language import asked_language, system_language, texts_in
from castellany.cli.terminals import TERMINALS
from castellany.core.catalogue import LANGUAGES
from castellany.core.setup import Setup
from castellany.games.registry import rules_for
from castellany.match import Match

MATCH = Match(rules_for(Setup("burgundy", "special", 2, (), {"boards": "1"})), 5)
OFFERED = MATCH.moves(MATCH.turn)
TEXTS = {language: texts_in(language, "burgundy") for language in LANGUAGES}
WORDS = st.sampled_from(["take", "place", "bank", "bank@3", "with", "5", "workers", "undo", "save", "@", "12", "?"])


@given(st.sampled_from(LANGUAGES), st.text() | st.lists(WORDS).map(" ".join))
def test_every_line_is_understood_or_is_a_puzzle_with_a_text(language: str, line: str) -> None:
    answer = understand(TEXTS[language], MATCH.rules, OFFERED, OFFERED, {}, line)
    if isinstance(answer, Puzzle):
        assert TEXTS[language].text(answer.key, **answer.arguments)
    elif isinstance(answer, Order):
        assert answer.name in COMMANDS
    else:
        assert MATCH.rules.read(MATCH.rules.write(answer.move)) == answer.move


@given(st.sampled_from(OFFERED))
def test_an_offered_move_is_understood_by_number_and_by_notation(move: int) -> None:
    text = MATCH.rules.write(move)
    for line in (text, f"  {text.upper()} ", str(OFFERED.index(move) + 1)):
        assert understand(TEXTS["en"], MATCH.rules, OFFERED, OFFERED, {}, line) == Move(move)


def test_a_beginning_is_enough_if_only_one_move_has_it() -> None:
    rules = MATCH.rules
    offered = [
        rules.read(text) for text in ("take bank@3 with 5", "place ship@12 with 5", "place mine@1 with 5", "end")
    ]
    for line, move in (("take bank", 0), ("take ba", 0), ("take", 0), ("place s", 1), ("place mine@1", 2), ("end", 3)):
        assert understand(TEXTS["en"], rules, offered, offered, {}, line) == Move(offered[move])
    both = Puzzle("cli-several-begin", {"text": "place", "moves": "place ship@12 with 5, place mine@1 with 5"})
    assert understand(TEXTS["en"], rules, offered, offered, {}, "place") == both
    assert understand(TEXTS["en"], rules, offered, offered, {}, "place ship@1") == Move(rules.read("place ship@1"))
    assert isinstance(understand(TEXTS["en"], rules, offered, offered, {}, "e"), Puzzle)


def test_a_move_that_begins_like_a_command_is_a_move_while_it_is_offered() -> None:
    rules, texts = rules_for(Setup("castle", "standard", 2)), texts_in("en", "castle")
    offered = [rules.read(text) for text in ("score 1", "score north-neighbour")]
    for line, move in (("score 1", "score 1"), ("Score north", "score north-neighbour"), ("score 5", "score 5")):
        assert understand(texts, rules, offered, offered, {}, line) == Move(rules.read(move))
    assert understand(texts, rules, offered, offered, {}, "score") == Order("score", "")
    assert understand(texts, rules, [rules.read("pass")], [rules.read("pass")], {}, "score 1") == Order("score", "1")


@pytest.mark.parametrize(
    ("language", "kings", "squires"),
    [
        ("en", ["king"], ["squire"]),
        ("pl", ["książę", "księcia"], ["giermek", "giermka"]),
        ("ru", ["король", "короля"], ["оруженосец", "оруженосца"]),
    ],
)
def test_a_figure_is_typed_as_the_screen_calls_it(language: str, kings: list[str], squires: list[str]) -> None:
    rules = rules_for(Setup("castle", "standard", 2, ("falcon",), {"starter": "first"}))
    terminal, texts, s = TERMINALS["castle"], texts_in(language, "castle"), rules.begin()
    assert terminal.spoken(texts, rules, s) == {}
    # A house, a tower and two paths, the first of which is completed.
    for move in ("tile s9", "place s9@e1 north"):
        rules.play(s, rules.read(move))

    def typed(line: str) -> Answer:
        return understand(texts, rules, rules.moves(s), rules.moves(s), terminal.spoken(texts, rules, s), line)

    for king in kings:
        assert typed(f"put {king.upper()} on 2") == Move(rules.read("put prince on 2"))
        refused = rules.read("put prince on 3")
        assert (typed(f"put {king} on 3"), refused in rules.moves(s)) == (Move(refused), False)
        assert isinstance(typed(f"put {king}"), Puzzle)
    for squire in squires:
        assert typed(f"put {squire}") == typed(f"put {squire} on 1") == Move(rules.read("put follower on 1"))
        assert typed(f"put {squire} on 2") == Puzzle("cli-not-understood", {"text": f"put {squire} on 2"})
    assert typed("put falconer on 2") == Move(rules.read("put falconer on 2"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_understood_in_english_and_in_the_readers_language(language: str) -> None:
    texts = TEXTS[language]
    seen: set[str] = set()
    for name in COMMANDS:
        for word in dict.fromkeys([name, *texts.text(f"cli-word-{name}").split()]):
            assert word not in seen
            seen.add(word)
            assert understand(texts, MATCH.rules, OFFERED, OFFERED, {}, f" {word.upper()}  My File ") == Order(
                name, "My File"
            )


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": ""}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "C"}, "en"),
    ],
)
def test_the_language_of_the_system(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language


def test_the_language_asked_for_may_stand_anywhere() -> None:
    assert asked_language(["play", "--language", "pl"]) == "pl"
    assert asked_language(["--language=ru", "play"]) == "ru"
    assert asked_language(["play", "--language"]) is None
