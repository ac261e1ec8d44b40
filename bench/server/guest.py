"""Guest: somebody with a cookie, over HTTP. Guests share connections and keep their cookies apart."""

from __future__ import annotations

from collections.abc import Callable
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx
from bench.server.line import Line, Message


def shared_http() -> httpx.AsyncClient:
    """Connections for many guests: it keeps nobody's cookie for another."""
    return httpx.AsyncClient(cookies=CookieJar(DefaultCookiePolicy(allowed_domains=[])), timeout=30)


class Guest:
    def __init__(self, http: httpx.AsyncClient, url: str) -> None:
        self.http = http
        self.url = url
        self.cookie = ""

    async def arrive(self, name: str) -> None:
        answer = await self.http.post(f"{self.url}/api/guests", json={"name": name})
        answer.raise_for_status()
        self.cookie = "; ".join(f"{key}={value}" for key, value in answer.cookies.items())

    async def post(self, path: str, data: Message) -> Any:
        answer = await self.http.post(self.url + path, json=data, headers={"Cookie": self.cookie})
        answer.raise_for_status()
        return answer.json()

    async def get(self, path: str) -> Any:
        answer = await self.http.get(self.url + path, headers={"Cookie": self.cookie})
        answer.raise_for_status()
        return answer.json()

    def line(self, table: str, deflate: bool, hear: Callable[[Message, int, float], None]) -> Line:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        return Line(address, self.cookie, deflate, hear)
