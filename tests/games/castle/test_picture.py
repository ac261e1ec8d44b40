"""Tiles as shapes: any face can be drawn, whatever meets fits, and figures stand on what they are put on."""

from __future__ import annotations

import math
import re
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise

import pytest
from tests.games.castle.picture_faces import FACES

from castellany.games.castle.face import Face
from castellany.games.castle.kinds import HALVES, HOUSE, MEADOW, PIGSTY, ROAD, SIDES
from castellany.games.castle.modules.falcon.kinds import CHAPEL
from castellany.games.castle.picture.geometry import Line, Point, distances_to, inside, turn, turned
from castellany.games.castle.picture.glyphs import GLYPHS
from castellany.games.castle.picture.paint import COLOURS, PAINTS
from castellany.games.castle.picture.plan import Plan, turned_plan
from castellany.games.castle.picture.planning import plan
from castellany.games.castle.picture.rims import rims
from castellany.games.castle.picture.road import HALF
from castellany.games.castle.picture.tile import Art, art, arts

NAMES = [face.name for face in FACES]
WINDS = ("north", "east", "south", "west")
GROUND = ("pigsty", *(f"{name}-{wind}" for name in ("house", "chapel") for wind in WINDS))
SAMPLES = (1.5, 10.0, 30.0, 40.5, 41.1, 49.5, 50.5, 58.9, 59.5, 70.0, 90.0, 98.5)
LOOSE = re.compile(r"[^MLHVCQAZhvlcqaz0-9 .\-m]")
each_face = pytest.mark.parametrize("face", FACES, ids=NAMES)


@cache
def drawn(number: int) -> list[Art]:
    return arts(FACES[number])


@cache
def planned(number: int) -> Plan:
    return plan(FACES[number])


def number_of(face: Face) -> int:
    return NAMES.index(face.name)


def distance_to(point: Point, line: Line) -> float:
    return min(distances_to(a, b, [point])[0] for a, b in pairwise(line))


def polygons(d: str) -> list[Line]:
    """The outlines of a path of straight stretches."""
    found = []
    for part in d.split("M")[1:]:
        values = [float(value) for value in re.findall(r"-?[\d.]+", part)]
        found.append(list(zip(values[::2], values[1::2], strict=True)))
    return found


@cache
def grounds(number: int, quarters: int) -> list[tuple[str, list[Line]]]:
    """What can be stood on, from the ground up: roads as lines, the rest as outlines."""
    face = FACES[number]
    found: list[tuple[str, list[Line]]] = []
    for shape in drawn(number)[quarters % face.turns].shapes:
        if shape.layer == "road":
            roads = turned_plan(planned(number), quarters).roads
            found.append(("road", [line for road in roads for line in road.lines]))
        elif shape.layer in GROUND:
            found.append((shape.layer, polygons(shape.d)))
    return found


def seen_at(number: int, quarters: int, point: Point) -> str:
    """The uppermost ground at a point; ink, marks and texture aside."""
    found = "court"
    for layer, lines in grounds(number, quarters):
        if any(distance_to(point, line) <= HALF if layer == "road" else inside(point, line) for line in lines):
            found = layer
    return found


def profile(number: int, quarters: int, side: int) -> list[str]:
    """What one sees along a side, from its northern or western end, just inside the tile."""
    across = [turn((x, 0.02), side) for x in SAMPLES]
    if side in (2, 3):
        across.reverse()
    return [seen_at(number, quarters, point) for point in across]


def test_sides_of_the_same_terrain_look_the_same_at_their_seam() -> None:
    """In every turn, for whatever lies north of something or west of it."""
    looks: dict[tuple[int, int], list[str]] = {}
    for number, face in enumerate(FACES):
        for quarters in range(face.turns):
            for side in range(SIDES):
                kind = (face.side_terrain[quarters * SIDES + side], side % 2)
                seen = profile(number, quarters, side)
                assert looks.setdefault(kind, seen) == seen, (face.name, quarters, side)
    assert len(looks) == 2 * 5


def test_roads_cross_a_side_in_its_middle_and_at_a_right_angle() -> None:
    for number, face in enumerate(FACES):
        for one in drawn(number):
            for shape in one.shapes:
                if shape.layer in ("road", "road-ink", "road-worn"):
                    for part in shape.d.split("M")[1:]:
                        points = [tuple(map(float, pair.split())) for pair in re.findall(r"-?[\d.]+ -?[\d.]+", part)]
                        outside = [p for p in (points[0], points[-1]) if not (0 <= p[0] <= 100 and 0 <= p[1] <= 100)]
                        assert all(50 in point and (-1 in point or 101 in point) for point in outside), face.name


@each_face
def test_every_figure_has_a_spot_on_its_segment_well_away_from_others(face: Face) -> None:
    found = planned(number_of(face))
    assert len(found.spots) == len(found.outlines) == len(face.segments)
    for spot, outline in zip(found.spots, found.outlines, strict=True):
        assert inside(spot, outline)
    for i, spot in enumerate(found.spots):
        assert all(math.dist(spot, other) > 12 for other in found.spots[:i])


@each_face
def test_outlines_of_different_segments_keep_apart(face: Face) -> None:
    """Hardly a point of the tile belongs to two: none but at borders."""
    found = planned(number_of(face)).outlines
    twice = [
        (x, y)
        for x in range(2, 100, 4)
        for y in range(2, 100, 4)
        if sum(inside((x + 0.1, y + 0.1), outline) for outline in found) > 1
    ]
    assert len(twice) < 18


@each_face
def test_meadows_reach_their_half_sides_and_no_other(face: Face) -> None:
    found = planned(number_of(face)).outlines
    for half in range(HALVES):
        near = turn((25.0 + 50 * (half % 2) + (12 if half % 2 else -12), 1.5), half // 2)
        segment = face.half_segment[half]
        if segment >= 0:
            assert inside(near, found[segment])
        for other in range(len(face.segments)):
            if face.segments[other].terrain == MEADOW and other != segment:
                assert not inside(near, found[other])


@each_face
def test_what_counts_is_drawn(face: Face) -> None:
    marks = [mark.kind for mark in planned(number_of(face)).marks]
    assert marks.count("shrine") == sum(segment.shrines for segment in face.segments)
    assert marks.count("stocks") == sum(segment.stocks for segment in face.segments)
    assert marks.count("nest") == ("nest" in face.marks)
    assert marks.count("square") == (face.centre == "square")


@each_face
def test_a_nest_touches_what_it_belongs_to(face: Face) -> None:
    found = planned(number_of(face))
    for nest in (mark for mark in found.marks if mark.kind == "nest"):
        for segment, outline in zip(face.segments, found.outlines, strict=True):
            if "nest" in segment.marks:
                assert inside(nest.at, outline) or distance_to(nest.at, [*outline, outline[0]]) < 11.5


@each_face
def test_the_same_face_is_always_drawn_alike_and_only_in_the_turns_that_differ(face: Face) -> None:
    again = [art(turned_plan(plan(face), quarters)) for quarters in range(face.turns)]
    assert again == drawn(number_of(face))


def test_tiles_that_lie_on_several_tables_are_drawn_once() -> None:
    """Also when several ask at the same time; every table has faces of its own."""
    sets = [[Face(f"common {i}", 1, FACES[i].segments, FACES[i].centre) for i in range(3)] for _ in range(4)]
    with ThreadPoolExecutor(len(sets)) as readers:
        found = list(readers.map(lambda faces: [arts(face) for face in faces], sets))
    for same in zip(*found, strict=True):
        assert all(one is same[0] for one in same)
    assert found[0][0] != found[0][1]


@each_face
def test_every_layer_has_a_paint_and_every_path_is_plain(face: Face) -> None:
    for one in drawn(number_of(face)):
        for shape in one.shapes:
            assert shape.layer in PAINTS
            assert shape.d.startswith("M")
            assert not LOOSE.search(shape.d)
        assert {mark.kind for mark in one.marks} <= set(GLYPHS)


def test_every_paint_is_a_colour_and_no_colour_is_idle() -> None:
    used = {name for paint in PAINTS.values() for name in (paint.fill, paint.stroke)} - {"none"}
    assert used == set(COLOURS)


def test_a_turned_tile_keeps_its_trees_and_spots_where_they_were_printed() -> None:
    for number, face in enumerate(FACES[:12]):
        for quarters, one in enumerate(drawn(number)):
            assert one.spots == turned(planned(number).spots, quarters), face.name
            assert one.outlines == drawn(number)[0].outlines or quarters
            spun = sorted((mark.kind, turn(mark.at, quarters)) for mark in planned(number).marks)
            assert sorted((mark.kind, mark.at) for mark in one.marks) == spun


def test_light_falls_from_the_same_side_in_every_turn() -> None:
    number = NAMES.index("h1")
    for quarters in range(SIDES):
        one = art(turned_plan(planned(number), quarters))
        seen = {shape.layer for shape in one.shapes if shape.layer.startswith("house-")}
        assert {f"house-{wind}" for wind in WINDS} <= seen
        north = next(shape for shape in one.shapes if shape.layer == "house-north")
        assert max(y for outline in polygons(north.d) for _, y in outline) <= 50


def test_buildings_have_a_rim_for_every_side_and_nothing_else_has() -> None:
    found = rims()
    assert set(found) == {HOUSE, PIGSTY, CHAPEL}
    for terrain, sides in found.items():
        assert len(sides) == SIDES
        for side, shapes in enumerate(sides):
            ink = next(shape for shape in shapes if shape.layer == "ink")
            (line,) = polygons(ink.d)
            assert all(turn(point, -side)[1] == 0 for point in line), (terrain, side)


def test_terrains_differ_in_lightness() -> None:
    """They can be told apart in print without colours."""

    def lightness(colour: str) -> float:
        red, green, blue = (int(COLOURS[colour][i : i + 2], 16) for i in (1, 3, 5))
        return 0.299 * red + 0.587 * green + 0.114 * blue

    order = sorted((lightness(name) for name in ("path", "pigsty", "court", "house-east", "chapel-east")), reverse=True)
    assert order == [lightness(name) for name in ("path", "pigsty", "court", "house-east", "chapel-east")]
    assert all(a - b > 10 for a, b in pairwise(order))
    assert ROAD not in rims()
