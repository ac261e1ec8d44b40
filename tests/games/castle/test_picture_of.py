"""A position becomes a picture: everything on the table is in it, at every moment of a game."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree as ET

import pytest
from tests.battery.walk import Wanderer
from tests.games.castle.everything import AT_GATES

from castellany.core.catalogue import LANGUAGES, Catalogue
from castellany.core.setup import Setup
from castellany.games.castle import CASTLE
from castellany.games.castle.kinds import SEGMENTS, TOKEN_NAMES, TOKENS
from castellany.games.castle.labels import packages
from castellany.games.castle.picture import Holding
from castellany.games.castle.picture_of import picture_of, table_picture
from castellany.games.castle.rules import CastleRules

NAMES = ("Anna", "Carla <&>")
SVG = "{http://www.w3.org/2000/svg}"
ENGLISH = Catalogue("en", *packages())


def rules_of(*modules: str) -> CastleRules:
    return CASTLE.rules(Setup("castle", "standard", 2, modules, {}))


@pytest.mark.parametrize("modules", [(), ("falcon", "halt")])
def test_every_moment_of_a_game_can_be_drawn(modules: tuple[str, ...]) -> None:
    rules, wanderer = rules_of(*modules), Wanderer(Random(len(modules)))
    s = rules.begin()
    drawn = 0
    while True:
        catalogue = Catalogue(LANGUAGES[drawn % len(LANGUAGES)], *packages())
        root = ET.fromstring(picture_of(rules, s, NAMES, catalogue))
        written = {"".join(element.itertext()) for element in root.iter(f"{SVG}text")}
        assert set(NAMES) <= written
        drawn += 1
        if rules.over(s):
            break
        wanderer.play_on(rules, s, 5 if drawn < 6 else 40)
    assert drawn > 6


def test_the_picture_shows_the_position() -> None:
    rules = rules_of("falcon", "halt")
    s = rules.begin()
    Wanderer(Random(1)).play_on(rules, s, 120)
    s.score[1], s.extra[AT_GATES + 1], s.fresh[TOKENS + 2] = 127, 1, 1
    picture = table_picture(rules, s, NAMES, ENGLISH)
    assert picture.title == "Carcassonne: The Castle"
    assert picture.subtitle == f"Turn {s.turn + 1}"
    assert picture.note.startswith("○ Reconstructed: outline of the wall")
    assert len(picture.tiles) == sum(kind > 0 for kind in s.board)
    assert all(s.board[laid.square] - 1 == rules.tables.faces.index(laid.face) for laid in picture.tiles)
    cells = sorted(cell for cell in s.figures if cell >= 0)
    assert cells
    assert sorted(figure.place * SEGMENTS + figure.segment for figure in picture.figures) == cells
    assert (picture.left, sum(picture.towers)) == (sum(s.bag), s.towers.bit_count())
    other = picture.players[1]
    assert (other.name, other.score, other.space, other.in_opening) == ("Carla <&>", 127, 27, True)
    assert other.tokens[2] == s.tokens[TOKENS + 2] + 1
    assert sum(other.supply) == s.figures[s.figures_each() :].count(-1)
    assert (other.seat_tiles, other.seat_place >= 0) == (s.seat_size[1], s.seat_size[1] > 0)


def test_only_a_game_with_nests_shows_them() -> None:
    base, falcon = (table_picture(rules, rules.begin(), NAMES, ENGLISH) for rules in (rules_of(), rules_of("falcon")))
    assert (base.holdings, falcon.holdings) == ((), (Holding("nest", "Aeries", 12),))
    assert falcon.players[0].holdings == (Holding("nest", "Aeries", 0),)
    assert base.note != falcon.note


def test_tokens_say_how_much_they_give() -> None:
    rules = rules_of()
    numbers = rules.tables.numbers
    given = {"extra-turn": "+1", "double-house": "\u00d72", "double-pigsty": "\u00d72", "shrine": "4"}
    given |= {"larger-seat": f"+{numbers.seat_token}", "bonus-points": f"{numbers.points_token}"}
    s = rules.begin()
    for token in range(TOKENS):
        s.tokens[token] = 1
    root = ET.fromstring(picture_of(rules, s, NAMES, ENGLISH))
    for name in TOKEN_NAMES:
        (drawn,) = root.iterfind(f".//{SVG}g[@id='token-{name}']")
        assert "".join(drawn.itertext()) == given.get(name, ""), name
