"""Results: who won and why, and where the points came from."""

from __future__ import annotations

from castellany.core.phrase import Phrase


class ScoreLine:
    """Points from one source, named by the key of its text; `track` where a game counts them on several."""

    def __init__(self, key: str, points: int, track: str = "") -> None:
        self.key = key
        self.points = points
        self.track = track

    @property
    def name(self) -> Phrase:
        """What the source is called."""
        return Phrase(f"source-{self.key}")


class Placing:
    """One seat's place in the ranking; `decided_by` is the key of what put it behind the seat above."""

    def __init__(self, seat: int, place: int, points: int, decided_by: str) -> None:
        self.seat = seat
        self.place = place
        self.points = points
        self.decided_by = decided_by

    @property
    def reason(self) -> Phrase | None:
        """What put the seat behind the one above; None for the first, and for those who share its place."""
        return Phrase(f"decided-by-{self.decided_by}") if self.decided_by else None


class Result:
    """The ranking, best first; seats that every tie-break leaves equal share a place."""

    def __init__(self, placings: list[Placing]) -> None:
        self.placings = placings

    @property
    def winners(self) -> list[int]:
        return [p.seat for p in self.placings if p.place == 1]
