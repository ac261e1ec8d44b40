"""What only Tuscany says, and that it is true to what moves do."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.texts import PEOPLE, told_game
from tests.games.tuscany.texts import RULES, TUSCANY_TEXTS, rules_of

from castellany.core.catalogue import LANGUAGES
from castellany.core.events import Event
from castellany.core.reasons import reason
from castellany.games.tuscany import TUSCANY, events
from castellany.games.tuscany.kinds import (
    CASTLE,
    CITY,
    VILLAGE_TILE,
)
from castellany.games.tuscany.labels import TEXTS, event_phrase, picture_words
from castellany.games.tuscany.labels.counted import payment
from castellany.games.tuscany.payment import PAIR_UNIT, WORKER_UNIT, payment_of
from castellany.games.tuscany.picture.model import LABELS
from castellany.games.tuscany.refusals import NOT_ADJACENT
from castellany.games.tuscany.scoring import OVERFLOW, REGIONS

SAY = TUSCANY_TEXTS.catalogues


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
    assert tuple(SAY[language].say(payment(number, CITY)) for language in LANGUAGES) == said


def test_spaces_are_counted_from_one_in_refusals() -> None:
    assert "Space 30 " in SAY["en"].say(TEXTS.refusal(RULES, reason(NOT_ADJACENT, 29)))


def test_events_are_told_with_names() -> None:
    def told(kind: int, seat: int, a: int = 0, b: int = 0, why: int = 0) -> str | None:
        phrase = event_phrase(RULES, Event(kind, seat, a, b, why))
        return None if phrase is None else SAY["en"].say(phrase, PEOPLE)

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
    kept: set[str] = set()
    for told in told_game(TUSCANY, rules, Random(players)):
        for event, said in told.events:
            if told.label.key == "move-draw" and event.kind == events.CARDS_DRAWN:
                assert said.arguments["cards"] == told.label.arguments["cards"]
                kept.add("draw")
            if told.label.key == "move-place" and event.kind == events.PAID:
                assert said.arguments["payment"] == told.label.arguments["payment"]
                kept.add("place")
    assert kept == {"draw", "place"}
