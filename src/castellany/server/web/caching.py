"""Caching: answers that stay the same for everybody until the server is a newer one, which a browser may keep."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from fastapi import Request, Response
from pydantic_core import to_json

NOT_MODIFIED: Final[dict[int | str, dict[str, Any]]] = {304: {"description": "What the asker has is still right"}}
ASK_FIRST: Final = "no-cache"
"""May be kept, and is used again after asking whether it is still right."""


def cacheable(request: Request, data: Any) -> Response:
    """The data as JSON with a tag, or nothing to who names that tag."""
    body = to_json(data)
    # Weak, since it may be compressed on its way.
    tag = f'W/"{sha256(body).hexdigest()[:20]}"'
    headers = {"ETag": tag, "Cache-Control": ASK_FIRST}
    known = [part.strip() for part in request.headers.get("if-none-match", "")[:500].split(",")]
    if tag in known:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type="application/json")
