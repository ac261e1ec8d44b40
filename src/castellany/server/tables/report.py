"""Reports: what somebody who has met a fault may hand on: the position and the record, as they may know them."""

from __future__ import annotations

from importlib.metadata import version
from typing import Final

from castellany.match.positions import to_text
from castellany.server.tables.game import SPECTATOR
from castellany.server.tables.records import record_text
from castellany.server.tables.table import Table
from castellany.server.tables.viewer import Viewer, view_of

MAGIC: Final = "castellany report 1"


def report_text(table: Table, viewer: Viewer) -> str | None:
    """A report of a table as whoever looks sees it; None before the game begins."""
    record = record_text(table, viewer)
    if table.game is None or record is None:
        return None
    head = {
        "castellany": version("castellany"),
        "rules": str(table.rules.version),
        "table": table.id,
        "entry": str(table.length),
        "question": str(table.question),
        "status": table.status,
        "seat": "none" if viewer.seat == SPECTATOR else str(viewer.seat + 1),
        "asked": " ".join(str(seat + 1) for seat in table.asked()) or "none",
    }
    lines = [MAGIC, *(f"{key}: {value}" for key, value in head.items())]
    position = to_text(table.rules, view_of(table, table.game, viewer))
    return "\n".join([*lines, "", position.rstrip("\n"), "", record])
