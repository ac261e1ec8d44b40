"""Phrases: texts for people before any language is chosen."""

from __future__ import annotations


class Seat:
    """A seat in a phrase, for whoever shows it to put in the name of its player."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seat) and self.number == other.number

    def __hash__(self) -> int:
        return hash(self.number)

    def __repr__(self) -> str:
        return f"Seat({self.number})"

    def as_data(self) -> dict[str, object]:
        return {"seat": self.number}


class Phrase:
    """The key of a text and its arguments; `Catalogue.say` makes a text of it.

    An argument is a number, a word (often the key of a name, which the text declines with NAME), a seat,
    another phrase, or several phrases, which a comma and a space join.
    """

    def __init__(self, key: str, arguments: dict[str, Argument] | None = None) -> None:
        self.key = key
        self.arguments: dict[str, Argument] = {} if arguments is None else arguments

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self.key == other.key and self.arguments == other.arguments

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Phrase({self.key!r}, {self.arguments!r})"

    def as_data(self) -> dict[str, object]:
        """As JSON: `{"key": "move-take", "args": {"tile": "kind-bank", "workers": 1}}`.

        In `args` a string or number is handed to Fluent as it is. An object with a `key` is a phrase, to be said
        first; an array holds phrases, to be said and joined by ", "; an object with a `seat` is the name of that
        seat's player, seats counted from 0.
        """
        return {"key": self.key, "args": {name: plain(value) for name, value in self.arguments.items()}}


Argument = str | int | Seat | Phrase | tuple[Phrase, ...]


def plain(value: Argument) -> object:
    """An argument as JSON."""
    if isinstance(value, (Seat, Phrase)):
        return value.as_data()
    if isinstance(value, tuple):
        return [part.as_data() for part in value]
    return value
