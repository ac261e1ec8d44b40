"""Every answer, whatever became of the request, carries the headers that protect the reader."""

from __future__ import annotations

import pytest
from tests.server.web.small import echoing, settings_with, visit

pytestmark = pytest.mark.anyio

REQUESTS = [
    ("GET", "/page", {}, 200),
    ("GET", "/api/address", {}, 200),
    ("GET", "/nowhere", {}, 404),
    ("PUT", "/page", {}, 405),
    ("POST", "/api/echo", {}, 422),
    ("GET", "/page", {"host": "evil.example"}, 400),
    ("POST", "/api/echo", {"origin": "null"}, 403),
    ("POST", "/api/echo", {"content-type": "text/plain"}, 415),
    ("GET", "/api/broken", {}, 500),
]


@pytest.mark.parametrize(("method", "path", "headers", "status"), REQUESTS)
async def test_every_answer_is_protected(method: str, path: str, headers: dict[str, str], status: int) -> None:
    async with visit(echoing(settings_with())) as client:
        answer = await client.request(method, path, headers=headers)
    assert answer.status_code == status
    policy = dict(part.split(" ", 1) for part in answer.headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["object-src"] == "'none'"
    assert "unsafe" not in str(policy)
    assert not {"script-src", "style-src", "connect-src"} & set(policy)
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in answer.headers["permissions-policy"]
    assert ("no-store" in answer.headers.get("cache-control", "")) == path.startswith("/api")


@pytest.mark.parametrize(
    ("public", "there"), [(None, False), ("http://games.example", False), ("https://a.example", True)]
)
async def test_encryption_is_demanded_where_the_public_address_has_it(public: str | None, there: bool) -> None:
    async with visit(echoing(settings_with(public_url=public) if public else settings_with())) as client:
        assert ("strict-transport-security" in (await client.get("/page")).headers) is there
