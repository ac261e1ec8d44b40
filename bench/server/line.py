"""Line: one WebSocket of a client, cheap enough for hundreds in one process; it knows when each message arrived."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import Any, cast

from pydantic_core import from_json, to_json
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

Message = dict[str, Any]


class Line(asyncio.Protocol):
    """`hear` is called with every message, its size as text, and when it came; `lost` if the line breaks."""

    def __init__(self, address: str, cookie: str, deflate: bool, hear: Callable[[Message, int, float], None]) -> None:
        self.cookie = cookie
        self.hear = hear
        self.lost: Callable[[str], None] = lambda _: None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = 0
        """Bytes, as they came through the network."""
        self.uri = parse_uri(address)
        # What browsers offer.
        offered = [ClientPerMessageDeflateFactory(client_max_window_bits=True)] if deflate else None
        self.protocol = ClientProtocol(self.uri, extensions=offered, max_size=None)
        self.closing = False

    async def open(self) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, self.uri.host, self.uri.port)
        await self.opened

    def send(self, message: Message) -> None:
        self.protocol.send_text(to_json(message))
        self.flush()

    def close(self) -> None:
        self.closing = True
        self.transport.close()

    def flush(self) -> None:
        for data in self.protocol.data_to_send():
            if data:
                self.transport.write(data)

    # What the event loop calls.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        request = self.protocol.connect()
        request.headers["Cookie"] = self.cookie
        self.protocol.send_request(request)
        self.flush()

    def data_received(self, data: bytes) -> None:
        now = perf_counter()
        self.received += len(data)
        self.protocol.receive_data(data)
        self.flush()
        for event in self.protocol.events_received():
            if isinstance(event, Response):
                self.begin()
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.hear(from_json(bytes(event.data)), len(event.data), now)

    def begin(self) -> None:
        if self.protocol.handshake_exc is None:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(self.protocol.handshake_exc)

    def connection_lost(self, error: Exception | None) -> None:
        why = f"line lost: {self.protocol.close_code} {self.protocol.close_reason} {error or ''}".strip()
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(why))
        elif not self.closing:
            self.lost(why)
