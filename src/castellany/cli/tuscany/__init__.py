"""Tuscany in a terminal: the table drawn in coloured text, and the moves as a menu."""

from castellany.cli.tuscany.terminal import TuscanyTerminal

__all__ = ["TuscanyTerminal"]
