"""The Castle's texts: a text for everything that there is, right in every case and number, true to what moves do."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from fluent.syntax import ast
from tests.core.fluent_texts import messages, variables
from tests.games.castle.everything import EVENT_KEYS, FIGURE_NAMES, PRINCE, SOURCE_NAMES, STOPPED

from castellany.core.catalogue import LANGUAGES, Catalogue
from castellany.core.choices import Option
from castellany.core.events import Event, Log
from castellany.core.program import ASK
from castellany.core.reasons import NOT_YOUR_TURN, reason
from castellany.core.setup import Setup
from castellany.games.castle import CASTLE, events
from castellany.games.castle.box import PUBLISHED
from castellany.games.castle.components import all_groups, standard
from castellany.games.castle.kinds import (
    EXTRA_TURN,
    FOLLOWER,
    HOUSE,
    MOST_KINDS,
    ROAD,
    SEGMENTS,
    SIDE_NAMES,
    TERRAIN_NAMES,
    TOKEN_NAMES,
)
from castellany.games.castle.labels import castle_texts, event_phrase, packages, reconstructed
from castellany.games.castle.labels.events import DOUBLERS, repeats
from castellany.games.castle.labels.explained import THINGS, explained
from castellany.games.castle.picture.model import LABELS
from castellany.games.castle.refusals import NOT_ADJOINING, ROAD_NEEDED
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.scoring import MEADOWS, ROADS, UNFINISHED

TEXTS = castle_texts()
PACKAGES = packages()
GAME = (PACKAGES[1], *PACKAGES[3:])
"""Those that speak of this game only: its own, and those of its modules."""
ENLARGED = ("nest", "gate")
CATALOGUES = {language: Catalogue(language, *PACKAGES) for language in LANGUAGES}
PEOPLE = ["Anna", "Ben"]
EVERYTHING = ("falcon", "halt")


def rules_of(*modules: str) -> CastleRules:
    return CASTLE.rules(Setup("castle", "standard", 2, modules, {}))


def option_words(option: Option) -> list[str]:
    """What the texts of an option are called after their family."""
    return [key.removeprefix("option-") for key in (option["name"], *option["value_names"].values())]


RULES = rules_of(*EVERYTHING)
TERRAINS = TERRAIN_NAMES[1:]
FAMILIES = {
    "terrain": set(TERRAINS),
    "role": set(TERRAINS),
    "figure": set(FIGURE_NAMES),
    "token": set(TOKEN_NAMES),
    "side": set(SIDE_NAMES),
    "thing": {*THINGS, *ENLARGED},
    "about": {*TERRAINS, *FIGURE_NAMES, *THINGS, *ENLARGED, "halting-gate", *(f"token-{name}" for name in TOKEN_NAMES)},
    "refusal": {refusal.key for refusal in RULES.refusals.values()},
    "prompt": {entry.name for entry in RULES.program if entry.kind == ASK} | {"waiting", "chance", "over"},
    "move": {verb.form.word for verb in RULES.verbs} - {"-"},
    "event": {*EVENT_KEYS, "unscored", "meadow", "unfinished"},
    "reconstructed": {group for group in all_groups() if standard().provenance[group] != PUBLISHED},
    "picture": {*LABELS, "title", "subtitle"},
    "source": set(SOURCE_NAMES),
    "option": {name for option in CASTLE.choices("standard")["options"] for name in option_words(option)},
    "module": set(EVERYTHING),
}
MAY_BE_NUMBERS: list[str | int] = [0, 1, 2, 3, 5, 12, 21, 22]
VALUES: dict[str, list[str | int]] = {
    "terrain": [f"terrain-{name}" for name in TERRAINS],
    "role": [f"role-{name}" for name in TERRAINS],
    "figure": [f"figure-{name}" for name in FIGURE_NAMES],
    "token": [f"token-{name}" for name in TOKEN_NAMES],
    "source": [f"source-{name}" for name in SOURCE_NAMES],
    **{name: [f"side-{side}" for side in SIDE_NAMES] for name in ("side", "top")},
    "doubled": list(DOUBLERS),
    "more": ["", " and more"],
    "leads": ["you", "other", "tie", "nobody", "lost"],
    "about": ["entering", "doubling"],
    "tile": ["h3"],
    "square": ["e5"],
    "spaces": ["12/13"],
    "area": ["2", "north-neighbour"],
}


def own_texts(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for package in GAME:
        found |= messages(package, language)
    return found


def texts(language: str) -> dict[str, ast.Message]:
    """Those of the game, and those that it shares with others."""
    return messages(PACKAGES[0], language) | own_texts(language)


@pytest.mark.parametrize("family", FAMILIES)
def test_there_is_a_text_for_everything_and_for_nothing_else(family: str) -> None:
    wanted = {f"{family}-{name}" for name in FAMILIES[family]}
    assert {key for key in own_texts("en") if key.startswith(f"{family}-")} <= wanted <= set(texts("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_whole_whatever_it_speaks_of(language: str) -> None:
    for key in own_texts(language):
        used = sorted(variables(key, texts(language)))
        for name in used or [""]:
            for value in VALUES.get(name, MAY_BE_NUMBERS):
                given = {other: VALUES.get(other, MAY_BE_NUMBERS)[0] for other in used} | (
                    {name: value} if name else {}
                )
                said = CATALOGUES[language].text(key, **given)
                assert said or key in ("sides", "doubled", "and-doubled", "and-nests")
                assert "{" not in said
                assert "  " not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end_as_sentences_and_names_do_not(language: str) -> None:
    sentences = ("about-", "refusal-", "prompt-", "event-", "preview-")
    names = ("terrain-", "role-", "figure-", "token-", "side-", "thing-", "label-", "move-", "source-")
    for key in own_texts(language):
        given = {name: VALUES.get(name, MAY_BE_NUMBERS)[0] for name in variables(key, texts("en"))}
        said = CATALOGUES[language].text(key, **given)
        if key.startswith(sentences):
            assert said.endswith(".")
        elif key.startswith(names):
            assert not said.endswith(".")


@pytest.mark.parametrize(
    ("key", "arguments", "said"),
    [
        ("count-nests", {"nests": 1}, ("1 aerie", "1 sokole gniazdo", "1 соколиное гнездо")),
        ("count-nests", {"nests": 3}, ("3 aeries", "3 sokole gniazda", "3 соколиных гнезда")),
        ("count-nests", {"nests": 12}, ("12 aeries", "12 sokolich gniazd", "12 соколиных гнёзд")),
        ("count-squares", {"squares": 22}, ("22 squares", "22 pola", "22 клетки")),
        (
            "move-put",
            {"figure": "figure-follower", "role": "role-house", "terrain": "terrain-house", "count": 0, "sides": ""},
            ("Send a squire into the house", "Postaw giermka w domu", "Поставить оруженосца в дом"),
        ),
        (
            "move-put",
            {
                "figure": "figure-prince",
                "role": "role-road",
                "terrain": "terrain-road",
                "count": 1,
                "sides": "x",
            },
            (
                "Send the king as herald onto the path (x)",
                "Postaw księcia jako herolda na drodze (x)",
                "Поставить короля глашатаем на дорогу (x)",
            ),
        ),
        (
            "event-scored",
            {"name": "Anna", "terrain": "terrain-pigsty", "tiles": 2, "points": 4, "doubled": "nothing"},
            (
                "Anna scores a tower of 2 tiles: 4 points.",
                "Anna zdobywa 4 punkty za chlew z 2 kafelków.",
                "Anna получает 4 очка за башню из 2 плиток.",
            ),
        ),
        (
            "event-scored",
            {"name": "Anna", "terrain": "terrain-road", "tiles": 4, "points": 16, "doubled": "both"}
            | {"figure": "figure-prince"},
            (
                "Anna scores a path of 4 tiles: 16 points (doubled by the fountain, and again by the king).",
                "Anna zdobywa 16 punktów za drogę z 4 kafelków (podwojone przez dyby i jeszcze raz przez księcia).",
                "Anna получает 16 очков за дорогу из 4 плиток (удвоено фонтаном и ещё раз королём).",
            ),
        ),
        (
            "event-meadow",
            {"name": "Anna", "points": 12, "source": "source-meadows", "square": "i3", "shrines": 4, "each": 3}
            | {"doubled": "nothing"},
            (
                "Anna scores 12 points (Courts, i3: 4 markets × 3).",
                "Anna zdobywa 12 punktów (Łąki, pole i3: 4 kapliczki × 3).",
                "Anna получает 12 очков (Дворы, клетка i3: 4 рынка × 3).",
            ),
        ),
        (
            "event-unfinished",
            {"name": "Anna", "points": 2, "source": "source-unfinished", "square": "c9", "tiles": 1, "each": 2}
            | {"doubled": "nothing"},
            (
                "Anna scores 2 points (Unfinished areas, c9: 1 tile × 2).",
                "Anna zdobywa 2 punkty (Nieukończone obszary, pole c9: 1 kafelek × 2).",
                "Anna получает 2 очка (Незавершённые области, клетка c9: 1 плитка × 2).",
            ),
        ),
    ],
)
def test_cases_and_numbers_are_right(key: str, arguments: dict[str, str | int], said: tuple[str, str, str]) -> None:
    assert tuple(CATALOGUES[language].text(key, **arguments) for language in LANGUAGES) == said


@pytest.mark.parametrize(
    ("packed", "said"),
    [
        (
            reason(ROAD_NEEDED, 0, 3),
            (
                "From the west a path leads to c1 and must go on; turn the tile or choose another square.",
                "Od zachodu do pola c1 dochodzi droga, która musi biec dalej; obróć kafelek albo wybierz inne pole.",
                "С запада к клетке c1 подходит дорога, и она должна идти дальше; "
                "поверните плитку или выберите другую клетку.",
            ),
        ),
        (
            reason(max(RULES.refusals), PRINCE, 1),
            (
                "This tile completes this area; the king may not enter an area that scores at once.",
                "Ten kafelek kończy ten obszar; książę nie może wejść na obszar, który od razu daje punkty.",
                "Эта плитка завершает эту область; король не может войти туда, где очки получают сразу.",
            ),
        ),
        (reason(NOT_YOUR_TURN), ("It is not your turn.", "To nie twoja tura.", "Сейчас не ваш ход.")),
    ],
)
def test_a_refusal_gives_the_rule(packed: int, said: tuple[str, str, str]) -> None:
    assert tuple(CATALOGUES[language].say(TEXTS.refusal(RULES, packed)) for language in LANGUAGES) == said


def test_every_refusal_becomes_a_sentence() -> None:
    for refusal, language in product(RULES.refusals.values(), LANGUAGES):
        assert CATALOGUES[language].say(TEXTS.refusal(RULES, reason(refusal.code, 1, 1, 1))).endswith(".")
    assert CATALOGUES["en"].say(TEXTS.refusal(RULES, reason(NOT_ADJOINING, 6))).startswith("a2 adjoins neither")


def told(kind: int, seat: int, a: int = 0, b: int = 0, why: int = 0) -> str | None:
    phrase = event_phrase(RULES, Event(kind, seat, a, b, why))
    return None if phrase is None else CATALOGUES["en"].say(phrase, PEOPLE)


def test_events_are_told_with_names() -> None:
    beside_a_start = RULES.tables.wall.squares * SEGMENTS
    assert told(events.PLACED, 1, 0, 0, 1) == "Ben lays tile s1 on c1, its top to the east."
    assert told(events.ENTERED, 0, FOLLOWER, 3, ROAD) == "Anna sends a herald onto the path."
    assert (
        told(events.ENTERED, 0, FIGURE_NAMES.index("falconer"), 3, HOUSE)
        == "Anna sends the falconer as squire into the house."
    )
    assert told(events.SCORED, -1, HOUSE, 3) == "Nobody scores the house of 3 tiles."
    assert told(events.TOKEN_TAKEN, 0, EXTRA_TURN, 0) == (
        "Anna stops on the corner tower 12/13 and takes a wall tile: one more turn."
    )
    assert told(events.RETURNED, 1, PRINCE, 3) == "Ben takes back the king from c1."
    assert told(events.RETURNED, 1, PRINCE, beside_a_start) == "Ben takes back the king from a4."
    assert told(events.POINTS, 1, MEADOWS, 6) == "Ben scores 6 points (Courts)."
    assert (
        told(events.POINTS, 1, MEADOWS, 6, events.told_of(3, 0, 3))
        == "Ben scores 6 points (Courts, c1: 2 markets × 3)."
    )
    assert told(events.POINTS, 1, MEADOWS, 8, events.told_of(3, PRINCE, 4)) == (
        "Ben scores 8 points (Courts, c1: 1 market × 4, doubled by the king)."
    )
    assert told(events.POINTS, 1, UNFINISHED, 6, events.told_of(3, 0, 2)) == (
        "Ben scores 6 points (Unfinished areas, c1: 3 tiles × 2)."
    )
    assert told(events.SCORED, 1, ROAD + MOST_KINDS, 4, 8) == (
        "Ben scores a path of 4 tiles: 8 points (doubled by the fountain)."
    )
    assert told(STOPPED, 1, 0, 1) == "Ben stops at the gate after 27 and loses 1 point."
    assert told(99, 0) is None


def test_points_of_an_area_are_told_with_the_area() -> None:
    assert repeats(Event(events.POINTS, 0, ROADS, 3, events.WITH_AREA))
    assert not repeats(Event(events.POINTS, 0, MEADOWS, 3, 0))
    assert not repeats(Event(events.SCORED, 0, ROAD, 3, 3))


def test_what_a_game_does_not_have_is_not_explained() -> None:
    names = {name for name, _, _ in explained(rules_of())}
    assert {"road", "seat", "follower", "shrine"} <= names
    assert names.isdisjoint({"chapel", "nest", "gate", "prince", "falconer"})
    assert {"chapel", "nest", "gate", "prince", "falconer"} <= {name for name, _, _ in explained(RULES)}


@pytest.mark.parametrize(("modules", "key"), [(("falcon",), "about-gate"), (EVERYTHING, "about-halting-gate")])
def test_a_gate_says_whether_it_stops_markers(modules: tuple[str, ...], key: str) -> None:
    assert next(about.key for name, _, about in explained(rules_of(*modules)) if name == "gate") == key


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_explained_has_a_name_and_a_sentence(language: str) -> None:
    for _, key, about in explained(RULES):
        assert CATALOGUES[language].text(key)
        assert CATALOGUES[language].say(about).endswith(".")


def test_only_what_is_in_play_is_said_to_be_reconstructed() -> None:
    base, whole = reconstructed(rules_of()), reconstructed(RULES)
    assert base is not None
    assert whole is not None
    assert "gates" not in CATALOGUES["en"].say(base)
    assert CATALOGUES["en"].say(base).startswith("○ Reconstructed: outline of the wall")
    assert "gates, castle tiles, tiles of the expansion" in CATALOGUES["en"].say(whole)


@pytest.mark.parametrize("modules", [(), ("falcon",), EVERYTHING])
def test_whole_games_can_be_told_and_labels_come_true(modules: tuple[str, ...]) -> None:
    """Every move reads otherwise than the rest, a figure enters what its label says, and an area that is chosen brings
    the points that its label promises."""
    rules = rules_of(*modules)
    kept: set[str] = set()
    for seed in range(6):
        random = Random(seed)
        s = rules.begin()
        while not rules.over(s):
            catalogue = CATALOGUES[random.choice(LANGUAGES)]
            seat = rules.turn(s)
            assert catalogue.say(TEXTS.prompt(rules, s, seat))
            m = rules.pick(s, random.randrange(rules.total(s))) if rules.is_chance(s) else random.choice(rules.moves(s))
            label = TEXTS.move(rules, s, seat, m)
            assert catalogue.say(label, PEOPLE)
            labels = [catalogue.say(TEXTS.move(rules, s, seat, each), PEOPLE) for each in rules.moves(s)]
            assert len(set(labels)) == len(labels)
            s.log = log = Log()
            rules.play(s, m)
            s.log = None
            for event in log.events:
                said = event_phrase(rules, event)
                assert said is not None
                assert catalogue.say(said, PEOPLE)
                if label.key == "move-put" and event.kind == events.ENTERED:
                    assert {name: said.arguments[name] for name in ("figure", "role", "terrain")}.items() <= (
                        label.arguments.items()
                    )
                    kept.add("put")
            scored = [event for event in log.events if event.kind == events.SCORED and event.seat >= 0]
            if label.key in ("move-score", "move-double") and scored:
                assert label.arguments["points"] == scored[0].why
                kept.add(label.key)
    assert "put" in kept
