"""Person: somebody who uses the server, as the rest of it knows them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    guest: bool = True
    host: bool = False
    language: str = "en"
    settings: dict[str, Any] = field(default_factory=dict)
