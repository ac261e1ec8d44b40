"""Place the drawn tile (CAS 4)."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.notation import Form
from castellany.core.program import Verb
from castellany.core.reasons import reason
from castellany.games.castle.completing import find_completed, tell_completed
from castellany.games.castle.connecting import lay
from castellany.games.castle.entering import can_enter
from castellany.games.castle.events import PLACED
from castellany.games.castle.kinds import SIDES
from castellany.games.castle.points import RulePoints
from castellany.games.castle.program import COMPLETING, ENTERING
from castellany.games.castle.refusals import (
    LOOKS_THE_SAME,
    NOT_ADJOINING,
    OTHER_TILE_DRAWN,
    ROAD_BLOCKED,
    ROAD_NEEDED,
    SQUARE_TAKEN,
)
from castellany.games.castle.state import NOBODY, CastleState
from castellany.games.castle.tables import ANYTHING, NO_ROAD, SIDE_WEIGHTS, Tables
from castellany.games.castle.words import ALL_TOPS, PLACE, TOP_WORDS


class Place(Verb[CastleState]):
    def __init__(self, t: Tables, p: RulePoints) -> None:
        form = Form("place {tile}@{square} {top}", (t.tile_words, t.square_words, TOP_WORDS))
        super().__init__(PLACE, form, (range(len(t.faces)), range(t.wall.squares), ALL_TOPS))
        self.t = t
        self.p = p

    def moves(self, s: CastleState, f: Frame, out: list[int]) -> None:
        base = PLACE << 24 | s.tile << 16
        fits, needs = self.t.fits[s.tile], s.needs
        for square in s.frontier:
            for top in fits[needs[square]]:
                out.append(base | square << 8 | top)

    def check(self, s: CastleState, f: Frame, m: int) -> int:
        tile, square, top = m >> 16 & 255, m >> 8 & 255, m & 255
        if tile != s.tile:
            return reason(OTHER_TILE_DRAWN, s.tile)
        if s.board[square]:
            return reason(SQUARE_TAKEN, square)
        if s.needs[square] == ANYTHING:
            return reason(NOT_ADJOINING, square)
        face = self.t.faces[tile]
        for side in range(SIDES):
            need = s.needs[square] // SIDE_WEIGHTS[side] % 3
            road = face.roads[top] >> side & 1
            if need != ANYTHING and road != (need != NO_ROAD):
                return reason(ROAD_BLOCKED if road else ROAD_NEEDED, square, side)
        return 0 if top < face.turns else reason(LOOKS_THE_SAME, top % face.turns)

    def apply(self, s: CastleState, f: Frame, m: int) -> None:
        tile, square, top = m >> 16 & 255, m >> 8 & 255, m & 255
        lay(s, self.t, tile, square, top)
        s.tile = NOBODY
        s.square = square
        s.tell(PLACED, f.seat, tile, square, top)
        find_completed(s, self.t)
        tell_completed(s, self.p)
        if s.completed:
            s.push(COMPLETING, f.seat)
        if can_enter(s, self.t, self.p, f.seat):
            s.push(ENTERING, f.seat)
