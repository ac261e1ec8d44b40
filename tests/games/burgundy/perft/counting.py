"""Burgundy's positions for perft (see `tests.games.perft`)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from tests.games.burgundy.setups import WITH_MODULES, setup_of
from tests.games.perft import COUNTS, TITLE, Positions, found

from castellany.core.rules import Rules
from castellany.core.setup import Setup
from castellany.games.burgundy import BURGUNDY
from castellany.games.burgundy.modules.border_posts.posts import missing, post_masks
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.state import BurgundyState

EFFECTS: Final = ("castle-action", "city-hall-placing", "discarding", "fetching", "loading", "sale")


def asked_in(phase: int, *steps: str) -> Callable[[Rules[BurgundyState], BurgundyState], bool]:
    """From a phase on, one of these steps asks."""
    return lambda rules, s: s.phase >= phase and rules.program[s.stack[-1].step].name in steps


def inn_stored(rules: BurgundyRules, s: BurgundyState) -> bool:
    return asked_in(0, "turn")(rules, s) and rules.tables.kinds.number["inn"] in s.storage


def posts_near(rules: BurgundyRules, s: BurgundyState) -> bool:
    """Two tiles more would join two posts of the seat in turn."""
    if not asked_in(0, "turn")(rules, s):
        return False
    seat = rules.turn(s)
    b = rules.tables.boards[s.board[seat]]
    return any(missing(b, post_masks(b), s.filled[seat], pair) <= 2 for pair in range(3))


OF_MODULES: Final[dict[str, Callable[[Any, Any], bool]]] = {
    "border-posts": posts_near,
    "inns": inn_stored,
    "white-castles": asked_in(0, "white-castle-action"),
}


class BurgundyPositions(Positions):
    def stems(self) -> list[str]:
        return [*super().stems(), *WITH_MODULES]

    def setup_of(self, stem: str) -> Setup:
        return setup_of(stem)

    def chosen(self, path: Path) -> str:
        """With each module, also a position to which only it leads."""
        rules = BURGUNDY.rules(self.setup_of(path.stem))
        text = super().chosen(path)
        for slug in rules.setup.modules:
            position = found(rules, len(self.questions), OF_MODULES[slug])
            text += TITLE + slug + "\n" + rules.write_position(position) + COUNTS
        return text


POSITIONS: Final = BurgundyPositions(
    BURGUNDY,
    Path(__file__).parent,
    {
        "the first turn": asked_in(0, "turn"),
        "in the middle": asked_in(2, "turn"),
        "inside an effect": asked_in(2, *EFFECTS),
        "near the end": asked_in(4, "turn"),
    },
)
