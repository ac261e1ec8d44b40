"""What the tests of people over HTTP do again and again."""

from __future__ import annotations

from typing import Any

import httpx
from tests.server.people.everyone import PASSWORD


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def come_in(client: httpx.AsyncClient, **said: Any) -> dict[str, Any]:
    answer = await client.post("/api/guests", json=said)
    assert answer.status_code == 201
    found: dict[str, Any] = answer.json()
    return found


async def register(client: httpx.AsyncClient, name: str) -> dict[str, Any]:
    await come_in(client)
    answer = await client.post("/api/accounts", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 201
    found: dict[str, Any] = answer.json()
    return found
