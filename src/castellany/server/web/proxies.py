"""Proxies: who really asks, and for what address, where a trusted proxy passes requests on."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Receive, Scope, Send

from castellany.server.settings import Settings

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

SOCKETS: Final = {"http": "ws", "https": "wss", "ws": "ws", "wss": "wss"}
REQUESTS: Final = {"http": "http", "https": "https"}


class Proxies:
    """ASGI middleware: believes X-Forwarded-For, -Proto and -Host, but only from trusted addresses.

    Each proxy adds what it has seen itself at the end, so the end is what counts. uvicorn's own handling of these
    headers knows nothing of hosts and must be off.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.trusted: Sequence[Network] = settings.trusted_proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and self.trusts(address((scope.get("client") or ("",))[0])):
            self.believe(scope)
        await self.app(scope, receive, send)

    def trusts(self, one: Address | None) -> bool:
        return one is not None and any(one in network for network in self.trusted)

    def believe(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        for word in reversed(words(headers, "x-forwarded-for")):
            one = address(word)
            if one is None:
                break
            scope["client"] = (str(one), 0)
            if not self.trusts(one):
                break
        schemes = REQUESTS if scope["type"] == "http" else SOCKETS
        for word in words(headers, "x-forwarded-proto")[-1:]:
            scope["scheme"] = schemes.get(word.lower(), scope["scheme"])
        for word in words(headers, "x-forwarded-host")[-1:]:
            scope["headers"] = list(scope["headers"])
            MutableHeaders(scope=scope)["host"] = word


def words(headers: Headers, name: str) -> list[str]:
    """The values of a header that may be repeated or hold commas."""
    return [word.strip() for line in headers.getlist(name) for word in line.split(",") if word.strip()]


def address(text: str) -> Address | None:
    """An address as proxies write it, with or without a port.

    >>> address("10.0.0.1:443"), address("[::1]:443"), address("::ffff:10.0.0.1"), address("unknown")
    (IPv4Address('10.0.0.1'), IPv6Address('::1'), IPv4Address('10.0.0.1'), None)
    """
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        one = ipaddress.ip_address(text)
    except ValueError:
        return None
    return one.ipv4_mapped or one if isinstance(one, ipaddress.IPv6Address) else one
