"""What a seat is asked."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.phrase import Phrase, Seat
from castellany.games.castle.labels.areas import measured
from castellany.games.castle.labels.names import Arguments
from castellany.games.castle.program import DOUBLING
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.state import CastleState


def prompt(rules: CastleRules, s: CastleState, seat: int) -> Phrase:
    """The question to this seat; to a seat that is not asked, who is."""
    if rules.over(s):
        return Phrase("prompt-over")
    if rules.is_chance(s):
        return Phrase("prompt-chance")
    if seat not in rules.asked(s):
        return Phrase("prompt-waiting", {"player": Seat(rules.turn(s))})
    f = rules.frame_for(s, seat)
    return Phrase(f"prompt-{rules.program[f.step].name}", details(rules, s, f))


def details(rules: CastleRules, s: CastleState, f: Frame) -> Arguments:
    """What the question speaks of."""
    return measured(rules, s, s.areas.area[f.arg]) if f.step == DOUBLING else {}
