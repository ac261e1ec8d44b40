"""Players who look for points: figures go to what can be completed, tiles where they complete something."""

from __future__ import annotations

from typing import Final

from castellany.core.moves import unpack
from castellany.core.rules import Rules
from castellany.games.castle.entering import held
from castellany.games.castle.kinds import MEADOW
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.state import CastleState

FONDNESS: Final = {"pass": 4, "double": 8, "again": 2}


def fondness(rules: Rules[CastleState], s: CastleState, m: int) -> int:
    """More for what completes areas that somebody is in, and for points; less for meadows, which keep figures."""
    assert isinstance(rules, CastleRules)
    word = rules.write(m).split()[0]
    if word == "put":
        piece = rules.tables.faces[s.board[s.square] - 1].segments[unpack(m)[2]]
        return 1 if piece.terrain == MEADOW else 30
    if word != "place":
        return FONDNESS.get(word, 1)
    after = rules.clone(s)
    rules.play(after, m)
    held_areas = sum(held(after, after.areas.area[cell]) for cell in after.completed)
    return 1 + 60 * (held_areas + sum(after.score) - sum(s.score))
