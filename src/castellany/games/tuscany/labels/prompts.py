"""What a seat is asked."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.moves import VERB
from castellany.core.phrase import Phrase, Seat
from castellany.games.tuscany.labels.names import Arguments
from castellany.games.tuscany.program import ACTION, EXTRA, TAKING
from castellany.games.tuscany.rules import TuscanyRules
from castellany.games.tuscany.state import TuscanyState
from castellany.games.tuscany.words import TAKE


def prompt(rules: TuscanyRules, s: TuscanyState, seat: int) -> Phrase:
    """The question to this seat; to a seat that is not asked, who is."""
    if rules.over(s):
        return Phrase("prompt-over")
    if rules.is_chance(s):
        return Phrase("prompt-chance")
    if seat not in rules.asked(s):
        return Phrase("prompt-waiting", {"player": Seat(rules.turn(s))})
    f = rules.frame_for(s, seat)
    return Phrase(f"prompt-{rules.program[f.step].name}", details(rules, s, f))


def details(rules: TuscanyRules, s: TuscanyState, f: Frame) -> Arguments:
    """What the question depends on."""
    if f.step == ACTION:
        return {"which": "extra" if f.arg == EXTRA else "first"}
    if f.step == TAKING:
        return {"fits": "yes" if any(m >> VERB == TAKE for m in rules.moves_of(s, f.seat)) else "no"}
    return {}
