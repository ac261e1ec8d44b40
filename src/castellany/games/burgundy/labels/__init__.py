"""Labels: what is said in a Burgundy game, as phrases for whoever shows it.

Each function finds out what its phrase speaks of; the words are in `text/*.ftl`. Tiles, depots, goods and
colours travel as the keys of their names, so that every language can decline them.
"""

from castellany.games.burgundy.labels.events import event_phrase
from castellany.games.burgundy.labels.names import (
    PACKAGES,
    about,
    colour_key,
    depot_key,
    good_key,
    kind_key,
    picture_words,
    reconstructed,
)
from castellany.games.burgundy.labels.texts import texts_with

__all__ = [
    "PACKAGES",
    "about",
    "colour_key",
    "depot_key",
    "event_phrase",
    "good_key",
    "kind_key",
    "picture_words",
    "reconstructed",
    "texts_with",
]
