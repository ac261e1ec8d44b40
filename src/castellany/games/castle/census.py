"""Census: every tile and token of the box is somewhere, once."""

from __future__ import annotations

from castellany.core.position import Fault
from castellany.games.castle.kinds import TOKEN_COPIES, TOKEN_NAMES, TOKENS
from castellany.games.castle.state import NOBODY, CastleState
from castellany.games.castle.tables import Tables


def tile_counts(s: CastleState) -> list[int]:
    """How many tiles of each kind there are, wherever they lie."""
    counts = [s.bag[tile] + s.gone[tile] for tile in range(len(s.bag))]
    for square in range(len(s.board)):
        if s.board[square]:
            counts[s.board[square] - 1] += 1
    if s.tile != NOBODY:
        counts[s.tile] += 1
    return counts


def token_counts(s: CastleState) -> list[int]:
    counts: list[int] = []
    for token in range(TOKENS):
        count = s.hidden[token] + s.used[token]
        for seat in range(s.players):
            count += s.tokens[seat * TOKENS + token] + s.fresh[seat * TOKENS + token]
        counts.append(count)
    return counts


def discrepancies(s: CastleState, t: Tables) -> list[Fault]:
    """What is missing from the box or too many in it, with the supply that does not make up for it."""
    found: list[Fault] = []
    for tile, count in enumerate(tile_counts(s)):
        face = t.faces[tile]
        if count != face.copies:
            found.append(("bag", f"{count} tiles {face.name}, not {face.copies}"))
    for token, count in enumerate(token_counts(s)):
        if count != TOKEN_COPIES:
            found.append(("hidden", f"{count} {TOKEN_NAMES[token]} tokens, not {TOKEN_COPIES}"))
    return found
