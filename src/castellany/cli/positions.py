"""A position of a record: the file and the number of moves that its options name."""

from __future__ import annotations

import argparse
from pathlib import Path

from castellany.cli.arguments import Parser, number
from castellany.cli.explaining import explaining
from castellany.cli.storage import read_record
from castellany.core.catalogue import Catalogue
from castellany.match import Match, Record, replay


def add_position_options(parser: Parser) -> None:
    parser.place("file")
    parser.option("at", metavar="N")
    parser.option("components", metavar="FOLDER")


def position_of(given: argparse.Namespace, texts: Catalogue) -> tuple[Record, Match]:
    """The record and the match after the chosen move; RecordError or Complaint at the first line that does not fit."""
    record = read_record(Path(given.file))
    length = None if given.at is None else number(given.at, "--at", 0, len(record.moves), 0)
    with explaining(texts, record):
        return record, replay(record, length)
