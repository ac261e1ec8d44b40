"""What is said and drawn of inns."""

from __future__ import annotations

from typing import Final

from castellany.core.events import Event
from castellany.core.labels import Arguments, Labels
from castellany.core.phrase import Phrase
from castellany.games.burgundy.modules.inns.drawing import inn
from castellany.games.burgundy.modules.inns.module import INN, LARGEST
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.shown import Shown
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.tables import area_points


def beside(rules: BurgundyRules, s: BurgundyState) -> int:
    """How many inns lie beside the black depot."""
    return s.extra[rules.tables.remembered["inns"]]


class InnsShown(Shown):
    def about(self, rules: BurgundyRules, word: str) -> str:
        return "-up-to-8" if word == INN and LARGEST[rules.tables.edition.slug] == LARGEST["2019"] else ""

    def event(self, rules: BurgundyRules, key: str, event: Event) -> Arguments:
        return {"count": event.a} if key == "inn-laid" else {}

    def components(self, rules: BurgundyRules) -> dict[str, object]:
        """Points for the size of an area, as large as inns let it count."""
        largest = LARGEST[rules.tables.edition.slug]
        return {"area_points": [area_points(size) for size in range(largest + 1)]}

    def scene(self, rules: BurgundyRules, s: BurgundyState) -> dict[str, object]:
        return {"beside": beside(rules, s)}

    def emblem(self, word: str, small: bool) -> str:
        return inn(small) if word == INN else ""

    def lines(self, rules: BurgundyRules, s: BurgundyState) -> list[tuple[str, Phrase]]:
        return [("module-inns", Phrase("inns-beside", {"count": beside(rules, s)}))]


SHOWN: Final = InnsShown(Labels({}))
