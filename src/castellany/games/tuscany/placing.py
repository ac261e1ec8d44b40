"""Putting a tile into the estate: region points, colour bonus, then its effect (TUS 7, TUS-R 33)."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.program import Effect
from castellany.core.reasons import reason
from castellany.core.values import with_byte, with_entry
from castellany.games.tuscany import scoring
from castellany.games.tuscany.events import COLOUR_FILLED, PLACED
from castellany.games.tuscany.fitting import open_colours, something_fits
from castellany.games.tuscany.gains import gain_green, gain_hexagon, gain_marble, gain_workers
from castellany.games.tuscany.kinds import (
    AGRICULTURE,
    ANY_COLOUR,
    BONUSES,
    CASTLE,
    CITY,
    COLOUR,
    CROPS,
    HEXAGON,
    INN,
    MONASTERY,
    MORE_MARBLE,
    MORE_WORKERS,
    MORE_YIELDS,
    QUARRY,
    VILLAGE,
)
from castellany.games.tuscany.program import CASTLE_TAKING, CITY_BONUS
from castellany.games.tuscany.refusals import NOT_ADJACENT, SPACE_TAKEN, WRONG_COLOUR
from castellany.games.tuscany.state import NOBODY, TuscanyState
from castellany.games.tuscany.supply import draw_cards, turn_up_yields
from castellany.games.tuscany.tables import MONASTERY_CARDS, Tables
from castellany.games.tuscany.words import SPACES


def check_space(s: TuscanyState, t: Tables, seat: int, space: int, kind: int) -> int:
    """0, or the reason why a piece may not lie there."""
    if s.filled[seat] >> space & 1:
        return reason(SPACE_TAKEN, space)
    colour = t.estate_of(s, seat).colour[space]
    if COLOUR[kind] not in (colour, ANY_COLOUR):
        return reason(WRONG_COLOUR, kind, space, colour)
    return 0 if s.open[seat] >> space & 1 else reason(NOT_ADJACENT, space)


def cover(s: TuscanyState, t: Tables, seat: int, space: int, kind: int) -> None:
    """Lay a tile and remember what follows from its being there."""
    s.tiles = with_byte(s.tiles, seat * SPACES + space, kind)
    s.filled[seat] |= 1 << space
    s.open[seat] = (s.open[seat] | t.estate_of(s, seat).neighbours[space]) & ~s.filled[seat]


def put_tile(s: TuscanyState, t: Tables, seat: int, space: int, kind: int, brought: int) -> None:
    """Lay a tile during the game; `brought` is 1 if a castle brought it."""
    cover(s, t, seat, space, kind)
    s.tell(PLACED, seat, kind, space, brought)


class LandingEffect(Effect[TuscanyState]):
    """What follows once the gap of a tile that a castle brought is filled."""

    def __init__(self, name: str, t: Tables) -> None:
        super().__init__(name)
        self.t = t

    def start(self, s: TuscanyState, f: Frame) -> None:
        land(s, self.t, f.seat, f.arg % SPACES, f.why, f.arg // SPACES)


def land(s: TuscanyState, t: Tables, seat: int, space: int, kind: int, freed: int) -> None:
    """Points and effect of the tile just placed; `freed` is the storage space that this action has freed."""
    estate = t.estate_of(s, seat)
    empty = ~s.filled[seat]
    colour = estate.colour[space]
    region = estate.area[space]
    if not region & empty:
        gain_green(s, seat, scoring.REGIONS, scoring.REGION_POINTS[region.bit_count()])
        if not estate.colour_mask[colour] & empty:
            fill_colour(s, t, seat, colour)
    act(s, t, seat, space, kind, colour, freed)


def fill_colour(s: TuscanyState, t: Tables, seat: int, colour: int) -> None:
    """The first two seats to cover a whole colour score its bonus tile."""
    for rank in range(2):
        if s.claimed[colour * 2 + rank] == NOBODY:
            s.claimed = with_entry(s.claimed, colour * 2 + rank, seat)
            s.tell(COLOUR_FILLED, seat, colour, rank)
            bonus = t.components.second_bonus if rank else t.components.first_bonus
            gain_green(s, seat, scoring.COLOUR_BONUSES, bonus[colour])
            return


def act(s: TuscanyState, t: Tables, seat: int, space: int, kind: int, colour: int, freed: int) -> None:
    """The effect of a tile, or of a hexagon as one of its space's colour."""
    bonuses = seat * BONUSES
    if colour == CASTLE:
        if something_fits(s, open_colours(s, t, seat)):
            s.push(CASTLE_TAKING, seat, freed)
    elif colour == CITY:
        if any(s.bonus_left):
            s.push(CITY_BONUS, seat)
    elif colour == INN:
        gain_hexagon(s, t, seat, freed)
    elif colour == AGRICULTURE:
        gain_green(s, seat, scoring.CROPS, new_crops(s, t, seat, space, kind))
    elif colour == QUARRY:
        gain_marble(s, seat, 1 + s.bonuses[bonuses + MORE_MARBLE])
    elif colour == VILLAGE:
        gain_workers(s, seat, 1 + s.bonuses[bonuses + MORE_WORKERS])
    elif colour == MONASTERY:
        draw_cards(s, seat, MONASTERY_CARDS)
    else:
        turn_up_yields(s, seat, freed, 1 + s.bonuses[bonuses + MORE_YIELDS])


def new_crops(s: TuscanyState, t: Tables, seat: int, space: int, kind: int) -> int:
    """How many crops a tile brings to its region that were not there; a hexagon is one of its own."""
    if kind == HEXAGON:
        return 1
    shown = 0
    others = t.estate_of(s, seat).area[space] & s.filled[seat] & ~(1 << space)
    while others:
        low = others & -others
        shown |= CROPS[s.tiles[seat * SPACES + low.bit_length() - 1]]
        others ^= low
    return (CROPS[kind] & ~shown).bit_count()
