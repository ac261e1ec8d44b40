"""Phases and rounds: the bottom of the stack (BUR 2, 3, 12, 13)."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.program import Effect
from castellany.core.state import CHANCE
from castellany.games.burgundy.events import GAME_ENDED, PHASE_BEGAN, ROUND_BEGAN
from castellany.games.burgundy.final import final_points
from castellany.games.burgundy.gains import gain_silver, gain_workers
from castellany.games.burgundy.kinds import MINE_TILE, NOTHING
from castellany.games.burgundy.points import RulePoints
from castellany.games.burgundy.program import (
    FINISH_EFFECT,
    INCOME_EFFECT,
    OWN_DICE,
    PHASE_EFFECT,
    PHASE_END_EFFECT,
    ROLLING,
    ROUND_EFFECT,
    ROUND_GOODS,
    TURN,
    TURNS_EFFECT,
    WHITE_DIE,
)
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.supply import fill_from
from castellany.games.burgundy.tables import PHASES, ROUNDS, SLOTS, Tables


class PhaseEffect(Effect[BurgundyState]):
    """Begin the phase in the frame's arg: clear the tiles, refill, lay out the goods of its rounds."""

    def __init__(self, name: str, t: Tables, p: RulePoints) -> None:
        super().__init__(name)
        self.t = t
        self.p = p

    def start(self, s: BurgundyState, f: Frame) -> None:
        s.phase = f.arg
        boxed = list(s.boxed)
        for slot in range(SLOTS):
            kind = s.depots[slot]
            if kind != NOTHING:
                boxed[kind] += 1
                s.depots[slot] = NOTHING
        s.boxed = bytes(boxed)
        s.tell(PHASE_BEGAN, CHANCE, f.arg)
        for each in self.p.phase_begins:
            each.begin(s, f.arg)
        s.push(ROUND_EFFECT, CHANCE, 0)
        s.push(ROUND_GOODS, CHANCE, 0)
        fill_from(s, self.t, 0)


class RoundEffect(Effect[BurgundyState]):
    """Begin the round in the frame's arg: everybody rolls, then the turns."""

    def start(self, s: BurgundyState, f: Frame) -> None:
        s.round = f.arg
        s.tell(ROUND_BEGAN, CHANCE, f.arg)
        if f.arg + 1 < ROUNDS:
            s.push(ROUND_EFFECT, CHANCE, f.arg + 1)
        else:
            s.push(PHASE_END_EFFECT, CHANCE)
        s.push(TURNS_EFFECT, CHANCE)
        s.push(WHITE_DIE, CHANCE)
        for i in range(s.players - 1, -1, -1):
            s.push(ROLLING, CHANCE, s.order[i])


class TurnsEffect(Effect[BurgundyState]):
    """One turn each; a ship changes the order only from the next round on."""

    def start(self, s: BurgundyState, f: Frame) -> None:
        for i in range(s.players - 1, -1, -1):
            s.push(TURN, s.order[i], OWN_DICE)


class PhaseEndEffect(Effect[BurgundyState]):
    """What modules ask every seat, in turn order; the income of every estate; then the next phase or the end."""

    def __init__(self, name: str, t: Tables, p: RulePoints) -> None:
        super().__init__(name)
        self.t = t
        self.p = p

    def start(self, s: BurgundyState, f: Frame) -> None:
        if s.phase + 1 < PHASES:
            s.push(PHASE_EFFECT, CHANCE, s.phase + 1)
        else:
            s.push(FINISH_EFFECT, CHANCE)
        for estate in range(self.t.estates - 1, -1, -1):
            s.push(INCOME_EFFECT, s.estate_of.index(estate))
        for entry in reversed(self.p.phase_end):
            for i in range(s.players - 1, -1, -1):
                s.push(entry, s.order[i])


class IncomeEffect(Effect[BurgundyState]):
    """Mines pay silver, and with monastery 2 workers."""

    def start(self, s: BurgundyState, f: Frame) -> None:
        estate = s.estate_of[f.seat]
        mines = s.placed(estate, MINE_TILE)
        gain_silver(s, f.seat, mines)
        if s.holds(estate, 2):
            gain_workers(s, f.seat, mines)


class FinishEffect(Effect[BurgundyState]):
    """Final points; the game is over."""

    def __init__(self, name: str, p: RulePoints) -> None:
        super().__init__(name)
        self.p = p

    def start(self, s: BurgundyState, f: Frame) -> None:
        for seat in range(s.players):
            if s.estate_of.index(s.estate_of[seat]) == seat:
                final_points(s, self.p, seat)
        s.tell(GAME_ENDED, CHANCE)
        s.end()
