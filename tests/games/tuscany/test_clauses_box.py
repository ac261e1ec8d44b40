"""Clauses about the box and the players that a scenario cannot tell."""

from __future__ import annotations

from itertools import product

import pytest

from castellany.core.setup import Setup, SetupError
from castellany.games.tuscany import TUSCANY, components
from castellany.games.tuscany.boards import DEALS, LETTERS, NUMBERS
from castellany.games.tuscany.kinds import BONUS_NAMES, COLOUR, COLOUR_NAMES, COLOURS, CROPS, FIRST_CROP, KINDS
from castellany.games.tuscany.rules import TuscanyRules

COUNTS = (2, 3, 4)
SPACES = {"castle": 3, "city": 3, "inn": 2, "agriculture": 5, "quarry": 4, "village": 5, "monastery": 4, "cart": 4}
OWN = {"castle": 1, "city": 2, "inn": 1, "agriculture": 4, "quarry": 3, "village": 4, "monastery": 3, "cart": 3}


def rules_for(edition: str, players: int, **options: str) -> TuscanyRules:
    return TUSCANY.rules(Setup("tuscany", edition, players, (), options))


def by_colour(supply: list[int]) -> dict[str, int]:
    return {
        COLOUR_NAMES[colour]: sum(supply[kind] for kind in range(1, KINDS) if COLOUR[kind] == colour)
        for colour in range(COLOURS)
    }


@pytest.mark.proves("TUS 1.1")
@pytest.mark.parametrize("edition", TUSCANY.editions)
def test_two_to_four_players(edition: str) -> None:
    for players in COUNTS:
        assert rules_for(edition, players).begin().players == players
    for players in (-1, 0, 1, 5, 6):
        with pytest.raises(SetupError) as refused:
            rules_for(edition, players)
        assert refused.value.key == "setup-players"


@pytest.mark.proves("TUS 1.2", "TUS 1.3", "TUS 1.4")
def test_the_tiles_of_the_box() -> None:
    box = components.standard()
    assert by_colour(box.own_tiles) == OWN
    assert by_colour(box.neutral_tiles) == dict.fromkeys(COLOUR_NAMES, 4)
    start_castle = 1
    assert 4 * (sum(OWN.values()) + start_castle) + 32 == 120
    assert sum(box.own_tiles) + start_castle == 22


@pytest.mark.proves("TUS 1.5", "TUS-R 3")
def test_the_cards_of_the_box() -> None:
    box = components.standard()
    assert dict(zip(COLOUR_NAMES, box.card_counts, strict=True)) == dict.fromkeys(COLOUR_NAMES, 15) | {
        "agriculture": 16,
        "village": 16,
    }
    assert sum(box.card_counts) == 122
    assert sum(kind.copies for kind in box.yields) == 27


@pytest.mark.proves("TUS 1.7")
def test_a_bonus_tile_for_each_colour() -> None:
    box = components.standard()
    for first, second in zip(box.first_bonus, box.second_bonus, strict=True):
        assert 0 < second < first <= 4
    assert len(box.first_bonus) == len(box.second_bonus) == COLOURS


@pytest.mark.proves("TUS 1.8", "TUS 1.9", "TUS-R 1")
def test_every_deal_has_the_same_colours() -> None:
    box = components.standard()
    assert [len(boards) for boards in box.boards] == [4, 4, 4]
    names = [board.name for boards in box.boards for board in boards]
    assert names == [f"{letter}{number}" for letter in LETTERS for number in range(1, NUMBERS + 1)]
    for deal in product(*box.boards):
        colours = [COLOUR_NAMES[colour] for board in deal for colour in board.colours]
        assert {name: colours.count(name) for name in COLOUR_NAMES} == SPACES
    assert box.provenance["boards"] == "reconstructed"


@pytest.mark.proves("TUS 2.9")
def test_no_estate_has_a_region_above_three() -> None:
    """Of all 12,288 ways to join boards; regions of one, two and three spaces all occur."""
    tables = rules_for("revised", 2).tables
    sizes: set[int] = set()
    ways = 0
    for deal in range(DEALS):
        for arrangement in tables.legal(deal):
            ways += 1
            sizes |= {area.bit_count() for area in tables.estate(deal, arrangement).areas}
    assert ways == 12288
    assert sizes == {1, 2, 3}


@pytest.mark.proves("TUS 1.10", "TUS-R 5")
def test_agriculture_tiles_show_one_or_two_kinds() -> None:
    box = components.standard()
    for supply in (box.own_tiles, box.neutral_tiles):
        shown = [CROPS[kind].bit_count() for kind in range(FIRST_CROP, KINDS) for _ in range(supply[kind])]
        assert len(shown) == 4
        assert set(shown) <= {1, 2}
    assert box.provenance["crops"] == "reconstructed"


@pytest.mark.proves("TUS-R 1", "TUS-R 3", "TUS-R 4", "TUS-R 5", "TUS-R 6")
def test_reconstructions_say_so() -> None:
    said = rules_for("revised", 2).provenance()
    for group in ("boards", "cards", "yields", "crops", "bonuses"):
        assert said[group] == "reconstructed"
    assert said["tiles"] == "published"


@pytest.mark.proves("TUS 1.12", "TUS 1.6")
@pytest.mark.parametrize("players", COUNTS)
def test_what_is_shared_does_not_hang_on_the_number_of_players(players: int) -> None:
    s = rules_for("revised", players).begin()
    assert (sum(s.neutral), sum(s.deck), sum(s.yields)) == (32, 122, 27)
    assert list(s.bonus_left) == [5] * len(BONUS_NAMES)
    assert len(s.stock) == players * KINDS
    assert sum(s.stock) == players * 21
    assert sum(s.boxed) == 0


@pytest.mark.proves("TUS 1.3", "TUS 1.4", "TUS 1.9")
def test_with_four_players_every_tile_has_its_space() -> None:
    box = components.standard()
    own, neutral = by_colour(box.own_tiles), by_colour(box.neutral_tiles)
    for colour, spaces in SPACES.items():
        start_castle = 1 if colour == "castle" else 0
        assert 4 * own[colour] + neutral[colour] == 4 * (spaces - start_castle)
