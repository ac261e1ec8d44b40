"""A position becomes a picture: everything on the table is in it, at every moment of a game."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree as ET

import pytest
from tests.battery.walk import Wanderer

from castellany.core.catalogue import LANGUAGES, Catalogue
from castellany.core.setup import Setup
from castellany.games.tuscany import TUSCANY
from castellany.games.tuscany.labels import PACKAGES
from castellany.games.tuscany.picture_of import picture_of, table_picture
from castellany.games.tuscany.rules import TuscanyRules

NAMES = ("Anna", "Ben", "Carla <&>", "Dora")
SVG = "{http://www.w3.org/2000/svg}"
ENGLISH = Catalogue("en", *PACKAGES)


def rules_of(players: int) -> TuscanyRules:
    return TUSCANY.rules(Setup("tuscany", "revised", players, (), {}))


@pytest.mark.parametrize("players", TUSCANY.players)
def test_every_moment_of_a_game_can_be_drawn(players: int) -> None:
    rules, wanderer = rules_of(players), Wanderer(Random(players))
    s = rules.begin()
    drawn = 0
    while True:
        catalogue = Catalogue(LANGUAGES[drawn % len(LANGUAGES)], *PACKAGES)
        root = ET.fromstring(picture_of(rules, s, NAMES[:players], catalogue))
        written = {"".join(element.itertext()) for element in root.iter(f"{SVG}text")}
        assert set(NAMES[:players]) <= written
        drawn += 1
        if rules.over(s):
            break
        wanderer.play_on(rules, s, 9 if drawn < 6 else 60)
    assert drawn > 6


def test_the_picture_shows_the_position() -> None:
    rules = rules_of(3)
    s = rules.begin()
    Wanderer(Random(1)).play_on(rules, s, 120)
    picture = table_picture(rules, s, NAMES[:3], ENGLISH)
    assert picture.title == "The Castles of Tuscany"
    assert picture.subtitle == f"Revised print · Phase {s.phase + 1}, round {s.round + 1}"
    assert picture.note.startswith("○ Reconstructed: estate boards")
    assert picture.open == tuple(s.display)
    assert (picture.cards, picture.starter, picture.active) == (s.deck_size, s.starter, rules.turn(s))
    assert picture.points[:4] == (3, 1, 3, 1)
    for seat, estate in enumerate(picture.estates):
        land = rules.tables.estate_of(s, seat)
        assert [(space.q, space.r) for space in estate.spaces] == land.place
        assert (estate.green, estate.red, estate.cards) == (s.green[seat], s.red[seat], s.hand_size[seat])
        assert estate.name == NAMES[seat]


def test_boards_that_are_not_joined_lie_apart() -> None:
    rules = rules_of(2)
    s = rules.begin()
    wanderer = Wanderer(Random(1))
    while rules.is_chance(s):
        wanderer.play_on(rules, s, 1)
    spaces = table_picture(rules, s, NAMES[:2], ENGLISH).estates[0].spaces
    places = {(space.q, space.r) for space in spaces}
    assert len(spaces) == len(places) == 30
    assert {r for _, r in places} == {0, 1, 2, 4, 5, 6, 8, 9, 10}
    columns = [min(2 * q + r for q, r in places if r == row) for row in (0, 4, 8)]
    assert columns[0] == columns[1] == columns[2]
