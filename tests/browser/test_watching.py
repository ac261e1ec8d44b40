"""The watch over a page sees what it is there for."""

from __future__ import annotations

import pytest
from playwright.async_api import Route
from tests.browser.people import Company, Windows
from tests.browser.server import PageServer
from tests.browser.waiting import until

POLICY = {"Content-Security-Policy": "default-src 'self'"}
WRONG = {
    "console error: oh": ("console.error('oh')", {}),
    "console warning: oh": ("console.warn('oh')", {}),
    "error: Error: oh": ("setTimeout(() => { throw new Error('oh'); })", {}),
    "answer 404: GET": ("fetch('/api/nothing')", {}),
    "failed: GET": ("fetch('/cut').catch(() => 0)", {}),
    "another host: http://elsewhere.invalid/": ("fetch('http://elsewhere.invalid/').catch(() => 0)", {}),
    "another host: ws://elsewhere.invalid/": ("new WebSocket('ws://elsewhere.invalid/')", {}),
    "console error: the policy forbids": ("document.head.append(document.createElement('style'))", POLICY),
}


@pytest.mark.parametrize(("complaint", "script", "headers"), [(name, *how) for name, how in WRONG.items()], ids=WRONG)
async def test_it_complains(
    windows: Windows, server: PageServer, complaint: str, script: str, headers: dict[str, str]
) -> None:
    come = Company(windows, server.url)
    try:
        ann = await come(fresh=True)

        async def answer(route: Route) -> None:
            if route.request.url.endswith("/cut"):
                await route.abort()
            else:
                await route.fulfill(body="<!doctype html><title>x</title>", content_type="text/html", headers=headers)

        await ann.context.route(f"{server.url}/x", answer)
        await ann.context.route(f"{server.url}/cut", answer)
        await ann.page.goto(f"{server.url}/x")
        assert ann.watch.complaints == []
        await ann.page.evaluate(f"{{ {script} }}")
        await until(lambda: any(one.startswith(complaint) for one in ann.watch.complaints))
        ann.watch.allow(".")
        assert (ann.watch.complaints, ann.watch.never_met) == ([], [])
        ann.watch.allow("something else")
        assert ann.watch.never_met == ["something else"]
    finally:
        await come.leave(well=False)
