"""Clauses about the set-up, the course of the game and what players know that a scenario cannot tell."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.battery.walk import Wanderer
from tests.games.tuscany.scenario_table import lay

from castellany.core.events import Log
from castellany.core.setup import Setup
from castellany.games.tuscany import TUSCANY, components
from castellany.games.tuscany.assembly import assemble
from castellany.games.tuscany.editions.revised import REVISED
from castellany.games.tuscany.events import (
    COLOUR_FILLED,
    PHASE_BEGAN,
    POINTS,
    SCORED,
    STACK_EMPTY,
    WORKERS_GAINED,
)
from castellany.games.tuscany.kinds import COLOURS, VILLAGE
from castellany.games.tuscany.rules import TuscanyRules
from castellany.games.tuscany.scoring import COLOUR_BONUSES, REGIONS
from castellany.games.tuscany.state import TuscanyState
from castellany.games.tuscany.tables import Tables


def rules_for(edition: str, players: int) -> TuscanyRules:
    return TUSCANY.rules(Setup("tuscany", edition, players))


def until(rules: TuscanyRules, s: TuscanyState, step: str, seed: int = 1) -> None:
    """Draw until a step asks."""
    wanderer = Wanderer(Random(seed))
    while rules.program[s.stack[-1].step].name != step:
        rules.play(s, wanderer.choose(rules, s))


@pytest.mark.proves("TUS-R 10", "TUS 2.9")
def test_boards_joined_to_a_region_of_four_are_refused() -> None:
    """With boards of which A above C, neither turned, would join two and two agriculture spaces."""
    groups = components.standard_groups()["boards"]
    colours = dict.fromkeys(groups["colours"], "VVK CQVW MCI")
    colours |= dict.fromkeys(("A1", "A2", "A3", "A4"), "IVK CQVW MLL")
    colours |= dict.fromkeys(("C1", "C2", "C3", "C4"), "LLQ MWVW QKC")
    box = components.with_groups("other", {"boards": {**groups, "colours": colours}})
    rules = assemble(Setup("tuscany", "revised", 2), Tables(2, REVISED, box))
    s = rules.begin()
    until(rules, s, "building")
    joined = rules.read("build ACB ll castle 3")
    assert rules.refusal(rules.check(s, 0, joined))[0].key == "region-too-large"
    assert joined not in rules.moves_of(s, 0)
    for other in ("build aCB ll castle 8", "build AcB ll castle 3", "build CAB ll castle 9"):
        assert rules.check(s, 0, rules.read(other)) == 0, other


@pytest.mark.proves("TUS 2.11", "TUS-R 11", "TUS-R 44")
def test_a_sealed_estate_is_seen_by_its_owner_only() -> None:
    rules = rules_for("revised", 2)
    s = rules.begin()
    until(rules, s, "building")
    other = rules.clone(s)
    first, second = rules.moves_of(s, 0)[:2]
    rules.answer(s, 0, first)
    rules.answer(other, 0, second)
    for seat in (-1, 1):
        assert rules.view(s, seat) == rules.view(other, seat)
    assert rules.view(s, 0) != rules.view(other, 0)


@pytest.mark.proves("TUS 2.5", "TUS-R 44", "TUS-R 45")
def test_hands_are_hidden_and_all_else_is_open() -> None:
    data = {
        "seat": {"1": {"hand": {"village": 3, "inn": 1}, "storage": ["inn"], "marble": 2}, "2": {"hand": {"city": 2}}}
    }
    rules, s = lay(data, "revised")
    for seat in (-1, 0, 1):
        seen = rules.view(s, seat)
        for owner in range(2):
            cards = slice(owner * COLOURS, (owner + 1) * COLOURS)
            assert seen.hand[cards] == (s.hand[cards] if seat == owner else [0] * COLOURS)
        assert sum(seen.deck) == 0
        # Sizes and everything on the table are open, and so is what is still face down, but for its order.
        assert (seen.hand_size, seen.deck_size) == ([4, 2], 116)
        assert (seen.storage, seen.marble, seen.stock, seen.neutral) == (s.storage, s.marble, s.stock, s.neutral)
        assert (seen.yields, seen.discard, seen.shuffled) == (s.yields, s.discard, s.shuffled)
    before = rules.clone(s)
    rules.play(s, rules.read("draw"))
    drawn = rules.read("card village")
    assert rules.knows_move(s, -1, drawn, 0)
    assert not rules.knows_move(s, -1, drawn, 1)
    another = rules.clone(s)
    rules.play(s, drawn)
    rules.play(another, rules.read("card cart"))
    assert rules.view(s, 1) == rules.view(another, 1) != rules.view(before, 1)
    assert rules.view(s, 0) != rules.view(another, 0)


@pytest.mark.proves("TUS 3.1", "TUS 9.1", "TUS 9.2", "TUS 10.1")
@pytest.mark.parametrize("edition", TUSCANY.editions)
@pytest.mark.parametrize("players", TUSCANY.players)
def test_three_phases_each_with_a_scoring(edition: str, players: int) -> None:
    rules = rules_for(edition, players)
    wanderer = Wanderer(Random(players))
    s = rules.begin()
    s.log = log = Log()
    while not rules.over(s):
        rules.play(s, wanderer.choose(rules, s))
    assert [event.a for event in log.events if event.kind == PHASE_BEGAN] == [0, 1, 2]
    scored = [(event.a, event.seat) for event in log.events if event.kind == SCORED]
    assert scored == [(phase, seat) for phase in range(3) for seat in range(players)]
    for seat in range(players):
        from_green = sum(event.b for event in log.events if event.kind == SCORED and event.seat == seat)
        red = sum(event.b for event in log.events if event.kind == POINTS and event.seat == seat and event.a >= 5)
        assert s.red[seat] == from_green + red


@pytest.mark.proves("TUS 2.3", "TUS 3.3")
@pytest.mark.parametrize("players", TUSCANY.players)
def test_the_start_player_begins_every_round_of_the_game(players: int) -> None:
    rules = rules_for("revised", players)
    wanderer = Wanderer(Random(players))
    s = rules.begin()
    until(rules, s, "action")
    starter, rounds = rules.turn(s), 0
    while not rules.over(s):
        if s.round == rounds and not rules.is_chance(s):
            assert (rules.turn(s), s.starter) == (starter, starter)
            rounds += 1
        rules.play(s, wanderer.choose(rules, s))
    assert rounds > players


@pytest.mark.proves("TUS 4.9")
@pytest.mark.parametrize(("opened", "stack"), [(5, -1), (6, 0), (7, -1), (13, 1), (20, 2)])
def test_the_last_tile_of_a_stack_is_announced(opened: int, stack: int) -> None:
    rules, s = lay({"phase": min(3, opened // 7 + 1), "seat": {"1": {"opened": opened}}}, "revised")
    s.log = log = Log()
    rules.play(s, rules.read("take village@6"))
    until(rules, s, "action")
    assert [event.a for event in log.events if event.kind == STACK_EMPTY] == ([stack] if stack >= 0 else [])


@pytest.mark.proves("TUS-R 33")
def test_region_points_then_colour_bonus_then_effect() -> None:
    estate = {"12": "city", "8": "city", "14": "village", "5": "village", "2": "village", "19": "village"}
    seat = {"storage": ["village"], "workers": 2, "estate": estate | {"22": "city", "25": "quarry"}}
    rules, s = lay({"seat": {"1": seat}}, "revised")
    s.log = log = Log()
    rules.play(s, rules.read("place village@29 for worker+worker"))
    told = [(event.kind, event.a, event.b) for event in log.events]
    wanted = [(POINTS, REGIONS, 1), (COLOUR_FILLED, VILLAGE, 0), (POINTS, COLOUR_BONUSES, 4), (WORKERS_GAINED, 1, 0)]
    assert [event for event in told if event in wanted] == wanted


@pytest.mark.proves("TUS-R 9", "TUS-R 14", "TUS-R 15")
@pytest.mark.parametrize("players", TUSCANY.players)
def test_everything_is_drawn_as_often_as_it_weighs(players: int) -> None:
    rules = rules_for("revised", players)
    random = Random(players)
    s = rules.begin()
    while s.phase < 1:
        if rules.is_chance(s):
            weights = {m: rules.weight(s, m) for m in rules.moves(s)}
            assert Counter(rules.pick(s, r) for r in range(rules.total(s))) == weights
            rules.play(s, random.choice(list(weights)))
        else:
            rules.play(s, random.choice(rules.moves(s)))
