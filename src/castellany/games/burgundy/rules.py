"""BurgundyRules: what the engine asks of the game."""

from __future__ import annotations

from random import Random
from typing import Final

from castellany.core.moves import VERB
from castellany.core.parts import read_parts, write_parts
from castellany.core.result import Result, ScoreLine
from castellany.core.rules import Rules
from castellany.core.setup import Setup
from castellany.core.state import CHANCE
from castellany.games.burgundy.builder import BurgundyBuilder, BurgundyModule
from castellany.games.burgundy.evaluation.evaluate import evaluate
from castellany.games.burgundy.final import ranking
from castellany.games.burgundy.opening import preparing
from castellany.games.burgundy.position import parts_of
from castellany.games.burgundy.program import SETUP_EFFECT
from castellany.games.burgundy.scene.table import scene
from castellany.games.burgundy.state import BurgundyState, new_state
from castellany.games.burgundy.tables import Tables
from castellany.games.burgundy.view import determinize, view
from castellany.games.burgundy.words import END, PASS, WORKERS

BEHAVIOUR: Final = 3
IDLE: Final = (END, PASS, WORKERS)


class BurgundyRules(Rules[BurgundyState]):
    def __init__(self, setup: Setup, tables: Tables, builder: BurgundyBuilder, modules: list[BurgundyModule]) -> None:
        super().__init__(setup, builder.program, builder.finish(), builder.refusals)
        self.tables = tables
        self.rule_points = builder.points
        self.worths = builder.worths
        self.modules = modules
        self.parts = [*parts_of(self, tables, builder.points), *builder.position_parts]
        self.layout_parts = builder.layout_parts
        self.version = BEHAVIOUR

    def start(self) -> BurgundyState:
        s = new_state(self.tables)
        s.push(SETUP_EFFECT, CHANCE)
        return s

    def clone(self, s: BurgundyState) -> BurgundyState:
        return s.clone()

    def view(self, s: BurgundyState, seat: int) -> BurgundyState:
        return view(self, s, seat)

    def determinize(self, s: BurgundyState, seat: int, random: Random) -> BurgundyState:
        return determinize(self, s, seat, random)

    def score_lines(self, s: BurgundyState, seat: int) -> list[ScoreLine]:
        sources = self.tables.sources
        lines = [s.lines[i * s.players + seat] for i in range(len(sources))]
        return [ScoreLine(sources[i], lines[i]) for i in range(len(sources)) if lines[i]]

    def result(self, s: BurgundyState) -> Result:
        return ranking(s, self.tables)

    def provenance(self) -> dict[str, str]:
        """Which boards share a sheet matters only when boards are dealt."""
        groups = {"boards": "published", "depots": self.tables.edition.depots}
        if not self.tables.fixed_boards and self.tables.two_sided:
            groups["board-pairs"] = "reconstructed"
        for module in self.modules:
            groups |= module.provenance(self.setup.edition)
        return groups

    def evaluate(self, s: BurgundyState, seat: int) -> int:
        return evaluate(self.tables, self.rule_points, self.worths, s, seat)

    def in_setup(self, s: BurgundyState) -> bool:
        return preparing(s)

    def scene(self, s: BurgundyState) -> dict[str, object]:
        return scene(self, s)

    def idle(self, s: BurgundyState, seat: int) -> int:
        """End the turn, decline, or else take workers, which asks nothing more."""
        for verb in IDLE:
            if self.check(s, seat, verb << VERB) == 0:
                return verb << VERB
        return super().idle(s, seat)

    def write_position(self, s: BurgundyState) -> str:
        return write_parts(self, self.parts, s)

    def read_position(self, text: str) -> BurgundyState:
        return read_parts(self, self.parts, new_state(self.tables), text)
