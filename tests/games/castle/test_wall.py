"""The wall: its outline, its track and its start spaces, without the gates and with them."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.games.castle.everything import FALCON

from castellany.games.castle import components
from castellany.games.castle.face import Segment
from castellany.games.castle.kinds import HOUSE, MEADOW, PIGSTY, ROAD, SIDES
from castellany.games.castle.modules.falcon.kinds import GATES
from castellany.games.castle.outline import BrokenOutline, Outline, Point, squares_in, widened
from castellany.games.castle.wall import Wall
from castellany.games.castle.walling import Niche, Opening, walled

BASE = components.standard().wall
GROWN = components.standard(FALCON).wall
WALLS = pytest.mark.parametrize("wall", [BASE, GROWN], ids=["base", "gates"])

BLOCK = ["##", "##"]


def turns(corners: list[Point]) -> list[int]:
    """1 where the wall turns to the right, going clockwise, and -1 where to the left."""
    round_trip = [*corners, *corners[:2]]
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(round_trip)]
    return [1 if a[0] * b[1] - a[1] * b[0] > 0 else -1 for a, b in pairwise(steps)]


@pytest.mark.proves("CAS 1.2", "CAS 1.4", "CAS-R 19")
def test_the_wall_encloses_76_squares_with_14_corners() -> None:
    assert BASE.squares == 76
    assert len(BASE.corners) == 14
    assert sorted(turns(BASE.corners)) == [-1] * 5 + [1] * 9


@pytest.mark.proves("CAS-R 35")
def test_gates_make_room_for_18_more_tiles() -> None:
    assert GROWN.squares == 94
    assert turns(GROWN.corners) == turns(BASE.corners)
    assert (max(x for x, _ in GROWN.xy) + 1, max(y for _, y in GROWN.xy) + 1) == (10, 11)


@WALLS
def test_neighbours_lie_side_by_side_and_know_each_other(wall: Wall) -> None:
    assert wall.xy == sorted(wall.xy, key=lambda xy: (xy[1], xy[0]))
    beside = 0
    for square, (x, y) in enumerate(wall.xy):
        for side, at in enumerate([(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]):
            other = wall.neighbour[square * SIDES + side]
            assert (other >= 0) == (at in wall.xy)
            if other >= 0:
                assert wall.xy[other] == at
                assert wall.neighbour[other * SIDES + (side + 2) % SIDES] == square
                beside += 1
    edges = wall.squares * SIDES - beside
    assert edges == sum(abs(a[0] - b[0]) + abs(a[1] - b[1]) for a, b in pairwise([*wall.corners, wall.corners[0]]))


@pytest.mark.proves("CAS 1.3", "CAS 1.4", "CAS 1.5")
@WALLS
def test_thirteen_towers_have_a_token_and_two_spaces_each(wall: Wall) -> None:
    assert len(wall.track) == len(wall.tower_at) == 100
    assert len(wall.tower_spaces) == 13
    assert wall.tower_spaces[0] == 12
    assert wall.tower_at[:14] == [-1] * 12 + [0, 0]
    for tower, space in enumerate(wall.tower_spaces):
        assert [i for i in range(100) if wall.tower_at[i] == tower] == [space, space + 1]
    assert wall.tower_at.count(-1) == 74


@pytest.mark.proves("CAS-F 1")
def test_gates_stand_between_spaces_and_part_no_tower() -> None:
    assert BASE.openings == ()
    assert GROWN.openings == GATES == (27, 47, 69, 91)
    assert [(spot.x, spot.y, spot.side) for spot in GROWN.opening_spots] == [
        (4.5, 0, 0),
        (10, 2.5, 1),
        (7.5, 10, 2),
        (1, 9.5, 3),
    ]
    for space, gate in zip(GATES, GROWN.opening_spots, strict=True):
        assert GROWN.tower_at[space] < 0 or GROWN.tower_at[space] != GROWN.tower_at[space + 1]
        before, after = GROWN.track[space], GROWN.track[space + 1]
        assert before.side == gate.side == after.side
        assert min(before.x, after.x) <= gate.x <= max(before.x, after.x)
        assert min(before.y, after.y) <= gate.y <= max(before.y, after.y)


@WALLS
def test_the_track_runs_clockwise_round_the_outline(wall: Wall) -> None:
    edges = [*pairwise([*wall.corners, wall.corners[0]])]
    for space, tower in [(0, 0), *((space, tower + 1) for tower, space in enumerate(wall.tower_spaces))]:
        for spot in wall.track[space : space + 2]:
            assert (spot.x, spot.y) == wall.corners[tower]
    for space, spot in enumerate(wall.track):
        if wall.tower_at[space] < 0 and space > 1:
            stretch = sum(first <= space for first in wall.tower_spaces)
            (ax, ay), (bx, by) = edges[stretch]
            assert min(ax, bx) <= spot.x <= max(ax, bx)
            assert min(ay, by) <= spot.y <= max(ay, by)
            assert spot.side == {(0, -1): 3, (1, 0): 0, (0, 1): 1, (-1, 0): 2}[sign(bx - ax), sign(by - ay)]
    places = [(spot.x, spot.y) for i, spot in enumerate(wall.track) if wall.tower_at[i] < 0 and i > 1]
    assert len(set(places)) == len(places) == 72


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


def shown(wall: Wall) -> list[tuple[str, int, int, int, bool]]:
    return [
        (wall.square_words.words[one.square], one.side, one.segment.terrain, one.segment.shrines, one.in_opening)
        for one in wall.starts
    ]


@pytest.mark.proves("CAS 1.6")
def test_there_are_seven_start_spaces() -> None:
    assert shown(BASE) == [
        ("a4", 3, ROAD, 0, False),
        ("e1", 0, MEADOW, 1, False),
        ("i4", 1, ROAD, 0, False),
        ("h9", 2, HOUSE, 0, False),
        ("d10", 2, ROAD, 0, False),
        ("b9", 3, MEADOW, 0, False),
        ("h2", 0, PIGSTY, 0, False),
    ]
    assert BASE.places == 83


@pytest.mark.proves("CAS-R 35")
def test_start_spaces_move_with_their_wall_and_two_gates_have_one() -> None:
    assert shown(GROWN) == [
        ("a4", 3, ROAD, 0, False),
        ("f1", 0, MEADOW, 1, False),
        ("j5", 1, ROAD, 0, False),
        ("i10", 2, HOUSE, 0, False),
        ("d11", 2, ROAD, 0, False),
        ("b9", 3, MEADOW, 0, False),
        ("i2", 0, PIGSTY, 0, False),
        ("e1", 0, ROAD, 0, True),
        ("h10", 2, MEADOW, 0, True),
    ]
    assert GROWN.places == 103


@WALLS
def test_a_start_space_lies_in_the_wall_and_opens_inwards(wall: Wall) -> None:
    for i, start in enumerate(wall.starts):
        at = start.square * SIDES + start.side
        assert wall.neighbour[at] == -1
        assert wall.start_at[at] == i
        inner = (start.side + 2) % SIDES
        if start.segment.terrain == MEADOW:
            assert (start.segment.sides, start.segment.halves) == (0, 3 << 2 * inner)
        else:
            assert (start.segment.sides, start.segment.halves) == (1 << inner, 0)
    assert sum(start >= 0 for start in wall.start_at) == len(wall.starts)


@pytest.mark.parametrize(
    "rows",
    [["#.#"], ["#.", ".#"], ["###", "#.#", "###"], ["##.", "#.#", "###"], []],
    ids=["apart", "at a corner", "hole", "pinched", "empty"],
)
def test_squares_without_one_closed_wall_have_no_outline(rows: list[str]) -> None:
    squares = squares_in(rows)
    with pytest.raises(BrokenOutline):
        Outline(squares, squares[0] if squares else (0, 0))


@pytest.mark.parametrize("corner", [(1, 0), (1, 1), (5, 5)])
def test_an_outline_begins_at_a_corner(corner: Point) -> None:
    with pytest.raises(BrokenOutline):
        Outline(squares_in(BLOCK), corner)


def test_an_outline_goes_round_clockwise() -> None:
    outline = Outline(squares_in(["##", "#."]), (0, 2))
    assert outline.corners == [(0, 2), (0, 0), (2, 0), (2, 1), (1, 1), (1, 2)]
    assert [len(stretch) for stretch in outline.stretches] == [2, 2, 1, 1, 1, 1]


def test_a_wall_that_is_longer_on_one_side_only_does_not_close() -> None:
    outline = Outline(squares_in(BLOCK), (0, 2))
    assert widened(outline, [1, 0, 1, 0]).squares == squares_in(["##", "##", "##"])
    with pytest.raises(BrokenOutline):
        widened(outline, [1, 0, 0, 0])


def test_a_wall_that_would_run_into_itself_does_not_close() -> None:
    rows = ["####", "#..#", "#..#"]
    outline = Outline(squares_in(rows), (0, 3))
    assert [len(stretch) for stretch in outline.stretches] == [3, 4, 3, 1, 2, 2, 2, 1]
    with pytest.raises(BrokenOutline):
        widened(outline, [0, 0, 0, 0, 2, 0, 2, 0])


def test_a_gate_beside_a_start_space_moves_it_only_if_it_comes_first() -> None:
    outline = Outline(squares_in(["####"] * 4), (0, 4))
    niches = [Niche((0, 2), 3, Segment(ROAD, 0, 0)), Niche((0, 1), 3, Segment(ROAD, 0, 0))]
    gates = [Opening(*one, None) for one in ((27, 2, 1), (47, 0, 1), (69, 4, 1), (91, 1, 1))]
    grown = walled(outline, [0, 30, 50, 75], niches, gates)
    assert [grown.xy[start.square] for start in grown.starts] == [(0, 3), (0, 1)]
