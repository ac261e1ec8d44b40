"""Expected: what both seats may expect of areas, figures, seats and other races, before it is weighed."""

from __future__ import annotations

from castellany.games.castle.kinds import PLAYERS, TERRAIN_NAMES


class Expected:
    """Lists by seat; hundredths, apart from `paid`."""

    def __init__(
        self,
        points: list[int],
        paid: list[list[int]],
        figures: list[int],
        sizes: list[int],
        races: list[int],
        unfinished: list[int],
    ) -> None:
        self.points = points
        """Expected of areas that are open, and of meadows."""
        self.paid = paid
        """Whole points of each area that is completed and about to score."""
        self.figures = figures
        """In supply, and those that may be expected back."""
        self.sizes = sizes
        """Of the houses that castle seats stand on, or may come to."""
        self.races = races
        """What decides races other than that of seats: entry of a seat in a race at `PLAYERS * race + seat`."""
        self.unfinished = unfinished
        """Best that a token for an unfinished area may bring, by seat and terrain."""

    def copy(self) -> Expected:
        return Expected(
            self.points[:],
            [self.paid[0][:], self.paid[1][:]],
            self.figures[:],
            self.sizes[:],
            self.races[:],
            self.unfinished[:],
        )


def nothing_expected(races: int) -> Expected:
    return Expected([0, 0], [[], []], [0, 0], [0, 0], [0] * (PLAYERS * races), [0] * (PLAYERS * len(TERRAIN_NAMES)))
