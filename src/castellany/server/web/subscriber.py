"""Subscriber: somebody who watches a table: from which seat, and what they have been told."""

from __future__ import annotations

from castellany.server.people.person import Person
from castellany.server.tables.access import may_see
from castellany.server.tables.changes import SharedUpdate
from castellany.server.tables.game import SPECTATOR
from castellany.server.tables.messages import Seen
from castellany.server.tables.table import Table
from castellany.server.tables.viewer import Viewer
from castellany.server.web.sockets import NO_ACCESS


class Subscriber:
    """Follows a person from seat to seat: to the own seat that is waited for, where there are several."""

    def __init__(self, table_id: str, invite: str | None, person: Person | None, address: str) -> None:
        self.table_id = table_id
        self.invite = invite
        self.person = person
        self.person_id = None if person is None else person.id
        self.address = address
        self.seat = SPECTATOR
        self.seen = 0
        self.chat_seen: int | None = None
        self.wants_changes = False
        self.known: Seen | None = None
        """The table as it was last told, for who wants only what changes."""

    def look(self, table: Table) -> Viewer | None:
        if not may_see(table, self.person, self.invite):
            self.close(NO_ACCESS, "table-unknown")
            return None
        return self.turn_to(own_seat(table, self.person_id, self.seat))

    def turn_to(self, seat: int) -> Viewer:
        self.seat = seat
        # Spectators all see the same, so they need no name.
        return Viewer() if seat == SPECTATOR else Viewer(self.person_id, seat)

    def inform(self, update: SharedUpdate) -> None:
        self.tell(update.text(self.known))
        if self.wants_changes:
            self.known = update.whole["table"]

    def tell(self, message: str) -> None:
        raise NotImplementedError

    def close(self, code: int, reason: str) -> None:
        raise NotImplementedError


def own_seat(table: Table, person: str | None, now: int = SPECTATOR) -> int:
    """The seat from which somebody looks: where they stand, unless only another of their seats is waited for."""
    held = table.held_by(person)
    waited_for = [seat for seat in table.asked() if seat in held]
    if now in held and (now in waited_for or not waited_for):
        return now
    return next(iter(waited_for or held), SPECTATOR)
