"""Contract: what a game fills in, and what the rest of the program may rely on."""

from __future__ import annotations

from random import Random
from typing import Generic

from mypy_extensions import mypyc_attr

from castellany.core.events import Event
from castellany.core.result import Result, ScoreLine
from castellany.core.state import SEALED, S


@mypyc_attr(allow_interpreted_subclasses=True)
class Contract(Generic[S]):
    """Seat -1 is a spectator, wherever a seat stands for whoever looks on."""

    def start(self) -> S:
        """The state before the first draw or decision."""
        raise NotImplementedError

    def clone(self, s: S) -> S:
        raise NotImplementedError

    def score_lines(self, s: S, seat: int) -> list[ScoreLine]:
        raise NotImplementedError

    def points(self, s: S, seat: int) -> int:
        """The points that a seat has, and those that are sure to come for what it has done."""
        return sum([line.points for line in self.score_lines(s, seat)])

    def result(self, s: S) -> Result:
        """The ranking as it stands; final once the game is over."""
        raise NotImplementedError

    def provenance(self) -> dict[str, str]:
        """For each group of components whether it is `published` or `reconstructed`."""
        raise NotImplementedError

    def evaluate(self, s: S, seat: int) -> int:
        """The points that a seat may expect to end with, in hundredths, by the game's own judgement.

        Where whatever one seat gets is lost to another, the points by which it may expect to lead.
        """
        raise NotImplementedError

    def in_setup(self, s: S) -> bool:
        """Whether what is asked now comes before the first turn."""
        return False

    def write_position(self, s: S) -> str:
        raise NotImplementedError

    def read_position(self, text: str) -> S:
        raise NotImplementedError

    # What a seat may know.

    def view(self, s: S, seat: int) -> S:
        """A copy in which everything that this seat may not know is blank."""
        raise NotImplementedError

    def determinize(self, s: S, seat: int, random: Random) -> S:
        """A full state that this seat cannot tell from the true one."""
        raise NotImplementedError

    def whole(self, s: S) -> bool:
        """Whether nothing in a state is blank, as it is in a view."""
        return SEALED not in s.sealed

    def pass_over(self, view: S) -> bool:
        """For who plans ahead: take the question to another seat off a view as if that seat did nothing.

        False where a game cannot; then planning lets the seat be idle.
        """
        return False

    def event_for(self, event: Event, seat: int) -> Event | None:
        """What this seat may know of an event; None if not even that it happened.

        Law: whatever a move that the seat may not know turns out to be, the seat is told the same.
        """
        return event

    def knows_move(self, s: S, who: int, m: int, seat: int) -> bool:
        """Whether this seat may read a move that `who`, perhaps chance, makes in this full state.

        Asked of moves in the history: answers given together are there only once all are revealed.
        Law: moves that the seat may not read leave it with the same view.
        """
        return True

    # What a page draws.

    def scene(self, s: S) -> dict[str, object]:
        """A state, as a rule some seat's view, as JSON for drawing; its shape is the game's `scene_type`.

        Law: it depends on nothing but the state and these rules, so the scene of a view shows no more than the view.
        """
        raise NotImplementedError
