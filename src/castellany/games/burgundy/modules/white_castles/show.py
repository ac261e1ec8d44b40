"""What is said and drawn of white castles."""

from __future__ import annotations

from typing import Final

from castellany.core.frames import Frame
from castellany.core.labels import Arguments, Labels
from castellany.games.burgundy.labels.prompts import granted
from castellany.games.burgundy.modules.white_castles.drawing import counting_monastery, white_castle
from castellany.games.burgundy.modules.white_castles.module import MONASTERY_29, WHITE_CASTLE
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.shown import Shown
from castellany.games.burgundy.state import BurgundyState


def action(rules: BurgundyRules, s: BurgundyState, f: Frame) -> Arguments:
    """What granted the action, and what the white die shows."""
    return {**granted(rules, s, f), "die": s.white}


class WhiteCastlesShown(Shown):
    """They bring tiles only: nothing else of them lies on the table."""

    def emblem(self, word: str, small: bool) -> str:
        if word == WHITE_CASTLE:
            return white_castle(small)
        return counting_monastery(small) if word == f"monastery{MONASTERY_29}" else ""


SHOWN: Final = WhiteCastlesShown(Labels({}, {"white-castle-action": action}))
