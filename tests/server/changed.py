"""What becomes of the table that a client knows when it is told what has changed."""

from __future__ import annotations

from typing import Any


def changed(old: Any, changes: dict[str, Any]) -> Any:
    """An object goes deeper, by name or by the number of a list's part; `[value]` puts a value; `[]` takes it away."""
    now = dict(enumerate(old)) if isinstance(old, list) else dict(old)
    for name, change in changes.items():
        at = int(name) if isinstance(old, list) else name
        if isinstance(change, dict):
            now[at] = changed(now[at], change)
        elif change:
            [now[at]] = change
        else:
            del now[at]
    return list(now.values()) if isinstance(old, list) else now
