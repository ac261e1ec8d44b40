"""Terms: what is agreed about a table before anybody sits down."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from castellany.core.setup import Setup
from castellany.games.registry import game
from castellany.server.tables.whole import WHOLE

MOST_SEATS: Final = 6
SECOND: Final = 1000
DAY: Final = 24 * 60 * 60 * SECOND

Word = Annotated[str, StringConstraints(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$")]
"""The name of a game, an edition, a module, an option or a bot."""

OptionValue = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9,._/-]{1,80}$")]
Options = Annotated[dict[Word, OptionValue], Field(max_length=40, json_schema_extra={"additionalProperties": False})]
SeatName = Annotated[str, StringConstraints(min_length=1, max_length=24, strip_whitespace=True)]


class Agreed(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class RealTime(Agreed):
    """Everybody has a bank of time; a turn that ends adds the increment to it."""

    kind: Literal["real-time"]
    bank: Annotated[int, Field(ge=10, le=86_400, description="Seconds at the start"), WHOLE]
    increment: Annotated[int, Field(ge=0, le=3_600, description="Seconds that each turn adds"), WHOLE]

    @property
    def start(self) -> int:
        return self.bank * SECOND


class Correspondence(Agreed):
    """Every move may take so many days."""

    kind: Literal["correspondence"]
    days: Annotated[int, Field(ge=1, le=30), WHOLE]

    @property
    def start(self) -> int:
        return self.days * DAY


Clock = Annotated[RealTime | Correspondence, Field(discriminator="kind")]


class PersonSeat(Agreed):
    """Somebody with a device of their own sits here."""

    kind: Literal["person"]


class LocalSeat(Agreed):
    """Somebody who shares the owner's device sits here."""

    kind: Literal["local"]
    name: SeatName


class BotSeat(Agreed):
    kind: Literal["bot"]
    bot: Word


SeatTerms = Annotated[PersonSeat | LocalSeat | BotSeat, Field(discriminator="kind")]


def for_whom(bot: str | None) -> PersonSeat | BotSeat:
    """A seat for this bot, or for a person."""
    return PersonSeat(kind="person") if bot is None else BotSeat(kind="bot", bot=bot)


class Terms(Agreed):
    """The game with its options, who may sit where, the clock, and what happens when somebody is not there."""

    game: Word
    edition: Word | None = Field(default=None, description="The game's first edition if none is named")
    modules: Annotated[tuple[Word, ...], Field(max_length=30, strict=False)] = ()
    options: Options = {}
    seats: Annotated[tuple[SeatTerms, ...], Field(min_length=1, max_length=MOST_SEATS, strict=False)]
    visibility: Literal["public", "invitation", "private"] = Field(
        default="invitation",
        description="public: listed, anybody may watch and sit; invitation: who has the link; private: who sits there",
    )
    clock: Clock | None = None
    at_zero: Literal["bot", "skip", "loss"] = Field(
        default="bot", description="What happens when somebody's time is up"
    )
    absence: Annotated[int, Field(ge=10, le=30 * 86_400), WHOLE] | None = Field(
        default=None, description="Seconds after which a bot plays for somebody who is asked and not there"
    )
    hints: bool = Field(default=True, description="Whether those who play may ask a bot what it would do")
    stand_in: Word = Field(default="greedy", description="The bot that plays for whoever is not there")

    def with_seat(self, number: int, seat: SeatTerms) -> Terms:
        """The same but for one seat."""
        return self.model_copy(update={"seats": (*self.seats[:number], seat, *self.seats[number + 1 :])})

    def setup(self) -> Setup:
        """The set-up in the words of the rules; SetupError if there is no such game."""
        edition = self.edition or game(self.game).editions[0]
        return Setup(self.game, edition, len(self.seats), self.modules, self.options)
