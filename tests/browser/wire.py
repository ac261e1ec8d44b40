"""What goes over the WebSocket between a page and the server, as the browser saw it."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from typing import Any

from playwright.async_api import Page, WebSocket
from tests.server.changed import changed

Message = dict[str, Any]


class Wire:
    """Every frame of every socket that a page has opened, in order."""

    def __init__(self, page: Page) -> None:
        self.sockets: list[list[str]] = []
        """What each has received."""
        self.said: list[str] = []
        self.table: Message = {}
        """The table as the page was last shown it."""
        self.page = page
        page.on("websocket", self.on_websocket)

    def stop(self) -> None:
        self.page.remove_listener("websocket", self.on_websocket)

    def on_websocket(self, socket: WebSocket) -> None:
        heard: list[str] = []
        self.sockets.append(heard)
        socket.on("framereceived", lambda payload: self.follow(heard, as_text(payload)))
        socket.on("framesent", lambda payload: self.said.append(as_text(payload)))

    def follow(self, heard: list[str], text: str) -> None:
        heard.append(text)
        message = json.loads(text)
        if message["type"] == "update":
            self.table = message["table"]
        elif message["type"] == "changed":
            self.table = changed(self.table, message["changes"])

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
