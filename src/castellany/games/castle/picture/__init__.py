"""Drawings: tiles as layered shapes, the wall, and pictures of a whole table and of all tiles as SVG text."""

from castellany.games.castle.picture.model import LABELS, Figure, Holding, Laid, Player, TablePicture
from castellany.games.castle.picture.table import draw
from castellany.games.castle.picture.tiles import draw_tiles

__all__ = ["LABELS", "Figure", "Holding", "Laid", "Player", "TablePicture", "draw", "draw_tiles"]
