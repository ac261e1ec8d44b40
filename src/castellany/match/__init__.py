"""Matches: one authority over seats, chance and history, and the records it leaves."""

from castellany.core.rules import GameOver
from castellany.match.match import IllegalMove, Match, UndoRefused
from castellany.match.parser import parse, replay, resume
from castellany.match.record import Record, RecordError, record_of, save

__all__ = [
    "GameOver",
    "IllegalMove",
    "Match",
    "Record",
    "RecordError",
    "UndoRefused",
    "parse",
    "record_of",
    "replay",
    "resume",
    "save",
]
