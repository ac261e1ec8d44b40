"""The first print, of 2020."""

from __future__ import annotations

from typing import Final

from castellany.games.tuscany.editions.edition import FEWER_GREEN, Edition

FIRST_PRINT: Final = Edition(slug="first", draw_cards=2, cards_per_point=3, second_tie=FEWER_GREEN, take_must_fit=False)
