"""The texts of the game, as the rest of the program asks for them."""

from __future__ import annotations

from typing import Final

from castellany.core.labels import LabelledTexts, Labels
from castellany.games.burgundy.builder import BurgundyModule
from castellany.games.burgundy.labels.events import BEGINNING, REPEATING, event_phrase
from castellany.games.burgundy.labels.moves import MOVES
from castellany.games.burgundy.labels.names import PACKAGES, reconstructed
from castellany.games.burgundy.labels.previews import preview
from castellany.games.burgundy.labels.prompts import QUESTIONS
from castellany.games.burgundy.labels.refused import EXTRAS, NAMES, SORTS
from castellany.games.burgundy.shown import module_package, shown

LABELS: Final = Labels(MOVES, QUESTIONS, SORTS, NAMES, EXTRAS)


def texts_with(modules: list[BurgundyModule]) -> LabelledTexts:
    """The texts of the game and of these modules."""
    slugs = [module.slug for module in modules]
    return LabelledTexts(
        (*PACKAGES, *map(module_package, slugs)),
        (LABELS, *(shown(slug).labels for slug in slugs)),
        event=event_phrase,
        beginning=BEGINNING,
        repeats=lambda event: event.kind in REPEATING,
        preview=preview,
        reconstructed=reconstructed,
    )
