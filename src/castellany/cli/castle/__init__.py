"""The Castle in a terminal: the town within its wall drawn in coloured characters, and the moves as a menu."""

from castellany.cli.castle.face import CastleFace

__all__ = ["CastleFace"]
