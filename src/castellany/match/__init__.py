"""Matches: one authority over seats, chance and history, and the records it leaves."""

from castellany.core.rules import GameOver
from castellany.match.match import Match, UndoRefused
from castellany.match.parser import parse, replay, resume
from castellany.match.playing import IllegalMove, play
from castellany.match.record import GivenUp, Record, RecordError, record_of, save

__all__ = [
    "GameOver",
    "GivenUp",
    "IllegalMove",
    "Match",
    "Record",
    "RecordError",
    "UndoRefused",
    "parse",
    "play",
    "record_of",
    "replay",
    "resume",
    "save",
]
