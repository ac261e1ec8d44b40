"""What a question speaks of, and which tile granted it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from castellany.core.frames import Frame
from castellany.core.labels import Arguments
from castellany.core.moves import pack
from castellany.core.phrase import Phrase
from castellany.games.burgundy.kinds import BANK, COLOURS
from castellany.games.burgundy.labels.names import colour_key, depot_key, kind_key
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.tables import DEPOTS
from castellany.games.burgundy.verbs.simple import BANK_SILVER, BOARDING_HOUSE_WORKERS
from castellany.games.burgundy.words import PASS


def granted(rules: BurgundyRules, s: BurgundyState, f: Frame) -> Arguments:
    """What granted the question, and whether it may be declined."""
    return {
        "by": kind_key(rules, f.why) if f.why else "none",
        "optional": "no" if rules.check(s, f.seat, pack(PASS)) else "yes",
    }


def turn(rules: BurgundyRules, s: BurgundyState, f: Frame) -> Arguments:
    dice = [str(die) for die in s.dice[2 * f.seat : 2 * f.seat + 2] if die]
    return {"left": len(dice), "dice": ", ".join(dice)}


def fetching(rules: BurgundyRules, s: BurgundyState, f: Frame) -> Arguments:
    tiles = [Phrase("a-tile", {"colour": colour_key(c)}) for c in range(COLOURS) if f.arg >> c & 1]
    either = Phrase("list-or", {"others": tuple(tiles[:-1]), "last": tiles[-1]})
    return {**granted(rules, s, f), "tiles": either if tiles[1:] else tiles[0]}


def collecting(rules: BurgundyRules, s: BurgundyState, f: Frame) -> Arguments:
    return {**granted(rules, s, f), **collected(f.why)}


def collected(building: int) -> Arguments:
    """What a bank or a boarding house gives."""
    if building == BANK:
        return {"silver": BANK_SILVER, "workers": 0}
    return {"silver": 0, "workers": BOARDING_HOUSE_WORKERS}


def discarding(rules: BurgundyRules, s: BurgundyState, f: Frame) -> Arguments:
    return {**granted(rules, s, f), "tile": kind_key(rules, f.arg)}


def at_depot(rules: BurgundyRules, s: BurgundyState, f: Frame) -> Arguments:
    return {**granted(rules, s, f), "depot": depot_key(f.arg)}


def stowing(rules: BurgundyRules, s: BurgundyState, f: Frame) -> Arguments:
    """From one depot, or from two that are loaded together."""
    depots = [depot_key(depot) for depot in range(DEPOTS) if f.arg >> depot & 1]
    return {**granted(rules, s, f), "depot": depots[0], "second": depots[1] if depots[1:] else "none"}


QUESTIONS: Final[dict[str, Callable[[BurgundyRules, BurgundyState, Frame], Arguments]]] = {
    "turn": turn,
    "castle-action": granted,
    "city-hall-placing": granted,
    "sale": granted,
    "fetching": fetching,
    "collecting": collecting,
    "discarding": discarding,
    "loading": granted,
    "loading-also": at_depot,
    "stowing": stowing,
}
"""By the name of a step."""
