"""What a question depends on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from castellany.core.frames import Frame
from castellany.core.labels import Arguments
from castellany.core.moves import VERB
from castellany.games.tuscany.program import EXTRA
from castellany.games.tuscany.rules import TuscanyRules
from castellany.games.tuscany.state import TuscanyState
from castellany.games.tuscany.words import TAKE


def action(rules: TuscanyRules, s: TuscanyState, f: Frame) -> Arguments:
    return {"which": "extra" if f.arg == EXTRA else "first"}


def taking(rules: TuscanyRules, s: TuscanyState, f: Frame) -> Arguments:
    return {"fits": "yes" if any(m >> VERB == TAKE for m in rules.moves_of(s, f.seat)) else "no"}


QUESTIONS: Final[dict[str, Callable[[TuscanyRules, TuscanyState, Frame], Arguments]]] = {
    "action": action,
    "taking": taking,
}
"""By the name of a step."""
