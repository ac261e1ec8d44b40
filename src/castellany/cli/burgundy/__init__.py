"""Burgundy in a terminal: the table drawn in coloured text, and the moves as a menu."""

from castellany.cli.burgundy.terminal import BurgundyTerminal

__all__ = ["BurgundyTerminal"]
