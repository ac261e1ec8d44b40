"""Options: what a table may agree on, checked and turned into tables."""

from __future__ import annotations

from typing import Final

from castellany.core.choices import Choices, Option
from castellany.core.setup import Setup, SetupError
from castellany.games.burgundy import components
from castellany.games.burgundy.editions.edition import AHEAD, BEHIND, FEWEST_EMPTY, MOST_EMPTY, Edition
from castellany.games.burgundy.editions.edition_2019 import EDITION_2019
from castellany.games.burgundy.editions.special import SPECIAL_EDITION
from castellany.games.burgundy.tables import Tables

EDITIONS: Final = {edition.slug: edition for edition in (SPECIAL_EDITION, EDITION_2019)}
PLAYERS: Final = (2, 3, 4)
REDRAWN: Final = {"4": "4se", "8": "8se"}

CHOICES: Final = {
    "castle": ("choose", "centre"),
    "choosing": ("together", "in-turn"),
    "full-storage": ("discard", "refuse"),
    "first-tie": ("fewest-empty", "most-empty"),
    "second-tie": ("ahead", "behind"),
    "redrawn": ("yes", "no"),
}
"""Options other than `boards`, with their values."""
RANDOM: Final = "random"
"""Of `boards`: dealt by chance."""
USUAL_CHOOSING: Final = "together"
USUAL_STORAGE: Final = "discard"


def edition_named(slug: str) -> Edition:
    """SetupError if there is no such edition."""
    if slug not in EDITIONS:
        raise SetupError("setup-unknown-edition", edition=slug, known=", ".join(EDITIONS))
    return EDITIONS[slug]


def edition_of(setup: Setup) -> Edition:
    """The edition with this table's options on its open questions."""
    base = edition_named(setup.edition)
    first, second, redrawn = (setup.options.get(key) for key in ("first-tie", "second-tie", "redrawn"))
    return Edition(
        base.slug,
        base.starter,
        base.castle_action,
        base.neighbour_depot,
        base.sixth_monastery,
        {"fewest-empty": FEWEST_EMPTY, "most-empty": MOST_EMPTY}.get(first or "", base.first_tie),
        {"ahead": AHEAD, "behind": BEHIND}.get(second or "", base.second_tie),
        base.castle_colour,
        base.redrawn_boards if redrawn is None else redrawn == "yes",
        base.boards,
        base.board_copies,
        base.depots,
    )


def tables_for(setup: Setup) -> Tables:
    """SetupError if the options are impossible."""
    if setup.players not in PLAYERS:
        fewest, most = str(PLAYERS[0]), str(PLAYERS[-1])
        raise SetupError("setup-players", players=str(setup.players), fewest=fewest, most=most)
    for key, value in setup.options.items():
        if key != "boards" and key not in CHOICES:
            raise SetupError("setup-unknown-option", option=key, known=", ".join(("boards", *CHOICES)))
        if key in CHOICES and value not in CHOICES[key]:
            raise SetupError("setup-option-value", option=key, value=value, known=", ".join(CHOICES[key]))
    edition = edition_of(setup)
    sides = [side for pair in components.pairs() for side in pair]
    names = [REDRAWN.get(side, side) if edition.redrawn_boards else side for side in sides]
    boards = [components.board(name) for name in names]
    wanted = setup.options.get("boards", edition.boards)
    fixed = [] if wanted == RANDOM else fixed_boards(wanted, sides, names, setup.players)
    castle = setup.options.get("castle", usual_castle([sides[i] for i in fixed]))
    mine_slot, mine_phases = components.mine_space(setup.players)
    return Tables(
        setup.players,
        edition,
        boards,
        [(2 * i, 2 * i + 1) for i in range(len(sides) // 2)],
        fixed,
        castle == "centre",
        setup.options.get("choosing", USUAL_CHOOSING) == "together",
        setup.options.get("full-storage", USUAL_STORAGE) == "discard",
        components.numbered_spaces(),
        components.black_spaces(setup.players),
        mine_slot,
        mine_phases,
    )


def fixed_boards(wanted: str, sides: list[str], names: list[str], players: int) -> list[int]:
    """One board number for all, or one for each seat."""
    numbers = wanted.split(",")
    if len(numbers) == 1:
        numbers *= players
    if len(numbers) != players:
        raise SetupError("setup-board-count", boards=wanted, players=str(players))
    for number in numbers:
        if number not in sides and number not in names:
            raise SetupError("setup-unknown-board", board=number, known=", ".join(names))
    return [sides.index(number) if number in sides else names.index(number) for number in numbers]


def usual_castle(boards: list[str]) -> str:
    """Where the starting castle goes unless a table says so: in a first game, all on board 1 or 2, in the centre."""
    return "centre" if boards and set(boards) in ({"1"}, {"2"}) else "choose"


def choices(slug: str) -> Choices:
    """What an edition leaves to the table."""
    edition = edition_named(slug)
    sides = [side for pair in components.pairs() for side in pair]
    usual = {
        "castle": usual_castle([] if edition.boards == RANDOM else edition.boards.split(",")),
        "choosing": USUAL_CHOOSING,
        "full-storage": USUAL_STORAGE,
        "first-tie": "fewest-empty" if edition.first_tie == FEWEST_EMPTY else "most-empty",
        "second-tie": "ahead" if edition.second_tie == AHEAD else "behind",
        "redrawn": "yes" if edition.redrawn_boards else "no",
    }
    options = [option("boards", (RANDOM, *sides), edition.boards, sides)]
    for key, values in CHOICES.items():
        options.append(option(key, values, usual[key], []))
    return {"players": list(PLAYERS), "modules": [], "options": options}


def option(key: str, values: tuple[str, ...], default: str, per_seat: list[str]) -> Option:
    return {
        "key": key,
        "name": f"option-{key}",
        "values": list(values),
        "value_names": {value: f"option-{key}-{value}" for value in values if value not in per_seat},
        "default": default,
        "per_seat": per_seat,
    }
