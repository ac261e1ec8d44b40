"""Entering: which figures may enter which areas of the tile placed last (CAS 5)."""

from __future__ import annotations

from castellany.core.reasons import reason
from castellany.games.castle.attributes import FIGURES_OF
from castellany.games.castle.kinds import FOLLOWER, FOLLOWERS, MOST_KINDS, SEGMENTS
from castellany.games.castle.points import RulePoints
from castellany.games.castle.refusals import AREA_HELD, NO_FIGURE_LEFT, NO_SUCH_SEGMENT
from castellany.games.castle.state import IN_SUPPLY, NOBODY, CastleState
from castellany.games.castle.tables import Tables
from castellany.games.castle.words import PUT


def entry(cell: int, kind: int) -> int:
    """A cell and a figure kind in one number."""
    return cell * MOST_KINDS + kind


def in_supply(s: CastleState, seat: int, kind: int) -> int:
    """The place of a figure of this kind that its seat can put, or NOBODY."""
    first = seat * s.figures_each()
    if kind == FOLLOWER:
        for i in range(first, first + FOLLOWERS):
            if s.figures[i] == IN_SUPPLY:
                return i
        return NOBODY
    place = only_place(s, seat, kind)
    return place if s.figures[place] == IN_SUPPLY else NOBODY


def kinds_in_supply(s: CastleState, seat: int) -> list[int]:
    return [kind for kind in range(s.figures_each() - FOLLOWERS + 1) if in_supply(s, seat, kind) != NOBODY]


def only_place(s: CastleState, seat: int, kind: int) -> int:
    """The place of a figure of which a seat has one."""
    return seat * s.figures_each() + FOLLOWERS - 1 + kind


def kind_of(s: CastleState, place: int) -> int:
    """What kind the figure at a place of the list is."""
    return max(FOLLOWER, place % s.figures_each() - FOLLOWERS + 1)


def held(s: CastleState, area: int) -> bool:
    row = s.areas.values[area]
    return row[FIGURES_OF] + row[FIGURES_OF + 1] > 0


def entries(s: CastleState, t: Tables, p: RulePoints, seat: int, out: list[int]) -> None:
    """Every way of putting a figure."""
    kinds = kinds_in_supply(s, seat)
    if not kinds:
        return
    for segment in range(len(t.faces[s.board[s.square] - 1].segments)):
        cell = s.square * SEGMENTS + segment
        if not held(s, s.areas.area[cell]):
            for kind in kinds:
                if p.entering.rule(s, seat, 0, entry(cell, kind)) == 0:
                    out.append(PUT << 24 | kind << 16 | segment << 8)


def can_enter(s: CastleState, t: Tables, p: RulePoints, seat: int) -> bool:
    """Whether there is any way of putting a figure."""
    kinds = kinds_in_supply(s, seat)
    if not kinds:
        return False
    first = s.square * SEGMENTS
    for cell in range(first, first + len(t.faces[s.board[s.square] - 1].segments)):
        if not held(s, s.areas.area[cell]):
            for kind in kinds:
                if p.entering.rule(s, seat, 0, entry(cell, kind)) == 0:
                    return True
    return False


def check_entry(s: CastleState, t: Tables, p: RulePoints, seat: int, kind: int, segment: int) -> int:
    """0, or the reason why a figure may not enter there."""
    if segment >= len(t.faces[s.board[s.square] - 1].segments):
        return reason(NO_SUCH_SEGMENT, segment)
    if in_supply(s, seat, kind) < 0:
        return reason(NO_FIGURE_LEFT, kind)
    cell = s.square * SEGMENTS + segment
    if held(s, s.areas.area[cell]):
        return reason(AREA_HELD, segment)
    return p.entering.rule(s, seat, 0, entry(cell, kind))


def stand(s: CastleState, t: Tables, place: int, cell: int) -> None:
    """Let a figure stand on a cell, and its area know of it."""
    s.figures[place] = cell
    row = s.areas.own(s.areas.area[cell])
    seat, kind = place // s.figures_each(), kind_of(s, place)
    row[FIGURES_OF + seat] += 1
    if kind != FOLLOWER:
        row[t.inventory.presence[kind]] |= 1 << seat
