"""What goes over the WebSocket between a page and the server, as the browser saw it."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from typing import Any

from playwright.async_api import Page, WebSocket

Message = dict[str, Any]


class Wire:
    """Every frame of every socket that a page has opened, in order."""

    def __init__(self, page: Page) -> None:
        self.sockets: list[list[str]] = []
        """What each has received."""
        self.said: list[str] = []
        page.on("websocket", self.on_websocket)

    def on_websocket(self, socket: WebSocket) -> None:
        heard: list[str] = []
        self.sockets.append(heard)
        socket.on("framereceived", lambda payload: heard.append(as_text(payload)))
        socket.on("framesent", lambda payload: self.said.append(as_text(payload)))

    @property
    def heard(self) -> Iterator[Message]:
        for frames in self.sockets:
            yield from map(json.loads, frames)

    def played(self, move: str, since: int) -> int:
        """The entry after `since` that a move of this page has become; 0 if it has not yet."""
        commands = (json.loads(text) for text in reversed(self.said) if '"type":"move"' in text)
        keys = {command["key"] for command in commands if command["move"] == move}
        acks = (json.loads(frame) for frames in self.sockets for frame in frames if '"type":"ack"' in frame)
        return max((ack["number"] for ack in acks if ack["key"] in keys and ack["number"] > since), default=0)

    @property
    def table(self) -> Message:
        """The table as the page was last shown it."""
        updates = (json.loads(frame) for frames in reversed(self.sockets) for frame in reversed(frames))
        table: Message = next(message["table"] for message in updates if message["type"] == "update")
        return table

    def weights(self) -> tuple[list[int], list[int]]:
        """Bytes of first updates and of all other messages, compressed each for itself."""
        first: list[int] = []
        later: list[int] = []
        for frames in self.sockets:
            sizes = [len(gzip.compress(frame.encode())) for frame in frames]
            first += sizes[:1]
            later += sizes[1:]
        return first, later


def as_text(payload: str | bytes) -> str:
    return payload if isinstance(payload, str) else payload.decode()
