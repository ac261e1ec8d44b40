"""A scene shows the whole table in the words of the notation; the components say how it is drawn."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest
from tests.battery.walk import later, walk
from tests.games.burgundy.box import BASE, COLOUR, KINDS, NAMES, SPACES

from castellany.core.catalogue import LANGUAGES, Catalogue
from castellany.core.setup import Setup
from castellany.games.burgundy import BURGUNDY
from castellany.games.burgundy.kinds import COLOUR_NAMES, NOTHING
from castellany.games.burgundy.program import DISCARDING
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.state import BOUGHT, HIRED, BurgundyState
from castellany.games.burgundy.tables import GOODS, GOODS_PER_COLOUR, STORAGE

pytestmark = pytest.mark.both_forms


def rules_of(edition: str, players: int, **options: str) -> BurgundyRules:
    return BURGUNDY.rules(Setup("burgundy", edition, players, (), options))


def drawn(rules: BurgundyRules, s: BurgundyState) -> Any:
    return rules.scene(s)


@pytest.mark.parametrize(("edition", "players"), list(product(BURGUNDY.editions, BURGUNDY.players)))
def test_every_tile_and_good_of_the_box_is_in_the_scene(edition: str, players: int) -> None:
    """But for the tiles that are out of the game."""
    rules = rules_of(edition, players)
    box = [a + b for a, b in zip(BASE.coloured, BASE.black, strict=True)]
    for s in walk(rules, Random(players)):
        scene = drawn(rules, s)
        tiles = [word for depot in (*scene["depots"], scene["black"]) for word in depot if word]
        tiles += scene["incoming"]
        goods = [colour for colour in scene["round_goods"] if colour]
        for estate in scene["estates"]:
            tiles += [*estate["tiles"].values(), *estate["storage"]]
        for kind in range(1, KINDS):
            count = tiles.count(NAMES[kind]) + scene["supply"][kind - 1] + s.black[kind]
            assert count == box[kind] - s.boxed[kind]
        assert scene["black_supply"] == sum(s.black)
        for colour in range(GOODS):
            lying = sum(depot[colour] for depot in scene["depot_goods"]) + s.goods_bag[colour]
            owned = sum(estate["goods"][colour] + estate["sold"][colour] for estate in scene["estates"])
            assert lying + owned + goods.count(colour + 1) == GOODS_PER_COLOUR


def test_a_scene_shows_each_estate() -> None:
    rules = rules_of("2019", 3, boards="1,2,7")
    s = later(rules, 900)
    for seat, estate in enumerate(drawn(rules, s)["estates"]):
        assert estate["board"] == ("1", "2", "7")[seat]
        assert (estate["silver"], estate["workers"], estate["points"]) == (
            s.silver[seat],
            s.workers[seat],
            s.points[seat],
        )
        assert sum(estate["lines"].values()) == s.points[seat]
        tiles = {int(space) - 1: BASE.number[word] for space, word in estate["tiles"].items()}
        spaces = s.tiles[seat * SPACES : (seat + 1) * SPACES]
        assert tiles == {space: kind for space, kind in enumerate(spaces) if kind != NOTHING}
        storage = [BASE.number[word] for word in estate["storage"]]
        assert storage == [kind for kind in s.storage[seat * STORAGE : (seat + 1) * STORAGE] if kind != NOTHING]
        assert all(s.holds(seat, n) for n in estate["monasteries"])
        assert len(estate["monasteries"]) == s.held[seat].bit_count()
        assert estate["dice"] == s.dice[2 * seat : 2 * seat + 2]
        assert not estate["answered"]


def test_a_scene_shows_the_moment() -> None:
    rules = rules_of("special", 2)
    s = rules.begin()
    scene = drawn(rules, s)
    assert (scene["phase"], scene["round"], scene["preparing"], scene["step"]) == ("A", 1, True, "dealing-boards")
    assert [estate["board"] for estate in scene["estates"]] == ["", ""]
    s.stack.clear()
    scene = drawn(rules, s)
    assert (scene["preparing"], scene["step"], scene["asked"]) == (False, "", [])
    s.phase, s.round, s.bought = 3, 4, BOUGHT
    scene = drawn(rules, s)
    assert (scene["phase"], scene["round"], scene["bought"], scene["hired"]) == ("D", 5, True, False)
    s.bought = HIRED
    s.push(DISCARDING, 1, BASE.number["mine"])
    scene = drawn(rules, s)
    assert (scene["bought"], scene["hired"], scene["asked"]) == (False, True, [1])
    assert (scene["step"], scene["incoming"]) == ("discarding", ["mine"])


@pytest.mark.parametrize(("edition", "players"), list(product(BURGUNDY.editions, BURGUNDY.players)))
def test_components_describe_what_a_scene_names(edition: str, players: int) -> None:
    rules = rules_of(edition, players, boards="random")
    pieces: Any = BURGUNDY.components(rules)
    scene = drawn(rules, later(rules, 400))
    assert [tile["word"] for tile in pieces["tiles"]] == list(NAMES[1:])
    assert [tile["colour"] for tile in pieces["tiles"]] == [COLOUR_NAMES[colour] for colour in COLOUR[1:]]
    assert sum(tile["coloured"] for tile in pieces["tiles"]) == 124
    assert sum(tile["black"] for tile in pieces["tiles"]) == 40
    for language in LANGUAGES:
        assert all(tile["about"] in Catalogue(language, *BURGUNDY.texts.packages) for tile in pieces["tiles"])
    assert [len(depot) for depot in pieces["depots"]] == [len(depot) for depot in scene["depots"]]
    assert pieces["black"] == len(scene["black"]) == 2 * players
    for estate in scene["estates"]:
        assert estate["board"] in pieces["boards"]
        assert estate["dealt"] in pieces["sheets"]
    colours = {(depot, space["place"]): space["colours"] for depot in range(6) for space in pieces["depots"][depot]}
    assert (("mine" in colours.get((5, 3), [])), players) in ((True, 3), (False, 2), (False, 4))


def test_a_board_is_described_space_by_space() -> None:
    pieces: Any = BURGUNDY.components(rules_of("2019", 2))
    board = pieces["boards"]["1"]
    assert board["spaces"][:9] == ["A6", "C5", "C4", "Y3", "A2", "A1", "C6", "Y5", "B4"]
    shape = pieces["shapes"][board["shape"]]
    assert len(shape["at"]) == len(shape["neighbours"]) == len(board["spaces"]) == SPACES
    for (column, row), near in zip(shape["at"], shape["neighbours"], strict=True):
        steps = [(abs(shape["at"][one - 1][0] - column), abs(shape["at"][one - 1][1] - row)) for one in near]
        assert set(steps) <= {(2, 0), (1, 1)}
    assert sorted(map(len, shape["neighbours"])) == [3] * 6 + [4] * 12 + [6] * 19
    assert [2, 3, 7] in board["areas"]
    assert sorted(space for area in board["areas"] for space in area) == list(range(1, SPACES + 1))
    assert board["provenance"] == "published"
    assert "4se" in BURGUNDY.components(rules_of("special", 2))["boards"]  # type: ignore[operator]
