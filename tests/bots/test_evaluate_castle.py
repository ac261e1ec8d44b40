"""The Castle's evaluation: what it looks at, and that it knows what a good player knows."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.castle.scenario_table import lay
from tests.games.castle.setups import MODULES, setup_of

from castellany.bots import bot
from castellany.core.playout import play_at_random
from castellany.games.castle import CASTLE
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.state import IN_SUPPLY, CastleState
from castellany.match import Match

ROW = """
... hhh ___ ___
... hhh ___ ___
... hhh ___ ___
"""
"""A house that is open to the east."""
WING = "h.. h.. h.."
HOLDER = {"figures": ["follower b1 house"]}


def after(data: dict[str, Any], *moves: str) -> tuple[CastleRules, CastleState]:
    rules, s = lay({"starts": ["a1 west meadow"], **data}, "standard")
    for text in moves:
        rules.play(s, rules.read(text))
    return rules, s


def answer(rules: CastleRules, s: CastleState) -> str:
    """What greedy answers."""
    return rules.write(bot("greedy").choose(rules, s, rules.turn(s), rules.moves(s), Random(1)))


@pytest.mark.both_forms
@pytest.mark.parametrize("way", MODULES)
def test_a_finished_game_is_worth_its_lead(way: str) -> None:
    rules = CASTLE.rules(setup_of(way))
    s = rules.begin()
    play_at_random(rules, s, Random(1))
    lead = 100 * (s.score[0] - s.score[1])
    assert (rules.evaluate(s, 0), rules.evaluate(s, 1)) == (lead, -lead)


@pytest.mark.both_forms
@pytest.mark.parametrize("way", MODULES)
def test_every_position_has_a_value_and_stays_as_it_is(way: str) -> None:
    rules = CASTLE.rules(setup_of(way))
    random = Random(7)
    s = rules.begin()
    while not rules.over(s):
        before = s.clone()
        value = rules.evaluate(s, 0)
        assert s == before
        assert -20_000 < value < 20_000
        assert rules.evaluate(s, 1) == -value
        play_at_random(rules, s, random, 1)


def test_what_the_bag_held_before_changes_nothing() -> None:
    """The bag is counted anew for another position."""
    rules = CASTLE.rules(setup_of("base"))
    early = rules.begin()
    late = early.clone()
    play_at_random(rules, early, Random(5), 10)
    play_at_random(rules, late, Random(5), 60)
    values = [rules.evaluate(s, 0) for s in (early, late, early, late)]
    fresh = [CASTLE.rules(setup_of("base")).evaluate(s, 0) for s in (early, late)]
    assert values == fresh * 2


def test_completed_areas_count_before_they_score() -> None:
    rules, s = after({"castle": ROW, "tiles": {"wing": WING}, "seat": {"1": HOLDER}}, "tile wing")
    assert rules.points(s, 0) == 0
    rules.play(s, rules.read("place wing@c1 north"))
    assert (s.score, [rules.points(s, seat) for seat in range(2)]) == ([0, 0], [2, 0])


@pytest.mark.parametrize(("road", "better"), [("...", True), (".+.", False)])
def test_a_figure_is_wasted_where_no_tile_of_the_bag_fits(road: str, better: bool) -> None:
    """Beside a road the square needs one, and the plain tiles have none."""
    castle = f"""
... hhh ___
... hhh ___
... hhh ___

... ... {road}
... ... ...
... ... ...
"""
    rules, empty = after({"castle": castle, "plain": 8})
    _, held = after({"castle": castle, "plain": 8, "seat": {"1": HOLDER}})
    assert (rules.evaluate(held, 0) > rules.evaluate(empty, 0)) == better


def test_what_can_be_completed_at_once_is_taken() -> None:
    data = {"castle": ROW, "tiles": {"wing": WING}, "plain": 20}
    assert answer(*after(data, "tile wing")) == "place wing@c1 north"
    assert answer(*after(data, "tile wing", "place wing@c1 north")) == "put follower on 1"


def test_a_follower_does_not_lie_down_for_nothing() -> None:
    castle = """
... ___ ___ ___
... ___ ___ ___
... ___ ___ ___
"""
    moves = ("tile plain", "place plain@b1 north")
    assert answer(*after({"castle": castle, "plain": 30}, *moves)) == "pass"
    shrine = castle.replace("...", ".o.", 1)
    assert answer(*after({"castle": shrine, "plain": 1}, *moves)) == "put follower on 1"


def test_a_token_is_worth_more_than_a_point() -> None:
    """Two points lead to 11, 12, 13 or 14, and the tower with 12 and 13 has a token."""
    values: list[int] = []
    for score in range(9, 13):
        data = {"castle": ROW, "tiles": {"wing": WING}, "seat": {"1": {**HOLDER, "score": score}}}
        rules, s = after(data, "tile wing", "place wing@c1 north")
        values.append(rules.evaluate(s, 0))
    assert values[1] > values[0] + 200
    assert values[2] == values[1] + 100
    assert values[3] < values[2]


@pytest.mark.parametrize(("tiles", "answered"), [(3, "double"), (30, "pass")])
def test_a_token_for_a_small_house_waits_for_a_larger_one(tiles: int, answered: str) -> None:
    seat = {**HOLDER, "tokens": {"double-house": 1}}
    data = {"castle": ROW, "tiles": {"wing": WING}, "plain": tiles, "seat": {"1": seat}}
    assert answer(*after(data, "tile wing", "place wing@c1 north", "pass")) == answered


def test_greedy_keeps_figures_back() -> None:
    rules = CASTLE.rules(setup_of("base"))
    match, random = Match(rules, 3), Random(3)
    home: list[int] = []
    while not match.over:
        seat = match.turn
        each = match.state.figures_each()
        home.append(match.state.figures[seat * each : (seat + 1) * each].count(IN_SUPPLY))
        match.play(seat, bot("greedy").choose(rules, match.view(seat), seat, match.moves(seat), random))
    half = home[: len(home) // 2]
    assert sum(half) / len(half) > 2
    assert home.count(0) < len(home) // 4
