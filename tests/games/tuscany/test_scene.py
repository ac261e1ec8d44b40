"""A scene shows the whole table in the words of the notation; the components say how it is drawn."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest
from tests.battery.walk import later, walk

from castellany.core.catalogue import LANGUAGES, Catalogue
from castellany.core.setup import Setup
from castellany.games.tuscany import TUSCANY
from castellany.games.tuscany.kinds import COLOUR_NAMES, COLOURS, HEXAGON, KINDS, NAMES, NOTHING
from castellany.games.tuscany.program import ACTION, EXTRA
from castellany.games.tuscany.rules import TuscanyRules
from castellany.games.tuscany.state import STORAGE, TuscanyState
from castellany.games.tuscany.words import SPACES, TILE_WORDS

pytestmark = pytest.mark.both_forms


def rules_of(edition: str = "revised", players: int = 2) -> TuscanyRules:
    return TUSCANY.rules(Setup("tuscany", edition, players, (), {}))


def drawn(rules: TuscanyRules, s: TuscanyState) -> Any:
    return rules.scene(s)


@pytest.mark.parametrize("players", TUSCANY.players)
def test_every_tile_card_and_bonus_tile_of_the_box_is_in_the_scene(players: int) -> None:
    """But for tiles that are out of the game; hexagons never run out, and a start castle more lies in each estate."""
    rules = rules_of(players=players)
    pieces: Any = TUSCANY.components(rules)
    tiles = sum(players * tile["own"] + tile["neutral"] for tile in pieces["tiles"])
    for s in walk(rules, Random(players)):
        scene = drawn(rules, s)
        seen = [word for word in scene["open"] if word]
        built = 0
        for estate in scene["estates"]:
            seen += [*estate["tiles"].values(), *filter(None, estate["storage"])]
            built += 1 if estate["built"] else 0
        hidden = scene["neutral"] + scene["neutral_discard"] + sum(sum(e["stacks"]) for e in scene["estates"])
        assert len(seen) - seen.count("hexagon") - built + hidden + sum(s.boxed) == tiles
        cards = scene["deck"] + sum(scene["discard"]) + sum(estate["cards"] for estate in scene["estates"])
        assert cards == sum(pieces["cards"])
        taken = [sum(estate["bonuses"][i] for estate in scene["estates"]) for i in range(5)]
        assert [a + b for a, b in zip(scene["bonus_left"], taken, strict=True)] == [pieces["bonus_copies"]] * 5


def test_a_scene_shows_each_estate() -> None:
    rules = rules_of(players=3)
    s = later(rules, 400)
    for seat, estate in enumerate(drawn(rules, s)["estates"]):
        assert (estate["marble"], estate["workers"]) == (s.marble[seat], s.workers[seat])
        assert (estate["green"], estate["red"]) == (s.green[seat], s.red[seat])
        assert sum(estate["green_lines"].values()) == s.green[seat]
        assert sum(estate["lines"].values()) == s.red[seat]
        tiles = {int(space) - 1: TILE_WORDS.values[word] for space, word in estate["tiles"].items()}
        spaces = s.tiles[seat * SPACES : (seat + 1) * SPACES]
        assert tiles == {space: kind for space, kind in enumerate(spaces) if kind != NOTHING}
        stored = [TILE_WORDS.values[word] for word in estate["storage"] if word]
        assert stored == [kind for kind in s.storage[seat * STORAGE : (seat + 1) * STORAGE] if kind != NOTHING]
        assert len(estate["storage"]) == 1 + estate["bonuses"][1]
        assert sum(estate["stacks"]) == 21 - s.revealed[seat]
        assert estate["stacks"] == sorted(estate["stacks"])
        assert sum(estate["hand"]) == estate["cards"] == s.hand_size[seat]


def test_a_hand_is_shown_to_its_seat_only() -> None:
    rules = rules_of(players=3)
    s = later(rules, 100)
    assert all(s.hand_size)
    for seat in range(3):
        estates = drawn(rules, rules.view(s, seat))["estates"]
        assert [estate["hand"] is not None for estate in estates] == [other == seat for other in range(3)]
        assert [estate["cards"] for estate in estates] == s.hand_size
    assert all(estate["hand"] is None for estate in drawn(rules, rules.view(s, -1))["estates"])


def test_a_scene_shows_the_moment() -> None:
    rules = rules_of()
    s = rules.begin()
    scene = drawn(rules, s)
    assert (scene["phase"], scene["round"], scene["preparing"], scene["step"]) == (1, 1, True, "drawing-starter")
    assert [(estate["dealt"], estate["built"], estate["spaces"]) for estate in scene["estates"]] == [([], "", "")] * 2
    s.stack.clear()
    s.green[1], s.red[1] = 9, 4
    scene = drawn(rules, s)
    assert (scene["preparing"], scene["step"], scene["asked"], scene["estates"][1]["red_then"]) == (False, "", [], 4)
    s.phase, s.round, s.latched, s.last = 2, 40, 1, 1
    s.push(ACTION, 1, EXTRA)
    scene = drawn(rules, s)
    assert (scene["phase"], scene["round"], scene["ending"], scene["last"]) == (3, 41, True, True)
    assert (scene["step"], scene["extra"], scene["asked"]) == ("action", True, [1])
    assert scene["estates"][1]["red_then"] == 13


def assembled(pieces: Any, estate: Any) -> dict[tuple[int, int], str]:
    """An estate as a page puts it together: the letter of each place, from the components and `built` alone."""
    boards, shifts = estate["built"].split()
    by_letter = {name[0]: pieces["boards"][name] for name in estate["dealt"]}
    steps = {seam["word"]: seam["step"] for seam in pieces["seams"]}
    places: dict[tuple[int, int], str] = {}
    q, r = 0, 0
    for i, letter in enumerate(boards):
        if i:
            q, r = q + steps[shifts[i - 1]][0], r + steps[shifts[i - 1]][1]
        colours = by_letter[letter.upper()]
        for cell, colour in zip(pieces["outline"], reversed(colours) if letter.islower() else colours, strict=True):
            places[q + cell[0], r + cell[1]] = colour
    return places


@pytest.mark.parametrize("seed", range(8))
def test_a_page_can_join_the_boards_by_itself(seed: int) -> None:
    rules = rules_of(players=4)
    pieces: Any = TUSCANY.components(rules)
    s = next(s for s in walk(rules, Random(seed)) if s.stack[-1].step == ACTION)
    for seat, estate in enumerate(drawn(rules, s)["estates"]):
        land = rules.tables.estate_of(s, seat)
        places = assembled(pieces, estate)
        assert list(places) == land.place
        assert "".join(places.values()) == estate["spaces"]
        assert [pieces["colours"][letter] for letter in estate["spaces"]] == [COLOUR_NAMES[c] for c in land.colour]
        assert [estate["spaces"].count(letter) for letter in pieces["colours"]] == pieces["spaces"]


@pytest.mark.parametrize(("edition", "players"), list(product(TUSCANY.editions, TUSCANY.players)))
def test_components_describe_what_a_scene_names(edition: str, players: int) -> None:
    rules = rules_of(edition, players)
    pieces: Any = TUSCANY.components(rules)
    scene = drawn(rules, later(rules, 100))
    assert [tile["word"] for tile in pieces["tiles"]] == list(NAMES[1:])
    assert (sum(tile["own"] for tile in pieces["tiles"]), sum(tile["neutral"] for tile in pieces["tiles"])) == (21, 32)
    assert pieces["tiles"][HEXAGON - 1]["colour"] == ""
    assert len(pieces["tiles"]) == KINDS - 1
    assert (sum(pieces["cards"]), sum(card["copies"] for card in pieces["yields"])) == (122, 27)
    assert len(scene["yields"]) == len(pieces["yields"])
    assert set(scene["claimed"]) == set(pieces["colours"].values())
    assert len(pieces["first_bonus"]) == len(pieces["second_bonus"]) == COLOURS
    assert (pieces["draw"], pieces["cards_per_point"]) == ((3, 5) if edition == "revised" else (2, 3))
    for language in LANGUAGES:
        known = Catalogue(language, *TUSCANY.texts.packages)
        assert all(tile["about"] in known for tile in pieces["tiles"])
        for group, value in pieces["provenance"].items():
            assert value != "reconstructed" or f"reconstructed-{group}" in known
    for estate in scene["estates"]:
        assert set(estate["dealt"]) <= set(pieces["boards"])
