"""Seat: one place at a table, as the terms have it and as it is taken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from castellany.server.tables.terms import BotSeat, LocalSeat, SeatTerms


@dataclass(slots=True)
class Seat:
    """Who plays here: a bot, or a person for whom a bot may stand in."""

    name: str = ""
    person: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    """The bot that has taken over, and why."""
    stand_in_why: str | None = None
    given_up: Literal["resigned", "time"] | None = None
    """How whoever sat here has lost before the end: by giving up, or by running out of time."""

    @property
    def resigned(self) -> bool:
        """Whether they have lost before the end, in either way."""
        return self.given_up is not None

    @property
    def player(self) -> str | None:
        """The bot that decides here, if one does."""
        return self.bot or self.stand_in


def planned(terms: SeatTerms) -> Seat:
    """A seat as the terms have it, before anybody sits down."""
    if isinstance(terms, BotSeat):
        return Seat(name=terms.bot, bot=terms.bot)
    return Seat(name=terms.name if isinstance(terms, LocalSeat) else "")
