"""Undoing: whether a seat may take back its last move, what stands in the way, and what would be gone."""

from __future__ import annotations

from typing import Literal, NamedTuple

from castellany.server.tables.game import SPECTATOR, Play
from castellany.server.tables.rights import NO_PLAY, asked_for_consent
from castellany.server.tables.table import GATHERING, OVER, STOPPED, Table


class Undoing(NamedTuple):
    """`why` is the key of what stands in the way of taking back at once; `takes` the first entry that would be gone."""

    may: Literal["free", "offer", "no"]
    why: str | None = None
    takes: int | None = None


def undoing(table: Table, person: str | None, seat: int) -> Undoing:
    """Whether this seat may take back its last move now, may ask for it, or neither."""
    if seat == SPECTATOR:
        return Undoing("no")
    if table.status in (GATHERING, OVER):
        return Undoing("no", NO_PLAY[table.status])
    if table.seats[seat].resigned:
        return Undoing("no", "seat-resigned")
    plays = table.game.plays if table.game is not None else []
    own = [play.entry.number for play in plays if play.entry.seat == seat and play.entry.by == person]
    if len(plays) < 2 or not own:
        return Undoing("no", "undo-nothing")
    takes = own[-1] if table.unsound is None else table.unsound.number
    if asked_for_consent(table) == {person}:
        return Undoing("free", None, takes)
    why = barrier(table, plays[-1], person, seat)
    return Undoing("free" if why is None else "offer", why, takes)


def barrier(table: Table, last: Play, person: str | None, seat: int) -> str | None:
    """Why the others have to be asked."""
    if table.status == STOPPED:
        return NO_PLAY[STOPPED]
    if last.entry.seat != seat or last.entry.by != person:
        return "undo-after-other"
    if last.entry.draws:
        return "undo-after-chance"
    return "undo-after-reveal" if last.revealed else None
