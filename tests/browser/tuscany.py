"""Tuscany's moves as somebody makes them with the pieces, and what people choose to do."""

from __future__ import annotations

import re
from random import Random

MOVE = re.compile(
    r"(?P<verb>\w+)(?: (?P<what>[\w-]+)(?:@(?P<where>\d+))?)?"
    r"(?: to (?P<space>\d+)| over (?P<over>[\w-]+)| for (?P<payment>[\w+-]+))?"
)
SORTS = {"bonus": "bonus", "sweep": "colour"}


def things(move: str) -> list[str]:
    """`place inn@12 for card+worker` is `stored:inn`, `pay:card+worker` and the space `space:12`."""
    found = MOVE.fullmatch(move)
    assert found is not None, move
    verb, what, where, space, over, payment = found.groups()
    if verb == "place":
        return [f"stored:{what}", f"pay:{payment}", f"space:{where}"]
    if verb == "claim":
        return [f"open:{where}", f"space:{space}"]
    if verb == "take":
        return [f"open:{where}", *([f"stored:{over}"] if over else [])]
    return [f"{SORTS[verb]}:{what}"] if verb in SORTS else []


def is_button(move: str) -> bool:
    """Drawing, giving a marble, declining."""
    return not things(move)


def of(moves: list[str], *verbs: str) -> list[str]:
    return [move for move in moves if move.partition(" ")[0] in verbs]


def likely(moves: list[str], random: Random) -> str:
    """Whatever covers a space; else a tile if there is room for it, else cards or another tile."""
    roomy = [move for move in of(moves, "take") if " over " not in move]
    for wanted in (of(moves, "claim", "bonus"), of(moves, "place", "marble"), roomy):
        if wanted and random.random() < 0.95:
            return random.choice(favourites(wanted))
    return "draw" if "draw" in moves and random.random() < 0.3 else random.choice(moves)


def favourites(moves: list[str]) -> list[str]:
    """Those with a tile that is followed by a question, if there are any."""
    return [move for move in moves if re.search(r" (castle|city|quarry)@", move)] or moves
