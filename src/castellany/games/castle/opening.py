"""The opening: an empty castle, and who begins (CAS 2)."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.program import Effect
from castellany.core.state import CHANCE
from castellany.games.castle.connecting import start_areas, start_needs
from castellany.games.castle.kinds import FOLLOWERS, TOKEN_COPIES, TOKENS
from castellany.games.castle.program import DRAWING_STARTER, TURN
from castellany.games.castle.state import IN_SUPPLY, NOBODY, CastleState
from castellany.games.castle.tables import Tables


def new_state(t: Tables) -> CastleState:
    """The wall with its start spaces and tokens, and every figure at home."""
    players, squares, kinds, i = t.players, t.wall.squares, len(t.faces), t.inventory
    return CastleState(
        stack=[],
        sealed=[],
        players=players,
        turn=0,
        active=0,
        bag=[face.copies for face in t.faces],
        tile=NOBODY,
        square=NOBODY,
        board=[0] * squares,
        tops=[0] * squares,
        needs=start_needs(t),
        frontier=sorted({start.square for start in t.wall.starts}),
        areas=start_areas(t),
        completed=[],
        figures=[IN_SUPPLY] * (players * (FOLLOWERS - 1 + len(i.figures))),
        score=[0] * players,
        towers=(1 << len(t.wall.tower_spaces)) - 1,
        hidden=[TOKEN_COPIES] * TOKENS,
        tokens=[0] * (players * TOKENS),
        fresh=[0] * (players * TOKENS),
        used=[0] * TOKENS,
        seat_size=[0] * players,
        seat_cell=[NOBODY] * players,
        lines=[0] * (players * len(i.sources)),
        gone=[0] * kinds,
        extra=i.extra[:],
    )


def preparing(s: CastleState) -> bool:
    """Whether the first turn has not begun."""
    return bool(s.stack) and s.stack[0].step == DRAWING_STARTER


class SetupEffect(Effect[CastleState]):
    """Who begins is agreed on, or drawn."""

    def __init__(self, name: str, t: Tables) -> None:
        super().__init__(name)
        self.t = t

    def start(self, s: CastleState, f: Frame) -> None:
        if self.t.starter == NOBODY:
            s.push(DRAWING_STARTER, CHANCE)
        else:
            s.push(TURN, self.t.starter)
