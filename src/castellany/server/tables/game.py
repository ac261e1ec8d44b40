"""The game at a table: the moves that still count, replayed from the log or played anew."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from castellany.core.events import Event, Log
from castellany.core.notation import NotationError
from castellany.core.phrase import Phrase
from castellany.core.rules import Rules
from castellany.core.state import CHANCE, TOGETHER, State
from castellany.core.texts import Texts
from castellany.games.registry import game
from castellany.match import Match
from castellany.match.chance import draw
from castellany.server.tables.entries import STARTED, Entry

SPECTATOR: Final = -1


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
    label: Phrase | None = None
    """The move in words that all who may read it may read; none for the start."""
    events: list[Event] = field(default_factory=list)
    readers: list[int] = field(default_factory=list)
    """For the move and each draw, who may read it, as a mask: bit 0 a spectator, bit n + 1 seat n."""
    together: bool = False
    """It was a sealed answer."""
    revealed: bool = False
    """It was the last of the sealed answers, which all saw then."""
    shown: bool = False
    """It is one of those that all saw: the last that its seat gave before all were in."""
    instead: int | None = None
    """The entry of the sealed answer that it takes the place of."""


class LiveGame:
    """A match whose every step is an entry of the log. The first entry is the start with its draws."""

    def __init__(self, rules: Rules[State], seed: int) -> None:
        self.rules = rules
        self.seed = seed
        self.texts: Texts = game(rules.setup.game).texts
        self.plays: list[Play] = []
        self.numbered: dict[int, Play] = {}
        self.unshown: dict[int, Play] = {}
        """The sealed answer that each seat gave last."""
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
        if live:
            return self.follow(entry, live)
        try:
            return self.follow(entry, live)
        except Unsound:
            raise
        except Exception as error:
            # Rules may stumble over what older ones have written; the table is to stop, not to be lost.
            raise Unsound(entry.number, repr(error)) from error

    def follow(self, entry: Entry, live: bool) -> Play:
        before = len(self.match.history)
        play = Play(entry)
        self.state.log = log = Log()
        if entry.kind != STARTED:
            play.together = bool(self.state.stack) and self.state.stack[-1].seat == TOGETHER
            self.step(play, entry.seat if entry.seat is not None else CHANCE, entry.move or "")
        if live:
            entry.draws = self.draw(play)
        else:
            for text in entry.draws or []:
                self.step(play, CHANCE, text)
            if self.rules.is_chance(self.state):
                raise Unsound(entry.number, "")
        self.state.log = None
        play.events = log.events
        play.revealed = play.together and len(self.match.history) > before
        self.plays.append(play)
        self.numbered[entry.number] = play
        if play.together and entry.seat is not None:
            if entry.seat in self.unshown:
                play.instead = self.unshown[entry.seat].entry.number
            self.unshown[entry.seat] = play
        if play.revealed:
            for answer in self.unshown.values():
                answer.shown = True
            self.unshown = {}
        return play

    def step(self, play: Play, seat: int, text: str) -> None:
        try:
            move = self.rules.read(text)
        except NotationError:
            raise Unsound(play.entry.number, text) from None
        if self.rules.check(self.state, seat, move):
            raise Unsound(play.entry.number, text)
        if seat != CHANCE:
            # What a spectator could say about it hides nothing from anybody and from nobody too much.
            play.label = self.texts.move(self.rules, self.rules.view(self.state, SPECTATOR), seat, move)
        self.commit(play, seat, move)

    def commit(self, play: Play, seat: int, move: int) -> None:
        readers = 0
        for reader in range(SPECTATOR, self.rules.players):
            readers |= self.rules.knows_move(self.state, seat, move, reader) << reader + 1
        play.readers.append(readers)
        self.match.commit(seat, move)

    def draw(self, play: Play) -> list[str]:
        """Let chance answer whatever it is asked; a draw that was taken back comes again."""
        drawn = []
        rules, match = self.rules, self.match
        while rules.is_chance(match.state):
            move = rules.pick(match.state, draw(self.seed, match.draws, rules.total(match.state)))
            self.commit(play, CHANCE, move)
            drawn.append(rules.write(move))
        return drawn

    def back_to(self, number: int) -> None:
        """Forget the moves after this entry."""
        kept = self.until(number)
        self.plays = []
        self.numbered = {}
        self.unshown = {}
        self.match = Match(self.rules, self.seed, drawing=False)
        for entry in kept:
            self.play(entry, live=False)

    def at(self, number: int) -> LiveGame:
        """The game as it stood after this entry, on a copy."""
        return self.replayed(self.until(number))

    def until(self, number: int) -> list[Entry]:
        """The moves up to this entry."""
        return [play.entry for play in self.plays if play.entry.number <= number]

    def replayed(self, moves: list[Entry]) -> LiveGame:
        """A game of these moves; it may be made in another thread while this one goes on."""
        past = LiveGame(self.rules, self.seed)
        for entry in moves:
            past.play(entry, live=False)
        return past


def waiting(rules: Rules[State], s: State) -> list[int]:
    """The seats whose answer is missing."""
    if s.stack[-1].seat != TOGETHER:
        return rules.asked(s)
    return [seat for seat in rules.asked(s) if s.sealed[seat] < 0]
