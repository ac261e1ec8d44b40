"""The Castles of Burgundy: 2019 edition and Special Edition."""

from castellany.games.burgundy.game import BURGUNDY

__all__ = ["BURGUNDY"]
