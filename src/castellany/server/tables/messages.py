"""Messages: what goes over a table's WebSocket, both ways. Schemas and the page's types are made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter
from typing_extensions import TypedDict

from castellany.server.tables.commands import Command, Key, Number, SeatNumber
from castellany.server.tables.phrases import PhraseData
from castellany.server.tables.queries import Hint, Hinted, OfferedMove, Plan, Planned, Preview, Previews, Whether, Why

# To the server.


class Heard(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Hello(Heard):
    """The first message: what the client has seen already, so that it gets what it missed."""

    type: Literal["hello"]
    since: Number = 0
    chat: Number = 0
    entries: Number | None = Field(
        default=None, description="How many of the last entries are wanted, after `since` and after `look`; all if none"
    )
    changes: bool = Field(default=False, description="Whether `changed` is wanted from the second update on")


class Look(Heard):
    """Look at the table from another of one's own seats."""

    type: Literal["look"]
    seat: SeatNumber


class Say(Heard):
    type: Literal["say"]
    key: Key
    text: Annotated[str, StringConstraints(min_length=1, max_length=500)]


class Ping(Heard):
    type: Literal["ping"]


Incoming = Annotated[Hello | Look | Say | Ping | Preview | Why | Hint | Plan | Command, Field(discriminator="type")]
INCOMING: TypeAdapter[Incoming] = TypeAdapter(Incoming)


# To the client.


class SeatData(TypedDict):
    kind: Literal["person", "local", "bot"]
    name: str
    person: str | None
    bot: str | None
    stand_in: str | None
    stand_in_why: str | None
    resigned: bool
    given_up: Literal["resigned", "time"] | None
    """How, where `resigned`: by saying so, or by running out of time."""
    you: bool


class EntryData(TypedDict):
    """One entry of the log as a seat may read it; what it may not read is null."""

    number: int
    at: int
    kind: str
    seat: int | None
    move: str | None
    label: PhraseData | None
    draws: list[str | None]
    events: list[PhraseData]
    details: dict[str, Any]


class Question(TypedDict):
    """What the seat is asked, and everything that it may answer."""

    number: int
    prompt: PhraseData
    composed: bool
    """Whether the answer is put together from parts: there are too many to list, so `moves` has one to begin with."""
    moves: list[OfferedMove]


class ClocksData(TypedDict):
    """Milliseconds left to each seat at the time `since`; those of running seats have been going down from then on."""

    left: list[int]
    running: list[int]
    since: int


class OfferData(TypedDict):
    number: int
    seat: int
    what: Literal["undo", "end", "pause"]
    to: int | None
    waiting: list[int]


class PlacingData(TypedDict):
    seat: int
    place: int
    points: int
    reason: PhraseData | None


class ResultData(TypedDict):
    why: Literal["finished", "resigned", "time", "agreed", "closed", "imported"]
    placings: list[PlacingData]


class StopData(TypedDict):
    """Why a table cannot go on: its log does not replay from this entry on."""

    number: int
    why: PhraseData


class Seen(TypedDict):
    """The table as one seat, or a spectator, may see it after the last entry."""

    id: str
    number: int
    now: int
    status: Literal["gathering", "running", "paused", "over", "stopped"]
    owner: str | None
    seats: list[SeatData]
    seat: int | None
    asked: list[int]
    prompt: PhraseData | None
    question: Question | None
    scene: dict[str, Any] | None
    clocks: ClocksData | None
    offer: OfferData | None
    undo: Literal["free", "offer", "no"]
    undo_why: PhraseData | None
    """What stands in the way of taking back at once."""
    undo_takes: int | None
    """The first entry that would be taken back."""
    result: ResultData | None
    stopped: StopData | None
    rematch: str | None
    muted: list[str]


class Update(TypedDict):
    """What happened since the client last heard, and how the table stands now.

    `revealed` repeats entries of sealed answers that were told before without their moves and are shown now.
    """

    type: Literal["update"]
    entries: list[EntryData]
    revealed: list[EntryData]
    table: Seen


class Changed(TypedDict):
    """An update to who knows how the table stood: of the table, only what is no longer as it was told.

    In `changes` an object goes deeper, by name or by the number of a list's part; `[value]` puts a value there; `[]`
    takes away what was there.
    """

    type: Literal["changed"]
    entries: list[EntryData]
    revealed: list[EntryData]
    changes: dict[str, Any]


class Ack(TypedDict):
    """The command with this key is on disk, as or before the entry of this number."""

    type: Literal["ack"]
    key: str
    number: int


class Refusal(TypedDict):
    """A message that was not granted; `key` is that of the command, if it had one."""

    type: Literal["refused"]
    key: str | None
    code: str
    text: str
    reason: PhraseData | None
    wait: int


class ChatLine(TypedDict):
    number: int
    at: int
    person: str | None
    name: str
    text: str


class ChatMessage(TypedDict):
    """Lines that have been said; none where all that were told before are gone."""

    type: Literal["chat"]
    lines: list[ChatLine]


class PresenceMessage(TypedDict):
    """Who is at the table now, to play or to watch, and how many more watch whom nobody knows."""

    type: Literal["presence"]
    people: list[str]
    watching: int
    away: dict[str, int]
    """Since when those who sit there are gone, as far as that is known."""


class Pong(TypedDict):
    type: Literal["pong"]
    now: int


Outgoing = (
    Update | Changed | Ack | Refusal | ChatMessage | PresenceMessage | Pong | Previews | Whether | Hinted | Planned
)
OUTGOING: TypeAdapter[Outgoing] = TypeAdapter(Annotated[Outgoing, Field(discriminator="type")])
