"""The access log: one event and one count for each request and each WebSocket, by route, never by address or query."""

from __future__ import annotations

import time
from secrets import token_hex
from typing import Final

import structlog
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from castellany.server.metrics import Metrics

HEADER: Final = "x-request-id"
QUIET: Final = {"/healthz", "/readyz", "/metrics"}
"""Routes that machines ask for all the time."""
NO_ROUTE: Final = "(none)"

log = structlog.get_logger(__name__)


class AccessLog:
    """ASGI middleware; gives every request an id, which its answer and everything logged meanwhile carry."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500
        number = begin(scope)

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)[HEADER] = number
            await send(message)

        try:
            await self.app(scope, receive, answer)
        finally:
            seconds = time.perf_counter() - began
            route = route_of(scope)
            self.metrics.request(route, scope["method"], status, seconds)
            say = log.debug if route in QUIET else log.info
            say("request", method=scope["method"], route=route, status=status, ms=round(seconds * 1000, 1))

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        begin(scope)
        opened = False
        code = 1006

        async def listen() -> Message:
            nonlocal code
            message = await receive()
            if message["type"] == "websocket.disconnect":
                code = message.get("code") or code
            return message

        async def answer(message: Message) -> None:
            nonlocal opened, code
            await send(message)
            if message["type"] == "websocket.accept":
                opened = True
                self.metrics.sockets.inc()
            elif message["type"] == "websocket.close":
                code = message.get("code", 1000)

        try:
            await self.app(scope, listen, answer)
        finally:
            if opened:
                self.metrics.sockets.dec()
            seconds = round(time.perf_counter() - began, 1)
            log.info("socket-closed" if opened else "socket-refused", route=route_of(scope), code=code, seconds=seconds)


def begin(scope: Scope) -> str:
    """A new id for what is logged until this request is answered; each has a task, and so a context, of its own."""
    number = token_hex(6)
    structlog.contextvars.bind_contextvars(request=number)
    scope.setdefault("state", {})["request"] = number
    return number


def route_of(scope: Scope) -> str:
    """The pattern of the address, such as `/tables/{id}`: an address itself may hold an invitation."""
    return str(getattr(scope.get("route"), "path", NO_ROUTE))
