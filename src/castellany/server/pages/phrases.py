"""Phrases that have become data, made phrases again to be said."""

from __future__ import annotations

from typing import Any

from castellany.core.phrase import Argument, Phrase, Seat
from castellany.server.tables.phrases import PhraseData


def phrase_of(data: PhraseData) -> Phrase:
    """
    >>> phrase_of({"key": "greeting", "args": {"who": {"seat": 1}, "times": 2}})
    Phrase('greeting', {'who': Seat(1), 'times': 2})
    """
    return Phrase(data["key"], {name: argument_of(value) for name, value in data["args"].items()})


def argument_of(value: Any) -> Argument:
    if isinstance(value, list):
        return tuple(phrase_of(part) for part in value)
    if isinstance(value, dict):
        return Seat(value["seat"]) if "seat" in value else phrase_of(value)  # type: ignore[arg-type]
    argument: Argument = value
    return argument
