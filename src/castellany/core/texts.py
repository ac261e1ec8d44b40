"""Texts: what a game has to say, as phrases; so nobody who shows a game needs to know which it is."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from castellany.core.events import Event
from castellany.core.phrase import Phrase
from castellany.core.preview import Preview, gained


@mypyc_attr(allow_interpreted_subclasses=True)
class Texts:
    """Each game has one. Handed a seat's view, it says only what that seat may know."""

    def __init__(self, packages: tuple[str, ...]) -> None:
        self.packages = packages
        """The packages whose catalogues have the texts of all these phrases: `Catalogue(language, *packages)`."""

    def move(self, rules: Any, s: Any, seat: int, m: int) -> Phrase:
        """A move of this seat, or of chance, as it would read in a list of what can be done now."""
        raise NotImplementedError

    def prompt(self, rules: Any, s: Any, seat: int) -> Phrase:
        """The question to this seat; to a seat that is not asked, who is."""
        raise NotImplementedError

    def refusal(self, rules: Any, packed: int) -> Phrase:
        """Why a move is refused."""
        raise NotImplementedError

    def event(self, rules: Any, event: Event) -> Phrase | None:
        """What happened, as a sentence; None for an event that has no text."""
        raise NotImplementedError

    def begins(self, event: Event) -> int:
        """1 if an event begins a large part of the game, 2 for a part within one, 0 for any other."""
        return 0

    def preview(self, rules: Any, view: Any, seat: int, m: int) -> Preview:
        """What a move, which this seat may play now, would do; a game that has more to say than points says it."""
        after = rules.foresee(view, seat, m)
        return Preview([] if after is None else gained(rules, view, after, seat), [], [], after)

    def repeats(self, event: Event) -> bool:
        """Whether an event only repeats what its move says, so that a log with the moves can leave it out."""
        raise NotImplementedError

    def reconstructed(self, rules: Any) -> Phrase | None:
        """What of this table is not known from the box and so of our own making."""
        raise NotImplementedError
