"""Putting a tile into the duchy: area and phase points, bonus tile, then the tile's effect (BUR 8, ruled order)."""

from __future__ import annotations

from castellany.core.reasons import reason
from castellany.core.values import with_byte, with_entry
from castellany.games.burgundy.events import BONUS_TAKEN, PLACED
from castellany.games.burgundy.gains import gain_points
from castellany.games.burgundy.kinds import NOT_ONCE
from castellany.games.burgundy.points import NO_EFFECT, Room, RulePoints
from castellany.games.burgundy.refusals import CITY_HAS_ONE
from castellany.games.burgundy.scoring import AREA, BONUS, PHASE
from castellany.games.burgundy.state import NOBODY, BurgundyState
from castellany.games.burgundy.tables import PHASE_POINTS, Tables, area_points


class OnceACity(Room):
    """A city has one building of a type, unless monastery 1 allows more (BUR 7.20, 14.1)."""

    def __init__(self, t: Tables) -> None:
        self.once = t.kinds.once
        self.onces = t.kinds.onces

    def narrow(self, s: BurgundyState, estate: int, kind: int, room: int) -> int:
        if s.held[estate] >> 1 & 1:
            return room
        return room & ~s.banned[estate * self.onces + self.once[kind]]

    def why_not(self, kind: int, space: int) -> int:
        return reason(CITY_HAS_ONE, kind, space)


def room_for(s: BurgundyState, t: Tables, p: RulePoints, estate: int, kind: int, among: int) -> int:
    """The mask of those of these spaces on which a tile may lie, whatever their number."""
    room = among & t.boards[s.board[estate]].colour_mask[t.kinds.colour[kind]]
    for each in p.rooms[kind]:
        room = each.narrow(s, estate, kind, room)
    return room


def cover(s: BurgundyState, t: Tables, estate: int, space: int, kind: int) -> None:
    """Lay a tile and remember what follows from its being there."""
    board = t.boards[s.board[estate]]
    s.tiles = with_byte(s.tiles, estate * s.spaces + space, kind)
    s.filled[estate] |= 1 << space
    s.open[estate] = (s.open[estate] | board.neighbours[space]) & ~s.filled[estate]
    once = t.kinds.once[kind]
    if once != NOT_ONCE:
        place = estate * t.kinds.onces + once
        s.banned = with_entry(s.banned, place, s.banned[place] | board.area[space])
    elif t.kinds.monastery[kind]:
        s.held = with_entry(s.held, estate, s.held[estate] | 1 << t.kinds.monastery[kind])


def put_tile(s: BurgundyState, t: Tables, p: RulePoints, seat: int, space: int, kind: int) -> None:
    """Lay a tile, score what it completes, and set off its effect."""
    estate = s.estate_of[seat]
    cover(s, t, estate, space, kind)
    s.tell(PLACED, seat, kind, space)
    board = t.boards[s.board[estate]]
    empty = ~s.filled[estate]
    area = board.area[space]
    if not area & empty:
        gain_points(s, seat, AREA, area_points(p.size.of(s, estate, board.size_around[space], space)))
        gain_points(s, seat, PHASE, PHASE_POINTS[s.phase])
        colour = board.colour[space]
        if not board.colour_mask[colour] & empty:
            take_bonus(s, t, seat, colour)
    for each in p.placed:
        each.placed(s, seat, space, kind)
    effect = p.effect[kind]
    if effect != NO_EFFECT:
        s.push(effect, seat, space, kind)


def take_bonus(s: BurgundyState, t: Tables, seat: int, colour: int) -> None:
    """The first two to cover a whole colour take its bonus tiles, the large one first."""
    for size in range(2):
        if s.bonus[colour * 2 + size] == NOBODY:
            s.bonus = with_entry(s.bonus, colour * 2 + size, s.estate_of[seat])
            s.tell(BONUS_TAKEN, seat, colour, size)
            gain_points(s, seat, BONUS, t.small_bonus if size else t.large_bonus)
            return
