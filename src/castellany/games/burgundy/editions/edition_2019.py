"""The 2019 edition."""

from __future__ import annotations

from typing import Final

from castellany.games.burgundy.editions.edition import (
    AT_RANDOM,
    BEHIND,
    COMPULSORY,
    DARK_GREEN,
    MOST_EMPTY,
    PURCHASE_WITH_WORKERS,
    Edition,
)

EDITION_2019: Final = Edition(
    slug="2019",
    starter=AT_RANDOM,
    castle_action=COMPULSORY,
    neighbour_depot=COMPULSORY,
    sixth_monastery=PURCHASE_WITH_WORKERS,
    first_tie=MOST_EMPTY,
    second_tie=BEHIND,
    castle_colour=DARK_GREEN,
    redrawn_boards=False,
    boards="1",
    board_copies=(4, 1, 1, 1, 1),
    depots="published",
)
