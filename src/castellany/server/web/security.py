"""Security: what is refused before anybody looks at what it wants."""

from __future__ import annotations

import ipaddress
import json
import re
import socket
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from fastapi import FastAPI
from starlette.datastructures import Headers as Read
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from castellany.server.errors import Refused
from castellany.server.setting_types import origin
from castellany.server.settings import Settings
from castellany.server.web.headers import Headers
from castellany.server.web.problems import UnexpectedErrors, answer_in_passing
from castellany.server.web.proxies import Proxies

SAFE: Final = ("GET", "HEAD", "OPTIONS")
SCHEMES: Final = {"ws": "http", "wss": "https"}
OWN: Final = ("same-origin", "none")
"""A page of ours, or somebody who typed the address."""
SUSPECT: Final = re.compile(rb"\\u(0000|d[89a-f])", re.IGNORECASE)
"""How JSON writes a letter that is none: zero, or half of a pair."""
POLICY: Final = 1008
LONGEST_LENGTH: Final = 18
"""Digits; more are too many bytes for any limit, and slow to read as a number."""


def protect(app: FastAPI, settings: Settings, records: Iterable[str] = ()) -> None:
    """Put these checks before an app; to the addresses in `records` whole game records may be sent."""
    # Each lies outside the one before it.
    app.add_middleware(Bodies, settings=settings, records=frozenset(records))
    app.add_middleware(OriginCheck, settings=settings)
    app.add_middleware(UnexpectedErrors)
    app.add_middleware(Headers, settings=settings)
    app.add_middleware(Proxies, settings=settings)


class OriginCheck:
    """ASGI middleware: only requests that name this server, and only changes that its own pages ask for.

    The first stops pages that make their name point at this machine, the second pages that use a visitor's cookie.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.public = settings.public_url
        self.names = own_names() | ({urlsplit(self.public).hostname} if self.public else set())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if scope["type"] in ("http", "websocket"):
                self.check(scope)
        except Refused as refused:
            await turn_away(refused, scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def check(self, scope: Scope) -> None:
        headers = Read(scope=scope)
        hosts = headers.getlist("host")
        if len(hosts) != 1 or not self.is_ours(hosts[0]):
            raise Refused(400, "unknown-host")
        if scope["type"] == "http" and scope["method"] in SAFE:
            return
        own = f"{SCHEMES.get(scope['scheme'], scope['scheme'])}://{hosts[0]}"
        if not all(self.may_come_from(whence, own) for whence in headers.getlist("origin")):
            raise Refused(403, "foreign-page")
        if headers.get("sec-fetch-site", OWN[0]) not in OWN:
            raise Refused(403, "foreign-page")

    def is_ours(self, host: str) -> bool:
        """Whether a host is an address or one of our names, with any port."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
            if origin(f"http://{host}") and name.rstrip(".") in self.names:
                return True
            return bool(ipaddress.ip_address(name))
        except ValueError:
            return False

    def may_come_from(self, whence: str, own: str) -> bool:
        try:
            return origin(whence) in (self.public, origin(own))
        except ValueError:
            return False


class Bodies:
    """ASGI middleware: a body is JSON, and not too large, however it is sent. It is read before anybody acts on it."""

    def __init__(self, app: ASGIApp, settings: Settings, records: frozenset[str]) -> None:
        self.app = app
        self.most = settings.max_body
        self.most_of_record = settings.max_record
        self.records = records

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        try:
            body = await self.read(scope, receive)
        except Refused as refused:
            await turn_away(refused, scope, receive, send)
            return
        if body is None:
            return
        unread: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

        async def listen() -> Message:
            return unread.pop() if unread else await receive()

        await self.app(scope, listen, send)

    async def read(self, scope: Scope, receive: Receive) -> bytes | None:
        """The whole body; None if the sender went away before the end."""
        headers = Read(scope=scope)
        most = self.most_of_record if scope["path"] in self.records else self.most
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdecimal()):
            raise Refused(400, "bad-body")
        if len(length) > LONGEST_LENGTH or int(length) > most:
            raise Refused(413, "too-large", most=most)
        kind = headers.get("content-type")
        if kind is not None and scope["method"] not in SAFE and not is_json(kind):
            raise Refused(415, "not-json")
        body = bytearray()
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                return None
            body += message.get("body", b"")
            if len(body) > most:
                raise Refused(413, "too-large", most=most)
            if not message.get("more_body", False):
                break
        if body and kind is None:
            raise Refused(415, "not-json")
        if SUSPECT.search(body) and not holds_text_only(bytes(body)):
            raise Refused(409, "bad-body")
        return bytes(body)


async def turn_away(refused: Refused, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": POLICY})
    else:
        await answer_in_passing(refused, scope)(scope, receive, send)


def holds_text_only(body: bytes) -> bool:
    """Whether every text in a JSON body is one that databases and answers can hold.

    >>> [holds_text_only(body) for body in (rb'["\\ud83c\\udff0"]', rb'["\\ud83c"]', rb'{"\\u0000": 1}')]
    [True, False, False]
    """
    try:
        waiting = [json.loads(body)]
    except (ValueError, RecursionError):
        return True  # the router will say so
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            waiting += [*value, *value.values()]
        elif isinstance(value, list):
            waiting += value
        elif isinstance(value, str) and ("\0" in value or any("\ud800" <= letter <= "\udfff" for letter in value)):
            return False
    return True


def own_names() -> set[str | None]:
    """What this machine is called on itself and in its network."""
    name = socket.gethostname().lower()
    return {"localhost", name, f"{name.partition('.')[0]}.local"}


def is_json(kind: str) -> bool:
    """
    >>> is_json("application/json; charset=utf-8"), is_json("text/plain")
    (True, False)
    """
    return kind.partition(";")[0].strip().lower() == "application/json"
