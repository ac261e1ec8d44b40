"""What schemathesis must know of the server: how to be somebody, and which table there is."""

from __future__ import annotations

import os
import re
from typing import Any

import httpx
import schemathesis

ID = re.compile(r"[a-z2-7]{1,16}")


@schemathesis.auth(refresh_interval=5)
class Guest:
    """Comes in anew every few seconds: some requests end the session that they are sent with."""

    def get(self, case: Any, context: Any) -> str:
        answer = httpx.post(f"{os.environ['SERVER']}/api/guests", json={})
        return answer.cookies["castellany"]

    def set(self, case: Any, data: str, context: Any) -> None:
        case.cookies = {**(case.cookies or {}), "castellany": data}


@schemathesis.hook
def map_path_parameters(
    context: Any,  # noqa: ARG001
    path_parameters: dict[str, Any] | None,
) -> dict[str, Any] | None:
    """What could be a table becomes one that there is, more often than not."""
    table = (path_parameters or {}).get("table")
    if isinstance(table, str) and ID.fullmatch(table) and table < "m":
        return {**(path_parameters or {}), "table": os.environ["TABLE"]}
    return path_parameters
