"""The game at a table: the moves that still count, replayed from the log or played anew."""

from __future__ import annotations

from dataclasses import dataclass

from castellany.core.events import Event, Log
from castellany.core.notation import NotationError
from castellany.core.rules import Rules
from castellany.core.state import CHANCE, TOGETHER, State
from castellany.match import Match
from castellany.match.chance import draw
from castellany.server.tables.entries import STARTED, Entry


class Unsound(Exception):
    """The log says something that the rules do not allow: at this entry, this move or draw."""

    def __init__(self, number: int, said: str) -> None:
        super().__init__(f"entry {number}: {said}")
        self.number = number
        self.said = said


@dataclass(slots=True)
class Play:
    """A move that counts, with what followed from it."""

    entry: Entry
    events: list[Event]
    together: bool
    """It was a sealed answer."""
    revealed: bool
    """It was the last of the sealed answers, which all saw then."""


class LiveGame:
    """A match whose every step is an entry of the log. The first entry is the start with its draws."""

    def __init__(self, rules: Rules[State], seed: int) -> None:
        self.rules = rules
        self.seed = seed
        self.plays: list[Play] = []
        self.match = Match(rules, seed, drawing=False)

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    @property
    def over(self) -> bool:
        return self.match.over

    def asked(self) -> list[int]:
        """The seats that are waited for: asked, and not yet heard at a sealed question."""
        return [] if self.over else waiting(self.rules, self.state)

    def play(self, entry: Entry, live: bool) -> Play:
        """Play an entry. A live one is known to be legal and gets its draws here; others must fit, or are Unsound."""
        before = len(self.match.history)
        self.state.log = log = Log()
        together = False
        if entry.kind != STARTED:
            together = bool(self.state.stack) and self.state.stack[-1].seat == TOGETHER
            self.step(entry, entry.seat if entry.seat is not None else CHANCE, entry.move or "")
        if live:
            entry.draws = self.draw()
        else:
            for text in entry.draws or []:
                self.step(entry, CHANCE, text)
            if self.rules.is_chance(self.state):
                raise Unsound(entry.number, "")
        self.state.log = None
        play = Play(entry, log.events, together, together and len(self.match.history) > before)
        self.plays.append(play)
        return play

    def step(self, entry: Entry, seat: int, text: str) -> None:
        try:
            move = self.rules.read(text)
        except NotationError:
            raise Unsound(entry.number, text) from None
        if self.rules.check(self.state, seat, move):
            raise Unsound(entry.number, text)
        self.match.commit(seat, move)

    def draw(self) -> list[str]:
        """Let chance answer whatever it is asked; a draw that was taken back comes again."""
        drawn = []
        rules, match = self.rules, self.match
        while rules.is_chance(match.state):
            move = rules.pick(match.state, draw(self.seed, match.draws, rules.total(match.state)))
            match.commit(CHANCE, move)
            drawn.append(rules.write(move))
        return drawn

    def back_to(self, number: int) -> None:
        """Forget the moves after this entry."""
        kept = [play.entry for play in self.plays if play.entry.number <= number]
        self.plays = []
        self.match = Match(self.rules, self.seed, drawing=False)
        for entry in kept:
            self.play(entry, live=False)

    def at(self, number: int) -> LiveGame:
        """The game as it stood after this entry, on a copy."""
        past = LiveGame(self.rules, self.seed)
        for play in self.plays:
            if play.entry.number > number:
                break
            past.play(play.entry, live=False)
        return past


def waiting(rules: Rules[State], s: State) -> list[int]:
    """The seats whose answer is missing."""
    if s.stack[-1].seat != TOGETHER:
        return rules.asked(s)
    return [seat for seat in rules.asked(s) if s.sealed[seat] < 0]
