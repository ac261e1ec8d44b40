"""The terminals of the games, by slug."""

from __future__ import annotations

from typing import Final

from castellany.cli.burgundy import BurgundyTerminal
from castellany.cli.castle import CastleTerminal
from castellany.cli.terminal import Terminal
from castellany.cli.tuscany import TuscanyTerminal

TERMINALS: Final[dict[str, Terminal]] = {
    "burgundy": BurgundyTerminal(),
    "tuscany": TuscanyTerminal(),
    "castle": CastleTerminal(),
}
