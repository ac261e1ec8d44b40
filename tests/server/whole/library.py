"""The same game in the library: its record read, replayed and written again, and a match played move by move."""

from __future__ import annotations

from typing import Any

from castellany.core.state import CHANCE
from castellany.games.registry import rules_for
from castellany.match import Match, parse, record_of, replay


def same_in_the_library(text: str, result: dict[str, Any]) -> None:
    """The record is what the library makes of the same moves, and the result too; chance would draw the same again."""
    match = same_replayed(text, result)
    played = played_anew(text)
    assert played.over
    assert played.state == match.state
    assert record_of(played, parse(text).names, bots=parse(text).bots).write() == text


def same_replayed(text: str, result: dict[str, Any]) -> Match:
    """The record replays to itself and to the result."""
    record = parse(text)
    match = replay(record)
    assert record_of(match, record.names, bots=record.bots).write() == text
    placings = [(placing.seat, placing.points) for placing in match.rules.result(match.state).placings]
    assert [(placing["seat"], placing["points"]) for placing in result["placings"]] == placings
    return match


def played_anew(text: str) -> Match:
    """A match from the seed of the record, in which only the seats' moves are given: chance must draw the same."""
    record = parse(text)
    assert record.seed is not None
    match = Match(rules_for(record.setup), record.seed)
    for seat, move, _ in record.moves:
        if seat != CHANCE:
            match.play(seat, match.rules.read(move))
    return match
