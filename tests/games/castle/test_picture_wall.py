"""The wall as it is drawn: every space of the track in its place, every start space as its tile would show it."""

from __future__ import annotations

import math
import re
from xml.etree import ElementTree as ET

import pytest
from tests.games.castle.everything import FALCON

from castellany.games.castle.components import standard
from castellany.games.castle.kinds import HOUSE, MEADOW, PIGSTY, ROAD, SIDES, TOKENS
from castellany.games.castle.outline import STEPS
from castellany.games.castle.picture import draw_tiles
from castellany.games.castle.picture.board import Board
from castellany.games.castle.picture.editions import EDITIONS
from castellany.games.castle.picture.geometry import inside
from castellany.games.castle.picture.glyphs import GLYPHS
from castellany.games.castle.picture.model import LABELS, Laid, Player, TablePicture
from castellany.games.castle.picture.paint import COLOURS, PAINTS
from castellany.games.castle.picture.rampart import WALK, Rampart
from castellany.games.castle.picture.walls import opening, start_space, tower, walk, yard
from castellany.games.castle.printed import segment
from castellany.games.castle.scoring import TRACK
from castellany.games.castle.wall import Start
from castellany.games.castle.walling import facing

SHOWN = {"road stocks": "road", "house": "house-ridge", "pigsty": "merlon", "meadow": "tuft", "chapel": "chapel-ridge"}

both_walls = pytest.mark.parametrize("enlarged", [False, True])


def picture(enlarged: bool, **changes: object) -> TablePicture:
    box = standard(FALCON if enlarged else ())
    player = Player("Anna", 0, 0, False, (6, 1, 1), (0,) * 9, 0)
    plain: dict[str, object] = {
        "title": "The Castle",
        "subtitle": "",
        "note": "",
        "words": {label: label for label in LABELS},
        "wall": box.wall,
        "tiles": (),
        "figures": (),
        "players": (player, player),
        "towers": (True,) * len(box.wall.tower_spaces),
        "left": 60,
        "amounts": (1,) * TOKENS,
        "language": "pl",
    }
    return TablePicture(**plain | changes)  # type: ignore[arg-type]


@both_walls
def test_every_space_lies_on_the_wall_and_no_two_overlap(enlarged: bool) -> None:
    rampart = Rampart(standard(FALCON if enlarged else ()).wall)
    assert len(rampart.spaces) == TRACK
    for space in rampart.spaces:
        assert inside(space.at, rampart.outer) or any(math.dist(space.at, at) < 30 for at in rampart.towers)
        assert not inside(space.at, rampart.inner)
    for i, space in enumerate(rampart.spaces):
        after = rampart.spaces[(i + 1) % TRACK]
        assert math.dist(space.at, after.at) >= 13, i


@both_walls
def test_the_track_runs_clockwise_without_leaps(enlarged: bool) -> None:
    """Only a gate or a tower lies between two spaces."""
    rampart = Rampart(standard(FALCON if enlarged else ()).wall)
    for i, space in enumerate(rampart.spaces):
        after = rampart.spaces[(i + 1) % TRACK]
        gap = 100 if i in rampart.wall.openings else 0
        assert math.dist(space.at, after.at) <= gap + 90, i


def test_a_gate_stands_between_its_two_spaces() -> None:
    rampart = Rampart(standard(FALCON).wall)
    assert len(rampart.openings) == 4
    for after, (at, side) in zip(rampart.wall.openings, rampart.openings, strict=True):
        out = STEPS[side]
        before, behind = rampart.spaces[after], rampart.spaces[after + 1]
        middle = (before.at[0] + behind.at[0]) / 2, (before.at[1] + behind.at[1]) / 2
        assert before.side == behind.side == side
        assert math.dist(middle, (at[0] + out[0] * WALK / 2, at[1] + out[1] * WALK / 2)) < 30


@both_walls
def test_what_is_in_the_wall_has_paints_and_glyphs(enlarged: bool) -> None:
    rampart = Rampart(standard(FALCON if enlarged else ()).wall)
    wall = rampart.wall
    pieces = [start_space(start, wall.xy[start.square]) for start in wall.starts]
    pieces += [opening(rampart, i) for i in range(len(rampart.openings))]
    pieces += [tower(rampart, i, i % 2 == 0) for i in range(len(rampart.towers))]
    layers = [shape.layer for piece in pieces for shape in piece.shapes]
    layers += [shape.layer for shape in (*yard(rampart), *walk(rampart))]
    assert set(layers) <= set(PAINTS)
    assert {mark.kind for piece in pieces for mark in piece.marks} <= set(GLYPHS)
    assert sum(len([mark for mark in piece.marks if mark.kind == "shrine"]) for piece in pieces) == sum(
        start.segment.shrines for start in wall.starts
    )


def test_start_spaces_show_their_terrain_beyond_the_side_of_their_square() -> None:
    wall = standard(FALCON).wall
    shown = {ROAD: "road", HOUSE: "house-ridge", PIGSTY: "merlon", MEADOW: "tuft"}
    for start in wall.starts:
        x, y = wall.xy[start.square]
        piece = start_space(start, (x, y))
        step = STEPS[start.side]
        assert math.dist(piece.at, ((x + step[0]) * 100, (y + step[1]) * 100)) == 0
        assert shown[start.segment.terrain] in [shape.layer for shape in piece.shapes]
    assert {start.segment.terrain for start in wall.starts} == set(shown)


@pytest.mark.parametrize("side", range(SIDES))
@pytest.mark.parametrize("on_gate", [False, True])
@pytest.mark.parametrize(("words", "layer"), [*SHOWN.items()])
def test_a_start_space_of_an_owner_shows_any_terrain(words: str, layer: str, on_gate: bool, side: int) -> None:
    piece = start_space(Start(0, side, facing(segment(words), side), on_gate), (4, 4))
    layers = [shape.layer for shape in piece.shapes]
    assert layer in layers
    assert set(layers) <= set(PAINTS)


@pytest.mark.parametrize("side", range(SIDES))
@pytest.mark.parametrize("on_gate", [False, True])
@pytest.mark.parametrize(
    ("words", "kinds"),
    [
        ("road", []),
        ("road stocks", ["stocks"]),
        ("meadow shrine", ["shrine"]),
        ("meadow shrine shrine", ["shrine"] * 2),
    ],
)
def test_a_start_space_shows_what_counts_on_it(words: str, kinds: list[str], on_gate: bool, side: int) -> None:
    start = Start(0, side, facing(segment(words), side), on_gate)
    marks = start_space(start, (4, 4)).marks
    assert [mark.kind for mark in marks] == kinds
    ground = start_space(start, (4, 4)).shapes[0].d
    xs, ys = (list(map(float, re.findall(r"-?[\d.]+", ground)[i::2])) for i in (0, 1))
    for mark in marks:
        assert min(xs) < mark.at[0] < max(xs)
        assert min(ys) < mark.at[1] < max(ys)
    assert len({mark.at for mark in marks}) == len(marks)


@both_walls
def test_the_board_shows_every_number_once(enlarged: bool) -> None:
    svg = "<svg>" + Board(picture(enlarged)).draw() + "</svg>"
    assert sorted(int("".join(text.itertext())) for text in ET.fromstring(svg).iter("text")) == list(range(TRACK))


def test_a_building_ends_with_a_rim_at_the_wall_and_at_other_terrains_only() -> None:
    box = standard(FALCON)
    house = next(face for face in box.faces if face.segments[0].terrain == HOUSE and face.segments[0].sides == 0b1111)
    wall = box.wall
    square = next(
        i
        for i in range(wall.squares)
        if wall.neighbour[i * SIDES] < 0 and wall.start_at[i * SIDES] < 0 and wall.neighbour[i * SIDES + 2] >= 0
    )
    below = wall.neighbour[square * SIDES + 2]
    board = Board(picture(True, tiles=(Laid(square, house, 0), Laid(below, house, 0))))
    assert board.terrain_beyond(square, 0) == 0
    assert board.terrain_beyond(square, 2) == HOUSE
    assert board.terrain_beyond(below, 2) == -1
    alone = Board(picture(True, tiles=(Laid(square, house, 0),)))
    ends = "M0 0L100 0"
    assert alone.rims_of(alone.laid[square]).count(ends) == board.rims_of(board.laid[square]).count(ends) > 0


def test_the_polish_edition_shows_its_own_things() -> None:
    tiles = tuple(Laid(i, face, 0) for i, face in enumerate(standard(FALCON).faces[:30]))
    polish, english = (Board(picture(True, tiles=tiles, language=language)).draw() for language in ("pl", "en"))
    assert COLOURS["pig"] in polish
    assert COLOURS["pig"] not in english
    assert {kind for others in EDITIONS.values() for kind in others} <= set(GLYPHS)
    shapes = [shape for others in EDITIONS.values() for drawing in others.values() for shape in drawing]
    assert {shape.layer for shape in shapes} <= set(PAINTS)


def test_a_sheet_has_every_tile_by_name() -> None:
    faces = standard(FALCON).faces
    root = ET.fromstring(draw_tiles("Title", "<all>", "About", faces, "en"))
    texts = ["".join(text.itertext()) for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert set(texts) > {face.name for face in faces}
