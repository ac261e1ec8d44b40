"""Plays The Castle out with bots of one kind, to tune tiles: whether all are placed, and what scores come of it.

python scripts/playouts.py random 2000 [falcon]
"""

import sys
from collections import Counter
from random import Random

from castellany.bots import bot
from castellany.core.setup import Setup
from castellany.games.castle import CASTLE
from castellany.games.castle.rules import CastleRules
from castellany.match import Match

FEW = 2
RANGE = (40, 110)


def played(rules: CastleRules, name: str, seed: int) -> tuple[int, list[int]]:
    """How many tiles found no place in a game, and its scores."""
    match, player, random = Match(rules, seed), bot(name), Random(seed)
    while not match.over:
        seat = match.turn
        match.play(seat, player.choose(rules, match.view(seat), seat, match.moves(seat), random))
    return (sum(match.state.gone), match.state.score)


def main(name: str, games: int, modules: tuple[str, ...]) -> None:
    rules = CASTLE.rules(Setup("castle", "standard", 2, modules))
    outcomes = [played(rules, name, seed) for seed in range(games)]
    gone = Counter(tiles for tiles, _ in outcomes)
    few = sum(gone[tiles] for tiles in range(FEW + 1))
    print(f"all tiles placed: {gone[0] / games:.1%}, at most {FEW} gone: {few / games:.1%}")
    scores = sorted(score for _, both in outcomes for score in both)
    inside = sum(RANGE[0] <= score <= RANGE[1] for score in scores)
    tenth = len(scores) // 10
    mean = sum(scores) / len(scores)
    print(f"scores: {mean:.1f} on average, from {scores[tenth]} to {scores[-tenth - 1]} in four of five")
    print(f"from {RANGE[0]} to {RANGE[1]}: {inside / len(scores):.1%}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), tuple(sys.argv[3:]))
