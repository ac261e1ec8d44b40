"""Put away every open tile of a colour because none fits (TUS 4.11 to 4.14)."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.notation import Form
from castellany.core.program import Verb
from castellany.core.reasons import reason
from castellany.games.tuscany.fitting import open_colours, something_fits, something_may_come
from castellany.games.tuscany.kinds import COLOUR, COLOURS, NOTHING
from castellany.games.tuscany.program import TAKING
from castellany.games.tuscany.refusals import NO_OPEN_TILE, NO_ROOM_IN_ESTATE, NOTHING_CAN_COME, SOMETHING_FITS
from castellany.games.tuscany.state import TuscanyState
from castellany.games.tuscany.supply import sweep
from castellany.games.tuscany.tables import Tables
from castellany.games.tuscany.words import ALL_COLOURS, COLOUR_WORDS, NONE, OPEN_TILES, SWEEP


class Sweep(Verb[TuscanyState]):
    """An action begun thus goes on until a tile is taken."""

    def __init__(self, t: Tables) -> None:
        super().__init__(SWEEP, Form("sweep {colour}", (COLOUR_WORDS,)), (ALL_COLOURS, NONE, NONE))
        self.t = t

    def moves(self, s: TuscanyState, f: Frame, out: list[int]) -> None:
        if self.refused(s, f.seat):
            return
        colours = colours_open(s)
        for colour in range(COLOURS):
            if colours >> colour & 1:
                out.append(SWEEP << 24 | colour << 16)

    def refused(self, s: TuscanyState, seat: int) -> int:
        """0 if the seat may sweep at all."""
        colours = open_colours(s, self.t, seat)
        if not colours:
            return reason(NO_ROOM_IN_ESTATE)
        if something_fits(s, colours):
            return reason(SOMETHING_FITS)
        return 0 if something_may_come(s, colours) else reason(NOTHING_CAN_COME)

    def check(self, s: TuscanyState, f: Frame, m: int) -> int:
        colour = m >> 16 & 255
        return self.refused(s, f.seat) or (0 if colours_open(s) >> colour & 1 else reason(NO_OPEN_TILE, colour))

    def apply(self, s: TuscanyState, f: Frame, m: int) -> None:
        s.push(TAKING, f.seat)
        sweep(s, f.seat, m >> 16 & 255)


def colours_open(s: TuscanyState) -> int:
    """The bit set of colours of the open tiles."""
    colours = 0
    for slot in range(OPEN_TILES):
        if s.display[slot] != NOTHING:
            colours |= 1 << COLOUR[s.display[slot]]
    return colours
