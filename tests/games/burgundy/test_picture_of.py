"""A position becomes a picture: everything on the table is in it, at every moment of a game."""

from __future__ import annotations

from itertools import product
from random import Random
from xml.etree import ElementTree as ET

import pytest
from tests.games.burgundy.box import SPACES

from castellany.core.catalogue import LANGUAGES, Catalogue
from castellany.core.setup import Setup
from castellany.games.burgundy import BURGUNDY
from castellany.games.burgundy.labels import PACKAGES
from castellany.games.burgundy.picture_of import picture_of, table_picture
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.state import BurgundyState

NAMES = ("Anna", "Ben", "Carla <&>", "Dora")
SVG = "{http://www.w3.org/2000/svg}"


def rules_of(edition: str, players: int, boards: str = "random") -> BurgundyRules:
    rules = BURGUNDY.rules(Setup("burgundy", edition, players, (), {"boards": boards}))
    assert isinstance(rules, BurgundyRules)
    return rules


def play_on(rules: BurgundyRules, s: BurgundyState, random: Random, moves: int) -> None:
    for _ in range(moves):
        if rules.over(s):
            return
        if rules.is_chance(s):
            rules.play(s, rules.pick(s, random.randrange(rules.total(s))))
        else:
            rules.play(s, random.choice(rules.moves(s)))


@pytest.mark.parametrize(("edition", "players"), list(product(BURGUNDY.editions, BURGUNDY.players)))
def test_every_moment_of_a_game_can_be_drawn(edition: str, players: int) -> None:
    rules, random = rules_of(edition, players), Random(players)
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
        play_on(rules, s, random, 7 if drawn < 8 else 60)
    assert drawn > 10


def test_the_picture_shows_the_position() -> None:
    rules = rules_of("2019", 3, "1,2,7")
    s = rules.begin()
    play_on(rules, s, Random(1), 300)
    picture = table_picture(rules, s, NAMES[:3], Catalogue("en", *PACKAGES))
    assert (picture.phase, picture.round, picture.white) == (s.phase, s.round, s.white)
    assert picture.active == rules.turn(s)
    assert picture.depots == tuple(s.depots[:32])
    assert picture.bonus_points == (6, 3)
    assert picture.green_castles
    for seat, (estate, board) in enumerate(zip(picture.estates, ("1", "2", "7"), strict=True)):
        assert (estate.name, estate.board) == (NAMES[seat], f"Board {board}")
        assert (estate.points, estate.silver, estate.workers) == (s.points[seat], s.silver[seat], s.workers[seat])
        assert estate.tiles == tuple(s.tiles[seat * SPACES : (seat + 1) * SPACES])
        assert len(estate.spaces) == SPACES


def test_before_the_boards_are_chosen_there_are_none() -> None:
    rules = rules_of("special", 2)
    picture = table_picture(rules, rules.begin(), NAMES[:2], Catalogue("en", *PACKAGES))
    assert [(estate.board, estate.spaces) for estate in picture.estates] == [("", ()), ("", ())]
