"""FalconShow: what is said and shown of gates, chapels, nests, princes and falconers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from castellany.core.drawing.palette import CREAM
from castellany.core.events import Event
from castellany.core.labels.labels import Arguments
from castellany.core.owned.faults import Fault
from castellany.core.owned.sets import Groups
from castellany.core.phrase import Phrase
from castellany.core.preview import Stock
from castellany.games.castle.area_worth import holder
from castellany.games.castle.modules.falcon.kinds import CHAPEL, FALCONER, NEST, NESTS_GAINED, NESTS_RETURNED
from castellany.games.castle.modules.falcon.nests import Nests
from castellany.games.castle.modules.falcon.owned import gate_faults, joining_faults, tile_faults
from castellany.games.castle.modules.falcon.pool import POOL, in_hand, to_take
from castellany.games.castle.modules.falcon.show import shapes
from castellany.games.castle.modules.falcon.show.drawing import add_drawings
from castellany.games.castle.picture.model import Holding
from castellany.games.castle.picture.rampart import Rampart
from castellany.games.castle.picture.walls import opening
from castellany.games.castle.scene.walls import placed, spot
from castellany.games.castle.show.half import Show
from castellany.games.castle.state import NOBODY, CastleState

if TYPE_CHECKING:
    from castellany.games.castle.rules import CastleRules


class FalconShow(Show):
    def __init__(self) -> None:
        super().__init__("falcon")
        self.owned_package = f"{self.package}.owned"
        self.shapes = {
            "Area": shapes.FalconArea,
            "Player": shapes.FalconPlayer,
            "Scene": shapes.FalconScene,
            "SegmentPiece": shapes.FalconSegmentPiece,
            "StartPiece": shapes.FalconStartPiece,
            "WallArt": shapes.FalconWallArt,
            "WallPiece": shapes.FalconWallPiece,
            "Pieces": shapes.FalconPieces,
        }
        self.checks = {"gates": gate_faults, "falcon": tile_faults}
        self.fills = {CHAPEL: ('"', CREAM, "#6a4a8c")}
        self.signs = {NEST: "@"}
        add_drawings()

    def taken(self, rules: CastleRules, s: CastleState) -> list[int]:
        """Nests of each seat, none where nobody plays with them."""
        return Nests(rules.tables.inventory).taken(s) if self.plays(rules) else [0, 0]

    def event(self, rules: CastleRules, key: str, event: Event) -> Arguments | None:
        return {"nests": event.a} if key in (NESTS_GAINED, NESTS_RETURNED) else None

    def of_area(self, rules: CastleRules, s: CastleState, area: int) -> tuple[Arguments, list[Phrase]]:
        """Nests that whoever scores it takes with it: where nobody does yet, those in it."""
        i, row, seat = rules.tables.inventory, s.areas.values[area], holder(s, area)
        falconer = 0 if seat == NOBODY else row[i.presence[i.kind(FALCONER)]] >> seat & 1
        nests = row[i.marks[NEST]].bit_count() + falconer
        return ({"nests": nests}, [Phrase("and-nests", {"nests": nests})] if nests else [])

    def told(self, rules: CastleRules, heard: list[Event], seat: int) -> list[Phrase]:
        keys = rules.tables.inventory.events
        returned = sum(event.a for event in heard if keys[event.kind] == NESTS_RETURNED)
        taken = sum(event.a for event in heard if keys[event.kind] == NESTS_GAINED and event.seat == seat)
        return [Phrase("preview-nests-returned", {"nests": returned, "taken": taken})] if returned else []

    def stock(self, rules: CastleRules, before: CastleState, after: CastleState, seat: int) -> list[Stock]:
        """Nests that are taken less those that both give back."""
        change = in_hand(self.taken(rules, after))[seat] - in_hand(self.taken(rules, before))[seat]
        return [Stock("label-nests", change)]

    def things(self, rules: CastleRules) -> list[tuple[str, Phrase]]:
        return [(NEST, Phrase("about-nest")), ("gate", Phrase("about-gate"))]

    def scene(self, rules: CastleRules, s: CastleState, found: dict[str, Any]) -> None:
        taken = self.taken(rules, s)
        found["pool"] = to_take(taken)
        found["most_nests"] = NOBODY if taken[0] == taken[1] else taken.index(max(taken))
        for player, nests in zip(found["players"], in_hand(taken), strict=True):
            player["nests"] = nests
        beside = rules.tables.inventory.marks[NEST] if self.plays(rules) else NOBODY
        for number, area in found["areas"].items():
            area["nests"] = 0 if beside == NOBODY else s.areas.values[int(number)][beside].bit_count()

    def pieces(self, rules: CastleRules, found: dict[str, Any]) -> None:
        w = rules.tables.wall
        rampart = Rampart(w)
        wall = found["wall"]
        spots = zip(w.openings, w.opening_spots, strict=True)
        wall["gates"] = [{"after": space, "spot": spot(one)} for space, one in spots]
        wall["art"]["gates"] = [placed(opening(rampart, i)) for i in range(len(w.openings))]
        for start, one in zip(wall["starts"], w.starts, strict=True):
            start["on_gate"] = one.in_opening
        for piece, face in zip(found["faces"], rules.tables.faces, strict=True):
            for segment, printed in zip(piece["segments"], face.segments, strict=True):
                segment["nest"] = NEST in printed.marks
        found["nests"] = POOL if self.plays(rules) else 0

    def holdings(self, rules: CastleRules, s: CastleState, seat: int) -> list[Holding]:
        taken = self.taken(rules, s)
        return [Holding(NEST, "label-nests", to_take(taken) if seat == NOBODY else in_hand(taken)[seat])]

    def joined(self, owned: Groups, groups: Groups) -> list[Fault]:
        return joining_faults(owned, groups)
