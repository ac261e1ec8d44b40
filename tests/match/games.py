"""Matches for the tests: seeded random games, whole or in part."""

from __future__ import annotations

from random import Random

from castellany.core.setup import Setup
from castellany.games.registry import rules_for
from castellany.match import Match

DEALT = {"boards": "random"}


def new_match(edition: str = "special", players: int = 2, seed: int = 1, **options: str) -> Match:
    return Match(rules_for(Setup("burgundy", edition, players, (), options)), seed)


def play_on(match: Match, moves: int, seed: int = 5) -> Match:
    """Play so many random moves, or fewer if the game ends."""
    random = Random(seed)
    for _ in range(moves):
        if match.over:
            break
        seat = match.turn
        match.play(seat, random.choice(match.moves(seat)))
    return match
