"""What a listener is told, in the order in which it happens."""

from __future__ import annotations

from typing import Any

from tests.games.tuscany.scenario_table import lay

from castellany.core.events import Log
from castellany.games.tuscany.events import EVENT_KEYS


def told(data: dict[str, Any], moves: list[str]) -> list[tuple[str, int, int, int, int]]:
    """Key, seat, a, b and why of every event."""
    rules, s = lay(data, "revised")
    s.log = log = Log()
    for text in moves:
        m = rules.read(text)
        assert rules.check(s, rules.turn(s), m) == 0, text
        rules.play(s, m)
    return [(EVENT_KEYS[event.kind], event.seat, event.a, event.b, event.why) for event in log.events]


def test_a_castle_with_a_cart() -> None:
    seat = {"storage": ["castle"], "workers": 2, "estate": {"12": "city", "8": "city", "5": "village"}}
    moves = ["place castle@1 for worker+worker", "claim cart@8 to 16", "reveal inn", "yield 1-hexagon"]
    assert told({"seat": {"1": seat}}, moves) == [
        ("paid", 0, 10, 0, 0),
        ("placed", 0, 1, 0, 0),
        ("points", 0, 0, 1, 0),
        ("taken", 0, 7, 7, 0),
        ("placed", 0, 7, 15, 1),
        ("revealed", 0, 3, 7, 0),
        ("points", 0, 0, 1, 0),
        ("yielded", 0, 5, 0, 0),
        ("hexagon-gained", 0, 0, 0, 0),
    ]


def test_a_city_for_storage_and_a_marble() -> None:
    seat = {"storage": ["city"], "hand": {"city": 2}, "marble": 1}
    moves = ["place city@12 for card+card", "bonus storage", "marble", "draw", "card inn", "card cart", "card inn"]
    assert told({"seat": {"1": seat}}, moves) == [
        ("paid", 0, 0, 1, 0),
        ("placed", 0, 2, 11, 0),
        ("bonus-taken", 0, 1, 0, 0),
        ("points", 0, 3, 2, 0),
        ("marble-spent", 0, 0, 0, 0),
        ("cards-drawn", 0, 3, 0, 0),
        ("card-drawn", 0, 2, 0, 0),
        ("card-drawn", 0, 7, 0, 0),
        ("card-drawn", 0, 2, 0, 0),
    ]


def test_a_stack_a_phase_and_five_alike() -> None:
    data = {
        "turn": 2,
        "open": ["cart", "cart", "cart", "cart", "quarry", "village", "monastery", "city"],
        "seat": {"1": {"green": 3}, "2": {"opened": 6, "storage": ["inn"], "green": 1}},
    }
    moves = ["take village@6 over inn", "reveal cart", *["neutral inn"] * 3, "neutral castle", "neutral castle"]
    assert told(data, moves) == [
        ("removed", 1, 3, 0, 0),
        ("taken", 1, 5, 5, 0),
        ("revealed", 1, 7, 5, 0),
        ("stack-empty", 1, 0, 0, 0),
        ("swept", -1, 7, 5, 0),
        ("neutral-revealed", -1, 3, 0, 0),
        ("neutral-revealed", -1, 3, 1, 0),
        ("neutral-revealed", -1, 3, 2, 0),
        ("neutral-revealed", -1, 1, 3, 0),
        ("neutral-revealed", -1, 1, 5, 0),
        ("scored", 0, 0, 3, 0),
        ("scored", 1, 0, 1, 0),
        ("phase-began", -1, 1, 0, 0),
        ("round-began", -1, 1, 0, 0),
    ]


def test_shuffles() -> None:
    seat = {"storage": ["cart"], "workers": 2, "bonuses": {"yield": 1}}
    data = {"deck": {}, "discard": {"inn": 3}, "yields": {"2-cards": 1}, "seat": {"1": seat}}
    moves = ["place cart@16 for worker+worker", "yield 2-cards", "card inn", "card inn", "yield 1-worker"]
    keys = [key for key, *_ in told(data, moves)]
    assert keys.count("cards-shuffled") == keys.count("yields-shuffled") == 1
    assert keys[-2:] == ["yielded", "workers-gained"]


def test_the_last_round_and_the_end() -> None:
    data: dict[str, Any] = {"phase": 3, "turn": 2, "seat": {"1": {"opened": 15}, "2": {"stacks": ["inn"]}}}
    ends = told(data, ["take village@6", "reveal inn"])
    assert ends[-2:] == [("last-round", -1, 0, 0, 0), ("round-began", -1, 1, 0, 0)]
    last = data | {"latched": True, "last": True, "deck": {}, "discard": {}}
    assert told(last, ["draw"])[-2:] == [("points", 1, 7, 24, 0), ("game-ended", -1, 0, 0, 0)]
