"""Bench: how fast games are played at random, and how cheap a position is to copy.

Seconds are those that one core spends on it, so that a busy machine gives the figures of an idle one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

from castellany.core.playout import play_at_random
from castellany.core.rules import Rules
from castellany.core.setup import Setup
from castellany.form import form
from castellany.games.registry import GAMES

RUNS: Final = 5
SECONDS: Final = 1.0
"""How long one run lasts at least."""
CLONES: Final = 10_000


@dataclass(frozen=True)
class Figures:
    """Medians over the runs, on one core."""

    decisions_per_s: int
    games_per_s: float
    clone_us: float
    compiled: bool

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def measure(seconds: float = SECONDS, progress: Callable[[str], None] | None = None) -> dict[str, Figures]:
    """The figures of every game by its slug, in its default edition: two seats play, four are copied."""
    figures: dict[str, Figures] = {}
    for slug, game in GAMES.items():
        if progress is not None:
            progress(slug)
        few = game.rules(Setup(slug, game.editions[0], min(game.players)))
        many = game.rules(Setup(slug, game.editions[0], max(game.players)))
        runs = [play_for(few, Random(run), seconds) for run in range(RUNS)]
        figures[slug] = Figures(
            round(median(decisions / spent for decisions, _, spent in runs)),
            round(median(games / spent for _, games, spent in runs), 1),
            round(median(clone_seconds(many, mid_game(many)) for _ in range(RUNS)) * 1e6, 2),
            form() == "compiled",
        )
    return figures


def play_for(rules: Rules[Any], random: Random, seconds: float) -> tuple[int, int, float]:
    """Decisions, games and seconds of whole games that take this long."""
    decisions = games = 0
    begun = process_time()
    while process_time() - begun < seconds:
        decisions += play_at_random(rules, rules.begin(), random)
        games += 1
    return (decisions, games, process_time() - begun)


def mid_game(rules: Rules[Any]) -> Any:
    """A position halfway through a game."""
    whole = play_at_random(rules, rules.begin(), Random(0))
    s = rules.begin()
    play_at_random(rules, s, Random(0), whole // 2)
    return s


def clone_seconds(rules: Rules[Any], s: Any) -> float:
    begun = process_time()
    for _ in range(CLONES):
        rules.clone(s)
    return (process_time() - begun) / CLONES
