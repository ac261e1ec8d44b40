"""What players have in the book, what an area is worth to them, and how markers move."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import permutations, product

from tests.games.castle.book_ground import Piece, terrain

CHAPEL_POINTS = (0, 1, 3, 6, 10, 15, 21, 28, 36)
Area = frozenset[Piece]


@dataclass(frozen=True)
class Marker:
    """A space, by the total score, or the gate behind it."""

    score: int = 0
    at_gate: bool = False


@dataclass
class Seat:
    """What one player has."""

    supply: Counter[str]
    figures: list[tuple[str, Piece]] = field(default_factory=list)
    marker: Marker = Marker()
    seat_size: int = 0
    nests: int = 0
    tokens: Counter[str] = field(default_factory=Counter)
    fresh: Counter[str] = field(default_factory=Counter)
    lines: Counter[str] = field(default_factory=Counter)

    def freshen(self) -> None:
        self.tokens.update(self.fresh)
        self.fresh.clear()


class Table:
    """Both players, whose turn it is, and the wall between them."""

    def __init__(self, seats: list[Seat], tower_at: dict[int, int], gates: tuple[int, ...]) -> None:
        self.seats = seats
        self.tower_at = tower_at
        self.towers = set(tower_at.values())
        self.gates = gates
        self.active = 0

    def figures_in(self, seat: int, area: Area) -> list[str]:
        return [kind for kind, piece in self.seats[seat].figures if piece in area]

    def owner(self, area: Area) -> int:
        """CAS 7.7, 7.8; -1 for nobody."""
        first, second = (len(self.figures_in(seat, area)) for seat in range(2))
        return -1 if first == second else int(second > first)

    def go_home(self, area: Area) -> None:
        for seat in self.seats:
            seat.supply.update(kind for kind, piece in seat.figures if piece in area)
            seat.figures = [figure for figure in seat.figures if figure[1] not in area]

    def worth(self, owner: int, area: Area) -> int:
        return value(area) * (2 if "prince" in self.figures_in(owner, area) else 1)

    def doubling(self, owner: int, area: Area) -> str:
        """The token that may double an area now, if any (CAS 9.6, 9.9, 9.10, CAS-F 13)."""
        token = f"double-{terrain(area)}"
        usable = owner == self.active and self.seats[owner].tokens[token]
        return token if usable and "prince" not in self.figures_in(owner, area) else ""

    def moved(self, marker: Marker, points: int) -> Marker:
        """One step after the other (CAS-H 1)."""
        for _ in range(points):
            if not marker.at_gate and marker.score % 100 in self.gates:
                return Marker(marker.score, True)
            marker = Marker(marker.score + 1)
        return marker

    def landed(self, marker: Marker) -> int:
        """The tower that a marker stands on, or -1."""
        return -1 if marker.at_gate else self.tower_at.get(marker.score % 100, -1)

    def order_is_nothing(self, areas: list[Area]) -> bool:
        """Whether every order can lead to the same: marker, towers and tokens, with or without doubling."""
        outcomes = [self.outcomes(list(order)) for order in permutations(areas)]
        return all(outcome == outcomes[0] for outcome in outcomes)

    def outcomes(self, order: list[Area]) -> set[tuple[object, ...]]:
        owner = self.owner(order[0])
        found: set[tuple[object, ...]] = set()
        for choices in product((1, 2), repeat=len(order)):
            marker, towers, tokens = self.seats[owner].marker, set(self.towers), Counter(self.seats[owner].tokens)
            for area, times in zip(order, choices, strict=True):
                if times == 2:
                    tokens[self.doubling(owner, area)] -= 1
                marker = self.moved(marker, times * self.worth(owner, area))
                towers.discard(self.landed(marker))
            if min(tokens.values(), default=0) >= 0:
                found.add((marker, frozenset(towers), frozenset(tokens.items())))
        return found


def tiles(area: Area) -> int:
    """CAS 7.5, CAS-R 3."""
    return len({(piece.place, piece.name) for piece in area})


def value(area: Area) -> int:
    """What an area is worth without doubling (CAS 7.1 to 7.4, CAS-F 7)."""
    count = tiles(area)
    kind = terrain(area)
    if kind == "chapel":
        return CHAPEL_POINTS[min(count, 8)]
    return count * (2 if kind == "pigsty" or any(piece.stocks for piece in area) else 1)
