"""Labels: the texts of a Burgundy game, for whoever shows it.

Each function finds out what its text speaks of; the words are in `text/*.ftl`. Tiles, depots, goods and
colours travel as the keys of their names, so that every language can decline them.
"""

from castellany.games.burgundy.labels.happenings import event_text
from castellany.games.burgundy.labels.moves import move_label
from castellany.games.burgundy.labels.names import (
    TEXTS,
    about,
    colour_key,
    depot_key,
    good_key,
    kind_key,
    picture_words,
    reconstructed,
)
from castellany.games.burgundy.labels.prompts import prompt
from castellany.games.burgundy.labels.refused import refusal_text

__all__ = [
    "TEXTS",
    "about",
    "colour_key",
    "depot_key",
    "event_text",
    "good_key",
    "kind_key",
    "move_label",
    "picture_words",
    "prompt",
    "reconstructed",
    "refusal_text",
]
