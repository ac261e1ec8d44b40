"""CastleRules: what the engine asks of the game."""

from __future__ import annotations

from random import Random

from castellany.core.moves import VERB
from castellany.core.parts import read_parts, write_parts
from castellany.core.result import Result, ScoreLine
from castellany.core.rules import Rules
from castellany.core.setup import Setup
from castellany.core.state import CHANCE
from castellany.games.castle.area_worth import due
from castellany.games.castle.evaluation.evaluate import Evaluation
from castellany.games.castle.final import ranking
from castellany.games.castle.opening import new_state, preparing
from castellany.games.castle.points import CastleBuilder
from castellany.games.castle.position import parts_of
from castellany.games.castle.program import SETUP
from castellany.games.castle.scene.table import scene
from castellany.games.castle.state import CastleState
from castellany.games.castle.tables import Tables
from castellany.games.castle.words import END, PASS


class CastleRules(Rules[CastleState]):
    """Nothing but what chance will draw is hidden (CAS-R 45), so a view is the whole state."""

    def __init__(self, setup: Setup, tables: Tables, builder: CastleBuilder) -> None:
        super().__init__(setup, builder.program, builder.finish(), builder.refusals)
        self.tables = tables
        self.rule_points = builder.points
        self.evaluation = Evaluation(tables, builder.points)
        self.parts = [*parts_of(self, tables, builder.points), *builder.position_parts]
        self.layout_parts = builder.layout_parts
        self.version = builder.version

    def start(self) -> CastleState:
        s = new_state(self.tables)
        s.push(SETUP, CHANCE)
        return s

    def clone(self, s: CastleState) -> CastleState:
        return s.clone()

    def view(self, s: CastleState, seat: int) -> CastleState:
        return s.clone()

    def determinize(self, s: CastleState, seat: int, random: Random) -> CastleState:
        return s.clone()

    def score_lines(self, s: CastleState, seat: int) -> list[ScoreLine]:
        i = self.tables.inventory
        lines = s.lines[seat * len(i.sources) : (seat + 1) * len(i.sources)]
        return [ScoreLine(i.sources[source], lines[source]) for source in i.sheet if lines[source]]

    def points(self, s: CastleState, seat: int) -> int:
        """Areas that are completed count already while it is asked who enters the tile."""
        p = self.rule_points
        return s.score[seat] + p.movement.reach(s, seat, sum(due(s, p, seat)))

    def result(self, s: CastleState) -> Result:
        return ranking(s)

    def provenance(self) -> dict[str, str]:
        return dict(self.tables.components.provenance)

    def evaluate(self, s: CastleState, seat: int) -> int:
        return self.evaluation.evaluate(s, seat)

    def in_setup(self, s: CastleState) -> bool:
        return preparing(s)

    def scene(self, s: CastleState) -> dict[str, object]:
        return scene(self, s)

    def idle(self, s: CastleState, seat: int) -> int:
        """Decline where that is possible."""
        for verb in (END, PASS):
            if self.check(s, seat, verb << VERB) == 0:
                return verb << VERB
        return super().idle(s, seat)

    def write_position(self, s: CastleState) -> str:
        return write_parts(self, self.parts, s)

    def read_position(self, text: str) -> CastleState:
        return read_parts(self, self.parts, new_state(self.tables), text)
