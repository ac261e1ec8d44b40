"""Small tables for tests that no scenario can tell."""

from __future__ import annotations

from castellany.core.setup import Setup
from castellany.games.castle.assembly import assemble
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.state import CastleState

EMPTY = "___ ___ ___"


def rules_for(*modules: str) -> CastleRules:
    return assemble(Setup("castle", "standard", 2, modules, {"starter": "first"}))


def blocks(*tiles: str) -> str:
    """A castle of one row of tiles, each given in one line."""
    return "\n".join(" ".join(tile.split()[line] for tile in tiles) for line in range(3))


def play(rules: CastleRules, s: CastleState, *moves: str) -> None:
    for text in moves:
        m = rules.read(text)
        assert m in rules.moves(s), text
        rules.play(s, m)
