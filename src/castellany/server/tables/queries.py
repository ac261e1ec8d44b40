"""Queries: what somebody may ask before answering a question, or before being asked. They change nothing."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints
from typing_extensions import TypedDict

from castellany.server.tables.commands import Key, Number
from castellany.server.tables.phrases import PhraseData

MoveText = Annotated[str, StringConstraints(min_length=1, max_length=200)]


class Query(BaseModel):
    """Asked from the seat that the client looks from; the answer, or the refusal, has the same key."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    key: Key


class QuestionQuery(Query):
    question: Number = Field(description="The number of the question, as it came with the offer")


class Preview(QuestionQuery):
    """What would these moves do?"""

    type: Literal["preview"]
    moves: Annotated[list[MoveText], Field(max_length=200)] | None = Field(
        default=None, description="Some of the moves offered; the first 200 of them if not named"
    )


class Why(QuestionQuery):
    """May this move be played, and if not, why?"""

    type: Literal["why"]
    move: MoveText


class Hint(QuestionQuery):
    """What would the best bot play?"""

    type: Literal["hint"]


class Plan(Query):
    """What could this seat do if the others did as little as they may until it is asked?"""

    type: Literal["plan"]


class OfferedMove(TypedDict):
    move: str
    label: PhraseData


class GainData(TypedDict):
    """Points, or pieces brought and paid, and what they are called."""

    name: PhraseData
    change: int


class GainedPoints(GainData):
    track: str
    """On which track they count, where a game has several; else empty."""


class NamedData(TypedDict):
    """Something that a move names: a sort of thing, such as `space`, and its word in the notation."""

    what: str
    which: str


class PreviewData(TypedDict):
    """What a move does until chance or somebody else is asked, as far as this seat can see.

    `asks` says who is asked after it, and `next` in words; both are null where that cannot be foreseen.
    """

    move: str
    names: list[NamedData]
    points: int
    lines: list[GainedPoints]
    stock: list[GainData]
    says: list[PhraseData]
    asks: Literal["you", "other", "chance", "nobody"] | None
    next: PhraseData | None


class Previews(TypedDict):
    type: Literal["previews"]
    key: str
    question: int
    previews: list[PreviewData]


class Whether(TypedDict):
    """Whether a move may be played; if not, `code` and `text` say why, and `reason` does in the words of the game."""

    type: Literal["whether"]
    key: str
    question: int
    move: str
    allowed: bool
    code: str | None
    text: str | None
    reason: PhraseData | None


class Hinted(TypedDict):
    type: Literal["hinted"]
    key: str
    question: int
    bot: str
    move: str
    label: PhraseData


class Planned(TypedDict):
    """What the seat would be asked and could do, as of entry `number`, with what each move would do.

    `stops` is null then; else it says what comes before, and there are no moves: a draw of `chance`, `sealed` answers
    of others, that the game is `over`, or something `unknown` to this seat.
    """

    type: Literal["planned"]
    key: str
    number: int
    prompt: PhraseData | None
    moves: list[OfferedMove]
    previews: list[PreviewData]
    stops: Literal["chance", "sealed", "over", "unknown"] | None
