"""Results: who won and why, and where the points came from."""

from __future__ import annotations


class ScoreLine:
    """Points from one source, named by the key of its text."""

    def __init__(self, key: str, points: int) -> None:
        self.key = key
        self.points = points


class Placing:
    """One seat's place in the ranking; `decided_by` is the key of what put it behind the seat above."""

    def __init__(self, seat: int, place: int, points: int, decided_by: str) -> None:
        self.seat = seat
        self.place = place
        self.points = points
        self.decided_by = decided_by


class Result:
    """The ranking, best first; seats that every tie-break leaves equal share a place."""

    def __init__(self, placings: list[Placing]) -> None:
        self.placings = placings

    @property
    def winners(self) -> list[int]:
        return [p.seat for p in self.placings if p.place == 1]
