"""Spoken: figures typed by their names on the screen, which differ from language to language."""

from __future__ import annotations

from castellany.core.catalogue import Catalogue
from castellany.core.moves import pack
from castellany.games.castle.kinds import FOLLOWER
from castellany.games.castle.labels.names import figure_key, role_key
from castellany.games.castle.state import CastleState
from castellany.games.castle.tables import Tables
from castellany.games.castle.words import PUT, SEGMENT_WORDS


def spoken(texts: Catalogue, t: Tables, s: CastleState) -> dict[str, int]:
    """Every way to put a figure on the tile placed last."""
    if s.square < 0:
        return {}
    ways: dict[str, int] = {}
    for number, segment in enumerate(t.faces[s.board[s.square] - 1].segments):
        keys = [(figure_key(t, kind), kind) for kind in range(len(t.inventory.figures))]
        # A follower is also called after the area where it would stand.
        for key, kind in [*keys, (role_key(segment.terrain), FOLLOWER)]:
            for word in texts.text("cli-figure-words", figure=key).lower().split():
                ways[f"put {word} on {SEGMENT_WORDS.words[number]}"] = pack(PUT, kind, number, 0)
    return ways
