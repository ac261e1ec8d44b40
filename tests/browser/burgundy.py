"""Burgundy's moves as somebody makes them with the pieces: which things are clicked, one after the other."""

from __future__ import annotations

import re

MOVE = re.compile(r"(?P<verb>[\w-]+)(?: (?P<what>[\w-]+)(?:@(?P<where>[\w-]+))?)?(?: with (?P<die>\d))?")
ON_A_DEPOT = ("take", "fetch", "buy", "hire")
SORTS = {"sell": "good", "load": "load", "load-also": "load", "discard": "stored", "stow": "stow", "side": "board"}


def things(move: str) -> list[str]:
    """`place cow4@12 with 5` is the die `die:5`, the tile `stored:cow4` and the space `space:12`."""
    found = MOVE.fullmatch(move)
    assert found is not None, move
    verb, what, where, die = found.group("verb", "what", "where", "die")
    clicked = [f"die:{die}"] if die else []
    if verb in ON_A_DEPOT:
        return [*clicked, f"depot:{where}/{what}"]
    if verb == "place":
        return [*clicked, f"stored:{what}", f"space:{where}"]
    if verb == "castle":
        return [*clicked, f"space:{what}"]
    if verb in SORTS:
        return [*clicked, f"{SORTS[verb]}:{what}"]
    return clicked


def is_button(move: str) -> bool:
    """Whether a move ends with a button, since no place on the table is its goal."""
    return not things(move) or things(move)[-1].startswith("die:")
