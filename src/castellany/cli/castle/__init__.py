"""The Castle in a terminal: the town within its wall drawn in coloured characters, and the moves as a menu."""

from castellany.cli.castle.terminal import CastleTerminal

__all__ = ["CastleTerminal"]
