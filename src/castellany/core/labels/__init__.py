"""Labels: how a game's texts find what they speak of, by the words of moves, steps and refusals."""

from castellany.core.labels.asked import Asked
from castellany.core.labels.labels import Arguments, Labels
from castellany.core.labels.texts import LabelledTexts

__all__ = ["Arguments", "Asked", "LabelledTexts", "Labels"]
