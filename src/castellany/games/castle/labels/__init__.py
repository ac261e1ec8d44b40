"""Labels: what is said in a game of The Castle, as phrases for whoever shows it.

Each function finds out what its phrase speaks of; the words are in `text/*.ftl`. Terrains, figures, tokens and sides
travel as the keys of their names, so that every language can decline them; tiles and squares go by their words in the
notation.
"""

from castellany.games.castle.labels.events import event_phrase
from castellany.games.castle.labels.moves import move_phrase
from castellany.games.castle.labels.names import packages, picture_words, reconstructed
from castellany.games.castle.labels.prompts import prompt
from castellany.games.castle.labels.refused import refusal_phrase
from castellany.games.castle.labels.texts import CastleTexts

__all__ = [
    "CastleTexts",
    "event_phrase",
    "move_phrase",
    "packages",
    "picture_words",
    "prompt",
    "reconstructed",
    "refusal_phrase",
]
