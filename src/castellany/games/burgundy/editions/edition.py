"""Edition: switches with meaning; each names the clause of the rules ledger that it comes from."""

from __future__ import annotations

from typing import Final

AT_RANDOM: Final = 0
HIGHEST_DIE: Final = 1

COMPULSORY: Final = 0
OPTIONAL: Final = 1

PURCHASE_WITH_WORKERS: Final = 0
"""Workers stand in for silver and the purchase reaches all seven depots."""
HIRE_A_BUILDING: Final = 1
"""Beside the purchase, two workers take a building from a numbered depot."""

MOST_EMPTY: Final = 0
FEWEST_EMPTY: Final = 1

BEHIND: Final = 0
AHEAD: Final = 1

DARK_GREEN: Final = 0
BURGUNDY: Final = 1


class Edition:
    """What one edition decides; options of a table may change the open questions among them."""

    def __init__(
        self,
        slug: str,
        starter: int,
        castle_action: int,
        neighbour_depot: int,
        sixth_monastery: int,
        first_tie: int,
        second_tie: int,
        castle_colour: int,
        redrawn_boards: bool,
        boards: str,
        board_copies: tuple[int, ...],
        depots: str,
    ) -> None:
        self.slug = slug
        self.starter = starter
        self.castle_action = castle_action
        self.neighbour_depot = neighbour_depot
        self.sixth_monastery = sixth_monastery
        self.first_tie = first_tie
        self.second_tie = second_tie
        self.castle_colour = castle_colour
        self.redrawn_boards = redrawn_boards
        self.boards = boards
        """What is played unless a table says otherwise: `random` or a board number for all."""
        self.board_copies = board_copies
        """How many of each two-sided board lie in the box."""
        self.depots = depots
        """Provenance of the depot spaces."""
