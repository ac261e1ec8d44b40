"""Rounds and phases: the bottom of the stack, and what keeps the open tiles mixed (TUS 3, 6, 8, 9)."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.program import Effect
from castellany.core.state import CHANCE
from castellany.games.tuscany.events import GAME_ENDED, LAST_ROUND, PHASE_BEGAN, ROUND_BEGAN, SCORED
from castellany.games.tuscany.final import final_points
from castellany.games.tuscany.kinds import COLOUR, COLOURS, NOTHING
from castellany.games.tuscany.program import ACTION, AFTER_ACTION, FIRST, ROUND, ROUND_END, SPARE
from castellany.games.tuscany.scoring import GREEN_SOURCES, SCORINGS, SOURCES
from castellany.games.tuscany.state import TuscanyState
from castellany.games.tuscany.supply import sweep
from castellany.games.tuscany.tables import REFRESH, Tables
from castellany.games.tuscany.words import OPEN_TILES


class RoundEffect(Effect[TuscanyState]):
    """Begin the round in the frame's arg: a turn each, from the start player."""

    def start(self, s: TuscanyState, f: Frame) -> None:
        s.round = f.arg
        if f.arg == 0:
            s.tell(PHASE_BEGAN, CHANCE, 0)
        s.tell(ROUND_BEGAN, CHANCE, f.arg)
        s.push(ROUND_END, CHANCE)
        for i in range(s.players - 1, -1, -1):
            seat = (s.starter + i) % s.players
            s.push(AFTER_ACTION, seat)
            s.push(ACTION, seat, FIRST)


class AfterActionEffect(Effect[TuscanyState]):
    """With marble a seat may act once more in its turn."""

    def start(self, s: TuscanyState, f: Frame) -> None:
        if s.marble[f.seat]:
            s.push(SPARE, f.seat)


class RefreshingEffect(Effect[TuscanyState]):
    """Five or more open tiles of one colour make room for new ones; never two colours at once among eight."""

    def start(self, s: TuscanyState, f: Frame) -> None:
        counts = [0] * COLOURS
        display = s.display
        for slot in range(OPEN_TILES):
            kind = display[slot]
            if kind != NOTHING:
                colour = COLOUR[kind]
                counts[colour] += 1
                if counts[colour] == REFRESH:
                    sweep(s, CHANCE, colour)
                    return


class RoundEndEffect(Effect[TuscanyState]):
    """The next round; before it perhaps a scoring; after the last one the end."""

    def __init__(self, name: str, t: Tables) -> None:
        super().__init__(name)
        self.t = t

    def start(self, s: TuscanyState, f: Frame) -> None:
        if s.latched:
            if s.last:
                self.finish(s)
                return
            if s.phase + 1 < SCORINGS:
                score(s)
                s.phase += 1
                s.latched = 0
                s.tell(PHASE_BEGAN, CHANCE, s.phase)
            else:
                s.last = 1
                s.tell(LAST_ROUND, CHANCE)
        s.push(ROUND, CHANCE, s.round + 1)

    def finish(self, s: TuscanyState) -> None:
        score(s)
        for seat in range(s.players):
            final_points(s, self.t, seat)
        s.tell(GAME_ENDED, CHANCE)
        s.end()


def score(s: TuscanyState) -> None:
    """Green points become red ones, source by source, and stay."""
    for seat in range(s.players):
        for source in range(GREEN_SOURCES):
            s.lines[seat * SOURCES + source] += s.green_lines[seat * GREEN_SOURCES + source]
        s.red[seat] += s.green[seat]
        s.tell(SCORED, seat, s.phase, s.green[seat])
