"""TuscanyRules: what the engine asks of the game."""

from __future__ import annotations

from random import Random
from typing import Final

from castellany.core.builder import Builder
from castellany.core.events import Event
from castellany.core.moves import VERB
from castellany.core.parts import read_parts, write_parts
from castellany.core.result import Result, ScoreLine
from castellany.core.rules import Rules
from castellany.core.setup import Setup
from castellany.core.state import CHANCE
from castellany.games.tuscany.census import hidden_cards
from castellany.games.tuscany.evaluation.evaluate import evaluate
from castellany.games.tuscany.final import ranking
from castellany.games.tuscany.opening import new_state, preparing
from castellany.games.tuscany.position import parts_of
from castellany.games.tuscany.program import ACTION, SETUP
from castellany.games.tuscany.scene.table import scene
from castellany.games.tuscany.scoring import SCORINGS, SOURCE_NAMES, SOURCES
from castellany.games.tuscany.state import TuscanyState
from castellany.games.tuscany.tables import Tables
from castellany.games.tuscany.view import determinize, event_for, knows_move, view
from castellany.games.tuscany.words import END, PASS, SWEEP, TAKE

BEHAVIOUR: Final = 2
IDLE_HAND: Final = 8
"""An idle seat draws up to so many cards and then takes tiles: the others need cards too, and the game must end."""


class TuscanyRules(Rules[TuscanyState]):
    def __init__(self, setup: Setup, tables: Tables, builder: Builder[TuscanyState]) -> None:
        super().__init__(setup, builder.program, builder.finish(), builder.refusals)
        self.tables = tables
        self.parts = [*parts_of(self, tables), *builder.position_parts]
        self.layout_parts = builder.layout_parts
        self.version = BEHAVIOUR

    def start(self) -> TuscanyState:
        s = new_state(self.tables)
        s.push(SETUP, CHANCE)
        return s

    def clone(self, s: TuscanyState) -> TuscanyState:
        return s.clone()

    def view(self, s: TuscanyState, seat: int) -> TuscanyState:
        return view(self, s, seat)

    def whole(self, s: TuscanyState) -> bool:
        return super().whole(s) and not hidden_cards(s)

    def determinize(self, s: TuscanyState, seat: int, random: Random) -> TuscanyState:
        return determinize(self, self.tables, s, seat, random)

    def foresee(self, view: TuscanyState, seat: int, m: int) -> TuscanyState | None:
        """A new deck is hidden as soon as it is shuffled."""
        after = super().foresee(view, seat, m)
        return None if after is None else self.view(after, seat)

    def event_for(self, event: Event, seat: int) -> Event | None:
        return event_for(event, seat)

    def knows_move(self, s: TuscanyState, who: int, m: int, seat: int) -> bool:
        return knows_move(s, m, seat)

    def score_lines(self, s: TuscanyState, seat: int) -> list[ScoreLine]:
        lines = s.lines[seat * SOURCES : (seat + 1) * SOURCES]
        return [ScoreLine(SOURCE_NAMES[i], lines[i]) for i in range(SOURCES) if lines[i]]

    def points(self, s: TuscanyState, seat: int) -> int:
        """Green points count again at every scoring to come."""
        return s.red[seat] + s.green[seat] * (SCORINGS - s.phase if s.stack else 0)

    def result(self, s: TuscanyState) -> Result:
        return ranking(s, self.tables)

    def provenance(self) -> dict[str, str]:
        return dict(self.tables.components.provenance)

    def evaluate(self, s: TuscanyState, seat: int) -> int:
        return evaluate(self.tables, s, seat)

    def in_setup(self, s: TuscanyState) -> bool:
        return preparing(s)

    def scene(self, s: TuscanyState) -> dict[str, object]:
        return scene(self, self.tables, s)

    def pass_over(self, view: TuscanyState) -> bool:
        view.stack.pop()
        self.settle(view)
        return True

    def idle(self, s: TuscanyState, seat: int) -> int:
        """Decline, or draw a few cards; then take what lies first, so that the game comes to its end."""
        for verb in (END, PASS):
            if self.check(s, seat, verb << VERB) == 0:
                return verb << VERB
        moves = self.moves_of(s, seat)
        if s.stack and s.stack[-1].step == ACTION and s.hand_size[seat] >= IDLE_HAND:
            for m in moves:
                if m >> VERB in (TAKE, SWEEP):
                    return m
        return moves[0] if moves else super().idle(s, seat)

    def write_position(self, s: TuscanyState) -> str:
        return write_parts(self, self.parts, s)

    def read_position(self, text: str) -> TuscanyState:
        return read_parts(self, self.parts, new_state(self.tables), text)
