"""Faces of tiles: turning, matching and what the two sets show."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from castellany.games.castle import components
from castellany.games.castle.face import Face, turned
from castellany.games.castle.kinds import HALVES, MEADOW, ROAD, SEGMENTS, SIDES, TERRAIN_NAMES
from castellany.games.castle.modules.falcon.kinds import CHAPEL
from castellany.games.castle.printed import HALF_WORDS, JUNCTION, SQUARE, segment
from castellany.games.castle.tables import CODES, SIDE_WEIGHTS, fits, fitting_turns

BASE = components.faces(components.standard_groups()["tiles"])
FALCON = components.faces(components.standard_groups()["falcon"])
ALL = pytest.mark.parametrize("face", [*BASE, *FALCON], ids=lambda face: face.name)


def tile(*segments: str, centre: str = "") -> Face:
    return Face("x", 1, [segment(words) for words in segments], centre)


@pytest.mark.proves("CAS 1.2", "CAS-F 2")
def test_there_are_60_tiles_and_18_more() -> None:
    assert sum(face.copies for face in BASE) == 60
    assert sum(face.copies for face in FALCON) == 18
    assert len({face.name for face in [*BASE, *FALCON]}) == len(BASE) + len(FALCON)


@pytest.mark.proves("CAS 1.9")
@ALL
def test_a_side_is_of_one_terrain_with_meadow_beside_its_road(face: Face) -> None:
    assert len(face.segments) <= SEGMENTS
    for side in range(SIDES):
        holders = [one for one in face.segments if one.sides >> side & 1]
        assert len(holders) <= 1
        built = bool(holders) and holders[0].terrain != ROAD
        assert (face.half_segment[2 * side] < 0) == (face.half_segment[2 * side + 1] < 0) == built
    for one in face.segments:
        assert bool(one.halves) == (one.terrain == MEADOW) != bool(one.sides)


@ALL
def test_a_quarter_turn_moves_every_side_and_half_clockwise(face: Face) -> None:
    for turn, side in product(range(SIDES), range(SIDES)):
        at = turn * SIDES + (side + turn) % SIDES
        assert face.side_segment[at] == face.side_segment[side]
        assert face.side_terrain[at] == face.side_terrain[side]
        assert face.roads[turn] >> (side + turn) % SIDES & 1 == face.roads[0] >> side & 1
    for turn, half in product(range(SIDES), range(HALVES)):
        assert face.half_segment[turn * HALVES + (half + 2 * turn) % HALVES] == face.half_segment[half]


@ALL
def test_turns_that_look_alike_are_counted_once(face: Face) -> None:
    looks = []
    for turn in range(SIDES):
        places = [(turned(one.sides, turn, SIDES), turned(one.halves, 2 * turn, HALVES)) for one in face.segments]
        shown = [(one.terrain, one.stocks, one.shrines, one.marks) for one in face.segments]
        looks.append(frozenset(zip(places, shown, strict=True)))
    assert len(set(looks)) == face.turns


def test_half_sides_are_named_clockwise() -> None:
    assert segment("meadow Nw").halves == 1
    assert segment("meadow Wn").halves == 128
    assert [turned(segment(f"meadow {word}").halves, 2, HALVES) for word in HALF_WORDS[-2:]] == [1, 2]


@pytest.mark.proves("CAS 4.4")
def test_a_tile_fits_where_roads_meet_roads() -> None:
    bend = tile("road N E", "meadow Ne En", "meadow Es Se Sw Ws Wn Nw")
    straight = tile("road N S", "meadow Ne En Es Se", "meadow Sw Ws Wn Nw")
    anything, road_north = 0, 1
    none_north = 2
    assert fitting_turns(bend)[anything] == (0, 1, 2, 3)
    assert fitting_turns(bend)[road_north] == (0, 3)
    assert fitting_turns(bend)[none_north] == (1, 2)
    assert fitting_turns(straight)[anything] == (0, 1)
    assert fitting_turns(straight)[road_north] == (0,)
    assert fitting_turns(straight)[road_north + 3] == ()
    for code in range(CODES):
        for roads in range(16):
            needs = [code // weight % 3 for weight in SIDE_WEIGHTS]
            wanted = all(need == 0 or (need == 1) == bool(roads >> side & 1) for side, need in enumerate(needs))
            assert fits(roads, code) == wanted


def marked(faces: list[Face], mark: str) -> int:
    return sum(face.copies * int(getattr(one, mark)) for face in faces for one in face.segments)


@pytest.mark.proves("CAS 1.10", "CAS-R 20")
def test_the_base_set_shows_everything_that_is_known_of_it() -> None:
    squares = [face for face in BASE if face.centre == SQUARE]
    assert Counter(face.roads[0].bit_count() for face in squares) == {2: 4, 3: 5, 4: 1}
    assert all(one.sides.bit_count() == 1 for face in squares for one in face.segments if one.terrain == ROAD)
    assert len([face for face in BASE if face.centre == JUNCTION]) == 3
    assert marked(BASE, "stocks") >= 3
    assert marked(BASE, "shrines") >= 5
    ends = [
        f
        for f in BASE
        if f.centre != SQUARE and any(s.terrain == ROAD and s.sides.bit_count() == 1 for s in f.segments)
    ]
    assert len(ends) >= 10
    crossings = [face for face in BASE if face.roads[0] == 15 and face.centre != SQUARE]
    assert len(crossings) == 1
    assert not any(one.terrain == CHAPEL or one.marks for face in BASE for one in face.segments)


@pytest.mark.proves("CAS-R 20")
def test_the_expansion_has_chapels_and_nests() -> None:
    chapels = [face for face in FALCON if any(one.terrain == CHAPEL for one in face.segments)]
    assert 10 <= len(chapels) <= 12
    nests = [face for face in FALCON if face.marks]
    assert 9 <= len(nests) <= 12
    assert all(face in chapels or face in nests for face in FALCON)
    touched = {TERRAIN_NAMES[one.terrain] for face in nests for one in face.segments if one.marks}
    assert touched == {"road", "house", "pigsty", "chapel"}
