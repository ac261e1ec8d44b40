"""Match: a game in progress, with its history; whoever plays, plays through it."""

from __future__ import annotations

from typing import Any

from castellany.core.events import Event, Log
from castellany.core.rules import Rules
from castellany.core.state import CHANCE, NO_ANSWER, NOT_ASKED, TOGETHER
from castellany.match.chance import MASK, draw
from castellany.match.playing import allowed, read_move


class UndoRefused(Exception):
    """Something stands between now and the move to be taken back; `key` names the text that says what."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Played:
    """One entry of the history: who, what, and whether it was an answer given together with others."""

    def __init__(self, seat: int, move: int, together: bool) -> None:
        self.seat = seat
        self.move = move
        self.together = together


class Match:
    """One game from its set-up on, or from a position, in which nothing may be hidden.

    >>> from castellany.core.setup import Setup
    >>> from castellany.games.burgundy import BURGUNDY
    >>> match = Match(BURGUNDY.rules(Setup("burgundy", "2019", 2)), seed=1)
    >>> match.turn in (0, 1)
    True
    """

    def __init__(self, rules: Rules[Any], seed: int, drawing: bool = True, position: Any = None) -> None:
        self.rules = rules
        self.seed = seed & MASK
        """What draws make of it, so that every match can be written down."""
        self.drawing = drawing
        """Whether chance answers by itself; off while recorded or forced draws are played."""
        self.origin = None if position is None else opened(rules, position)
        """The position that the match starts from, without answers that wait for others; None for the set-up."""
        self.history: list[Played] = []
        self.draws = 0
        self.state = self.beginning()
        for seat, answer in enumerate([] if position is None else position.sealed):
            if answer >= 0:
                self.commit(seat, answer)
        self.draw_chance()

    def beginning(self) -> Any:
        """What the history leads on from."""
        return self.rules.begin() if self.origin is None else self.rules.clone(self.origin)

    @property
    def over(self) -> bool:
        return self.rules.over(self.state)

    @property
    def turn(self) -> int:
        """The seat that is asked, or the first of several that has not answered; GameOver at the end."""
        return self.rules.turn(self.state)

    def asked(self) -> list[int]:
        return self.rules.asked(self.state)

    def moves(self, seat: int) -> list[int]:
        """What this seat may play now; nothing if it is not asked."""
        return self.rules.moves_of(self.state, seat)

    def view(self, seat: int) -> Any:
        return self.rules.view(self.state, seat)

    def play(self, seat: int, move: int | str) -> list[Event]:
        """Play a move, or the text of one, for a seat; gives the events that followed. IllegalMove changes nothing."""
        move = allowed(self.rules, self.state, seat, read_move(self.rules, move))
        self.state.log = log = Log()
        self.commit(seat, move)
        self.draw_chance()
        self.state.log = None
        return log.events

    def commit(self, seat: int, move: int) -> None:
        """Play a legal move and remember it; answers given together are remembered once all are in."""
        s = self.state
        if s.stack[-1].seat != TOGETHER:
            self.rules.play(s, move)
            self.history.append(Played(seat, move, False))
            self.draws += seat == CHANCE
            return
        answers = s.sealed[:]
        answers[seat] = move
        self.rules.answer(s, seat, move)
        if NO_ANSWER not in answers:
            self.history += [Played(who, m, True) for who, m in enumerate(answers) if m != NOT_ASKED]

    def draw_chance(self) -> None:
        """Let chance answer whatever it is asked."""
        s = self.state
        while self.drawing and self.rules.is_chance(s):
            self.commit(CHANCE, self.rules.pick(s, draw(self.seed, self.draws, self.rules.total(s))))

    # Taking back.

    def undo(self, seat: int) -> None:
        """Take back this seat's last move, unless a draw, a reveal or another seat came after it."""
        if not self.history or self.history[-1].seat == CHANCE:
            raise UndoRefused("undo-after-chance")
        last = self.history[-1]
        if last.together:
            raise UndoRefused("undo-after-reveal")
        if last.seat != seat:
            raise UndoRefused("undo-after-other")
        self.rewind(len(self.history) - 1)

    def rewind(self, length: int) -> None:
        """Go back to the position after so many moves; draws that follow again come out the same."""
        if not 0 <= length <= len(self.history):
            raise ValueError(f"{len(self.history)} moves were made, not {length}")
        kept = self.history[:length]
        self.history = []
        self.draws = 0
        self.state = self.beginning()
        for played in kept:
            self.commit(played.seat, played.move)
        self.draw_chance()


def opened(rules: Rules[Any], position: Any) -> Any:
    """A copy of a position in which everybody who is asked now is still to answer."""
    if not rules.whole(position):
        raise ValueError("a match starts from a position in which nothing is hidden")
    s = rules.clone(position)
    s.sealed = [NO_ANSWER if answer >= 0 else answer for answer in s.sealed]
    return s
