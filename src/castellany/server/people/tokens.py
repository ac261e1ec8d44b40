"""Tokens: random ids, and secrets of which only the hash is kept."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Final

ALPHABET: Final = "abcdefghijklmnopqrstuvwxyz234567"
PERSON_ID: Final = 12


def new_id(length: int) -> str:
    """Random lower-case base32, five bits a character."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def hash_of(secret: str) -> str:
    """What is kept of a secret. It is long and random, so a plain hash cannot be turned back.

    >>> len(hash_of("secret"))
    64
    """
    return hashlib.sha256(secret.encode()).hexdigest()


def now_ms() -> int:
    return time.time_ns() // 1_000_000
