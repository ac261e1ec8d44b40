"""The revised print, whose rulebook the ledger follows."""

from __future__ import annotations

from typing import Final

from castellany.games.tuscany.editions.edition import MORE_GREEN, Edition

REVISED: Final = Edition(slug="revised", draw_cards=3, cards_per_point=5, second_tie=MORE_GREEN, take_must_fit=False)
