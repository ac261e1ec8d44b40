"""Match: a game in progress, with its history; whoever plays, plays through it."""

from __future__ import annotations

from typing import Any

from castellany.core.events import Event, Log
from castellany.core.rules import Rules
from castellany.core.state import CHANCE, NO_ANSWER, NOT_ASKED, TOGETHER
from castellany.match.chance import MASK, draw


class IllegalMove(Exception):
    """The move is understood and not allowed; `reason` is packed as the rules pack it, `key` names its kind."""

    def __init__(self, reason: int, key: str) -> None:
        super().__init__(key)
        self.reason = reason
        self.key = key


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
    """One game from its set-up on.

    >>> from castellany.core.setup import Setup
    >>> from castellany.games.burgundy import BURGUNDY
    >>> match = Match(BURGUNDY.rules(Setup("burgundy", "2019", 2)), seed=1)
    >>> match.turn in (0, 1)
    True
    """

    def __init__(self, rules: Rules[Any], seed: int, drawing: bool = True) -> None:
        self.rules = rules
        self.seed = seed & MASK
        """What draws make of it, so that every match can be written down."""
        self.drawing = drawing
        """Whether chance answers by itself; off while recorded or forced draws are played."""
        self.history: list[Played] = []
        self.draws = 0
        self.state = rules.begin()
        self.draw_chance()

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

    def play(self, seat: int, move: int) -> list[Event]:
        """Play a move for a seat; gives the events that followed. IllegalMove changes nothing."""
        refused = self.rules.check(self.state, seat, move)
        if refused:
            raise IllegalMove(refused, self.rules.refusal(refused)[0].key)
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
        self.state = self.rules.begin()
        for played in kept:
            self.commit(played.seat, played.move)
        self.draw_chance()
