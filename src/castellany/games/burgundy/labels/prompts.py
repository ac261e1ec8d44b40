"""What a seat is asked, and which tile granted it."""

from __future__ import annotations

from typing import Final

from castellany.core.frames import Frame
from castellany.core.moves import pack
from castellany.core.phrase import Phrase, Seat
from castellany.games.burgundy.kinds import BANK, COLOURS
from castellany.games.burgundy.labels.names import Arguments, colour_key, depot_key, kind_key
from castellany.games.burgundy.program import COLLECTING, DISCARDING, FETCHING, LOADING_ALSO, STOWING, TURN
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.shown import shown_in
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.verbs.simple import BANK_SILVER, BOARDING_HOUSE_WORKERS
from castellany.games.burgundy.words import PASS

ABOUT_A_DEPOT: Final = (LOADING_ALSO, STOWING)


def prompt(rules: BurgundyRules, s: BurgundyState, seat: int) -> Phrase:
    """The question to this seat; to a seat that is not asked, who is."""
    if rules.over(s):
        return Phrase("prompt-over")
    if rules.is_chance(s):
        return Phrase("prompt-chance")
    if seat not in rules.asked(s):
        return Phrase("prompt-waiting", {"player": Seat(rules.turn(s))})
    f = rules.frame_for(s, seat)
    step = rules.program[f.step]
    arguments: Arguments = {
        "by": kind_key(rules, f.why) if f.why else "none",
        "optional": "no" if rules.check(s, seat, pack(PASS)) else "yes",
    }
    return Phrase(f"prompt-{step.name}", arguments | details(rules, s, f))


def details(rules: BurgundyRules, s: BurgundyState, f: Frame) -> Arguments:
    """What the question speaks of, beyond what granted it."""
    if f.step == TURN:
        dice = [str(die) for die in s.dice[2 * f.seat : 2 * f.seat + 2] if die]
        return {"left": len(dice), "dice": ", ".join(dice)}
    if f.step == FETCHING:
        tiles = [Phrase("a-tile", {"colour": colour_key(c)}) for c in range(COLOURS) if f.arg >> c & 1]
        either = Phrase("list-or", {"others": tuple(tiles[:-1]), "last": tiles[-1]})
        return {"tiles": either if tiles[1:] else tiles[0]}
    if f.step == COLLECTING:
        return collected(f.why)
    if f.step == DISCARDING:
        return {"tile": kind_key(rules, f.arg)}
    if f.step in ABOUT_A_DEPOT:
        return {"depot": depot_key(f.arg)}
    found: Arguments = {}
    for shown in shown_in(rules):
        found |= shown.prompt(rules, s, f)
    return found


def collected(building: int) -> Arguments:
    """What a bank or a boarding house gives."""
    if building == BANK:
        return {"silver": BANK_SILVER, "workers": 0}
    return {"silver": 0, "workers": BOARDING_HOUSE_WORKERS}
