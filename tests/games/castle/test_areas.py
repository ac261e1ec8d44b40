"""What the state knows of areas, squares and the frontier is what its tiles show."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.castle.ground import attributes, grounds, open_sides
from tests.games.castle.properties import Kind, positions, rules_of

from castellany.games.castle.connecting import lay
from castellany.games.castle.kinds import MEADOW, ROAD, SIDES
from castellany.games.castle.opening import new_state
from castellany.games.castle.state import TAKEN, CastleState

pytestmark = pytest.mark.both_forms


@given(positions)
def test_live_areas_are_those_of_the_tiles_with_their_attributes(given_position: tuple[Kind, CastleState]) -> None:
    kind, s = given_position
    t = rules_of(kind).tables
    pending = [s.areas.area[cell] for cell in s.completed]
    alive = 0
    for ground in grounds(s, t):
        numbers = {s.areas.area[cell] for cell in ground.cells}
        assert len(numbers) == 1
        number = numbers.pop()
        complete = ground.terrain != MEADOW and open_sides(s, t, ground) == 0
        if complete and number not in pending:
            assert number == -1
            assert not set(ground.cells) & set(s.figures)
        else:
            assert s.areas.values[number] == attributes(s, t, ground)
            alive += 1
    assert alive == len(s.areas.values) - len(s.areas.free) == len(s.areas.parts())


@given(positions)
def test_the_frontier_and_what_its_squares_need(given_position: tuple[Kind, CastleState]) -> None:
    kind, s = given_position
    t = rules_of(kind).tables
    frontier: list[int] = []
    for square in range(t.wall.squares):
        roads: list[int] = []
        for side in range(SIDES):
            other = t.wall.neighbour[square * SIDES + side]
            start = t.wall.start_at[square * SIDES + side]
            if other >= 0 and s.board[other]:
                face = t.faces[s.board[other] - 1]
                roads.append(1 if face.side_terrain[s.tops[other] * SIDES + (side + 2) % SIDES] == ROAD else 2)
            elif start >= 0:
                roads.append(1 if t.wall.starts[start].segment.terrain == ROAD else 2)
            else:
                roads.append(0)
        if s.board[square]:
            assert s.needs[square] == TAKEN
        else:
            assert s.needs[square] == sum(need * 3**side for side, need in enumerate(roads))
            if any(roads):
                frontier.append(square)
    assert s.frontier == frontier


@given(positions, st.randoms(use_true_random=False))
def test_tiles_come_to_the_same_in_whatever_order_they_are_laid(
    given_position: tuple[Kind, CastleState], random: Random
) -> None:
    kind, s = given_position
    rules = rules_of(kind)
    laid = [square for square in range(rules.tables.wall.squares) if s.board[square]]
    found: list[CastleState] = []
    for _ in range(2):
        copy = new_state(rules.tables)
        for square in random.sample(laid, len(laid)):
            lay(copy, rules.tables, s.board[square] - 1, square, s.tops[square])
        found.append(copy)
    assert found[0] == found[1]
    assert found[0].needs == s.needs
    assert found[0].frontier == s.frontier
