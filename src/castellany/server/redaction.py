"""Redaction: no log may hold passwords, tokens, cookies, seeds, invitations or whatever could carry one of them."""

from __future__ import annotations

import re
from collections.abc import Mapping, MutableMapping
from typing import Any, Final

HIDDEN: Final = "(hidden)"
LONGEST: Final = 20_000
"""Characters of one text; whoever makes the server log more only makes it slow."""
SECRET_NAMES: Final = re.compile(
    r"password|passwd|token|cookie|authori[sz]ation|secret|seed|invite|invitation|session|csrf|credential|query|database_url|redis_url",
    re.IGNORECASE,
)
SECRET_PARTS: Final = (
    # The name and the password within an address.
    (re.compile(r"(?<=://)[^\s/@]+@"), HIDDEN + "@"),
    # What follows the question mark of an address, be it whole or only its path.
    (re.compile(r"(?<=[\w/])\?(?=[^\s\"'<>]{0,200}=)[^\s\"'<>]+"), "?" + HIDDEN),
    # Headers to the end of their line.
    (re.compile(r"((?:cookie|authori[sz]ation): ).*", re.IGNORECASE), r"\1" + HIDDEN),
    # Assignments, pairs and fields of objects, as programs print them; the name stays, the value goes.
    (
        re.compile(
            r"((?:cookie|authori[sz]ation|password|token|secret|seed|invite|session|query_string)[\w-]{0,40}+)"
            r"(['\"]?\s*[:=]\s*|['\"]\s*,\s*)(?:b?'[^']*(?:'|\Z)|b?\"[^\"]*(?:\"|\Z)|[^\s,;)}\]]+)",
            re.IGNORECASE,
        ),
        r"\1\2" + HIDDEN,
    ),
    # The values that an SQL error repeats.
    (re.compile(r"\[parameters: .*?(?:\](?=\n|$)|\Z)", re.DOTALL), f"[parameters: {HIDDEN}]"),
    (re.compile(r"(?<=DETAIL:  ).*"), HIDDEN),
)


def redact(_logger: object, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Takes secrets out of an event, by the names of its fields and by what texts look like."""
    for name in list(event):
        event[name] = HIDDEN if SECRET_NAMES.search(name) else hidden(event[name])
    return event


def hidden(value: Any) -> Any:
    """The value without secrets; anything unknown as text, since its text is what would be written.

    >>> hidden("GET /join?invite=abc HTTP/1.1")
    'GET /join?(hidden) HTTP/1.1'
    """
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, Mapping):
        return {str(name): HIDDEN if SECRET_NAMES.search(str(name)) else hidden(inner) for name, inner in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [hidden(inner) for inner in value]
    text = str(value)[:LONGEST]
    for pattern, instead in SECRET_PARTS:
        text = pattern.sub(instead, text)
    return text
