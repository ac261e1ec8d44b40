"""A picture of the whole table at one position, as SVG text."""

from castellany.games.tuscany.picture.model import LABELS, Estate, Space, TablePicture
from castellany.games.tuscany.picture.table import draw

__all__ = ["LABELS", "Estate", "Space", "TablePicture", "draw"]
