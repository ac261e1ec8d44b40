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


class Goal:
    """What had to be reached against the game itself, named by the key of its text, and what was."""

    def __init__(self, key: str, target: int, reached: int) -> None:
        self.key = key
        self.target = target
        self.reached = reached

    @property
    def met(self) -> bool:
        return self.reached >= self.target

    @property
    def name(self) -> Phrase:
        return Phrase(f"goal-{self.key}", {"target": self.target, "reached": self.reached})


class Result:
    """The ranking, best first; seats that every tie-break leaves equal share a place.

    The seats of a team share theirs, and the points there are the team's. With a goal everybody has won or lost
    against the game: nobody has won unless it was met.
    """

    def __init__(self, placings: list[Placing], teams: list[list[int]] | None = None, goal: Goal | None = None) -> None:
        self.placings = placings
        self.teams = teams if teams is not None else [[placing.seat] for placing in placings]
        self.goal = goal
        for team in self.teams:
            if len({p.place for p in placings if p.seat in team}) > 1:
                raise ValueError(f"the seats of a team share a place, not {team}")

    @property
    def winners(self) -> list[int]:
        if self.goal is not None and not self.goal.met:
            return []
        return [p.seat for p in self.placings if p.place == 1]
