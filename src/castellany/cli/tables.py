"""The table that the options of a command describe."""

from __future__ import annotations

import argparse

from castellany.bots import bot
from castellany.cli.arguments import Parser, number
from castellany.cli.complaint import Complaint
from castellany.core.setup import Setup
from castellany.games.registry import game, rules_for

MOST_SEATS = 99


def add_table_options(parser: Parser) -> None:
    """Edition, boards, modules and whatever else the game lets a table agree on."""
    parser.option("edition", metavar="NAME")
    parser.option("boards", metavar="N[,N]")
    parser.option("modules", metavar="NAME[,NAME]")
    parser.option("option", metavar="KEY=VALUE", action="append", default=[])
    parser.option("components", metavar="FOLDER")


def setup_of(given: argparse.Namespace, players: int) -> Setup:
    """SetupError or Complaint if there is no such table."""
    chosen = game(given.game)
    options: dict[str, str] = {}
    for word in given.option:
        key, equals, value = word.partition("=")
        if not equals or not key or not value or " " in word:
            raise Complaint("cli-bad-option", option=word)
        options[key] = value
    if given.boards is not None:
        options["boards"] = given.boards.replace(" ", "")
    modules = tuple(name for name in (given.modules or "").split(",") if name)
    setup = Setup(
        chosen.slug, chosen.editions[0] if given.edition is None else given.edition, players, modules, options
    )
    rules_for(setup)
    return setup


def bots_named(text: str) -> list[str]:
    """Names of bots, separated by commas; UnknownBot if one has no such name."""
    names = [name.strip() for name in text.split(",")]
    return [bot(name).name for name in names]


def players_given(given: argparse.Namespace, default: int) -> int:
    """The player count asked for; the game itself says whether it can be played."""
    return number(given.players, "--players", 0, MOST_SEATS, default)
