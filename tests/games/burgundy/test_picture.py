"""The picture of the table: whole, the same every time, and telling every thing from every other."""

from __future__ import annotations

import re
from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest
from tests.games.burgundy.box import DUCHY

from castellany.core.drawing.sheet import definitions
from castellany.games.burgundy.picture import LABELS, Estate, TablePicture, draw
from castellany.games.burgundy.picture.hexes import Grid
from castellany.games.burgundy.picture.palette import BURGUNDY_CASTLE, GREEN_CASTLE
from castellany.games.burgundy.picture.symbols import library

SVG = "{http://www.w3.org/2000/svg}"
FIRST_BOARD = """
A6 C5 C4 Y3
A2 A1 C6 Y5 B4
A5 A4 B3 Y1 B2 B3
S6 S1 S2 C6 S5 S4 S1
B2 B5 M4 B3 B1 A2
B6 M1 Y2 B5 B6
M3 Y4 Y1 B3
"""
SPACES = tuple(("BSAYCM".index(space[0]), int(space[1])) for space in FIRST_BOARD.split())
PLACES = tuple(DUCHY.places)
KINDS = range(1, 50)


def estate(name: str = "Anna", **changes: object) -> Estate:
    tiles = [0] * 37
    tiles[18] = 22
    plain = Estate(
        name=name,
        board="Board 1",
        places=PLACES,
        spaces=SPACES,
        tiles=tuple(tiles),
        storage=(0, 0, 0),
        goods=(0,) * 6,
        sold=(0,) * 6,
        dice=(5, 3),
        workers=2,
        silver=1,
        points=0,
    )
    return replace(plain, **changes)  # type: ignore[arg-type]


def table(players: int = 2, **changes: object) -> TablePicture:
    plain = TablePicture(
        title="The Castles of Burgundy",
        subtitle="A quiet table",
        words={label: f"<{label}>" for label in LABELS},
        estates=tuple(estate(f"Player {seat + 1}") for seat in range(players)),
        phase=1,
        round=3,
        phase_points=(10, 8, 6, 4, 2),
        order=tuple(range(players)),
        track=(0,) * players,
        depots=(0,) * 32,
        slots=(0, 1, 2, 3) * 6 + (-1,) * 8,
        depot_goods=(0,) * 36,
        round_goods=(0, 0, 0, 0, 3),
        white=2,
        bonus=(-1,) * 12,
        bonus_points=(5, 2),
    )
    return replace(plain, **changes)  # type: ignore[arg-type]


def texts(svg: str) -> list[str]:
    return ["".join(found.itertext()) for found in ET.fromstring(svg).iter(f"{SVG}text")]


def uses(svg: str, name: str) -> int:
    """How often the body, not the definitions, draws a thing by name."""
    body = svg.split("</defs>")[1]
    return body.count(f'href="#{name}"')


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("green_castles", [False, True])
def test_a_table_is_well_formed_and_refers_only_to_what_it_defines(players: int, green_castles: bool) -> None:
    full = table(
        players,
        green_castles=green_castles,
        depots=tuple(1 + index for index in range(32)),
        depot_goods=tuple(index % 3 for index in range(36)),
        active=1,
    )
    svg = draw(full)
    root = ET.fromstring(svg)
    names = [found.attrib["id"] for found in root.iter() if "id" in found.attrib]
    assert root.tag == f"{SVG}svg"
    assert len(names) == len(set(names))
    in_order = [name for name in library(green_castles, (5, 2)) if name in names]
    assert names[2:] == in_order, "a set's order would change from run to run"
    referred = {first or second for first, second in re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', svg)}
    assert referred
    assert referred <= set(names)
    assert len([found for found in root.iter(f"{SVG}text") if (found.text or "").startswith("Player")]) == players
    assert len(svg.encode()) < 400_000


def test_the_picture_stands_alone() -> None:
    svg = draw(table(4))
    assert re.findall(r"https?://[^\"]+", svg) == ["http://www.w3.org/2000/svg"]
    assert not re.search(r"<image|@import|@font-face|<script|<foreignObject", svg)


def test_the_same_table_is_drawn_byte_for_byte_alike() -> None:
    assert draw(table(3)) == draw(table(3))


def test_the_title_and_the_description_are_read_aloud() -> None:
    root = ET.fromstring(draw(table()))
    title, description = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert description is not None
    assert (title.text, description.text) == ("The Castles of Burgundy", "<description>")
    assert root.attrib["aria-labelledby"] == f"{title.attrib['id']} {description.attrib['id']}"


@pytest.mark.parametrize("suffix", ["", "-small"])
def test_every_kind_has_a_drawing_of_its_own(suffix: str) -> None:
    names = library(green_castles=False, bonus_points=(5, 2))
    drawings = {names[f"tile-{kind}{suffix}"].replace(f'id="tile-{kind}{suffix}"', "") for kind in KINDS}
    assert len(drawings) == len(KINDS)


def test_every_definition_refers_only_to_other_definitions() -> None:
    names = library(green_castles=True, bonus_points=(7, 4))
    every = "".join(f'<use href="#{name}"/>' for name in names)
    found = ET.fromstring(definitions(every, names))
    assert {child.attrib["id"] for child in found} == set(names)


@pytest.mark.parametrize("kind", KINDS)
def test_a_tile_shows_on_the_estate_in_storage_and_in_a_depot(kind: int) -> None:
    tiles = [0] * 37
    tiles[5] = kind
    svg = draw(
        table(
            estates=(estate(tiles=tuple(tiles), storage=(kind, 0, 0)), estate()),
            depots=(kind,) + (0,) * 30 + (kind,),
        )
    )
    others = 2 if kind == 22 else 1
    assert uses(svg, f"tile-{kind}") == others
    assert uses(svg, f"tile-{kind}-small") == 2, "storage and depot 1; the last black place is for four players"


@pytest.mark.parametrize(("players", "places"), [(2, 4), (3, 6), (4, 8)])
def test_the_black_depot_grows_with_the_players(players: int, places: int) -> None:
    svg = draw(table(players, depots=(0,) * 24 + (7,) * 8))
    assert uses(svg, "tile-7-small") == places


def test_names_and_words_are_escaped() -> None:
    name = "Łucja & <Ян> \"the 'bold'\""
    svg = draw(table(estates=(estate(name[:15]), estate()), title=name, subtitle="a < b"))
    assert any(text.startswith("Łucja & <Ян>") for text in texts(svg))
    assert "<Ян>" not in svg


def test_every_label_is_written() -> None:
    words = {label: label.replace("-", "") for label in LABELS}
    svg = draw(table(words=words, active=0, estates=(estate(reconstructed=True), estate())))
    written = texts(svg)
    for label in LABELS:
        assert label == "description" or words[label] in written


def test_only_a_reconstructed_board_is_marked() -> None:
    assert "<reconstructed>" not in texts(draw(table()))
    assert "<reconstructed>" in texts(draw(table(estates=(estate(), estate(reconstructed=True)))))


def test_only_the_active_seat_is_marked() -> None:
    assert texts(draw(table(active=-1))).count("<to-move>") == 0
    assert texts(draw(table(active=1))).count("<to-move>") == 1


def test_a_name_that_is_too_long_is_cut() -> None:
    name = "A name that no panel of this table could ever hold"
    written = texts(draw(table(estates=(estate(name), estate()))))
    cut = [text for text in written if text.startswith("A name")]
    assert len(cut) == 1
    assert cut[0].endswith("…")


def test_the_editions_differ_in_the_colour_of_their_castles() -> None:
    special, older = draw(table()), draw(table(green_castles=True))
    assert BURGUNDY_CASTLE.body in special
    assert BURGUNDY_CASTLE.body not in older
    assert GREEN_CASTLE.body in older
    assert GREEN_CASTLE.body not in special


def test_a_used_die_and_a_fresh_one_look_different() -> None:
    svg = draw(table(estates=(estate(dice=(5, 0)), estate(dice=(0, 0))), white=0))
    assert [uses(svg, name) for name in ("die-0-5", "die-0-0", "die-1-0", "die-white-0")] == [1, 1, 2, 1]


def test_numbers_of_a_player_are_written() -> None:
    seat = estate(workers=11, silver=12, points=213, goods=(0, 0, 14, 0, 0, 0), sold=(8, 0, 0, 0, 0, 9))
    written = texts(draw(table(estates=(seat, estate()))))
    for number in ("11", "12", "213", "×14", "17"):
        assert number in written


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("depot", range(6))
def test_all_six_goods_find_room_in_a_depot(players: int, depot: int) -> None:
    goods = [0] * 36
    goods[depot * 6 : depot * 6 + 6] = [1, 2, 3, 4, 5, 6]
    svg = draw(table(players, depot_goods=tuple(goods)))
    assert [uses(svg, f"goods-{colour}-small") for colour in range(1, 7)] == [1] * 6
    assert "×6" in texts(svg)


def test_a_bonus_tile_hangs_in_one_place_only() -> None:
    free = draw(table())
    held = draw(table(bonus=(1,) + (-1,) * 11))
    assert uses(free, "banner-0-0") == uses(held, "banner-0-0") == 1
    assert uses(free, "taken-0") == 0
    assert uses(held, "taken-0") == 1
    assert uses(held, "shield-1") == uses(free, "shield-1") + 1


def test_an_estate_without_a_board_is_blank() -> None:
    svg = draw(table(estates=(estate(spaces=(), tiles=(0,) * 37), estate(spaces=(), tiles=(0,) * 37))))
    assert uses(svg, "space-B") == 0
    assert uses(draw(table()), "space-B") == 24


def test_neighbours_are_mutual_and_one_hex_apart() -> None:
    pairs = 0
    grid = Grid(PLACES)
    for space, (x, y) in enumerate(grid.centres):
        for side in range(6):
            other = grid.neighbour(space, side)
            if other >= 0:
                pairs += 1
                assert grid.neighbour(other, (side + 3) % 6) == space
                assert (grid.centres[other][0] - x) ** 2 + (grid.centres[other][1] - y) ** 2 == pytest.approx(100**2)
    assert pairs == 2 * 90


@pytest.mark.parametrize("players", [1, 5])
def test_a_table_of_another_size_is_refused(players: int) -> None:
    with pytest.raises(ValueError, match=f"not {players}"):
        table(players)


def test_missing_words_are_named() -> None:
    with pytest.raises(ValueError, match="no words for turn-order"):
        table(words={label: label for label in LABELS if label != "turn-order"})
