"""Summary: the figures of a series of games, for people and as JSON."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass
from statistics import fmean, quantiles
from typing import Any

from castellany.core.setup import Setup


@dataclass(frozen=True)
class Outcome:
    """One game; every list has an entry per contender, not per seat."""

    scores: list[int]
    winners: list[int]
    lines: list[dict[str, int]]
    first: int
    """The contender who had the first turn."""
    decisions: int


@dataclass(frozen=True)
class Spread:
    """Least, quartiles and greatest of some numbers."""

    least: float
    lower: float
    median: float
    upper: float
    greatest: float


@dataclass(frozen=True)
class SeatSummary:
    """What one contender achieved over all games, wherever it sat."""

    bot: str
    wins: int
    draws: int
    mean_score: float
    scores: Spread
    lines: dict[str, float]
    """Mean points by source."""


@dataclass(frozen=True)
class Summary:
    game: str
    edition: str
    options: dict[str, str]
    seed: int
    games: int
    decisions: int
    seconds: float
    seats: list[SeatSummary]
    mean_margin: float
    margins: Spread
    """Points between the winner and the next."""
    first_player_share: float
    """Share of the games won by whoever had the first turn; a shared victory counts in part."""

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def spread(numbers: list[int]) -> Spread:
    """
    >>> spread([4, 1, 2])
    Spread(least=1, lower=1.5, median=2.0, upper=3.0, greatest=4)
    """
    if len(numbers) < 2:
        only = sum(numbers)
        return Spread(only, only, only, only, only)
    lower, median, upper = quantiles(numbers, n=4, method="inclusive")
    return Spread(min(numbers), lower, median, upper, max(numbers))


def mean(numbers: list[int]) -> float:
    return round(fmean(numbers), 2) if numbers else 0.0


def summarise(setup: Setup, names: list[str], seed: int, outcomes: list[Outcome], seconds: float) -> Summary:
    games = len(outcomes)
    seats: list[SeatSummary] = []
    for i, name in enumerate(names):
        won = [o for o in outcomes if i in o.winners]
        scores = [o.scores[i] for o in outcomes]
        sources: Counter[str] = Counter()
        for o in outcomes:
            sources.update(o.lines[i])
        wins = sum(len(o.winners) == 1 for o in won)
        lines = {key: round(points / games, 2) for key, points in sources.most_common()}
        seats.append(SeatSummary(name, wins, len(won) - wins, mean(scores), spread(scores), lines))
    margins = [ranked[0] - ranked[1] for ranked in (sorted(o.scores, reverse=True) for o in outcomes)]
    first = sum(1 / len(o.winners) for o in outcomes if o.first in o.winners)
    return Summary(
        setup.game,
        setup.edition,
        setup.options,
        seed,
        games,
        sum(o.decisions for o in outcomes),
        round(seconds, 3),
        seats,
        mean(margins),
        spread(margins),
        round(first / games, 4) if games else 0.0,
    )
