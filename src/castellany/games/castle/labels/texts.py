"""The texts of the game, as the rest of the program asks for them."""

from __future__ import annotations

from typing import Final

from castellany.core.labels import LabelledTexts, Labels
from castellany.games.castle.labels.events import BEGINNING, event_phrase, repeats
from castellany.games.castle.labels.moves import MOVES
from castellany.games.castle.labels.names import packages, reconstructed
from castellany.games.castle.labels.previews import preview
from castellany.games.castle.labels.prompts import QUESTIONS
from castellany.games.castle.labels.refused import SORTS

LABELS: Final = Labels(MOVES, QUESTIONS, SORTS)


def castle_texts() -> LabelledTexts:
    """Those of installed modules included."""
    return LabelledTexts(
        packages(),
        (LABELS,),
        event=event_phrase,
        beginning=BEGINNING,
        repeats=repeats,
        preview=preview,
        reconstructed=reconstructed,
    )
