"""Ordering: the areas that a tile completes are scored one by one, in groups, in an order chosen where it matters
(CAS 7.9, CAS-R 29, 30)."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.program import Effect
from castellany.core.state import CHANCE
from castellany.games.castle.area_worth import holder, multiplied, worth
from castellany.games.castle.attributes import TERRAIN, TILES
from castellany.games.castle.entering import held
from castellany.games.castle.events import SCORED
from castellany.games.castle.leaving import dissolve
from castellany.games.castle.points import RulePoints
from castellany.games.castle.program import DOUBLING, ORDERING, OTHERS, OWN, PAYING_OUT, SCORING
from castellany.games.castle.scoring import TRACK
from castellany.games.castle.state import NOBODY, CastleState
from castellany.games.castle.tables import Tables
from castellany.games.castle.tokens import can_double


class CompletingEffect(Effect[CastleState]):
    """First what the active seat scores, then what the other does."""

    def start(self, s: CastleState, f: Frame) -> None:
        s.push(SCORING, f.seat, OTHERS)
        s.push(SCORING, f.seat, OWN)


class ScoringEffect(Effect[CastleState]):
    def __init__(self, name: str, t: Tables, p: RulePoints) -> None:
        super().__init__(name)
        self.t = t
        self.p = p

    def start(self, s: CastleState, f: Frame) -> None:
        cells = group(s, f.arg)
        if cells:
            s.push(SCORING, f.seat, f.arg)
            if len(cells) > 1 and order_matters(s, self.t, self.p, cells):
                s.push(ORDERING, f.seat, f.arg)
            else:
                settle(s, self.p, cells[0])
        elif f.arg == OTHERS:
            nobody_scores(s)


def group(s: CastleState, which: int) -> list[int]:
    """The completed areas of a group that are still to be scored, each by its cell."""
    seat = s.active if which == OWN else 1 - s.active
    return [cell for cell in s.completed if holder(s, s.areas.area[cell]) == seat]


def settle(s: CastleState, p: RulePoints, cell: int) -> None:
    """Let an area score; before it, perhaps the question whether to double it."""
    s.push(PAYING_OUT, s.active, cell)
    if can_double(s, p, s.areas.area[cell]):
        s.push(DOUBLING, s.active, cell)


def nobody_scores(s: CastleState) -> None:
    """Where figures tie, or there are none, they only go home."""
    while s.completed:
        cell = s.completed[0]
        if held(s, s.areas.area[cell]):
            s.tell(SCORED, CHANCE, s.areas.value(cell, TERRAIN), s.areas.value(cell, TILES).bit_count())
        dissolve(s, cell)


def order_matters(s: CastleState, t: Tables, p: RulePoints, cells: list[int]) -> bool:
    """Whether a marker could land on a token, or be hindered, in one order and not in another."""
    seat = holder(s, s.areas.area[cells[0]])
    points: list[int] = []
    doubled: list[int] = []
    for cell in cells:
        area = s.areas.area[cell]
        points.append(worth(s, p, area) * multiplied(s, p, seat, area))
        doubled.append(points[-1] * (2 if can_double(s, p, area) else 1))
    if points != doubled:
        # What is taken on the way may decide whether the next area is doubled.
        return p.movement.hinders(s, seat, sum(doubled)) or any(
            on_token(s, t, s.score[seat] + partial) for partial in partial_sums(points, doubled)
        )
    if min(points) == max(points):
        return False
    return p.movement.hinders(s, seat, sum(points)) or len(landings(s, t, s.score[seat], points)) > 1


def on_token(s: CastleState, t: Tables, score: int) -> bool:
    return tower_taken(s, t, score) != 0


def tower_taken(s: CastleState, t: Tables, score: int) -> int:
    """The bit of the tower whose token a marker takes there, or 0."""
    tower = t.wall.tower_at[score % TRACK]
    return s.towers & 1 << tower if tower != NOBODY else 0


def landings(s: CastleState, t: Tables, score: int, points: list[int]) -> set[int]:
    """The towers whose tokens are taken on the way, for every order of these points."""
    found: list[set[int]] = [{0}]
    for part in range(1, 1 << len(points)):
        ahead = score
        before: set[int] = set()
        for i in range(len(points)):
            if part >> i & 1:
                ahead += points[i]
                before |= found[part ^ 1 << i]
        here = tower_taken(s, t, ahead)
        found.append({towers | here for towers in before})
    return found[-1]


def partial_sums(points: list[int], doubled: list[int]) -> set[int]:
    """What some of the areas, at least one and not all, may come to.

    >>> sorted(partial_sums([1, 3, 3], [1, 6, 3]))
    [1, 3, 4, 6, 7, 9]
    """
    found: set[int] = set()
    for left_out in range(len(points)):
        sums = {0}
        for i in range(len(points)):
            if i != left_out:
                sums |= {so_far + points[i] for so_far in sums} | {so_far + doubled[i] for so_far in sums}
        found |= sums
    return found - {0}
