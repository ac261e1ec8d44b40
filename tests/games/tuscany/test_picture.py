"""The picture of a table: well formed, alone in the world, and with everything that it is told to show."""

from __future__ import annotations

import re
from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest

from castellany.core.drawing.sheet import definitions
from castellany.games.tuscany.kinds import BONUS_NAMES, COLOURS, HEXAGON
from castellany.games.tuscany.kinds import KINDS as ALL_KINDS
from castellany.games.tuscany.picture import LABELS, Estate, Space, TablePicture, draw
from castellany.games.tuscany.picture.symbols import library

SVG = "{http://www.w3.org/2000/svg}"
KINDS = range(1, ALL_KINDS)
LAND = tuple(Space(i % COLOURS, i % 5, i // 5) for i in range(30))


def estate(name: str = "Anna", **changes: object) -> Estate:
    plain = Estate(name, "A1, B1, C1", LAND, (0,) * 30, (0,), (7, 7, 7), (0,) * 5, 5, 0, 0, 0, 0)
    return replace(plain, **changes)  # type: ignore[arg-type]


def table(players: int = 2, **changes: object) -> TablePicture:
    plain = TablePicture(
        title="The Castles of Tuscany",
        subtitle="a quiet table",
        note="",
        words={label: f"<{label}>" for label in LABELS},
        estates=tuple(estate(f"Player {seat + 1}") for seat in range(players)),
        open=(0,) * 8,
        cards=99,
        yields=27,
        neutral=24,
        bonus_left=(5,) * 5,
        claimed=(-1,) * 16,
        points=(3, 1) * 8,
        starter=0,
    )
    return replace(plain, **changes)  # type: ignore[arg-type]


def texts(svg: str) -> list[str]:
    return ["".join(found.itertext()) for found in ET.fromstring(svg).iter(f"{SVG}text")]


def uses(svg: str, name: str) -> int:
    """How often the body, not the definitions, draws a thing by name."""
    return svg.split("</defs>")[1].count(f'href="#{name}"')


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_table_is_well_formed_and_refers_only_to_what_it_defines(players: int) -> None:
    svg = draw(table(players, open=tuple(range(1, 9)), active=1, note="○"))
    root = ET.fromstring(svg)
    names = [found.attrib["id"] for found in root.iter() if "id" in found.attrib]
    assert len(names) == len(set(names))
    assert names[2:] == [name for name in library() if name in names], "a set's order would change from run to run"
    referred = {first or second for first, second in re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', svg)}
    assert referred <= set(names)
    assert len([text for text in texts(svg) if text.startswith("Player")]) == players
    assert len(svg.encode()) < 300_000


def test_the_picture_stands_alone_and_is_always_the_same() -> None:
    svg = draw(table(4))
    assert re.findall(r"https?://[^\"]+", svg) == ["http://www.w3.org/2000/svg"]
    assert not re.search(r"<image|@import|@font-face|<script|<foreignObject", svg)
    assert svg == draw(table(4))


def test_every_kind_has_a_drawing_of_its_own_and_every_definition_is_whole() -> None:
    names = library()
    drawings = {names[f"tile-{kind}"].replace(f'id="tile-{kind}"', "") for kind in KINDS}
    assert len(drawings) == len(KINDS)
    found = ET.fromstring(definitions("".join(f'<use href="#{name}"/>' for name in names), names))
    assert {child.attrib["id"] for child in found} == set(names)


@pytest.mark.parametrize("kind", KINDS)
def test_a_tile_shows_on_the_estate_in_storage_and_among_the_open_tiles(kind: int) -> None:
    tiles = (0,) * 4 + (kind,) + (0,) * 25
    svg = draw(table(estates=(estate(tiles=tiles, storage=(kind, 0)), estate()), open=(kind,) + (0,) * 7))
    if kind == HEXAGON:
        assert (uses(svg, f"tile-{kind}"), uses(svg, "wood-Q")) == (2, 1), "on land it wears the colour of its space"
    else:
        assert uses(svg, f"tile-{kind}") == 3


def test_words_and_numbers_of_a_player_are_written() -> None:
    seat = estate(
        "Łucja & <Ян>", cards=11, marble=12, workers=13, green=58, red=114, stacks=(0, 2, 6), bonuses=(0, 3, 0, 0, 0)
    )
    written = texts(draw(table(estates=(seat, estate()), note="○ ours", active=1)))
    for text in ("Łucja & <Ян>", "11", "12", "13", "58", "114", "2", "6", "\u00d73", "+50", "+100", "○ ours"):
        assert text in written
    for label in LABELS:
        assert label == "description" or f"<{label}>" in written


def test_a_ticket_shows_what_is_left_and_who_took_it() -> None:
    free, once, gone = (draw(table(claimed=claimed + (-1,) * 14)) for claimed in ((-1, -1), (1, -1), (1, 0)))
    assert [svg.count("M-2.8-4V4M2.8-4V4") for svg in (free, once, gone)] == [0, 1, 0]
    assert uses(once, "shield-1") == uses(free, "shield-1") + 1
    assert uses(gone, "shield-0") == uses(free, "shield-0") + 1
    assert uses(gone, "e-foil") == uses(free, "e-foil") - 1


def test_only_bonus_tiles_that_are_owned_lie_beside_an_estate() -> None:
    for i, name in enumerate(BONUS_NAMES):
        owned = tuple(int(i == j) for j in range(5))
        assert uses(draw(table(estates=(estate(bonuses=owned), estate()))), f"bonus-{name}") == 2


def test_land_that_is_not_there_yet_is_left_blank() -> None:
    assert uses(draw(table(estates=(estate(spaces=(), tiles=()), estate(spaces=(), tiles=())))), "space-K") == 0
    assert uses(draw(table()), "space-K") == 8


@pytest.mark.parametrize("players", [1, 5])
def test_a_table_of_another_size_is_refused(players: int) -> None:
    with pytest.raises(ValueError, match=f"not {players}"):
        table(players)


def test_missing_words_are_named() -> None:
    with pytest.raises(ValueError, match="no words for storage"):
        table(words={label: label for label in LABELS if label != "storage"})
