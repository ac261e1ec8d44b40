"""Labels: what is said in a game of Tuscany, as phrases for whoever shows it.

Each function finds out what its phrase speaks of; the words are in `text/*.ftl`. Tiles, colours, crops and bonus
tiles travel as the keys of their names, so that every language can decline them. All keys of this game's own begin
with its name, for where many tables are spoken of its texts share a catalogue with those of other games; options,
sources of points and tie-breaks do not, for their keys are made alike for every game.
"""

from castellany.games.tuscany.labels.events import event_phrase
from castellany.games.tuscany.labels.names import (
    PACKAGES,
    about,
    bonus_key,
    colour_key,
    kind_key,
    picture_words,
    reconstructed,
)
from castellany.games.tuscany.labels.texts import TEXTS

__all__ = [
    "PACKAGES",
    "TEXTS",
    "about",
    "bonus_key",
    "colour_key",
    "event_phrase",
    "kind_key",
    "picture_words",
    "reconstructed",
]
