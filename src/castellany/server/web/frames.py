"""Frames: what a client sends over a WebSocket, read or refused, and how a refusal is written."""

from __future__ import annotations

from typing import Any

from pydantic import ValidationError
from pydantic_core import from_json

from castellany.core.phrase import Phrase
from castellany.server.errors import Refused
from castellany.server.tables.commands import BaseCommand
from castellany.server.tables.messages import INCOMING, Incoming, Refusal, Say
from castellany.server.tables.phrases import phrase
from castellany.server.tables.queries import Query
from castellany.server.web.problems import LONGEST_PLACE, fault, problem


class BadFrame(Exception):
    """What came is no message of ours; the key that it names, if it names one."""

    def __init__(self, refused: Refused, key: str | None = None) -> None:
        super().__init__(refused.key)
        self.refused = refused
        self.key = key


def read(frame: dict[str, Any]) -> Incoming:
    """The message in a frame; BadFrame if there is none."""
    text = frame.get("text")
    if text is None:
        raise BadFrame(Refused(422, "bad-frame"))
    try:
        return INCOMING.validate_json(text, strict=True)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        if first["type"] == "json_invalid":
            raise BadFrame(Refused(422, "bad-json")) from None
        # The first step of the way is the type of the message.
        where = ".".join(str(step) for step in first["loc"][1:])[:LONGEST_PLACE]
        refused = (
            Refused(422, "bad-message", where=where, what=fault(first["type"])) if where else Refused(422, "bad-type")
        )
        raise BadFrame(refused, key_in(from_json(text))) from None


def key_in(data: Any) -> str | None:
    key = data.get("key") if isinstance(data, dict) else None
    return key[:40] if isinstance(key, str) else None


def key_of(message: Incoming) -> str | None:
    return message.key if isinstance(message, BaseCommand | Query | Say) else None


def refusal(error: Refused, key: str | None, language: str) -> Refusal:
    """Why a message is not granted, in somebody's language."""
    why = error.arguments.get("why")
    return {
        "type": "refused",
        "key": key,
        "code": error.key,
        "text": problem(error, language).text,
        "reason": phrase(why) if isinstance(why, Phrase) else None,
        "wait": error.wait,
    }
