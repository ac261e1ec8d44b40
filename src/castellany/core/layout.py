"""Layout: a table laid by hand, piece by piece, out of the supplies of its box.

Seats count from 1, and everything has the word that it has in the notation and in the text of a position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from castellany.core.position import PositionError
from castellany.core.rules import Rules
from castellany.core.state import S


class LayoutError(ValueError):
    """Something does not fit; the message says in a sentence what."""


class LayoutPart(Generic[S]):
    """What a game, or one of its modules, knows how to lay; seats count from 0 here."""

    def __init__(self) -> None:
        self.gifts: dict[str, Callable[[S, int, str, int], None]] = {}
        """What a seat can be given, by the first word: called with the words behind it and a count."""
        self.places: dict[str, Callable[[S, str, tuple[str, ...]], None]] = {}
        """Where pieces can be laid, by the first word: called with the words behind it and the pieces."""
        self.beginnings: dict[str, Callable[[S, int, bool], None]] = {}
        """What can come first: called with the seat in turn and whether those after it are still to play."""

    def finish(self, s: S, beginning: str) -> None:
        """Complete what nobody has named, before anything is pending."""


class Layout(Generic[S]):
    """An empty table at first: nobody has anything but what no game is without."""

    def __init__(self, rules: Rules[S], blank: S, parts: list[LayoutPart[S]], beginning: str) -> None:
        self.rules = rules
        self.s = blank
        self.parts = parts
        self.beginning = beginning
        self.seat = 0
        self.others = True

    def give(self, seat: int, what: str, count: int = 1) -> Layout[S]:
        """Give a seat something, on top of what it has: `give(1, "silver", 3)`, `give(2, "goods 5")`."""
        word, _, more = what.partition(" ")
        for part in self.parts:
            if word in part.gifts:
                if count < 0:
                    raise LayoutError(f"nobody can have {count} {what}.")
                part.gifts[word](self.s, self.seat_of(seat), more, count)
                return self
        raise LayoutError(f"{what} cannot be given; known are {self.known([part.gifts for part in self.parts])}.")

    def lay(self, place: str, *pieces: str) -> Layout[S]:
        """Lay pieces somewhere: `lay("depot 3", "ship", "bank")`, `lay("duchy 1", "12=bank")`."""
        word, _, more = place.partition(" ")
        for part in self.parts:
            if word in part.places:
                part.places[word](self.s, more, pieces)
                return self
        raise LayoutError(f"there is no {place}; known are {self.known([part.places for part in self.parts])}.")

    def turn(self, seat: int, others: bool = True) -> Layout[S]:
        """Whose turn it is, and whether the seats that come after it are still to play."""
        self.seat = self.seat_of(seat)
        self.others = others
        return self.begin("turn")

    def begin(self, what: str) -> Layout[S]:
        """What comes first, `turn` if nothing is said."""
        if not any(what in part.beginnings for part in self.parts):
            known = self.known([part.beginnings for part in self.parts])
            raise LayoutError(f"nothing begins with {what}; known are {known}.")
        self.beginning = what
        return self

    def position(self) -> S:
        """The position, run to its first question; LayoutError if no game comes to it."""
        s = self.unchecked()
        try:
            return self.rules.read_position(self.rules.write_position(s))
        except PositionError as error:
            raise LayoutError(f"{error.why}.") from error

    def unchecked(self) -> S:
        """The position, whether a game comes to it or not."""
        s = self.rules.clone(self.s)
        for part in self.parts:
            part.finish(s, self.beginning)
        for part in self.parts:
            if self.beginning in part.beginnings:
                part.beginnings[self.beginning](s, self.seat, self.others)
        self.rules.settle(s)
        return s

    def seat_of(self, number: int) -> int:
        if not 1 <= number <= self.rules.players:
            raise LayoutError(f"there is no seat {number}.")
        return number - 1

    def known(self, tables: list[dict[str, Callable[..., None]]]) -> str:
        return ", ".join([word for table in tables for word in table])


def numbered(most: int) -> tuple[str, ...]:
    return tuple([str(number) for number in range(1, most + 1)])


def one_of(words: tuple[str, ...], known: tuple[str, ...]) -> str:
    """The only word, if it is one of these."""
    if len(words) != 1 or words[0] not in known:
        raise LayoutError(f"{' '.join(words) or 'nothing'} is none of {', '.join(known)}.")
    return words[0]
