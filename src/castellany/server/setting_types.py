"""The kinds of values that settings may have, beyond what pydantic brings along."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

from pydantic import PlainSerializer, PlainValidator
from pydantic_settings import NoDecode

from castellany.server.store.engine import address

SECONDS: Final = {"second": 1, "minute": 60, "hour": 3600, "day": 86400}


@dataclass(frozen=True, slots=True)
class Rate:
    """So many in so many seconds; as many may come at once."""

    count: int
    seconds: int

    def __str__(self) -> str:
        unit = next(name for name, length in SECONDS.items() if length == self.seconds)
        return f"{self.count}/{unit}"


def rate(value: Any) -> Rate:
    """
    >>> rate("10/minute"), str(rate("10/minute"))
    (Rate(count=10, seconds=60), '10/minute')
    """
    if isinstance(value, Rate):
        return value
    count, slash, unit = str(value).replace(" ", "").partition("/")
    if (
        not slash
        or unit not in SECONDS
        or not (count.isascii() and count.isdecimal())
        or len(count) > 6
        or count == "0"
    ):
        raise ValueError("no rate")
    return Rate(int(count), SECONDS[unit])


def origin(value: Any) -> str:
    """
    >>> origin("https://Games.example:8443/")
    'https://games.example:8443'
    """
    text = str(value).strip()
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        raise ValueError("no origin")
    if parts.path not in ("", "/") or parts.query or parts.fragment or any(letter.isspace() for letter in text):
        raise ValueError("more than an origin")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    standard = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{host}" + (f":{parts.port}" if parts.port not in (None, standard) else "")


def networks(value: Any) -> tuple[IPv4Network | IPv6Network, ...]:
    """
    >>> networks("10.0.0.0/8, ::1")
    (IPv4Network('10.0.0.0/8'), IPv6Network('::1/128'))
    """
    words = value.split(",") if isinstance(value, str) else value
    return tuple(ip_network(str(word).strip(), strict=False) for word in words if str(word).strip())


def folder(value: Any) -> Path:
    """The folder from its root on, so that it stays the same wherever the process goes."""
    try:
        return Path(value).expanduser().absolute()
    except RuntimeError:
        raise ValueError("somebody's home that there is not") from None


def database_url(value: Any) -> str:
    """The address with the driver that the server uses.

    >>> database_url("postgresql://castellany@db/castellany")
    'postgresql+asyncpg://castellany@db/castellany'
    """
    return address(str(value).strip()).render_as_string(hide_password=False)


def redis_url(value: Any) -> str:
    text = str(value).strip()
    if not text.startswith(("redis://", "rediss://", "unix://")):
        raise ValueError("no Redis")
    return text


def smtp_url(value: Any) -> str:
    text = str(value).strip()
    parts = urlsplit(text)
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or parts.path not in ("", "/"):
        raise ValueError("no SMTP server")
    parts.port  # noqa: B018 - it raises where there is none that can be
    return text


RateSetting = Annotated[Rate, NoDecode, PlainValidator(rate), PlainSerializer(str, return_type=str)]
Folder = Annotated[Path, PlainValidator(folder)]
Origin = Annotated[str, PlainValidator(origin)]
DatabaseUrl = Annotated[str, PlainValidator(database_url)]
RedisUrl = Annotated[str, PlainValidator(redis_url)]
SmtpUrl = Annotated[str, PlainValidator(smtp_url)]
Networks = Annotated[
    tuple[IPv4Network | IPv6Network, ...],
    NoDecode,
    PlainValidator(networks),
    PlainSerializer(lambda found: ", ".join(map(str, found)), return_type=str),
]
