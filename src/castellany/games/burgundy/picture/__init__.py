"""A picture of the whole table at one position, as SVG text."""

from castellany.games.burgundy.picture.model import LABELS, Estate, TablePicture
from castellany.games.burgundy.picture.table import draw

__all__ = ["LABELS", "Estate", "TablePicture", "draw"]
