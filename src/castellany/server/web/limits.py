"""Limits: how often somebody may do something, by token buckets in memory."""

from __future__ import annotations

import ipaddress
import math
import time
from collections.abc import Callable
from typing import Final

from starlette.requests import HTTPConnection

from castellany.server.errors import Refused
from castellany.server.setting_types import Rate
from castellany.server.settings import Settings

KINDS: Final = (
    "login",
    "guests",
    "accounts",
    "tables",
    "tables-address",
    "moves",
    "chat",
    "commands",
    "previews",
    "hints",
    "mails",
    "requests",
)
MOST_KEYS: Final = 20_000
"""Of each kind; whoever was seen longest ago is forgotten first."""
PREFIX: Final = 64
"""A household has so many bits of an IPv6 address, and the rest of them to play with."""


class Limits:
    """A key is whatever is counted: an address, a name, a person."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._buckets = {kind: Buckets(getattr(settings, f"limit_{kind.replace('-', '_')}")) for kind in KINDS}

    def take(self, kind: str, *keys: str) -> None:
        """Count one more for each key; Refused, and nothing is counted, if one of them has had enough."""
        self.take_together(*((kind, key) for key in keys))

    def take_together(self, *counted: tuple[str, str]) -> None:
        """The same for kinds and keys, which are counted all or not at all."""
        now = self._now()
        wait, refusing = max((self._buckets[kind].wait(key, now), kind) for kind, key in counted)
        if wait > 0:
            raise Refused(429, f"limit-{refusing}", wait=math.ceil(wait))
        for kind, key in counted:
            self._buckets[kind].take(key, now)


class Buckets:
    """One bucket a key: full at first, and filled again at an even pace."""

    def __init__(self, rate: Rate) -> None:
        self._room = float(rate.count)
        self._pace = rate.count / rate.seconds
        self._left: dict[str, tuple[float, float]] = {}
        """What was left, and when; those used last come last."""

    def __len__(self) -> int:
        return len(self._left)

    def left(self, key: str, now: float) -> float:
        left, at = self._left.get(key, (self._room, now))
        return min(self._room, left + (now - at) * self._pace)

    def wait(self, key: str, now: float) -> float:
        """Seconds until there is one to take."""
        return max(0.0, (1 - self.left(key, now)) / self._pace)

    def take(self, key: str, now: float) -> None:
        left = self.left(key, now) - 1
        self._left.pop(key, None)
        if len(self._left) >= MOST_KEYS:
            del self._left[next(iter(self._left))]
        self._left[key] = (left, now)


def address_of(connection: HTTPConnection) -> str:
    """Whom to count: an IPv4 address, or the network of an IPv6 one.

    Behind a trusted proxy it is already the address that the proxy has named.
    """
    host = connection.client.host if connection.client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return "address"
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is None:
            return str(ipaddress.IPv6Network((int(address), PREFIX), strict=False))
        return str(address.ipv4_mapped)
    return str(address)
