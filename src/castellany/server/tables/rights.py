"""Rights: who may ask something of a table, for which seat, and whose consent is needed."""

from __future__ import annotations

from typing import Final

from castellany.server.errors import Refused
from castellany.server.people.person import Person
from castellany.server.tables.table import GATHERING, OVER, PAUSED, STOPPED, Table

NO_PLAY: Final = {GATHERING: "table-not-started", PAUSED: "table-paused", OVER: "table-over", STOPPED: "table-stopped"}


def must_go_on(table: Table, *statuses: str) -> None:
    if table.status not in statuses:
        raise Refused(409, NO_PLAY[table.status])


def must_rule(table: Table, person: Person) -> None:
    """Only the owner and the host may; where the owner is gone, whoever sits there."""
    if person.host or person.id == table.owner:
        return
    if table.owner is None and table.held_by(person.id):
        return
    raise Refused(403, "table-not-owner")


def own_seat(table: Table, person: Person, wanted: int | None) -> int:
    """The seat that somebody speaks for; where there are several, one that has not given up, if possible waited for."""
    held = table.held_by(person.id)
    if not held:
        raise Refused(403, "table-not-seated")
    if wanted is None:
        playing = [seat for seat in held if not table.seats[seat].resigned] or held
        return next((seat for seat in table.asked() if seat in playing), playing[0])
    if wanted not in held:
        raise Refused(403, "seat-not-yours")
    return wanted


def playing_seat(table: Table, person: Person, wanted: int | None) -> int:
    """The same, of somebody who has not given up."""
    seat = own_seat(table, person, wanted)
    if table.seats[seat].resigned:
        raise Refused(409, "seat-resigned")
    return seat


def active_people(table: Table) -> set[str]:
    """Those who play themselves: they sit here, have not given up, and no bot stands in for them."""
    return {seat.person for seat in table.seats if seat.person and not seat.resigned and seat.stand_in is None}


def asked_for_consent(table: Table) -> set[str]:
    """Those without whom nothing is agreed: also who is away for a while, but not who has left or given up."""
    return {seat.person for seat in table.seats if seat.person and not seat.resigned and seat.stand_in_why != "left"}
