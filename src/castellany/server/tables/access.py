"""Access: who may see a table."""

from __future__ import annotations

from hmac import compare_digest

from castellany.server.errors import Refused
from castellany.server.people.person import Person
from castellany.server.tables.table import GATHERING, Table


def admit(table: Table, person: Person | None, invite: str | None) -> None:
    """Refused, as if there were no such table, if somebody may not see it."""
    if not may_see(table, person, invite):
        raise Refused(404, "table-unknown")


def may_see(table: Table, person: Person | None, invite: str | None) -> bool:
    """A public table is for all, others for who sits there, owns it or runs the server, and for who has the invitation.

    A private table shows itself to the invited only until it starts: they may sit down, not watch.
    """
    if person is not None and person.id in table.removed and not person.host:
        return False
    if table.terms.visibility == "public":
        return True
    if person is not None and (person.host or person.id == table.owner or table.held_by(person.id)):
        return True
    invited = invite is not None and compare_digest(invite.encode(), table.invite.encode())
    return invited and (table.terms.visibility == "invitation" or table.status == GATHERING)
