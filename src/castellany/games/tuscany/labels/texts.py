"""The texts of the game, as the rest of the program asks for them."""

from __future__ import annotations

from typing import Final

from castellany.core.labels import LabelledTexts, Labels
from castellany.games.tuscany.labels.events import BEGINNING, event_phrase, repeats
from castellany.games.tuscany.labels.moves import MOVES
from castellany.games.tuscany.labels.names import PACKAGES, reconstructed
from castellany.games.tuscany.labels.previews import preview
from castellany.games.tuscany.labels.prompts import QUESTIONS
from castellany.games.tuscany.labels.refused import NAMES, SORTS

LABELS: Final = Labels(MOVES, QUESTIONS, SORTS, NAMES)

TEXTS: Final = LabelledTexts(
    PACKAGES,
    (LABELS,),
    event=event_phrase,
    beginning=BEGINNING,
    repeats=repeats,
    preview=preview,
    reconstructed=reconstructed,
)
