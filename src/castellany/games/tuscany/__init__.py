"""The Castles of Tuscany: the revised print and the first."""

from castellany.games.tuscany.game import TUSCANY

__all__ = ["TUSCANY"]
