"""What only The Castle says, and that it is true to what moves do."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.castle.everything import FIGURE_NAMES, PRINCE, STOPPED
from tests.games.castle.texts import CASTLE_TEXTS, EVERYTHING, RULES, rules_of
from tests.games.texts import PEOPLE, told_game

from castellany.core.catalogue import LANGUAGES
from castellany.core.events import Event
from castellany.core.reasons import reason
from castellany.games.castle import CASTLE, events
from castellany.games.castle.kinds import (
    EXTRA_TURN,
    FOLLOWER,
    HOUSE,
    MOST_KINDS,
    ROAD,
    SEGMENTS,
)
from castellany.games.castle.labels import event_phrase, reconstructed
from castellany.games.castle.labels.events import repeats
from castellany.games.castle.labels.explained import explained
from castellany.games.castle.refusals import NOT_ADJOINING
from castellany.games.castle.scoring import MEADOWS, ROADS, UNFINISHED

SAY = CASTLE_TEXTS.catalogues


def test_squares_have_their_names_in_refusals() -> None:
    assert SAY["en"].say(CASTLE.texts.refusal(RULES, reason(NOT_ADJOINING, 6))).startswith("a2 adjoins neither")


def told(kind: int, seat: int, a: int = 0, b: int = 0, why: int = 0) -> str | None:
    phrase = event_phrase(RULES, Event(kind, seat, a, b, why))
    return None if phrase is None else SAY["en"].say(phrase, PEOPLE)


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
        assert SAY[language].text(key)
        assert SAY[language].say(about).endswith(".")


def test_only_what_is_in_play_is_said_to_be_reconstructed() -> None:
    base, whole = reconstructed(rules_of()), reconstructed(RULES)
    assert base is not None
    assert whole is not None
    assert "gates" not in SAY["en"].say(base)
    assert SAY["en"].say(base).startswith("○ Reconstructed: outline of the wall")
    assert "gates, castle tiles, tiles of the expansion" in SAY["en"].say(whole)


@pytest.mark.parametrize("modules", [(), ("falcon",), EVERYTHING])
def test_whole_games_can_be_told_and_labels_come_true(modules: tuple[str, ...]) -> None:
    """Every move reads otherwise than the rest, a figure enters what its label says, and an area that is chosen brings
    the points that its label promises."""
    rules = rules_of(*modules)
    kept: set[str] = set()
    for seed in range(6):
        for told in told_game(CASTLE, rules, Random(seed)):
            catalogue, label = SAY[told.language], told.label
            labels = [
                catalogue.say(CASTLE.texts.move(rules, told.before, told.seat, m), PEOPLE)
                for m in rules.moves(told.before)
            ]
            assert len(set(labels)) == len(labels)
            for event, said in told.events:
                if label.key == "move-put" and event.kind == events.ENTERED:
                    entered = {name: said.arguments[name] for name in ("figure", "role", "terrain")}
                    assert entered.items() <= label.arguments.items()
                    kept.add("put")
            scored = [event for event, _ in told.events if event.kind == events.SCORED and event.seat >= 0]
            if label.key in ("move-score", "move-double") and scored:
                assert label.arguments["points"] == scored[0].why
                kept.add(label.key)
    assert "put" in kept
