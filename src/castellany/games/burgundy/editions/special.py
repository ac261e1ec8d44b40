"""The Special Edition."""

from __future__ import annotations

from typing import Final

from castellany.games.burgundy.editions.edition import (
    AHEAD,
    BURGUNDY,
    FEWEST_EMPTY,
    HIGHEST_DIE,
    HIRE_A_BUILDING,
    OPTIONAL,
    Edition,
)

SPECIAL_EDITION: Final = Edition(
    slug="special",
    starter=HIGHEST_DIE,
    castle_action=OPTIONAL,
    neighbour_depot=OPTIONAL,
    sixth_monastery=HIRE_A_BUILDING,
    first_tie=FEWEST_EMPTY,
    second_tie=AHEAD,
    castle_colour=BURGUNDY,
    redrawn_boards=True,
    boards="random",
    board_copies=(4, 4, 4, 4, 4),
    depots="reconstructed",
)
