"""The faces of the games, by slug."""

from __future__ import annotations

from typing import Final

from castellany.cli.burgundy import BurgundyTerminal
from castellany.cli.castle import CastleTerminal
from castellany.cli.terminal import Terminal
from castellany.cli.tuscany import TuscanyTerminal
from castellany.games.burgundy import BURGUNDY
from castellany.games.castle import CASTLE
from castellany.games.tuscany import TUSCANY

TERMINALS: Final[dict[str, Terminal]] = {
    "burgundy": BurgundyTerminal(BURGUNDY.texts),
    "tuscany": TuscanyTerminal(TUSCANY.texts),
    "castle": CastleTerminal(CASTLE.texts),
}
