"""`castellany play`: a game against bots in the terminal, or driven by a pipe."""

from __future__ import annotations

import argparse
import os
import sys
from datetime import datetime
from pathlib import Path
from secrets import randbits
from typing import Final

from castellany.bots import BOTS
from castellany.cli.arguments import Parser, number
from castellany.cli.complaint import Complaint
from castellany.cli.demo import demonstrate
from castellany.cli.explaining import explaining, shown_names
from castellany.cli.language import texts_in
from castellany.cli.lines import Lines
from castellany.cli.screen import screen
from castellany.cli.session import NO_PERSON, PERSON, Session
from castellany.cli.sitting import Sitting
from castellany.cli.storage import new_file, read_record, usable_folder
from castellany.cli.tables import add_table_options, bots_named, players_given, setup_of
from castellany.cli.terminals import TERMINALS
from castellany.core.catalogue import Catalogue
from castellany.games.registry import GAMES, game, rules_for
from castellany.match import Match, resume
from castellany.match.chance import MASK

DEFAULT_BOT: Final = "greedy"
TABLE_OPTIONS: Final = ("edition", "players", "boards", "modules", "option", "seed")


def declare(parser: Parser) -> None:
    parser.place("game", nargs="?")
    add_table_options(parser)
    parser.option("players", metavar="N")
    parser.option("seat", metavar="N")
    parser.option("bots", metavar="NAME[,NAME]")
    parser.option("seed", metavar="N")
    parser.option("save", metavar="FILE")
    parser.option("resume", metavar="FILE")


def command(given: argparse.Namespace, texts: Catalogue) -> int:
    out = screen()
    if given.game is not None:
        game(given.game)
    if given.resume is not None:
        session = resumed(given, texts)
    elif given.game is None and not (sys.stdin.isatty() and sys.stdout.isatty()):
        return demonstrate(texts, out)
    else:
        given.game = given.game or next(iter(GAMES))
        session = started(given)
    slug = session.match.rules.setup.game
    texts = texts_in(texts.language, slug)
    Sitting(session, TERMINALS[slug], texts, out, Lines(out), file_for(given, slug)).run()
    return 0


def file_for(given: argparse.Namespace, slug: str) -> Path:
    """Where the game is kept: the file named, else the one it came from, else a new one."""
    if given.save is not None and given.save != given.resume:
        if Path(given.save).exists():
            raise Complaint("cli-file-exists", file=given.save)
        return Path(given.save)
    if given.resume is not None:
        return Path(given.resume)
    return new_file(usable_folder(os.environ), slug, datetime.now())


def started(given: argparse.Namespace) -> Session:
    """A new game with the person on the chosen seat."""
    wanted = bots_named(given.bots) if given.bots is not None else [DEFAULT_BOT]
    setup = setup_of(given, players_given(given, max(2, len(wanted) + 1)))
    if len(wanted) == 1:
        wanted *= setup.players - 1
    if len(wanted) != setup.players - 1:
        raise Complaint("cli-bot-count", bots=len(wanted), needed=setup.players - 1)
    person = number(given.seat, "--seat", 1, setup.players, 1) - 1
    seed = number(given.seed, "--seed", 0, MASK, randbits(32))
    seats = [*wanted[:person], PERSON, *wanted[person:]]
    return Session(Match(rules_for(setup), seed), seats, person)


def resumed(given: argparse.Namespace, texts: Catalogue) -> Session:
    """The game of a record; seats that no bot of that name can take go to the default bot."""
    for name in TABLE_OPTIONS:
        if getattr(given, name):
            raise Complaint("cli-resume-alone", option=f"--{name}")
    record = read_record(Path(given.resume))
    if record.ended and given.save in (None, given.resume):
        raise Complaint("cli-resume-ended", file=given.resume)
    with explaining(texts, record):
        match = resume(record)
    if match.over:
        return Session(match, shown_names(record), NO_PERSON, record.bots)
    players = record.setup.players
    free = [seat for seat in range(players) if seat not in record.bots]
    person = number(given.seat, "--seat", 1, players, free[0] + 1 if free else 1) - 1
    seats = [name if seat in record.bots and name in BOTS else DEFAULT_BOT for seat, name in enumerate(record.names)]
    if given.bots is not None:
        wanted = bots_named(given.bots)
        others = [seat for seat in range(players) if seat != person]
        if len(wanted) not in (1, len(others)):
            raise Complaint("cli-bot-count", bots=len(wanted), needed=len(others))
        for i, seat in enumerate(others):
            seats[seat] = wanted[i % len(wanted)]
    seats[person] = PERSON if person in record.bots else record.names[person]
    return Session(match, seats, person)
