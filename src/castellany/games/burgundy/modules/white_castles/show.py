"""What is said and drawn of white castles."""

from __future__ import annotations

from typing import Final

from castellany.core.frames import Frame
from castellany.core.phrase import Argument
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.shown import Shown
from castellany.games.burgundy.state import BurgundyState


class WhiteCastlesShown(Shown):
    def prompt(self, rules: BurgundyRules, s: BurgundyState, f: Frame) -> dict[str, Argument]:
        return {"die": s.white} if rules.program[f.step].name == "white-castle-action" else {}


SHOWN: Final = WhiteCastlesShown()
