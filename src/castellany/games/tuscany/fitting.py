"""Fitting: which open tiles could be placed now, by the rules of the space alone (TUS 4, 5)."""

from __future__ import annotations

from typing import Final

from castellany.games.tuscany.kinds import COLOUR, COLOURS, KINDS, NOTHING
from castellany.games.tuscany.program import TAKING
from castellany.games.tuscany.state import TuscanyState
from castellany.games.tuscany.tables import Tables
from castellany.games.tuscany.words import OPEN_TILES

EVERY_COLOUR: Final = (1 << COLOURS) - 1


def open_colours(s: TuscanyState, t: Tables, seat: int) -> int:
    """The bit set of colours that have an empty space next to a tile of the seat's estate."""
    masks = t.estate_of(s, seat).colour_mask
    room = s.open[seat]
    colours = 0
    for colour in range(COLOURS):
        if room & masks[colour]:
            colours |= 1 << colour
    return colours


def something_fits(s: TuscanyState, colours: int) -> bool:
    """Whether an open tile has one of these colours."""
    for slot in range(OPEN_TILES):
        kind = s.display[slot]
        if kind != NOTHING and colours >> COLOUR[kind] & 1:
            return True
    return False


def something_may_come(s: TuscanyState, colours: int) -> bool:
    """Whether a neutral tile of one of these colours may still be opened."""
    coming = 0
    for kind in range(1, KINDS):
        if s.neutral[kind] or s.neutral_discard[kind]:
            coming |= 1 << COLOUR[kind]
    return coming & colours != 0


def takeable_colours(s: TuscanyState, t: Tables, seat: int, step: int) -> int:
    """The bit set of colours that a seat may take, in an action or after a sweep.

    After a sweep there are none as long as nothing fits: the tile that allowed the sweep is still to come.
    """
    if step != TAKING and not t.edition.take_must_fit:
        return EVERY_COLOUR
    colours = open_colours(s, t, seat)
    if something_fits(s, colours):
        return colours
    return 0 if step == TAKING else EVERY_COLOUR


def is_first(s: TuscanyState, slot: int) -> bool:
    """Whether no earlier slot has an equal tile; of equal ones the first stands for all (TUS-R 27)."""
    display, backs = s.display, s.backs
    kind, back = display[slot], backs[slot]
    first = 0
    while display[first] != kind or backs[first] != back:
        first += 1
    return first == slot
