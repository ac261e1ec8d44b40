"""Tuscany's texts: a text for everything that there is, right in every case and number, true to what moves do."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from fluent.syntax import ast
from tests.core.fluent_texts import messages, variables

from castellany.core.catalogue import LANGUAGES, Catalogue
from castellany.core.events import Event, Log
from castellany.core.program import ASK, ASK_TOGETHER
from castellany.core.reasons import CORE_REFUSALS, NOT_YOUR_TURN, reason
from castellany.core.setup import Setup
from castellany.games.tuscany import TUSCANY, events
from castellany.games.tuscany.box import GROUPS, PUBLISHED
from castellany.games.tuscany.components import standard
from castellany.games.tuscany.kinds import (
    BONUS_NAMES,
    CASTLE,
    CITY,
    CITY_TILE,
    COLOUR_NAMES,
    CROP_NAMES,
    NAMES,
    VILLAGE_TILE,
)
from castellany.games.tuscany.labels import PACKAGES, TEXTS, event_phrase, picture_words
from castellany.games.tuscany.labels.counted import payment
from castellany.games.tuscany.options import CHOICES
from castellany.games.tuscany.payment import PAIR_UNIT, WORKER_UNIT, payment_of
from castellany.games.tuscany.picture.model import LABELS
from castellany.games.tuscany.refusals import NOT_ADJACENT, REFUSALS, TOO_FEW_CARDS, WRONG_COLOUR
from castellany.games.tuscany.rules import TuscanyRules
from castellany.games.tuscany.scoring import OVERFLOW, REGIONS, SOURCE_NAMES

CATALOGUES = {language: Catalogue(language, *PACKAGES) for language in LANGUAGES}
PEOPLE = ["Anna", "Ben", "Carla", "Dario"]


def rules_of(edition: str = "revised", players: int = 2) -> TuscanyRules:
    return TUSCANY.rules(Setup("tuscany", edition, players, (), {}))


RULES = rules_of()
ASKING = {entry.name for entry in RULES.program if entry.kind in (ASK, ASK_TOGETHER)}
RECONSTRUCTED = {group for group in GROUPS if standard().provenance[group] != PUBLISHED}

FAMILIES = {
    "kind": set(NAMES[1:]),
    "about": {*COLOUR_NAMES, "hexagon"} | {f"bonus-{name}" for name in BONUS_NAMES},
    "colour": set(COLOUR_NAMES),
    "cards": set(COLOUR_NAMES),
    "crop": set(CROP_NAMES),
    "bonus": set(BONUS_NAMES),
    "refusal": {refusal.key for refusal in REFUSALS},
    "prompt": ASKING | {"waiting", "chance", "over"},
    "move": {verb.form.word for verb in RULES.verbs} - {"-"},
    "event": {*events.EVENT_KEYS, "region", "refreshed"},
    "reconstructed": RECONSTRUCTED,
    "picture": {*LABELS, "title", "subtitle"},
    "source": set(SOURCE_NAMES),
    "decided": {"by-points", "by-most-empty", "by-most-green", "by-fewest-green", "by-fewest-cards"},
    "option": set(CHOICES) | {f"{key}-{value}" for key in CHOICES for value in CHOICES[key] if not value.isdecimal()},
}
MAY_BE_NUMBERS: list[str | int] = [0, 1, 2, 3, 5, 12, 21, 22]
VALUES: dict[str, list[str | int]] = {
    **{name: [f"kind-{kind}" for kind in NAMES[1:]] for name in ("kind", "tile")},
    "over": ["none", *(f"kind-{kind}" for kind in NAMES[1:])],
    "colour": [f"colour-{colour}" for colour in COLOUR_NAMES],
    "bonus": [f"bonus-{name}" for name in BONUS_NAMES],
    "crop": [f"crop-{name}" for name in CROP_NAMES],
    "source": [f"source-{name}" for name in SOURCE_NAMES],
    "edition": [f"edition-tuscany-{name}" for name in TUSCANY.editions],
    "track": ["green", "red"],
    "rank": ["first", "second"],
    "which": ["first", "extra"],
    "fits": ["yes", "no"],
    "new": ["yes", "no"],
    "turned": ["yes", "no"],
    "by": ["castle", "action"],
    "first": ["l", "r"],
    "second": ["l", "r"],
}


def texts(language: str) -> dict[str, ast.Message]:
    """Those of the game, and those that it shares with others."""
    return messages(PACKAGES[0], language) | messages(PACKAGES[1], language)


@pytest.mark.parametrize("family", FAMILIES)
def test_there_is_a_text_for_everything_and_for_nothing_else(family: str) -> None:
    wanted = {f"{family}-{name}" for name in FAMILIES[family]}
    assert {key for key in messages(PACKAGES[1], "en") if key.startswith(f"{family}-")} <= wanted <= set(texts("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_whole_whatever_it_speaks_of(language: str) -> None:
    for key in messages(PACKAGES[1], language):
        used = sorted(variables(key, texts(language)))
        for name in used or [""]:
            for value in VALUES.get(name, MAY_BE_NUMBERS):
                given = {other: VALUES.get(other, MAY_BE_NUMBERS)[0] for other in used} | (
                    {name: value} if name else {}
                )
                said = CATALOGUES[language].text(key, **given)
                assert said
                assert "{" not in said
                assert "  " not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end_as_sentences_and_names_do_not(language: str) -> None:
    sentences = ("about-", "refusal-", "prompt-", "event-", "preview-")
    names = ("kind-", "colour-", "cards-", "crop-", "bonus-", "label-", "move-")
    for key in messages(PACKAGES[1], language):
        given = {name: VALUES.get(name, MAY_BE_NUMBERS)[0] for name in variables(key, texts("en"))}
        said = CATALOGUES[language].text(key, **given)
        if key.startswith(sentences):
            assert said.endswith(".")
        elif key.startswith(names):
            assert not said.endswith(".")


@pytest.mark.parametrize(
    ("key", "arguments", "said"),
    [
        ("count-cards", {"cards": 1}, ("1 property card", "1 kartę włości", "1 карту владений")),
        ("count-cards", {"cards": 3}, ("3 property cards", "3 karty włości", "3 карты владений")),
        ("count-cards", {"cards": 5}, ("5 property cards", "5 kart włości", "5 карт владений")),
        ("count-green", {"green": 1}, ("1 green point", "1 zielony punkt", "1 зелёное очко")),
        ("count-green", {"green": 3}, ("3 green points", "3 zielone punkty", "3 зелёных очка")),
        ("count-red", {"red": 12}, ("12 red points", "12 czerwonych punktów", "12 красных очков")),
        (
            "move-take",
            {"tile": "kind-village", "slot": 3, "over": "kind-hexagon"},
            (
                "Take a village from place 3 and remove a wooden hexagon from the game",
                "Weź wioskę z miejsca 3 i usuń z gry drewniany sześciokąt",
                "Взять деревню с места 3 и убрать из игры деревянный шестиугольник",
            ),
        ),
    ],
)
def test_cases_and_numbers_are_right(key: str, arguments: dict[str, str | int], said: tuple[str, str, str]) -> None:
    assert tuple(CATALOGUES[language].text(key, **arguments) for language in LANGUAGES) == said


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (0, ("2 city cards", "2 karty miasta", "2 карты города")),
        (1, ("1 city card and 1 worker", "1 kartę miasta i 1 robotnika", "1 карту города и 1 рабочего")),
        (payment_of(WORKER_UNIT, WORKER_UNIT), ("2 workers", "2 robotników", "2 рабочих")),
        (payment_of(PAIR_UNIT, PAIR_UNIT), ("4 castle cards", "4 karty zamku", "4 карты замка")),
        (
            payment_of(WORKER_UNIT, PAIR_UNIT),
            ("2 castle cards and 1 worker", "2 karty zamku i 1 robotnika", "2 карты замка и 1 рабочего"),
        ),
    ],
)
def test_a_payment_is_told_by_what_leaves_the_hand(number: int, said: tuple[str, str, str]) -> None:
    assert tuple(CATALOGUES[language].say(payment(number, CITY)) for language in LANGUAGES) == said


@pytest.mark.parametrize(
    ("packed", "said"),
    [
        (
            reason(WRONG_COLOUR, CITY_TILE, 13, CASTLE),
            (
                "Space 14 takes only a castle, not a city.",
                "Pole 14 przyjmuje tylko zamek, a nie miasto.",
                "Участок 14 принимает только замок, а не город.",
            ),
        ),
        (
            reason(TOO_FEW_CARDS, CITY, 2, 1),
            (
                "This takes 2 city cards; you have 1.",
                "Potrzeba 2 kart miasta; masz 1.",
                "Нужны 2 карты города; у вас 1.",
            ),
        ),
        (reason(NOT_YOUR_TURN), ("It is not your turn.", "To nie twoja tura.", "Сейчас не ваш ход.")),
    ],
)
def test_a_refusal_gives_the_rule(packed: int, said: tuple[str, str, str]) -> None:
    assert tuple(CATALOGUES[language].say(TEXTS.refusal(RULES, packed)) for language in LANGUAGES) == said


def test_every_refusal_becomes_a_sentence() -> None:
    for refusal, language in product((*CORE_REFUSALS, *REFUSALS), LANGUAGES):
        assert CATALOGUES[language].say(TEXTS.refusal(RULES, reason(refusal.code, 1, 1, 1))).endswith(".")
    assert "Space 30 " in CATALOGUES["en"].say(TEXTS.refusal(RULES, reason(NOT_ADJACENT, 29)))


def test_events_are_told_with_names() -> None:
    def told(kind: int, seat: int, a: int = 0, b: int = 0, why: int = 0) -> str | None:
        phrase = event_phrase(RULES, Event(kind, seat, a, b, why))
        return None if phrase is None else CATALOGUES["en"].say(phrase, PEOPLE)

    assert told(events.PLACED, 1, VILLAGE_TILE, 16) == "Ben places a village on space 17."
    assert told(events.PLACED, 1, VILLAGE_TILE, 16, 1) == "Ben places a village on space 17, for nothing."
    assert told(events.POINTS, 0, REGIONS, 3) == "Anna completes a region of 2 spaces for 3 green points."
    assert told(events.POINTS, 0, OVERFLOW, 2) == "Anna scores 2 red points (Hexagons without room)."
    assert told(events.SWEPT, 2, CITY, 3) == "Carla puts away the 3 open city tiles."
    assert told(events.SWEPT, -1, CITY, 5) == "Too many open tiles are alike: 5 city tiles make way."
    assert told(events.COLOUR_FILLED, 3, CASTLE, 1) == "Dario has covered all castle spaces, as the second."
    assert told(events.YIELDED, 0, 0) == "Anna turns up a yield card: 2 red points."
    assert told(events.SCORED, 0, 0, 9) == "Anna adds 9 green points to the red ones (end of phase 1)."
    assert told(len(events.EVENT_KEYS), 0) is None


@pytest.mark.parametrize(("source", "sort"), [(REGIONS, "green"), (OVERFLOW, "red")])
def test_points_say_of_which_sort_they_are(source: int, sort: str) -> None:
    phrase = event_phrase(RULES, Event(events.POINTS, 0, source, 3, 0))
    assert phrase is not None
    assert (phrase.arguments["track"], phrase.arguments["kind"]) == (sort, f"thing-{sort}")


def test_the_picture_has_its_words() -> None:
    assert set(picture_words()) == set(LABELS)


@pytest.mark.parametrize(("edition", "players"), [("revised", 2), ("first", 4)])
def test_whole_games_can_be_told_and_labels_come_true(edition: str, players: int) -> None:
    """A draw brings the cards that its label promises, and a placed tile takes its space and payment."""
    rules = rules_of(edition, players)
    random = Random(players)
    s = rules.begin()
    told: set[str] = set()
    while not rules.over(s):
        catalogue = CATALOGUES[random.choice(LANGUAGES)]
        seat = rules.turn(s)
        assert catalogue.say(TEXTS.prompt(rules, s, seat))
        m = rules.pick(s, random.randrange(rules.total(s))) if rules.is_chance(s) else random.choice(rules.moves(s))
        label = TEXTS.move(rules, s, seat, m)
        assert catalogue.say(label, PEOPLE)
        s.log = log = Log()
        rules.play(s, m)
        s.log = None
        for event in log.events:
            said = event_phrase(rules, event)
            assert said is not None
            assert catalogue.say(said, PEOPLE)
            if label.key == "move-draw" and event.kind == events.CARDS_DRAWN:
                assert said.arguments["cards"] == label.arguments["cards"]
                told.add("draw")
            if label.key == "move-place" and event.kind == events.PAID:
                assert said.arguments["payment"] == label.arguments["payment"]
                told.add("place")
    assert told == {"draw", "place"}
