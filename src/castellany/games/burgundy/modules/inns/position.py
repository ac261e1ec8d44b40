"""Inns in the text of a position, and on a table laid by hand."""

from __future__ import annotations

from typing import Final

from castellany.core.layout import LayoutError, LayoutPart
from castellany.core.parts import Part
from castellany.core.position import NO_FAULT, Fault, Line, counted
from castellany.games.burgundy.opening import preparing
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.tables import PHASES

WHERE: Final = ("beside", "later")
"""Beside the black depot, and for the phases to come."""


def to_come(s: BurgundyState) -> int:
    """The inns of phases that have not begun."""
    return PHASES if preparing(s) else PHASES - 1 - s.phase


class InnPart(Part[BurgundyState]):
    """`inns: beside=1 later=4`."""

    def __init__(self, at: int) -> None:
        self.at = at

    def write(self, s: BurgundyState) -> list[str]:
        return [counted("inns", WHERE, s.extra[self.at : self.at + 2])]

    def read(self, s: BurgundyState, given: dict[str, Line]) -> None:
        s.extra[self.at : self.at + 2] = given["inns"].counts(WHERE, PHASES)

    def fault(self, s: BurgundyState) -> Fault:
        if s.extra[self.at + 1] != to_come(s):
            return ("inns", "one inn waits for each phase to come")
        return NO_FAULT


class InnLayout(LayoutPart[BurgundyState]):
    """Inns that nobody has been given lie beside the black depot or wait for their phase."""

    def __init__(self, kind: int, at: int) -> None:
        super().__init__()
        self.kind = kind
        self.at = at

    def finish(self, s: BurgundyState, beginning: str) -> None:
        used = s.tiles.count(self.kind) + s.storage.count(self.kind)
        laid = s.phase if beginning == "phase" else s.phase + 1
        if used > laid:
            raise LayoutError(f"only {laid} inns are in the game by now.")
        s.extra[self.at : self.at + 2] = [laid - used, PHASES - laid]
