"""What a listener is told, in the order in which it happens, and how the rarer questions and moves read."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.games.castle.everything import EVENT_KEYS
from tests.games.castle.scenario_table import lay

from castellany.core.catalogue import Catalogue
from castellany.core.events import Log
from castellany.core.setup import Setup
from castellany.games.castle.assembly import assemble
from castellany.games.castle.events import TURN_BEGAN
from castellany.games.castle.labels import castle_texts, event_phrase, packages
from castellany.games.castle.labels.events import repeats
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.state import CastleState

SCENARIOS = Path(__file__).parent / "scenarios"
TEXTS = castle_texts()
ENGLISH = Catalogue("en", *packages())
PEOPLE = ["Anna", "Ben"]


def table(name: str) -> tuple[CastleRules, CastleState]:
    """The castle that a scenario draws."""
    data: dict[str, Any] = tomllib.loads((SCENARIOS / f"{name}.toml").read_text(encoding="utf-8"))
    return lay({key: value for key, value in data.items() if key != "play"}, data["edition"])


def play(rules: CastleRules, s: CastleState, *moves: str) -> Log:
    s.log = log = Log()
    for text in moves:
        m = rules.read(text)
        assert rules.check(s, rules.turn(s), m) == 0, text
        rules.play(s, m)
    s.log = None
    return log


def log_lines(rules: CastleRules, log: Log) -> list[str]:
    """As a log reads beside the moves."""
    phrases = [event_phrase(rules, event) for event in log.events if not repeats(event)]
    return [ENGLISH.say(phrase, PEOPLE) for phrase in phrases if phrase is not None]


def told(rules: CastleRules, s: CastleState, *moves: str) -> list[str]:
    """What a log says of these moves."""
    return log_lines(rules, play(rules, s, *moves))


def offered(rules: CastleRules, s: CastleState) -> list[str]:
    """The question, then every answer."""
    seat = rules.turn(s)
    asked = ENGLISH.say(TEXTS.prompt(rules, s, seat))
    return [asked, *(ENGLISH.say(TEXTS.move(rules, s, seat, m)) for m in rules.moves(s))]


def test_the_example_of_falcon() -> None:
    rules, s = table("examples/e01_falcon")
    log = play(rules, s, "tile join", "place join@c2 north", "put follower on 5")
    assert [(EVENT_KEYS[event.kind], event.seat) for event in log.events] == [
        ("turn-began", 0),
        ("tile-drawn", 0),
        ("placed", 0),
        ("completed", 0),
        ("completed", 0),
        ("completed", 0),
        ("entered", 0),
        ("scored", 0),
        ("points", 0),
        ("nests-gained", 0),
        ("returned", 0),
        ("scored", 0),
        ("points", 0),
        ("nests-gained", 0),
        ("returned", 0),
        ("scored", 1),
        ("points", 1),
        ("nests-gained", 1),
        ("returned", 1),
    ]
    assert log_lines(rules, log)[:2] == ["Turn 9: Anna is to play.", "Anna draws tile join."]
    assert sorted(log_lines(rules, log)[2:6]) == [
        "Anna scores a chapel of 5 tiles: 15 points.",
        "Anna scores a path of 3 tiles: 3 points.",
        "Anna takes 1 aerie.",
        "Anna takes 3 aeries.",
    ]
    assert log_lines(rules, log)[6:] == [
        "Ben scores a path of 4 tiles: 8 points (doubled by the king).",
        "Ben takes 1 aerie.",
    ]


def test_the_order_is_asked_in_words() -> None:
    rules, s = table("scoring/order_of_choice_with_a_token")
    play(rules, s, "tile both", "place both@b1 north", "pass")
    assert offered(rules, s) == [
        "More than one area is complete: choose which scores first.",
        "Score the tower of 2 tiles (west) for 4 points",
        "Score the house of 2 tiles (east) for 2 points",
    ]
    assert told(rules, s, "score 1", "token shrine") == [
        "Anna scores a tower of 2 tiles: 4 points.",
        "Anna stops on the corner tower 12/13 and takes a wall tile: markets count more.",
        "Anna scores a house of 2 tiles: 2 points.",
        "Anna puts the keep on a house of 2 tiles.",
    ]


def test_a_doubling_is_asked_in_words() -> None:
    rules, s = table("falcon/a_pigsty_of_three_with_the_token")
    play(rules, s, "tile sty", "place sty@c1 north", "pass")
    assert offered(rules, s) == [
        "You score a tower of 3 tiles: use your wall tile to score it double, or keep it.",
        "Use the wall tile for 12 points instead of 6",
        "Keep the wall tile",
    ]
    assert told(rules, s, "double")[0] == "Anna scores a tower of 3 tiles: 12 points."


def test_one_more_turn_is_asked_in_words() -> None:
    rules, s = table("tokens/an_extra_turn")
    play(rules, s, "tile plain", "place plain@b1 north", "pass")
    assert offered(rules, s) == [
        "Use your wall tile for one more turn, or end your turn.",
        "Use the wall tile for one more turn",
        "End the turn",
    ]
    assert told(rules, s, "again", "tile plain") == [
        "Anna uses a wall tile: one more turn.",
        "Turn 3: Anna is to play.",
        "Anna draws tile plain.",
    ]


def test_equally_many_figures_score_for_nobody() -> None:
    rules, s = table("scoring/equally_many")
    log = play(rules, s, "tile long", "place long@b1 north", "pass")
    assert log_lines(rules, log)[2:] == ["Nobody scores the path of 5 tiles."]
    assert [EVENT_KEYS[event.kind] for event in log.events].count("returned") == 2


def test_a_turn_begins_once_whatever_fits_nowhere() -> None:
    rules, s = table("turn/a_tile_fits_nowhere")
    assert told(rules, s, "tile plain", "tile long") == [
        "Turn 1: Anna is to play.",
        "Anna draws tile plain.",
        "Tile plain fits nowhere and leaves the game.",
        "Anna draws tile long.",
    ]


def test_a_marker_is_stopped_at_the_gate_where_it_stands() -> None:
    rules, s = table("halt/stopped_at_a_gate")
    lines = told(rules, s, "tile end", "place end@b1 north", "pass")
    assert lines[-1] == "Anna stops at the gate after 27 and loses 2 points."


def test_a_doubled_area_says_by_what() -> None:
    rules, s = table("completed/stocks")
    assert "Anna scores a path of 4 tiles: 8 points (doubled by the fountain)." in told(
        rules, s, "tile stocks", "place stocks@b1 north", "pass"
    )
    rules, s = table("falcon/a_prince_on_a_road_with_stocks")
    assert "Anna scores a path of 3 tiles: 12 points (doubled by the fountain, and again by the king)." in told(
        rules, s, "tile end", "place end@b1 north", "pass"
    )
    rules, s = table("falcon/a_prince_in_a_meadow")
    assert told(rules, s, "tile plain", "place plain@b1 north")[-1] == (
        "Anna scores 16 points (Courts, a1: 2 markets × 4, doubled by the king)."
    )


@pytest.mark.proves("CAS-F 17", "CAS-R 40")
def test_nests_that_both_give_back_are_told() -> None:
    rules, s = table("falcon/the_pool_runs_out")
    assert told(rules, s, "tile sty", "place sty@b1 north", "pass")[2:5] == [
        "Anna scores a tower of 2 tiles: 4 points.",
        "Anna takes 1 aerie.",
        "No aeries are left: each player gives back 1 aerie.",
    ]


def test_each_token_is_told_with_what_it_brings() -> None:
    rules, s = table("end/two_tokens_for_two_areas")
    assert told(rules, s, "tile plain", "place plain@b3 north", "pass")[3:] == [
        "Anna uses a wall tile: an unfinished tower counts.",
        "Anna scores 4 points (Unfinished areas, a2: 2 tiles × 2).",
        "Anna uses a wall tile: an unfinished tower counts.",
        "Anna scores 2 points (Unfinished areas, a1: 1 tile × 2).",
    ]
    rules, s = table("end/two_tokens_for_shrines")
    assert told(rules, s, "tile plain", "place plain@d1 north")[3:] == [
        "Ben uses a wall tile: markets count more.",
        "Ben scores 20 points (Courts, a1: 5 markets × 4).",
        "Ben uses a wall tile: markets count more.",
        "Ben scores 4 points (Courts, f1: 1 market × 4).",
    ]


@pytest.mark.parametrize("starter", ["first", "second", "random"])
def test_every_turn_is_told_whoever_starts(starter: str) -> None:
    rules = assemble(Setup("castle", "standard", 2, (), {"starter": starter}))
    s, began = rules.begin(), []
    while not rules.over(s):
        m = rules.moves(s)[0] if rules.is_chance(s) else rules.idle(s, rules.turn(s))
        s.log = log = Log()
        rules.play(s, m)
        began += [event.a for event in log.events if event.kind == TURN_BEGAN]
    assert began == list(range(s.turn + 1))
