"""Secrets: what is hidden from whom, and how it would look if it got out."""

from __future__ import annotations

from base64 import b64encode, urlsafe_b64encode
from collections.abc import Iterable
from dataclasses import dataclass, field
from urllib.parse import quote


@dataclass(frozen=True)
class Secret:
    name: str
    value: str | int
    knowers: frozenset[str] = frozenset()
    """Those who may be told."""


@dataclass
class Catch:
    """Everything that somebody got, each with where it came from."""

    got: list[tuple[str, bytes]] = field(default_factory=list)

    def add(self, source: str, content: bytes) -> None:
        self.got.append((source, content))

    def find(self, secret: Secret) -> list[str]:
        """Where a secret was found."""
        all_of_it = b"\n".join({content for _, content in self.got})
        found = [form for form in forms(secret.value) if form in all_of_it]
        return [source for source, content in self.got if any(form in content for form in found)]


def forms(value: str | int) -> set[bytes]:
    """A value in every disguise in which it might travel."""
    if isinstance(value, int):
        raw = value.to_bytes(8, "big")
        texts = {str(value), f"{value:x}", f"{value:X}"}
        return {text.encode() for text in texts} | encoded(raw) | encoded(raw[::-1]) | encoded(str(value).encode())
    return {value.encode(), quote(value, safe="").encode()} | encoded(value.encode())


def encoded(raw: bytes) -> set[bytes]:
    out = {raw.hex().encode(), raw.hex().upper().encode()}
    for before in range(3):
        # Where in a longer text it stands decides which characters are its own.
        padded = b"\0" * before + raw
        first, last = (before * 8 + 5) // 6, len(padded) * 8 // 6
        out |= {encode(padded)[first:last] for encode in (b64encode, urlsafe_b64encode)}
    return out


def leaks(catches: dict[str, Catch], secrets: Iterable[Secret]) -> list[str]:
    """Every secret that somebody got who may not know it, and where."""
    return [
        f"{who} got {secret.name} from {source}"
        for secret in secrets
        for who, catch in catches.items()
        if who not in secret.knowers
        for source in catch.find(secret)
    ]
