"""HaltShow: what is said of markers that gates stop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from typing_extensions import TypedDict

from castellany.core.events import Event
from castellany.core.labels.labels import Arguments
from castellany.core.phrase import Phrase
from castellany.games.castle.modules.halt.module import AT_GATE, STOPPED
from castellany.games.castle.scoring import TRACK
from castellany.games.castle.show.half import Show
from castellany.games.castle.state import CastleState

if TYPE_CHECKING:
    from castellany.games.castle.rules import CastleRules


class HaltPlayer(TypedDict):
    at_gate: bool
    """Whether the marker stands on the gate after its space."""


class HaltShow(Show):
    def __init__(self) -> None:
        super().__init__("halt")
        self.shapes = {"Player": HaltPlayer}

    def event(self, rules: CastleRules, key: str, event: Event) -> Arguments | None:
        if key != STOPPED:
            return None
        return {"space": rules.tables.wall.openings[event.a], "points": event.b}

    def told(self, rules: CastleRules, heard: list[Event], seat: int) -> list[Phrase]:
        stopped = rules.tables.inventory.events.index(STOPPED)
        mine = [event for event in heard if event.kind == stopped and event.seat == seat]
        return [Phrase("preview-gate", {"points": event.b}) for event in mine]

    def things(self, rules: CastleRules) -> list[tuple[str, Phrase]]:
        return [("gate", Phrase("about-halting-gate"))]

    def notes(self, rules: CastleRules, s: CastleState, seat: int) -> list[Phrase]:
        if rules.rule_points.movement.on_space(s, seat):
            return []
        return [Phrase("note-at-gate", {"space": s.score[seat] % TRACK})]

    def scene(self, rules: CastleRules, s: CastleState, found: dict[str, Any]) -> None:
        for seat, player in enumerate(found["players"]):
            player["at_gate"] = self.plays(rules) and s.extra[rules.tables.inventory.place_of(AT_GATE) + seat] == 1
