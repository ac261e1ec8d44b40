"""Carcassonne: The Castle, with its Falcon expansion."""

from castellany.games.castle.game import CASTLE

__all__ = ["CASTLE"]
