"""Properties of The Castle for any input: offered moves, the order of scorings, gates, the final scoring."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from tests.battery.brute_force import allowed_moves
from tests.battery.walk import walk
from tests.games.castle.everything import AT_GATES, PRINCES, SOURCE_NAMES, sources
from tests.games.castle.properties import Kind, kinds, played, positions, rules_of

from castellany.core.events import Log
from castellany.core.moves import VERB
from castellany.games.castle.area_worth import holder
from castellany.games.castle.attributes import FIGURES_OF, SHRINES, TERRAIN
from castellany.games.castle.emptiness import largest_empty
from castellany.games.castle.events import COMPLETED, SCORED
from castellany.games.castle.kinds import (
    BONUS_POINTS,
    DOUBLE_HOUSE,
    DOUBLE_PIGSTY,
    MEADOW,
    SHRINE,
    SIDES,
    TOKENS,
)
from castellany.games.castle.modules.falcon.kinds import GATES
from castellany.games.castle.modules.halt.module import gate_ahead
from castellany.games.castle.ordering import group, order_matters, partial_sums
from castellany.games.castle.program import (
    COMPLETING,
    DOUBLING,
    ENTERING,
    FINAL,
    OWN,
    PAYING_OUT,
    PLACING,
    REVEALING,
    TURN_END,
)
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.scoring import MEADOWS, TOKEN_POINTS, UNFINISHED
from castellany.games.castle.state import CastleState
from castellany.games.castle.tokens import can_double
from castellany.games.castle.words import DOUBLE

pytestmark = pytest.mark.both_forms


def at_question(kind: Kind, seed: int, number: int, times: int) -> CastleState | None:
    """The position of a random game that asks this for the so-manieth time, if any does."""
    rules = rules_of(kind)
    s = played(kind, seed, times)
    while not rules.over(s) and s.stack[-1].step != number:
        s = rules.clone(s)
        moves = rules.moves(s)
        rules.play(s, moves[(seed + len(moves) // 2) % len(moves)])
    return None if rules.over(s) else s


# Offered moves.


@given(positions, st.integers(0, 15))
def test_moves_are_what_is_allowed_whatever_stands_in_supply(
    given_position: tuple[Kind, CastleState], away: int
) -> None:
    """Also with few figures left; a figure that is taken away stands on no area that matters."""
    kind, s = given_position
    rules = rules_of(kind)
    if rules.over(s) or rules.is_chance(s):
        return
    seat = rules.turn(s)
    if s.stack[-1].step == ENTERING:
        first = seat * s.figures_each()
        for place in range(first, first + away % s.figures_each()):
            s.figures[place] = 0
    moves = rules.moves_of(s, seat)
    assert len(moves) == len(set(moves)) > 0
    assert sorted(moves) == sorted(allowed_moves(rules, s, seat)[0])


@given(kinds, st.integers(0, 60), st.integers(0, 200))
def test_what_a_placement_completes_is_told_before_anybody_enters(kind: Kind, seed: int, times: int) -> None:
    rules = rules_of(kind)
    s = at_question(kind, seed, PLACING, times)
    assume(s is not None)
    assert s is not None
    for m in rules.moves(s):
        after = rules.clone(s)
        after.log = log = Log()
        rules.play(after, m)
        told = [event for event in log.events if event.kind == COMPLETED]
        if any(f.step in (ENTERING, COMPLETING) for f in after.stack):
            assert len(told) == len(after.completed)
        assert all(event.b > 0 and event.why > 0 for event in told)


# The order of scorings.


def paid_out(rules: CastleRules, s: CastleState, order: tuple[int, ...], doubled: tuple[int, ...]) -> object:
    """Where the marker ends and which towers it lands on, if areas are paid out in this order."""
    copy = rules.clone(s)
    seat = holder(copy, copy.areas.area[order[0]])
    towers: set[int] = set()
    for cell in order:
        copy.stack = []
        copy.push(TURN_END, copy.active)
        copy.push(PAYING_OUT, copy.active, cell, int(cell in doubled))
        f = copy.stack.pop()
        rules.program[PAYING_OUT].start(copy, f)
        if copy.stack[-1].step == REVEALING:
            towers.add(copy.stack[-1].why)
            copy.towers &= ~(1 << copy.stack[-1].why)
    return (copy.score[seat], copy.extra[seat::2], towers)


@given(
    st.sampled_from([(), ("falcon",), ("falcon", "halt")]),
    st.integers(0, 60),
    st.integers(0, 250),
    st.integers(0, 130),
    st.booleans(),
)
def test_an_order_is_asked_for_where_it_matters(
    modules: tuple[str, ...], seed: int, times: int, score: int, tokens: bool
) -> None:
    """Wherever the marker stands: unasked, every order of the areas, doubled or not, comes to the same.

    Asked for the sake of towers alone, not every one does.
    """
    kind = (True, modules)
    rules = rules_of(kind)
    s = at_question(kind, seed, ENTERING, times)
    assume(s is not None and len(s.completed) > 1)
    assert s is not None
    for cell in s.completed:
        # Whoever holds them now, let the active seat hold all.
        row = s.areas.own(s.areas.area[cell])
        row[FIGURES_OF + s.active] = row[FIGURES_OF + 1 - s.active] + 1
    s.score[s.active] = score
    for token in (DOUBLE_HOUSE, DOUBLE_PIGSTY):
        s.tokens[s.active * TOKENS + token] = int(tokens)
    cells = group(s, OWN)
    assert cells == s.completed
    asked = order_matters(s, rules.tables, rules.rule_points, cells)
    may_double = [cell for cell in cells if can_double(s, rules.rule_points, s.areas.area[cell])]
    for doubled in ((), tuple(may_double[:1]), tuple(may_double)):
        outcomes = [paid_out(rules, s, order, doubled) for order in permutations(cells)]
        assert asked or all(outcome == outcomes[0] for outcome in outcomes)
        if asked and not may_double and "halt" not in modules:
            assert any(outcome != outcomes[0] for outcome in outcomes)


@given(st.lists(st.integers(1, 12), min_size=2, max_size=5), st.integers(0, 31))
def test_partial_sums_are_those_of_proper_parts(points: list[int], twice: int) -> None:
    doubled = [2 * p if twice >> i & 1 else p for i, p in enumerate(points)]
    sums: set[int] = set()
    for part in range(1, 2 ** len(points) - 1):
        chosen = [i for i in range(len(points)) if part >> i & 1]
        for use in range(2 ** len(chosen)):
            sums.add(sum(doubled[i] if use >> k & 1 else points[i] for k, i in enumerate(chosen)))
    assert partial_sums(points, doubled) == sums


# Doubling.


@pytest.mark.parametrize("modules", [(), ("falcon", "halt")])
def test_a_token_doubles_what_would_be_paid_without_it(modules: tuple[str, ...]) -> None:
    rules = rules_of((True, modules))
    met = 0
    for seed in range(25):
        for s in walk(rules, Random(seed)):
            assert isinstance(s, CastleState)
            if not s.stack or s.stack[-1].step != DOUBLING:
                continue
            met += 1
            points: list[int] = []
            for m in rules.moves(s):
                after = rules.clone(s)
                after.log = log = Log()
                rules.play(after, m)
                points.append(next(event.why for event in log.events if event.kind == SCORED))
                given_up = sum(after.used[token] - s.used[token] for token in (DOUBLE_HOUSE, DOUBLE_PIGSTY))
                assert given_up == (m >> VERB == DOUBLE)
            assert points[0] == 2 * points[1]
    assert met > 5


# Gates.


@given(st.integers(0, 250), st.booleans(), st.integers(1, 80))
def test_a_marker_steps_from_space_to_space_until_a_gate_stops_it(score: int, at_gate: bool, points: int) -> None:
    at_gate = at_gate and score % 100 in GATES
    s = played((False, ("falcon", "halt")), 1, 3)
    s.score[0], s.extra[AT_GATES] = score, int(at_gate)
    rules_of((False, ("falcon", "halt"))).rule_points.movement.advance(s, 0, 0, points)
    space, stopped = score, False
    for _ in range(points):
        if space % 100 in GATES and not at_gate:
            stopped = True
            break
        at_gate = False
        space += 1
    assert (s.score[0], s.extra[AT_GATES] == 1) == (space, stopped)
    assert s.lines[0] == space - score


@pytest.mark.proves("CAS E17", "CAS-R 41", "CAS-R 42")
def test_gates_ahead() -> None:
    moves = [(25, False, 2), (25, False, 3), (27, False, 1), (27, True, 2), (27, True, 25), (95, False, 40)]
    assert [gate_ahead(GATES, *move) for move in moves] == [-1, 2, 0, -1, 20, 32]


# The end.


def finished(rules: CastleRules, s: CastleState) -> CastleState:
    copy = rules.clone(s)
    copy.stack = []
    copy.push(FINAL, -1)
    rules.settle(copy)
    return copy


@given(positions, st.lists(st.integers(0, 2), min_size=TOKENS, max_size=TOKENS))
def test_tokens_of_the_end_bring_as_much_as_they_can(
    given_position: tuple[Kind, CastleState], tokens: list[int]
) -> None:
    """Compared with the game that ends without them: the best meadows, each with one token."""
    kind, s = given_position
    rules = rules_of(kind)
    if rules.over(s):
        return
    s.tokens[:] = s.fresh[:] = [0] * 2 * TOKENS
    without = finished(rules, s)
    s.fresh[:TOKENS] = list(tokens)
    after = finished(rules, s)
    gained = [after.lines[i] - without.lines[i] for i in range(sources(s))]
    shrines = [
        row[SHRINES] * (2 if len(row) > PRINCES and row[PRINCES] & 1 else 1)
        for area, row in enumerate(s.areas.values)
        if row[TERRAIN] == MEADOW and holder(s, area) == 0
    ]
    assert gained[MEADOWS] == sum(sorted(shrines)[::-1][: tokens[SHRINE]])
    assert gained[TOKEN_POINTS] == tokens[BONUS_POINTS] * rules.tables.numbers.points_token
    assert without.lines[UNFINISHED] == 0
    other = sources(s)
    # A falconer in an unfinished area may bring the nest that decides.
    nests = SOURCE_NAMES.index("nests")
    changed = {i for i in range(other) if after.lines[other + i] != without.lines[other + i]}
    assert changed <= {nests} or s.seat_size[1] > 0


@given(positions)
def test_the_largest_empty_area_is_the_largest_group_of_empty_squares(
    given_position: tuple[Kind, CastleState],
) -> None:
    kind, s = given_position
    wall = rules_of(kind).tables.wall
    groups = [{square} for square in range(wall.squares) if not s.board[square]]
    for square in range(wall.squares):
        near = {wall.neighbour[square * SIDES + side] for side in range(SIDES)} | {square}
        touched = [one for one in groups if one & near and not s.board[square]]
        if touched:
            groups = [one for one in groups if one not in touched] + [set().union(*touched)]
    found = largest_empty(s, rules_of(kind).tables)
    assert len(found) == max((len(one) for one in groups), default=0)
    assert not found or set(found) in groups
