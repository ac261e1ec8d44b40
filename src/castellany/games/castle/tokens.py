"""Tokens: holding, using and taking them (CAS 9)."""

from __future__ import annotations

from castellany.core.state import CHANCE
from castellany.games.castle.area_worth import holder, multiplied
from castellany.games.castle.attributes import TERRAIN
from castellany.games.castle.kinds import DOUBLE_HOUSE, DOUBLE_PIGSTY, HOUSE, PIGSTY, TOKENS
from castellany.games.castle.points import RulePoints
from castellany.games.castle.program import REVEALING
from castellany.games.castle.scoring import TRACK
from castellany.games.castle.state import NOBODY, CastleState
from castellany.games.castle.tables import Tables


def usable(s: CastleState, seat: int, token: int) -> int:
    """How many of a kind a seat may use in its turn."""
    return s.tokens[seat * TOKENS + token]


def use(s: CastleState, seat: int, token: int) -> None:
    """A used token leaves the game."""
    s.tokens[seat * TOKENS + token] -= 1
    s.used[token] += 1


def freshen(s: CastleState, seat: int) -> None:
    """What a seat has taken becomes usable (CAS 9.5)."""
    for token in range(seat * TOKENS, (seat + 1) * TOKENS):
        if s.fresh[token]:
            s.tokens[token] += s.fresh[token]
            s.fresh[token] = 0


def doubling_token(s: CastleState, area: int) -> int:
    """The token that doubles an area, or NOBODY if none does."""
    terrain = s.areas.values[area][TERRAIN]
    if terrain == HOUSE:
        return DOUBLE_HOUSE
    return DOUBLE_PIGSTY if terrain == PIGSTY else NOBODY


def can_double(s: CastleState, p: RulePoints, area: int) -> bool:
    """Whether the active seat scores a completed area and may double it with a token; once is enough (CAS-R 31)."""
    token = doubling_token(s, area)
    if token == NOBODY or not usable(s, s.active, token):
        return False
    return holder(s, area) == s.active and multiplied(s, p, s.active, area) == 1


def land(s: CastleState, t: Tables, p: RulePoints, seat: int) -> None:
    """A marker has moved; where it stands there may be a token to take (CAS 9.1)."""
    tower = t.wall.tower_at[s.score[seat] % TRACK]
    if tower != NOBODY and s.towers >> tower & 1 and p.movement.on_space(s, seat):
        s.push(REVEALING, CHANCE, seat, tower)
