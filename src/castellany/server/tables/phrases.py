"""Phrases as data: the form in which texts of a game travel."""

from __future__ import annotations

from typing import Any

from typing_extensions import TypedDict


class PhraseData(TypedDict):
    """A text before any language is chosen: the key in the catalogues and its arguments.

    A string or number among the arguments goes to Fluent as it is. An object with a `key` is a phrase, to be said
    first; an array holds phrases, to be joined by ", "; an object with a `seat` is the name of that seat's player.
    """

    key: str
    args: dict[str, Any]


def phrase(said: Any) -> PhraseData:
    data: PhraseData = said.as_data()
    return data
