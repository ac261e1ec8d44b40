"""Session: one person's game against bots, played through a match."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from castellany.bots import bot
from castellany.core.catalogue import Catalogue
from castellany.match import Match, Record, UndoRefused, record_of

PERSON: Final = "player"
"""What a record calls a person who has given no name."""
ADVISER: Final = "greedy"
"""The bot that gives hints."""
NO_PERSON: Final = -1


class Session:
    """A match with a bot on every seat but the person's; seat -1 leaves all of them to bots.

    `bots` says where bots have played in a game that is over already.
    """

    def __init__(self, match: Match, seats: list[str], person: int, bots: tuple[int, ...] | None = None) -> None:
        self.match = match
        self.seats = seats
        """The names of the bots, and that of the person."""
        self.person = person
        self.bots = tuple(seat for seat in range(len(seats)) if seat != person) if bots is None else bots

    def names(self, texts: Catalogue) -> list[str]:
        """What the seats are called in sentences; bots of the same name get the number of their seat."""
        shown: list[str] = []
        for seat, name in enumerate(self.seats):
            if name == PERSON:
                shown.append(texts.text("label-player"))
            elif self.seats.count(name) > 1:
                shown.append(f"{name} {seat + 1}")
            else:
                shown.append(name)
        return shown

    @property
    def asked(self) -> bool:
        """Whether the person is asked something."""
        return not self.match.over and self.match.turn == self.person

    @property
    def seen(self) -> Any:
        """What the person may know of the table; all of it once the game is over."""
        return self.match.state if self.match.over else self.match.view(self.person)

    def moves(self) -> list[int]:
        return self.match.moves(self.person)

    def random(self, seat: int) -> Random:
        """A generator for one decision, so that a game taken up again or back goes on the same way."""
        return Random(f"{self.match.seed} {len(self.match.history)} {seat}")

    def advise(self, name: str, seat: int) -> int:
        """The move of the bot of this name, which sees what the seat may see."""
        match = self.match
        return bot(name).choose(match.rules, match.view(seat), seat, match.moves(seat), self.random(seat))

    def hint(self) -> int:
        return self.advise(ADVISER, self.person)

    def advance(self) -> None:
        """Let the bots play until the person is asked or the game is over."""
        match = self.match
        while not match.over and match.turn != self.person:
            seat = match.turn
            match.play(seat, self.advise(self.seats[seat], seat))

    def play(self, move: int) -> None:
        """Play for the person, then the bots; IllegalMove changes nothing."""
        self.match.play(self.person, move)
        self.advance()

    def undo(self) -> None:
        """Take back the person's last move and whatever followed it; UndoRefused if there is none.

        Every opponent is a bot, so nobody needs to agree; the draws that follow come out the same.
        """
        history = self.match.history
        last = next((i for i in reversed(range(len(history))) if history[i].seat == self.person), None)
        if last is None:
            raise UndoRefused("cli-nothing-to-undo")
        while last and history[last].together and history[last - 1].together:
            last -= 1
        self.match.rewind(last)
        self.advance()

    def record(self) -> Record:
        """The game so far; its seed too, as the person is the host."""
        return record_of(self.match, self.seats, host=True, bots=self.bots)
