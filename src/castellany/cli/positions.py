"""A position of a record: the file and the number of moves that its options name."""

from __future__ import annotations

import argparse
from pathlib import Path

from castellany.cli.arguments import Parser, number
from castellany.cli.storage import read_record
from castellany.match import Match, Record, replay


def add_position_options(parser: Parser) -> None:
    parser.place("file")
    parser.option("at", metavar="N")


def position_of(given: argparse.Namespace) -> tuple[Record, Match]:
    """The record and the match after the chosen move; RecordError at the first line that does not fit."""
    record = read_record(Path(given.file))
    if given.at is None:
        return record, replay(record)
    return record, replay(record, number(given.at, "--at", 0, len(record.moves), 0))
