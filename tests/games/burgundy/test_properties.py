"""Properties of Burgundy for any input: geometry, workers, offered moves."""

from __future__ import annotations

from collections import deque
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.battery.brute_force import allowed_moves
from tests.games.burgundy.box import COLOUR, KINDS, NEIGHBOURS, ROWS, SPACES
from tests.games.burgundy.properties import positions, rules_of

from castellany.core.moves import pack
from castellany.core.reasons import code_of
from castellany.core.values import with_entry
from castellany.games.burgundy.boards import Board, distance
from castellany.games.burgundy.components import board, board_names
from castellany.games.burgundy.dice import OwnDice, check_die, price, reach, use_die
from castellany.games.burgundy.kinds import COLOURS, MONASTERY_0
from castellany.games.burgundy.placing import cover
from castellany.games.burgundy.program import DISCARDING
from castellany.games.burgundy.refusals import TOO_FEW_WORKERS
from castellany.games.burgundy.state import BurgundyState, new_state
from castellany.games.burgundy.tables import STORAGE
from castellany.games.burgundy.verbs.place import SHIFTING_MONASTERY
from castellany.games.burgundy.words import PLACE, TAKE

pytestmark = pytest.mark.both_forms

spaces = st.integers(0, SPACES - 1)
dice = st.integers(1, 6)
boards = st.sampled_from(board_names()).map(board)


# Geometry.


def test_the_duchy_has_ninety_pairs_of_neighbours() -> None:
    assert sum(mask.bit_count() for mask in NEIGHBOURS) == 2 * 90


@given(spaces, spaces)
def test_neighbours_are_mutual(a: int, b: int) -> None:
    assert NEIGHBOURS[a] >> b & 1 == NEIGHBOURS[b] >> a & 1
    assert not NEIGHBOURS[a] >> a & 1


@given(spaces)
def test_neighbours_are_the_spaces_one_step_away_on_the_grid(space: int) -> None:
    """In doubled coordinates: two to the side, or one row and one to the side."""
    rows = [(r, 2 * c + 7 - ROWS[r]) for r in range(len(ROWS)) for c in range(ROWS[r])]
    r, x = rows[space]
    near = {(r, x - 2), (r, x + 2), (r - 1, x - 1), (r - 1, x + 1), (r + 1, x - 1), (r + 1, x + 1)}
    assert NEIGHBOURS[space] == sum(1 << other for other in range(SPACES) if rows[other] in near)


@given(boards, spaces, spaces)
def test_areas_are_what_a_walk_over_one_colour_reaches(b: Board, start: int, other: int) -> None:
    reached = {start}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for near in range(SPACES):
            if NEIGHBOURS[here] >> near & 1 and b.colour[near] == b.colour[start] and near not in reached:
                reached.add(near)
                waiting.append(near)
    assert b.area[start] == sum(1 << space for space in reached)
    assert b.area[other] in (b.area[start], b.area[other] & ~b.area[start])


@given(boards)
def test_areas_and_colours_partition_a_board(b: Board) -> None:
    for masks in (set(b.area), set(b.colour_mask[:COLOURS])):
        assert sum(mask.bit_count() for mask in masks) == SPACES
        assert sum(masks) == (1 << SPACES) - 1
    assert sum(sum(b.area_sizes(colour)) for colour in range(COLOURS)) == SPACES


# Dice and workers.


def workers_walked(die: int, number: int, free: int, per_worker: int) -> int:
    """The fewest workers, found by walking: each pushes the die up to so many steps round the circle."""
    fewest = {die: 0}
    edge = [die]
    for _ in range(free):
        edge = [step for v in edge for step in (v, v % 6 + 1, (v - 2) % 6 + 1)]
    fewest = dict.fromkeys(edge, 0)
    workers = 0
    while number not in fewest:
        workers += 1
        edge = list(fewest)
        for _ in range(per_worker):
            edge = [step for v in edge for step in (v, v % 6 + 1, (v - 2) % 6 + 1)]
        for v in edge:
            fewest.setdefault(v, workers)
    return fewest[number]


@given(dice, dice)
def test_distance_is_symmetric_and_one_and_six_adjoin(a: int, b: int) -> None:
    assert distance(a, b) == distance(b, a) == workers_walked(a, b, 0, 1)
    assert distance(a, a % 6 + 1) == 1


@given(dice, dice, st.integers(0, 5), st.booleans(), st.integers(0, 1))
def test_the_price_in_workers_is_the_shortest_walk(die: int, number: int, owned: int, eighth: bool, free: int) -> None:
    s = new_state(rules_of(("special", 2)).tables)
    s.workers[1] = owned
    s.held = (0, 1 << 8 if eighth else 0)
    s.dice[2:4] = [die, 0]
    fewest = workers_walked(die, number, free, 2 if eighth else 1)
    assert price(s, 1, die, number, free) == fewest
    assert (distance(die, number) <= reach(s, 1, free)) == (fewest <= owned)
    refused = check_die(s, OwnDice("own-dice"), 1, die, number, free)
    assert refused == 0 if fewest <= owned else code_of(refused) == TOO_FEW_WORKERS
    if not refused:
        use_die(s, OwnDice("own-dice"), 1, die, number, free)
        assert (s.workers[1], s.dice[2:4]) == (owned - fewest, [0, 0])


@given(st.integers(0, 9), spaces, dice, st.integers(0, 3), st.sets(st.integers(8, 12)), st.data())
def test_a_tile_is_placed_at_the_price_of_the_walk(
    index: int, space: int, die: int, owned: int, monasteries: set[int], data: st.DataObject
) -> None:
    """Monasteries 9, 10 and 11 each shift the die by one for their own colours, 8 doubles the workers."""
    rules = rules_of(("special", 2))
    b = rules.tables.boards[index]
    kind = data.draw(st.sampled_from([kind for kind in range(1, KINDS) if COLOUR[kind] == b.colour[space]]))
    s = new_state(rules_of(("special", 2)).tables)
    s.board = with_entry(s.board, 0, index)
    s.open[0] = 1 << space
    s.held = with_entry(s.held, 0, sum(1 << n for n in monasteries))
    s.workers[0] = owned
    s.dice[:2] = [die, 0]
    s.store(0, kind)
    s.push(0, 0)
    free = int(SHIFTING_MONASTERY[COLOUR[kind]] in monasteries)
    fewest = workers_walked(die, b.number[space], free, 2 if 8 in monasteries else 1)
    m = pack(PLACE, kind, space, die)
    assert (rules.check(s, 0, m) == 0) == (fewest <= owned) == (m in rules.moves(s))
    if fewest <= owned:
        rules.verbs[PLACE].apply(s, s.stack[0], m)
        assert s.workers[0] == owned - fewest


@given(st.integers(1, KINDS - 1), st.integers(0, 5), dice, st.integers(0, 3), st.sets(st.integers(8, 12)))
def test_a_tile_is_taken_at_the_price_of_the_walk(
    kind: int, depot: int, die: int, owned: int, monasteries: set[int]
) -> None:
    """Monastery 12 shifts the die by one."""
    rules = rules_of(("2019", 2))
    s = new_state(rules_of(("special", 2)).tables)
    s.depots[depot * 4] = kind
    s.held = with_entry(s.held, 0, sum(1 << n for n in monasteries))
    s.workers[0] = owned
    s.dice[:2] = [0, die]
    s.push(0, 0)
    fewest = workers_walked(die, depot + 1, int(12 in monasteries), 2 if 8 in monasteries else 1)
    m = pack(TAKE, kind, depot, die)
    assert (rules.check(s, 0, m) == 0) == (fewest <= owned) == (m in rules.moves(s))


@given(st.integers(0, 9), st.lists(spaces, unique=True), st.randoms(use_true_random=False))
def test_what_a_duchy_remembers_follows_from_its_tiles(index: int, order: list[int], random: Random) -> None:
    t = rules_of(("special", 2)).tables
    s = new_state(rules_of(("special", 2)).tables)
    s.board = with_entry(s.board, 1, index)
    for space in order:
        cover(s, t, 1, space, random.choice(t.kinds.of_colour[t.boards[index].colour[space]]))
    laid = {space: s.tiles[SPACES + space] for space in range(SPACES) if s.tiles[SPACES + space]}
    assert s.filled[1] == sum(1 << space for space in laid)
    near = {other for space in laid for other in range(SPACES) if NEIGHBOURS[space] >> other & 1}
    assert s.open[1] == sum(1 << space for space in near - set(laid))
    assert s.held[1] == sum(1 << n for n in {kind - MONASTERY_0 for kind in laid.values() if kind > MONASTERY_0})


# Offered moves.


@given(positions, st.integers(0, (1 << 27) - 1), st.integers(0, 3), st.integers(0, 4), st.data())
def test_moves_are_what_is_allowed_whatever_a_seat_owns(
    given_position: tuple[tuple[str, int], BurgundyState], held: int, silver: int, workers: int, data: st.DataObject
) -> None:
    """Also with monasteries, coins and stored tiles that random games seldom bring together."""
    table, s = given_position
    rules = rules_of(table)
    random = Random(0)
    while rules.is_chance(s) or min(s.board) < 0:
        rules.play(s, random.choice(rules.moves(s)))
    if rules.over(s):
        return
    seat = rules.turn(s)
    s.held = with_entry(s.held, seat, held & ~1)
    s.silver[seat] = silver
    s.workers[seat] = workers
    fewest = STORAGE if s.stack[-1].step == DISCARDING else 0
    stored = data.draw(st.lists(st.integers(1, KINDS - 1), min_size=fewest, max_size=STORAGE))
    s.storage[seat * STORAGE : (seat + 1) * STORAGE] = [*stored, 0, 0, 0][:STORAGE]
    assert sorted(rules.moves_of(s, seat)) == sorted(allowed_moves(rules, s, seat)[0])
