"""Options: what a table may agree on, checked and turned into tables."""

from __future__ import annotations

from typing import Final

from castellany.core.choices import Choices, Option, expansions
from castellany.core.setup import Setup, SetupError
from castellany.games.burgundy import components
from castellany.games.burgundy.builder import BurgundyModule, Sheets
from castellany.games.burgundy.editions.edition import (
    AHEAD,
    BEHIND,
    COMPULSORY,
    FEWEST_EMPTY,
    MOST_EMPTY,
    OPTIONAL,
    Edition,
)
from castellany.games.burgundy.editions.edition_2019 import EDITION_2019
from castellany.games.burgundy.editions.special import SPECIAL_EDITION
from castellany.games.burgundy.kinds import Kinds, base_kinds
from castellany.games.burgundy.tables import Tables

EDITIONS: Final = {edition.slug: edition for edition in (SPECIAL_EDITION, EDITION_2019)}
PLAYERS: Final = (2, 3, 4)
REDRAWN: Final = {"4": "4se", "8": "8se"}

CHOICES: Final = {
    "castle": ("choose", "centre"),
    "choosing": ("together", "in-turn"),
    "full-storage": ("discard", "refuse"),
    "castle-action": ("optional", "compulsory"),
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
    keys = ("castle-action", "first-tie", "second-tie", "redrawn")
    action, first, second, redrawn = (setup.options.get(key) for key in keys)
    return Edition(
        base.slug,
        base.starter,
        {"optional": OPTIONAL, "compulsory": COMPULSORY}.get(action or "", base.castle_action),
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


def tables_for(setup: Setup, modules: list[BurgundyModule]) -> Tables:
    """SetupError if the options are impossible."""
    if setup.players not in PLAYERS:
        fewest, most = str(PLAYERS[0]), str(PLAYERS[-1])
        raise SetupError("setup-players", players=str(setup.players), fewest=fewest, most=most)
    edition = edition_of(setup)
    check_options(setup, modules)
    stock = BoardStock(edition)
    for module in modules:
        stock.add(module.sheets(edition.slug))
    wanted = setup.options.get("boards", stock.usual)
    fixed = [] if wanted == RANDOM else stock.agreed(wanted, setup.players)
    castle = setup.options.get("castle", usual_castle([stock.boards[i].name for i in fixed]))
    mine_slot, mine_phases = components.mine_space(setup.players)
    kinds = base_kinds()
    for module in modules:
        kinds += module.kinds()
    return Tables(
        setup.players,
        edition,
        Kinds(kinds),
        stock.boards,
        stock.pairs,
        stock.copies,
        fixed,
        castle == "centre",
        setup.options.get("choosing", USUAL_CHOOSING) == "together",
        setup.options.get("full-storage", USUAL_STORAGE) == "discard",
        components.numbered_spaces(),
        components.black_spaces(setup.players),
        mine_slot,
        mine_phases,
    )


def check_options(setup: Setup, modules: list[BurgundyModule]) -> None:
    """SetupError if an option, or its value, is unknown."""
    known = CHOICES | {each.key: each.values for module in modules for each in module.options(setup.edition)}
    for key, value in setup.options.items():
        if key != "boards" and key not in known:
            raise SetupError("setup-unknown-option", option=key, known=", ".join(("boards", *known)))
        if key in known and value not in known[key]:
            raise SetupError("setup-option-value", option=key, value=value, known=", ".join(known[key]))


class BoardStock:
    """The boards that a table may use: which can be agreed on by their names, and which are dealt."""

    def __init__(self, edition: Edition) -> None:
        sides = [side for pair in components.pairs() for side in pair]
        names = [REDRAWN.get(side, side) if edition.redrawn_boards else side for side in sides]
        self.boards = [components.board(name) for name in names]
        self.pairs = [(2 * i, 2 * i + 1) for i in range(len(sides) // 2)]
        self.copies = [*edition.board_copies]
        self.usual = edition.boards
        self.named = {name: i for i, name in enumerate(names)}
        self.printed = {side: i for i, side in enumerate(sides)}
        """By the number that is printed on them; a redrawn board has another name."""

    def add(self, sheets: Sheets | None) -> None:
        """Let a module's boards be dealt instead."""
        if sheets is None:
            return
        first = len(self.boards)
        self.boards += sheets.boards
        self.pairs = [(first + one, first + other) for one, other in sheets.pairs]
        self.copies = sheets.copies
        self.usual = RANDOM
        if sheets.only:
            self.named, self.printed = {}, {}
        self.named |= {board.name: first + i for i, board in enumerate(sheets.boards)}

    def agreed(self, wanted: str, players: int) -> list[int]:
        """One board number for all, or one for each seat."""
        numbers = wanted.split(",")
        if len(numbers) == 1:
            numbers *= players
        if len(numbers) != players:
            raise SetupError("setup-board-count", boards=wanted, players=str(players))
        known = self.named | self.printed
        for number in numbers:
            if number not in known:
                raise SetupError("setup-unknown-board", board=number, known=", ".join(self.named))
        return [known[number] for number in numbers]


def usual_castle(boards: list[str]) -> str:
    """Where the starting castle goes unless a table says so: in a first game, all on board 1 or 2, in the centre."""
    return "centre" if boards and set(boards) in ({"1"}, {"2"}) else "choose"


def choices(slug: str, modules: list[BurgundyModule]) -> Choices:
    """What an edition leaves to the table, the questions of these modules included."""
    edition = edition_named(slug)
    sides = [side for pair in components.pairs() for side in pair]
    usual = {
        "castle": usual_castle([] if edition.boards == RANDOM else edition.boards.split(",")),
        "choosing": USUAL_CHOOSING,
        "full-storage": USUAL_STORAGE,
        "castle-action": "optional" if edition.castle_action == OPTIONAL else "compulsory",
        "first-tie": "fewest-empty" if edition.first_tie == FEWEST_EMPTY else "most-empty",
        "second-tie": "ahead" if edition.second_tie == AHEAD else "behind",
        "redrawn": "yes" if edition.redrawn_boards else "no",
    }
    boards = option("boards", (RANDOM, *sides), edition.boards, sides)
    for module in modules:
        sheets = module.sheets(slug)
        if sheets is not None:
            known = ([] if sheets.only else sides) + [board.name for board in sheets.boards]
            boards["instead"][module.slug] = {"values": [RANDOM, *known], "default": RANDOM, "per_seat": known}
    options = [boards]
    for key, values in CHOICES.items():
        options.append(option(key, values, usual[key], []))
    for module in modules:
        for each in module.options(slug):
            options.append(option(each.key, each.values, each.default, [], module.slug))
    return {"players": list(PLAYERS), "modules": expansions(modules), "options": options}


def option(key: str, values: tuple[str, ...], default: str, per_seat: list[str], module: str = "") -> Option:
    return {
        "key": key,
        "name": f"option-{key}",
        "values": list(values),
        "value_names": {value: f"option-{key}-{value}" for value in values if value not in per_seat},
        "default": default,
        "per_seat": per_seat,
        "module": module,
        "instead": {},
    }
