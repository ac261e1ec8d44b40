"""Everything that the server tells somebody, by whatever way it comes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from playwright.async_api import Response
from tests.browser.people import RETRIES, Person


class Arrivals:
    """What comes over the socket, what the page fetches, and what a curious reader fetches past it."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.answers: list[Response] = []
        self.fetched: list[str] = []
        person.page.on("response", self.on_response)

    def on_response(self, response: Response) -> None:
        if "/api/" in response.url:
            self.answers.append(response)

    async def pry(self, table: str) -> None:
        """Ask for all that the server has to tell of a running table."""
        for path in ("", "/updates", "/log", "/story", "/record", "/report", "/positions/0"):
            answer = await self.person.context.request.get(
                f"{self.person.url}/api/tables/{table}{path}", max_retries=RETRIES
            )
            self.fetched.append(await answer.text())

    async def texts(self) -> list[str]:
        frames = [frame for frames in self.person.wire.sockets for frame in frames]
        return [*frames, *[await answer.text() for answer in self.answers], *self.fetched]

    async def objects(self) -> list[dict[str, Any]]:
        """Every object of every message, however deep it lies."""
        return [one for text in await self.texts() if text.startswith(("{", "[")) for one in within(json.loads(text))]


def within(data: Any) -> Iterator[dict[str, Any]]:
    if isinstance(data, dict):
        yield data
    for part in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from within(part)
