"""The Castle's moves as somebody makes them with the pieces, and what people choose to do."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any, Final

MOVE: Final = re.compile(
    r"place \S+@(?P<square>\w+) (?P<top>\w+)|put (?P<figure>\w+) on (?P<segment>\d)"
    r"|score (?:(?P<part>\d)|(?P<side>\w+)-neighbour)"
)
BESIDE: Final = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


class Castle:
    """Moves speak of the tile just laid, so what they mean depends on the scene."""

    def __init__(self, scene: Callable[[], Any]) -> None:
        self.scene = scene

    def things(self, move: str) -> list[str]:
        """`place h3@e5 east` is `top:east` and `square:e5`; `put prince on 2` is `figure:prince` and `segment:e5.2`."""
        found = MOVE.fullmatch(move)
        if found is None:
            return []
        if found["square"]:
            return [f"top:{found['top']}", f"square:{found['square']}"]
        if found["figure"]:
            return [f"figure:{found['figure']}", f"segment:{self.scene()['square']}.{found['segment']}"]
        return [f"area:{self.part(int(found['part'])) if found['part'] else self.neighbour(found['side'])}"]

    def is_button(self, move: str) -> bool:
        """Declining, doubling, one more turn."""
        return MOVE.fullmatch(move) is None

    def part(self, segment: int) -> int:
        """The area of a segment of the tile just laid."""
        scene = self.scene()
        return int(scene["board"][scene["square"]]["areas"][segment - 1])

    def neighbour(self, side: str) -> int:
        """The only completed area that the tile has closed from this side, and that is not its own."""
        scene = self.scene()
        own = scene["board"][scene["square"]]["areas"]
        theirs = scene["board"][beside(scene["square"], side)]["areas"]
        (area,) = {area for area in theirs if area in scene["completed"] and area not in own}
        return int(area)


def beside(square: str, side: str) -> str:
    across, down = BESIDE[side]
    return f"{chr(ord(square[0]) + across)}{int(square[1:]) + down}"


def of(moves: list[str], *verbs: str) -> list[str]:
    return [move for move in moves if move.partition(" ")[0] in verbs]


def likely(moves: list[str], random: Random) -> str:
    """A figure is mostly sent, a noble one first; what wall tiles allow is mostly done."""
    nobles = [move for move in of(moves, "put") if "follower" not in move]
    for wanted in (nobles, of(moves, "put", "double", "again")):
        if wanted and random.random() < 0.7:
            return random.choice(wanted)
    return random.choice(moves)
