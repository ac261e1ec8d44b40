"""The standard set of components, the prints and the options."""

from __future__ import annotations

import pytest

from castellany.core.setup import Setup, SetupError
from castellany.games.tuscany import components
from castellany.games.tuscany.box import GROUPS, PUBLISHED, RECONSTRUCTED
from castellany.games.tuscany.editions.edition import FEWER_GREEN, MORE_GREEN
from castellany.games.tuscany.kinds import CASTLE, COLOUR, COLOUR_NAMES, COLOURS, FIRST_CROP, HEXAGON, KINDS
from castellany.games.tuscany.options import EDITIONS, PLAYERS, choices, tables_for
from castellany.games.tuscany.owned.checking import faults
from castellany.games.tuscany.tables import STACK, STACKS

BOX = components.standard()


def by_colour(tiles: list[int]) -> dict[str, int]:
    counts = dict.fromkeys(COLOUR_NAMES, 0)
    for kind in range(1, KINDS):
        if kind != HEXAGON:
            counts[COLOUR_NAMES[COLOUR[kind]]] += tiles[kind]
    return counts


@pytest.mark.proves("TUS 1.2", "TUS 1.3", "TUS 1.4")
def test_tiles_are_those_of_the_box() -> None:
    assert by_colour(BOX.own_tiles) == {
        "castle": 1,
        "city": 2,
        "inn": 1,
        "agriculture": 4,
        "quarry": 3,
        "village": 4,
        "monastery": 3,
        "cart": 3,
    }
    assert by_colour(BOX.neutral_tiles) == dict.fromkeys(COLOUR_NAMES, 4)
    assert sum(BOX.own_tiles) == STACKS * STACK
    assert 4 * (sum(BOX.own_tiles) + 1) + sum(BOX.neutral_tiles) == 120


@pytest.mark.parametrize(("players", "spare"), [(2, 2), (3, 1), (4, 0)])
def test_tiles_and_spaces_come_out_even_with_four(players: int, spare: int) -> None:
    spaces = components.standard_groups()["tiles"]["spaces"]
    own, neutral = by_colour(BOX.own_tiles), by_colour(BOX.neutral_tiles)
    for colour, name in enumerate(COLOUR_NAMES):
        wanted = players * (spaces[name] - (colour == CASTLE))
        assert players * own[name] + neutral[name] - wanted == spare


@pytest.mark.proves("TUS 1.5", "TUS-R 3")
def test_cards_are_122() -> None:
    assert sum(BOX.card_counts) == 122
    assert dict(zip(COLOUR_NAMES, BOX.card_counts, strict=True)) == {
        name: 16 if name in ("agriculture", "village") else 15 for name in COLOUR_NAMES
    }


@pytest.mark.proves("TUS 1.5", "TUS-R 4")
def test_yield_cards_are_27() -> None:
    assert sum(kind.copies for kind in BOX.yields) == 27
    assert [kind.name for kind in BOX.yields] == ["2-red", "1-green", "2-cards", "1-marble", "1-worker", "1-hexagon"]
    given = [(kind.red, kind.green, kind.cards, kind.marble, kind.workers, kind.hexagons) for kind in BOX.yields]
    assert [sum(column) for column in zip(*given, strict=True)] == [2, 1, 2, 1, 1, 1]


@pytest.mark.proves("TUS 1.10", "TUS-R 5")
def test_faces_of_agriculture_tiles() -> None:
    assert [kind for kind in range(FIRST_CROP, KINDS) if BOX.neutral_tiles[kind]] == [9, 10, 11, 12]
    assert [kind for kind in range(FIRST_CROP, KINDS) if BOX.own_tiles[kind]] == [13, 15, 16, 18]
    assert components.face_of("grapes-olives") == components.face_of("olives-grapes") == 3


@pytest.mark.proves("TUS 1.7", "TUS-R 6", "TUS-R 7")
def test_bonuses_grow_with_the_spaces_of_a_colour() -> None:
    spaces = components.standard_groups()["tiles"]["spaces"]
    points = {5: (4, 2), 4: (3, 2), 3: (3, 1), 2: (2, 1)}
    assert len(BOX.first_bonus) == len(BOX.second_bonus) == COLOURS
    for name, first, second in zip(COLOUR_NAMES, BOX.first_bonus, BOX.second_bonus, strict=True):
        assert (first, second) == points[spaces[name]]
    assert BOX.storage_base == 1


def test_every_group_says_whether_it_is_published() -> None:
    published = {group for group in GROUPS if BOX.provenance[group] == PUBLISHED}
    assert published == {"tiles", "storage"}
    assert all(BOX.provenance[group] == RECONSTRUCTED for group in GROUPS if group not in published)
    assert all(components.standard_groups()[group]["source"] for group in GROUPS)


def test_the_standard_set_obeys_what_an_owners_must() -> None:
    groups = components.standard_groups()
    notes = ("provenance", "source")
    bare = {g: {k: v for k, v in groups[g].items() if k not in notes} for g in GROUPS if g != "tiles"}
    assert faults(bare) == []


@pytest.mark.proves("TUS 1.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(SetupError) as refused:
        tables_for(Setup("tuscany", "revised", players))
    assert refused.value.key == "setup-players"
    assert PLAYERS == (2, 3, 4)


def test_prints_differ_in_three_switches() -> None:
    switches = {slug: (e.draw_cards, e.cards_per_point, e.second_tie, e.take_must_fit) for slug, e in EDITIONS.items()}
    assert switches == {"revised": (3, 5, MORE_GREEN, False), "first": (2, 3, FEWER_GREEN, False)}
    assert next(iter(EDITIONS)) == "revised"


@pytest.mark.parametrize("slug", list(EDITIONS))
def test_what_an_edition_plays_is_the_default_of_its_options(slug: str) -> None:
    options = {option["key"]: option["default"] for option in choices(slug)["options"]}
    said = tables_for(Setup("tuscany", slug, 2, (), options)).edition
    unsaid = tables_for(Setup("tuscany", slug, 2)).edition
    assert vars_of(said) == vars_of(unsaid) == vars_of(EDITIONS[slug])


def vars_of(edition: object) -> list[object]:
    return [getattr(edition, key) for key in ("slug", "draw_cards", "cards_per_point", "second_tie", "take_must_fit")]


def test_options_turn_single_switches() -> None:
    options = {"draw": "2", "cards-per-point": "3", "second-tie": "fewer-green", "take-must-fit": "yes"}
    turned = tables_for(Setup("tuscany", "revised", 3, (), options)).edition
    assert vars_of(turned) == ["revised", 2, 3, FEWER_GREEN, True]


@pytest.mark.parametrize(
    ("edition", "options", "key"),
    [
        ("third", {}, "setup-unknown-edition"),
        ("revised", {"luck": "9"}, "setup-unknown-option"),
        ("revised", {"draw": "4"}, "setup-option-value"),
        ("first", {"components": "mine-00000000"}, "setup-unknown-components"),
    ],
)
def test_impossible_options_are_refused(edition: str, options: dict[str, str], key: str) -> None:
    with pytest.raises(SetupError) as refused:
        tables_for(Setup("tuscany", edition, 2, (), options))
    assert refused.value.key == key


def test_components_are_an_option_only_where_there_is_a_choice() -> None:
    assert [option["key"] for option in choices("revised")["options"]] == [
        "draw",
        "cards-per-point",
        "second-tie",
        "take-must-fit",
    ]
