"""A scene shows the whole table in the words of the notation; the components say how it is drawn."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest
from tests.battery.walk import later, walk
from tests.games.castle.everything import AT_GATES, PRINCE, PRINCES, sources

from castellany.core.catalogue import LANGUAGES, Catalogue
from castellany.core.setup import Setup
from castellany.games.castle import CASTLE
from castellany.games.castle.completing import is_complete
from castellany.games.castle.entering import only_place, stand
from castellany.games.castle.kinds import (
    FOLLOWERS,
    LARGER_SEAT,
    SEGMENTS,
    SIDE_NAMES,
    TOKEN_NAMES,
    TOKENS,
)
from castellany.games.castle.program import DOUBLING, ENTERING
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.scoring import LARGEST_SEAT
from castellany.games.castle.state import CastleState

pytestmark = pytest.mark.both_forms

MODULES: list[tuple[str, ...]] = [(), ("falcon",), ("falcon", "halt")]


def rules_of(*modules: str) -> CastleRules:
    return CASTLE.rules(Setup("castle", "standard", 2, modules, {}))


def drawn(rules: CastleRules, s: CastleState) -> Any:
    return rules.scene(s)


@pytest.mark.parametrize("modules", MODULES)
def test_every_tile_and_token_of_the_box_is_in_the_scene(modules: tuple[str, ...]) -> None:
    rules = rules_of(*modules)
    words = [face.name for face in rules.tables.faces]
    for s in walk(rules, Random(len(modules))):
        scene = drawn(rules, s)
        seen = Counter([laid["tile"] for laid in scene["board"].values()] + scene["gone"] + [scene["tile"]])
        left = dict(zip(words, scene["left"], strict=True))
        assert {word: seen[word] + left[word] for word in words} == {f.name: f.copies for f in rules.tables.faces}
        tokens = Counter(scene["hidden"]) + Counter(scene["used"])
        for player in scene["players"]:
            tokens += Counter(player["tokens"]) + Counter(player["fresh"])
            assert sum(player["lines"].values()) == player["score"]
            assert player["space"] == player["score"] % 100
            assert len(player["figures"]) == (8 if modules else 6)
        assert tokens == dict.fromkeys(TOKEN_NAMES, 2)
        assert sum(scene["hidden"].values()) == sum(scene["towers"]) + 5


@pytest.mark.parametrize("modules", MODULES)
def test_areas_are_told_with_all_their_segments(modules: tuple[str, ...]) -> None:
    """By numbers on the tiles; where figures stand, the area says whose and who leads."""
    rules = rules_of(*modules)
    t = rules.tables
    for s in walk(rules, Random(7)):
        scene = drawn(rules, s)
        named: dict[int, set[str]] = {}
        for i, number in enumerate(scene["starts"]):
            named.setdefault(number, set()).add(f"start-{i + 1}")
        standing: Counter[tuple[int, int]] = Counter()
        for square, laid in scene["board"].items():
            face = t.faces[t.tile_words.values[laid["tile"]]]
            assert len(laid["areas"]) == len(face.segments)
            assert laid["top"] == SIDE_NAMES[s.tops[t.square_words.values[square]]]
            for segment, number in enumerate(laid["areas"]):
                named.setdefault(number, set()).add(square)
                for seat, player in enumerate(scene["players"]):
                    standing[number, seat] += player["figures"].count(f"{square}.{segment + 1}")
        named.pop(-1, None)
        assert {str(number) for number in named} == set(scene["areas"])
        for number, places in named.items():
            area = scene["areas"][str(number)]
            figures = [standing[number, 0], standing[number, 1]]
            assert (area["tiles"], area["figures"]) == (len(places), figures)
            assert area["leads"] == (-1 if figures[0] == figures[1] else figures.index(max(figures)))
            closed = area["open"] == 0 and area["terrain"] != "meadow"
            assert closed == (number in scene["completed"]) == is_complete(s, number)


def test_points_of_an_area_are_those_of_whoever_leads() -> None:
    rules = rules_of("falcon")
    s = rules.begin()
    start = next(i for i, one in enumerate(rules.tables.wall.starts) if one.segment.shrines)
    area = drawn(rules, s)["starts"][start]
    assert drawn(rules, s)["areas"][str(area)]["points"] == 3
    stand(s, rules.tables, only_place(s, 1, PRINCE), (rules.tables.wall.squares + start) * SEGMENTS)
    assert s.areas.value((rules.tables.wall.squares + start) * SEGMENTS, PRINCES) == 2
    found = drawn(rules, s)["areas"][str(area)]
    assert (found["points"], found["leads"], found["figures"]) == (6, 1, [0, 1])
    assert drawn(rules, s)["players"][1]["figures"][FOLLOWERS] == f"start-{start + 1}.1"


def test_a_scene_shows_the_moment() -> None:
    rules = rules_of()
    s = rules.begin()
    scene = drawn(rules, s)
    assert (scene["turn"], scene["step"], scene["tile"], scene["square"]) == (1, "drawing-starter", "", "")
    assert (scene["board"], scene["completed"], scene["scoring"]) == ({}, [], -1)
    assert len(scene["empty"]) == 76
    s = next(s for s in walk(rules, Random(2)) if s.stack[-1].step == ENTERING)
    scene = drawn(rules, s)
    assert (scene["step"], scene["asked"], scene["active"]) == ("entering", [s.active], s.active)
    assert scene["square"] in scene["board"]
    s.stack.clear()
    assert (drawn(rules, s)["step"], drawn(rules, s)["asked"]) == ("", [])


def test_the_area_that_may_be_doubled_is_shown() -> None:
    rules = rules_of()
    s = rules.begin()
    cell = rules.tables.wall.squares * SEGMENTS
    s.push(DOUBLING, 1, cell)
    assert drawn(rules, s)["scoring"] == s.areas.area[cell] == drawn(rules, s)["starts"][0]


@pytest.mark.parametrize(
    ("counted", "in_hand", "pool", "most"),
    [
        ([0, 0], [0, 0], 12, -1),
        ([8, 4], [8, 4], 0, 0),
        ([9, 4], [8, 3], 1, 0),
        ([9, 5], [8, 4], 0, 0),
        ([5, 14], [1, 10], 1, 1),
        ([13, 0], [13, 0], 0, 0),
    ],
)
def test_both_give_back_nests_alike(counted: list[int], in_hand: list[int], pool: int, most: int) -> None:
    """CAS-F 17, CAS-R 40."""
    rules = rules_of("falcon")
    s = rules.begin()
    s.extra[:] = counted
    scene = drawn(rules, s)
    assert [player["nests"] for player in scene["players"]] == in_hand
    assert (scene["pool"], scene["most_nests"]) == (pool, most)


def test_the_larger_seat_counts_tokens() -> None:
    rules = rules_of()
    s = rules.begin()
    s.tokens[TOKENS + LARGER_SEAT] = 1
    assert drawn(rules, s)["largest_seat"] == -1
    s.seat_size[:], s.seat_cell[:] = [4, 3], [8, 16]
    scene = drawn(rules, s)
    assert [(player["seat"], player["seat_tiles"]) for player in scene["players"]] == [("d1.1", 4), ("e1.1", 3)]
    assert scene["largest_seat"] == 1
    s.seat_size[1] = 2
    assert drawn(rules, s)["largest_seat"] == -1


def test_at_the_end_the_larger_seat_is_the_one_that_scored() -> None:
    """Its token is spent then."""
    rules = rules_of()
    s = rules.begin()
    s.seat_size[:], s.seat_cell[:] = [4, 3], [8, 16]
    s.lines[sources(s) + LARGEST_SEAT] = 11
    s.end()
    assert drawn(rules, s)["largest_seat"] == 1


def test_a_marker_on_a_gate_is_shown() -> None:
    rules = rules_of("falcon", "halt")
    s = rules.begin()
    s.score[1], s.extra[AT_GATES + 1] = 127, 1
    assert [(p["space"], p["at_gate"]) for p in drawn(rules, s)["players"]] == [(0, False), (27, True)]


@pytest.mark.parametrize("modules", MODULES)
def test_components_describe_what_a_scene_names(modules: tuple[str, ...]) -> None:
    rules = rules_of(*modules)
    pieces: Any = CASTLE.components(rules)
    scene = drawn(rules, later(rules, 100))
    wall = pieces["wall"]
    squares = [square["word"] for square in wall["squares"]]
    assert len(squares) == (94 if modules else 76)
    assert set(scene["board"]) <= set(squares)
    assert sum(face["copies"] for face in pieces["faces"]) == (78 if modules else 60)
    assert len(scene["left"]) == len(pieces["faces"])
    assert (len(wall["track"]), len(wall["towers"]), len(wall["corners"])) == (100, 13, 14)
    assert len(wall["towers"]) == len(scene["towers"])
    assert [gate["after"] for gate in wall["gates"]] == ([27, 47, 69, 91] if modules else [])
    assert len(wall["starts"]) == len(scene["starts"]) == (9 if modules else 7)
    art = wall["art"]
    assert (len(art["towers"]), len(art["gates"]), len(art["starts"])) == (14, len(wall["gates"]), len(wall["starts"]))
    assert all(one["paths"] for one in (*art["towers"], *art["gates"], *art["starts"]))
    assert len(pieces["figures"]) == len(scene["players"][0]["figures"])
    assert (pieces["modules"], pieces["nests"]) == (list(modules), 12 if modules else 0)
    for language, token in product(LANGUAGES, pieces["tokens"]):
        assert Catalogue(language, *CASTLE.texts.packages).text(token["about"], amount=token["amount"])


def test_every_tile_is_drawn_in_every_turn() -> None:
    pieces: Any = CASTLE.components(rules_of("falcon"))
    for face in pieces["faces"]:
        assert len(face["arts"]) in (1, 2, 4)
        for art in face["arts"]:
            assert len(art["outlines"]) == len(art["spots"]) == len(face["segments"])
            assert all(0 <= x <= 100 for spot in art["spots"] for x in spot)
            assert all(path["d"] for path in art["paths"])
            assert {mark["kind"] for mark in art["marks"]} <= set(pieces["glyphs"])
    assert all(path["d"] for glyph in pieces["glyphs"].values() for path in glyph)
    assert {terrain: len(sides) for terrain, sides in pieces["rims"].items()} == {"house": 4, "pigsty": 4, "chapel": 4}
