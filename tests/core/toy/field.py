"""The field: which places touch."""

from __future__ import annotations

from tests.core.toy.state import COLUMNS, PLACES


def touches(place: int) -> list[int]:
    near = [place - COLUMNS, place + COLUMNS]
    if place % COLUMNS:
        near.append(place - 1)
    if place % COLUMNS < COLUMNS - 1:
        near.append(place + 1)
    return [other for other in near if 0 <= other < PLACES]
