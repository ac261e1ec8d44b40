"""Changes: how the table becomes what it is now from what somebody knows of it, so that only what is new travels.

An object goes deeper, by name or by the number of a list's part; `[value]` puts a value there; `[]` takes it away.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pydantic_core import to_json

from castellany.server.tables.messages import Changed, Seen, Update

Changes = dict[str, Any]


def changes(old: Any, new: Any) -> Changes | list[Any]:
    """From one JSON value to another, of which at least something differs."""
    if isinstance(old, dict) and isinstance(new, dict):
        gone: Changes = {name: [] for name in old if name not in new}
        put = {name: [value] for name, value in new.items() if name not in old}
        return gone | put | deeper((name, old[name], value) for name, value in new.items() if name in old)
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new) and any(map(has_parts, new)):
        return deeper((str(i), *pair) for i, pair in enumerate(zip(old, new, strict=True)))
    return [new]


def deeper(parts: Iterable[tuple[str, Any, Any]]) -> Changes:
    return {name: changes(old, new) for name, old, new in parts if old != new}


def has_parts(value: Any) -> bool:
    return isinstance(value, dict | list)


class SharedUpdate:
    """An update on its way to all who see the same; who knows how the table stood hears only what has changed."""

    def __init__(self, whole: Update) -> None:
        self.whole = whole
        self._texts: list[tuple[Seen | None, str]] = []

    def text(self, known: Seen | None) -> str:
        """Those who know the same get the same text."""
        for other, text in self._texts:
            if other is known:
                return text
        text = to_json(self.message(known)).decode()
        self._texts.append((known, text))
        return text

    def message(self, known: Seen | None) -> Update | Changed:
        whole = self.whole
        if known is None:
            return whole
        told = changes(known, whole["table"])
        assert isinstance(told, dict)
        return {"type": "changed", "entries": whole["entries"], "revealed": whole["revealed"], "changes": told}
