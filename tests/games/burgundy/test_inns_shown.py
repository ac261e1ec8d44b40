"""What is drawn and said of inns and white castles: in the picture, in a terminal, and in three languages."""

from __future__ import annotations

from io import StringIO
from random import Random
from xml.etree import ElementTree as ET

import pytest
from rich.console import Console
from tests.games.burgundy.texts import ALL
from tests.games.texts import told_game

from castellany.cli.burgundy import BurgundyTerminal
from castellany.core.catalogue import LANGUAGES, Catalogue
from castellany.core.reasons import reason
from castellany.core.setup import Setup
from castellany.games.burgundy import BURGUNDY
from castellany.games.burgundy.picture_of import picture_of, table_picture
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.state import BurgundyState

NAMES = ["Anna", "Ben", "Carla", "Dario"]
SVG = "{http://www.w3.org/2000/svg}"
MODULES = ("white-castles", "inns")


def rules_of(edition: str = "special", players: int = 2) -> BurgundyRules:
    return BURGUNDY.rules(Setup("burgundy", edition, players, MODULES))


def first_turn(rules: BurgundyRules) -> BurgundyState:
    s, random = rules.begin(), Random(1)
    while rules.in_setup(s) or rules.is_chance(s):
        chance = rules.is_chance(s)
        rules.play(s, rules.pick(s, random.randrange(rules.total(s))) if chance else random.choice(rules.moves(s)))
    return s


@pytest.mark.parametrize("players", BURGUNDY.players)
@pytest.mark.parametrize("count", [0, 1, 3])
def test_the_picture_has_the_stack_beside_the_black_depot(players: int, count: int) -> None:
    rules = rules_of(players=players)
    s = first_turn(rules)
    s.extra[rules.tables.remembered["inns"]] = count
    texts = Catalogue("en", *BURGUNDY.texts.packages)
    inn = rules.tables.kinds.number["inn"]
    assert table_picture(rules, s, NAMES[:players], texts).stalls == ((inn, count),)
    root = ET.fromstring(picture_of(rules, s, NAMES[:players], texts))
    assert [one.get("href") for one in root.iter(f"{SVG}use")].count(f"#tile-{inn}-small") == count
    assert f"\u00d7{count}" in ["".join(one.itertext()) for one in root.iter(f"{SVG}text")]


def test_every_tile_has_two_drawings_of_its_own() -> None:
    rules = rules_of()
    added = table_picture(rules, first_turn(rules), NAMES[:2], Catalogue("en", *BURGUNDY.texts.packages)).added
    drawings = [drawing for tile in added for drawing in (tile.large, tile.small)]
    assert len(drawings) == 6
    assert "" not in drawings
    assert len(set(drawings)) == 6


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Inns: 1 beside the black depot"),
        ("pl", "Karczmy: 1 obok czarnego magazynu"),
        ("ru", "\u041f\u043e\u0441\u0442\u043e\u044f\u043b\u044b\u0435 \u0434\u0432\u043e\u0440\u044b: 1"),
    ],
)
def test_a_terminal_shows_the_stack_and_the_tiles(language: str, said: str) -> None:
    rules = rules_of()
    s = first_turn(rules)
    laid = [rules.tables.kinds.number[word] for word in ("inn", "white-castle", "monastery29")]
    s.tiles = bytes(laid) + s.tiles[len(laid) :]
    packages = (*BURGUNDY.texts.packages, "castellany.cli", "castellany.cli.burgundy")
    texts, console = Catalogue(language, *packages), Console(file=StringIO(), width=110)
    console.print(BurgundyTerminal().table(texts, rules, s, NAMES[:2], 110, 0, []))
    assert isinstance(console.file, StringIO)
    shown = console.file.getvalue()
    assert said in shown
    for key in ("cli-short-inn", "cli-short-white-castle"):
        assert texts.text(key) in shown
    assert f"{texts.text('cli-short-monastery')}29" in shown


@pytest.mark.parametrize(
    ("key", "said"),
    [
        (
            "area-has-inn",
            (
                "The area around space 5 already has an inn; it may have one only.",
                "Na obszarze z polem 5 stoi ju\u017c karczma; mo\u017ce tam sta\u0107 tylko jedna.",
            ),
        ),
        (
            "only-white-die",
            (
                "Only the white die serves here; it shows 4.",
                "Tutaj s\u0142u\u017cy tylko bia\u0142a ko\u015b\u0107; jej wynik to 4.",
            ),
        ),
    ],
)
def test_a_refusal_gives_the_rule(key: str, said: tuple[str, str]) -> None:
    code = next(code for code, refusal in ALL.refusals.items() if refusal.key == key)
    phrase = BURGUNDY.texts.refusal(ALL, reason(code, 4))
    assert tuple(Catalogue(language, *BURGUNDY.texts.packages).say(phrase) for language in LANGUAGES[:2]) == said


@pytest.mark.parametrize("edition", BURGUNDY.editions)
def test_whole_games_can_be_told(edition: str) -> None:
    told = {phrase.key for one in told_game(BURGUNDY, rules_of(edition), Random(2)) for _, phrase in one.events}
    assert "event-inn-laid" in told


@pytest.mark.parametrize(("edition", "points"), [("special", 45), ("2019", 36)])
def test_the_page_is_told_what_an_area_with_an_inn_can_bring(edition: str, points: int) -> None:
    parts = BURGUNDY.components(rules_of(edition))["parts"]
    assert isinstance(parts, dict)
    assert parts["inns"]["area_points"][-1] == points
