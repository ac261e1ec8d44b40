"""Commands: what somebody may ask of a table, over a WebSocket or HTTP alike."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from castellany.server.tables.terms import Word
from castellany.server.tables.whole import WHOLE

Key = Annotated[
    str,
    StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$"),
    Field(description="The sender's own name for this command; sending it again under the same name does nothing new"),
]
SeatNumber = Annotated[int, Field(ge=0, le=5), WHOLE]
OwnSeat = Annotated[SeatNumber | None, Field(description="Needed only by somebody who plays several seats")]
PersonId = Annotated[str, StringConstraints(pattern=r"^[a-z2-7]{1,16}$")]
Number = Annotated[int, Field(ge=0, le=1_000_000), WHOLE]


class BaseCommand(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    key: Key


class Sit(BaseCommand):
    type: Literal["sit"]
    seat: SeatNumber | None = Field(default=None, description="The first free seat if none is named")


class Leave(BaseCommand):
    """Get up; once the game runs, a bot plays on."""

    type: Literal["leave"]
    seat: OwnSeat = None


class Give(BaseCommand):
    """The owner or the host gives a free seat to a bot, or a bot's seat to another bot or back to people."""

    type: Literal["give"]
    seat: SeatNumber
    bot: Word | None = Field(description="Null opens the seat to people")


class Start(BaseCommand):
    type: Literal["start"]


class Move(BaseCommand):
    type: Literal["move"]
    question: Number = Field(description="The number of the question that this answers, as it came with the offer")
    move: Annotated[str, StringConstraints(min_length=1, max_length=200)]
    seat: OwnSeat = None


class Undo(BaseCommand):
    """Take back the last own move, or, where nobody else is there but bots, everything after entry `to`."""

    type: Literal["undo"]
    seat: OwnSeat = None
    to: Number | None = None


class Offer(BaseCommand):
    """Propose something that all people at the table must agree to."""

    type: Literal["offer"]
    what: Literal["undo", "end", "pause"]
    to: Number | None = Field(
        default=None, description="undo: the entry to go back to; before the own last move if not named"
    )
    seat: OwnSeat = None


class Answer(BaseCommand):
    type: Literal["answer"]
    offer: Number = Field(description="The number of the entry that made the offer")
    agree: bool
    seat: OwnSeat = None


class Resume(BaseCommand):
    type: Literal["resume"]


class Resign(BaseCommand):
    type: Literal["resign"]
    seat: OwnSeat = None


class Return(BaseCommand):
    """Play on oneself where a bot has taken over."""

    type: Literal["return"]
    seat: OwnSeat = None


class Close(BaseCommand):
    """The owner gives up a table that has not started or where nobody else plays; the host may close any."""

    type: Literal["close"]


class Remove(BaseCommand):
    """The owner or the host shows somebody the door."""

    type: Literal["remove"]
    person: PersonId


class Mute(BaseCommand):
    type: Literal["mute"]
    person: PersonId
    muted: bool = True


Command = Annotated[
    Sit | Leave | Give | Start | Move | Undo | Offer | Answer | Resume | Resign | Return | Close | Remove | Mute,
    Field(discriminator="type"),
]

COMMAND: TypeAdapter[Command] = TypeAdapter(Command)
