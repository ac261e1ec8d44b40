"""Labels: what is said in a game of The Castle, as phrases for whoever shows it.

Each function finds out what its phrase speaks of; the words are in `text/*.ftl`. Terrains, figures, tokens and sides
travel as the keys of their names, so that every language can decline them; tiles and squares go by their words in the
notation.
"""

from castellany.games.castle.labels.events import event_phrase
from castellany.games.castle.labels.names import packages, picture_words, reconstructed
from castellany.games.castle.labels.texts import castle_texts

__all__ = [
    "castle_texts",
    "event_phrase",
    "packages",
    "picture_words",
    "reconstructed",
]
