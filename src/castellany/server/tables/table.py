"""Table: what the log of a table amounts to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Literal

from castellany.core.rules import Rules
from castellany.core.setup import Setup
from castellany.core.state import State
from castellany.games.registry import rules_for
from castellany.server.tables import clocks as clockwork
from castellany.server.tables import entries as kinds
from castellany.server.tables.clocks import Clocks
from castellany.server.tables.entries import Entry
from castellany.server.tables.game import LiveGame, Unsound
from castellany.server.tables.seat import planned
from castellany.server.tables.terms import Terms, for_whom

GATHERING: Final = "gathering"
RUNNING: Final = "running"
PAUSED: Final = "paused"
OVER: Final = "over"
STOPPED: Final = "stopped"
Status = Literal["gathering", "running", "paused", "over", "stopped"]


@dataclass(slots=True)
class Proposal:
    """What somebody has offered, and who has agreed."""

    number: int
    seat: int
    what: Literal["undo", "end", "pause"]
    to: int | None
    agreed: set[str] = field(default_factory=set)


class Table:
    """Everything about a table that follows from its row and its log. Entries are applied in order, once."""

    def __init__(self, id: str, owner: str | None, terms: Terms, invite: str, seed: int, created_at: int) -> None:
        self.id = id
        self.owner = owner
        self.terms = terms
        """As they were agreed at first, but for the seats that were given to others since."""
        self.invite = invite
        self.seed = seed
        self.created_at = created_at
        self.setup: Setup = terms.setup()
        self.rules: Rules[State] = rules_for(self.setup)
        self.entries: list[Entry] = []
        self.keys: dict[str, int] = {}
        self.seats = [planned(seat) for seat in terms.seats]
        self.game: LiveGame | None = None
        self.question = 0
        """The entry that raised what is asked now."""
        self.clocks: Clocks | None = None
        self.proposal: Proposal | None = None
        self.paused = False
        self.ended: Literal["resigned", "time", "agreed", "closed", "imported"] | None = None
        """Why the table is over before the game is."""
        self.unsound: Unsound | None = None
        self.muted: set[str] = set()
        self.removed: set[str] = set()
        self.rematch: str | None = None
        self.started_at: int | None = None
        self.ended_at: int | None = None

    @property
    def length(self) -> int:
        return len(self.entries)

    @property
    def status(self) -> Status:
        if self.game is None:
            return OVER if self.ended else GATHERING
        if self.ended or self.game.over:
            return OVER
        if self.unsound:
            return STOPPED
        return PAUSED if self.paused else RUNNING

    def asked(self) -> list[int]:
        """The seats that the table waits for."""
        return self.game.asked() if self.game is not None and self.status == RUNNING else []

    def held_by(self, person: str | None) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if person is not None and seat.person == person]

    def people(self) -> set[str]:
        """Everybody who sits here and has not given up."""
        return {seat.person for seat in self.seats if seat.person is not None and not seat.resigned}

    # Applying.

    def load(self, log: list[Entry]) -> None:
        """Apply a stored log to an empty table. Moves taken back are passed over; what does not fit stops the game."""
        taken_back = taken_back_in(log)
        for entry in log:
            self.apply(entry, live=False, counts=entry.number not in taken_back)

    def catch_up(self, log: list[Entry]) -> None:
        """Apply what others have appended since."""
        for entry in log:
            self.apply(entry, live=False)

    def apply(self, entry: Entry, live: bool, counts: bool = True) -> None:
        """Let an entry happen. A live one is known to be allowed, and is completed with draws and clocks."""
        if entry.number != self.length + 1:
            raise ValueError(f"entry {entry.number} after {self.length}")
        self.entries.append(entry)
        if entry.key is not None:
            self.keys[entry.key] = entry.number
        APPLY[entry.kind](self, entry, live, counts)
        if live:
            self.wind(entry)
        elif entry.clocks is not None:
            self.clocks = clockwork.read(entry.clocks, stopped=self.unsound is not None)
        if self.status == OVER and self.ended_at is None:
            self.ended_at = entry.at
            self.proposal = None

    def wind(self, entry: Entry) -> None:
        """Set the clocks to what an entry makes of them, and write that into it."""
        if self.terms.clock is None or self.game is None:
            return
        running = [seat for seat in self.asked() if self.seats[seat].player is None]
        if self.clocks is None:
            self.clocks = clockwork.begin(self.terms.clock, len(self.seats), running, entry.at)
        else:
            moved = entry.kind == kinds.MOVE
            self.clocks = clockwork.tick(self.terms.clock, self.clocks, running, entry.at, moved, entry.seat)
        entry.clocks = dict(self.clocks.data())

    def play(self, entry: Entry, live: bool, counts: bool) -> None:
        if self.game is None or not counts or self.unsound is not None:
            return
        # A move that others may answer as well does not change what they are asked.
        sealed_before = bool(self.game.state.sealed)
        try:
            play = self.game.play(entry, live)
        except Unsound as error:
            self.unsound = error
            self.game.back_to(entry.number - 1)
            return
        if not (sealed_before and play.together and not play.revealed):
            self.question = entry.number
        self.proposal = None

    def start(self, entry: Entry, live: bool, counts: bool) -> None:
        self.game = LiveGame(self.rules, self.seed)
        self.started_at = entry.at
        self.play(entry, live, counts)

    def take_back(self, entry: Entry, live: bool, counts: bool) -> None:
        to = entry.detail("to")
        if live and self.game is not None and self.clocks is not None and self.terms.clock is not None:
            undone = [play.entry for play in self.game.plays if play.entry.number > to]
            self.clocks = clockwork.take_back(self.terms.clock, self.clocks, self.entries, undone)
        if self.game is not None and self.game.plays and self.game.plays[-1].entry.number > to:
            self.game.back_to(to)
        if self.unsound is not None and self.unsound.number > to:
            self.unsound = None
        self.question = self.asked_before() or entry.number
        self.proposal = None

    def asked_before(self) -> int | None:
        """The entry that raised a sealed question which some have answered: for the others it has not changed."""
        if self.game is None or not self.game.state.sealed:
            return None
        return next(play.entry.number for play in reversed(self.game.plays) if play.revealed or not play.together)

    def sit(self, entry: Entry, live: bool, counts: bool) -> None:
        seat = self.seats[seat_of(entry)]
        seat.person = entry.detail("person")
        seat.name = entry.detail("name") or ""

    def leave(self, entry: Entry, live: bool, counts: bool) -> None:
        self.seats[seat_of(entry)] = planned(self.terms.seats[seat_of(entry)])

    def give(self, entry: Entry, live: bool, counts: bool) -> None:
        number = seat_of(entry)
        self.terms = self.terms.with_seat(number, for_whom(entry.detail("bot")))
        self.seats[number] = planned(self.terms.seats[number])

    def resign(self, entry: Entry, live: bool, counts: bool) -> None:
        seat = self.seats[seat_of(entry)]
        seat.given_up = entry.detail("why")
        seat.stand_in, seat.stand_in_why = self.terms.stand_in, "resigned"
        self.proposal = None

    def take_over(self, entry: Entry, live: bool, counts: bool) -> None:
        seat = self.seats[seat_of(entry)]
        seat.stand_in, seat.stand_in_why = entry.detail("bot"), entry.detail("why")
        if seat.stand_in_why == "left":
            self.proposal = None  # it may have waited for them alone

    def give_back(self, entry: Entry, live: bool, counts: bool) -> None:
        seat = self.seats[seat_of(entry)]
        seat.stand_in = seat.stand_in_why = None

    def propose(self, entry: Entry, live: bool, counts: bool) -> None:
        self.proposal = Proposal(entry.number, seat_of(entry), entry.detail("what"), entry.detail("to"))
        if entry.by is not None:
            self.proposal.agreed.add(entry.by)

    def agree(self, entry: Entry, live: bool, counts: bool) -> None:
        if self.proposal is not None and entry.by is not None:
            self.proposal.agreed.add(entry.by)

    def decline(self, entry: Entry, live: bool, counts: bool) -> None:
        self.proposal = None

    def pause(self, entry: Entry, live: bool, counts: bool) -> None:
        self.paused = True
        self.proposal = None

    def resume(self, entry: Entry, live: bool, counts: bool) -> None:
        self.paused = False

    def remove(self, entry: Entry, live: bool, counts: bool) -> None:
        person = entry.detail("person")
        self.removed.add(person)
        for i in self.held_by(person):
            if self.game is None:
                self.seats[i] = planned(self.terms.seats[i])
            else:
                self.seats[i].person = None
                self.seats[i].stand_in, self.seats[i].stand_in_why = self.terms.stand_in, "removed"

    def mute(self, entry: Entry, live: bool, counts: bool) -> None:
        (self.muted.add if entry.detail("muted") else self.muted.discard)(entry.detail("person"))

    def end(self, entry: Entry, live: bool, counts: bool) -> None:
        self.ended = entry.detail("why")

    def link_rematch(self, entry: Entry, live: bool, counts: bool) -> None:
        self.rematch = entry.detail("table")

    def nothing(self, entry: Entry, live: bool, counts: bool) -> None:
        pass


APPLY: Final[dict[str, Any]] = {
    kinds.CREATED: Table.nothing,
    kinds.SAT: Table.sit,
    kinds.LEFT: Table.leave,
    kinds.GIVEN: Table.give,
    kinds.STARTED: Table.start,
    kinds.MOVE: Table.play,
    kinds.UNDO: Table.take_back,
    kinds.OFFERED: Table.propose,
    kinds.AGREED: Table.agree,
    kinds.DECLINED: Table.decline,
    kinds.PAUSED: Table.pause,
    kinds.RESUMED: Table.resume,
    kinds.RESIGNED: Table.resign,
    kinds.TAKEN_OVER: Table.take_over,
    kinds.RETURNED: Table.give_back,
    kinds.REMOVED: Table.remove,
    kinds.MUTED: Table.mute,
    kinds.ENDED: Table.end,
    kinds.REMATCH: Table.link_rematch,
}


def seat_of(entry: Entry) -> int:
    if entry.seat is None:
        raise ValueError(f"entry {entry.number} names no seat")
    return entry.seat


def taken_back_in(log: list[Entry]) -> set[int]:
    """The numbers of the moves that a later entry has taken back."""
    gone: set[int] = set()
    in_force: list[int] = []
    for entry in log:
        if entry.kind == kinds.MOVE:
            in_force.append(entry.number)
        elif entry.kind == kinds.UNDO:
            to = entry.detail("to")
            while in_force and in_force[-1] > to:
                gone.add(in_force.pop())
    return gone
