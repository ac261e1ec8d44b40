"""The rules of inns (BUR-I)."""

from __future__ import annotations

from typing import Final

from castellany.core.points import Value
from castellany.core.reasons import reason
from castellany.core.state import CHANCE
from castellany.games.burgundy.builder import BurgundyBuilder, BurgundyModule
from castellany.games.burgundy.kinds import EVERY_COLOUR, Kind
from castellany.games.burgundy.modules.inns.position import InnLayout, InnPart
from castellany.games.burgundy.modules.inns.worth import InnWorth
from castellany.games.burgundy.points import PhaseBegins, Room, Stall
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.tables import PHASES

INN: Final = "inn"
LARGEST: Final = {"special": 9, "2019": 8}
"""By edition, how many spaces an area with an inn counts at most."""


class InnStall(Stall):
    """The stack beside the black depot, and behind it the inns of the phases to come."""

    def __init__(self, kind: int, at: int) -> None:
        super().__init__(kind)
        self.at = at

    def left(self, s: BurgundyState) -> int:
        return s.extra[self.at]

    def kept(self, s: BurgundyState) -> int:
        return s.extra[self.at] + s.extra[self.at + 1]

    def take(self, s: BurgundyState) -> None:
        s.extra[self.at] -= 1


class LayInn(PhaseBegins):
    """One more inn a phase; those that lie there stay."""

    def __init__(self, at: int, laid: int) -> None:
        self.at = at
        self.laid = laid
        """The event."""

    def begin(self, s: BurgundyState, phase: int) -> None:
        s.extra[self.at] += 1
        s.extra[self.at + 1] -= 1
        s.tell(self.laid, CHANCE, s.extra[self.at])


class OneInn(Room):
    """An area has one inn."""

    def __init__(self, once: int, onces: int, refusal: int) -> None:
        self.once = once
        self.onces = onces
        self.refusal = refusal

    def narrow(self, s: BurgundyState, estate: int, kind: int, room: int) -> int:
        return room & ~s.banned[estate * self.onces + self.once]

    def why_not(self, kind: int, space: int) -> int:
        return reason(self.refusal, space)


class InnSize(Value[BurgundyState]):
    """An area with an inn counts one space more."""

    def __init__(self, once: int, onces: int, largest: int) -> None:
        self.once = once
        self.onces = onces
        self.largest = largest

    def fold(self, s: BurgundyState, seat: int, value: int, arg: int) -> int:
        if not s.banned[seat * self.onces + self.once] >> arg & 1:
            return value
        return value + 1 if value < self.largest else value


class Inns(BurgundyModule):
    def __init__(self) -> None:
        super().__init__("inns")

    def kinds(self) -> list[Kind]:
        return [Kind(INN, EVERY_COLOUR, apart=PHASES, once=True)]

    def install(self, b: BurgundyBuilder) -> None:
        t, p = b.t, b.points
        kind, largest = t.kinds.number[INN], LARGEST[t.edition.slug]
        once, onces = t.kinds.once[kind], t.kinds.onces
        at = b.remember("inns", [0, PHASES])
        p.stalls.append(InnStall(kind, at))
        p.phase_begins.append(LayInn(at, b.event("inn-laid")))
        p.rooms[kind].append(OneInn(once, onces, b.new_refusal("area-has-inn", ("space",))))
        p.size.values.append(InnSize(once, onces, largest))
        b.position_parts.append(InnPart(at))
        b.layout_parts.append(InnLayout(kind, at))
        b.worths.append(InnWorth(kind, largest))
