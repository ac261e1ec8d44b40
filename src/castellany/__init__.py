"""Castellany: euro games of castles and estates, every rulebook to the letter.

The front door for those who build on it: a table is agreed on (`Setup`), has rules (`rules_for`) and is played, as a
match with chance, history and a record (`Match`), or on a bare state (`play`). Other names are in the rooms behind.
"""

from castellany.core.notation import NotationError
from castellany.core.rules import GameOver
from castellany.core.setup import Setup, SetupError
from castellany.games.registry import rules_for
from castellany.match import IllegalMove, Match, play

__all__ = ["GameOver", "IllegalMove", "Match", "NotationError", "Setup", "SetupError", "play", "rules_for"]
