"""The standard set of components, the options and the tables."""

from __future__ import annotations

import pytest

from castellany.core.setup import Setup, SetupError
from castellany.games.castle import components
from castellany.games.castle.assembly import assemble
from castellany.games.castle.box import FULL, RECONSTRUCTED
from castellany.games.castle.inventory import Inventory
from castellany.games.castle.options import PLAYERS, choices, tables_for
from castellany.games.castle.owned.checking import faults
from castellany.games.castle.state import NOBODY


@pytest.mark.proves("CAS-R 21")
def test_numbers_that_no_source_gives() -> None:
    numbers = components.standard().numbers
    assert (numbers.seat_token, numbers.points_token, numbers.unfinished_rate) == (2, 5, FULL)


@pytest.mark.proves("CAS-R 19", "CAS-R 20", "CAS-R 21")
def test_every_group_says_that_it_is_ours() -> None:
    assert components.standard().provenance == dict.fromkeys(components.all_groups(), RECONSTRUCTED)
    assert all(components.standard_groups()[group]["source"] for group in components.all_groups())


def test_the_standard_set_obeys_what_an_owners_must() -> None:
    groups = components.standard_groups()
    notes = ("provenance", "source")
    assert faults({g: {k: v for k, v in groups[g].items() if k not in notes} for g in components.all_groups()}) == []


def test_the_expansion_brings_its_tiles_and_its_gates() -> None:
    base, grown = (assemble(Setup("castle", "standard", 2, modules)).tables for modules in ((), ("falcon",)))
    assert (base.tiles, base.wall.squares) == (60, 76)
    assert (grown.tiles, grown.wall.squares) == (78, 94)
    assert [face.name for face in grown.faces[: len(base.faces)]] == [face.name for face in base.faces]
    assert grown.tile_words.words[len(base.faces)] == components.faces(components.standard_groups()["falcon"])[0].name
    assert base.square_words.words[0] == "c1"


@pytest.mark.proves("CAS 1.1")
@pytest.mark.parametrize("players", [0, 1, 3, 4])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(SetupError) as refused:
        tables_for(Setup("castle", "standard", players), Inventory())
    assert refused.value.key == "setup-players-exactly"
    assert PLAYERS == (2,)


@pytest.mark.proves("CAS-R 23")
def test_the_starter_is_drawn_or_agreed_on() -> None:
    starters = {
        said: tables_for(Setup("castle", "standard", 2, (), {"starter": said}), Inventory()).starter
        for said in ("random", "first", "second")
    }
    assert starters == {"random": NOBODY, "first": 0, "second": 1}
    assert tables_for(Setup("castle", "standard", 2), Inventory()).starter == NOBODY


@pytest.mark.parametrize(
    ("edition", "options", "key"),
    [
        ("deluxe", {}, "setup-unknown-edition"),
        ("standard", {"luck": "9"}, "setup-unknown-option"),
        ("standard", {"starter": "third"}, "setup-option-value"),
        ("standard", {"components": "mine-00000000"}, "setup-unknown-components"),
    ],
)
def test_impossible_options_are_refused(edition: str, options: dict[str, str], key: str) -> None:
    with pytest.raises(SetupError) as refused:
        tables_for(Setup("castle", edition, 2, (), options), Inventory())
    assert refused.value.key == key


def test_components_are_an_option_only_where_there_is_a_choice() -> None:
    known = [option["key"] for option in choices("standard", [])["options"]]
    assert known == ["starter", "unfinished", "prince-on-stocks", "courtiers"]
    with pytest.raises(SetupError):
        choices("deluxe", [])
