"""The bots by name."""

from __future__ import annotations

from typing import Final

from castellany.bots.bot import Bot, UnknownBot
from castellany.bots.greedy import GreedyBot
from castellany.bots.simple import PointsBot, RandomBot

_KNOWN: Final[dict[str, Bot]] = {b.name: b for b in (RandomBot(), PointsBot(), GreedyBot())}

BOTS: Final = tuple(_KNOWN)
"""Every name, weakest first."""


def bot(name: str) -> Bot:
    """
    >>> bot("points").name
    'points'
    """
    if name not in _KNOWN:
        raise UnknownBot(name, BOTS)
    return _KNOWN[name]
