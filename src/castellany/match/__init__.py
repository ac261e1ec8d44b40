"""Matches: one authority over seats, chance and history, and the records it leaves."""

from castellany.match.match import IllegalMove, Match, UndoRefused
from castellany.match.reading import parse, replay, resume
from castellany.match.record import Record, RecordError, record_of, save

__all__ = [
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
