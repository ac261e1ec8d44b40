"""Whatever goes wrong in a page while a test looks at something else."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.async_api import ConsoleMessage, Error, Page, Request, Response, WebSocket

LISTEN_FOR_VIOLATIONS = """
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  console.error(`the policy forbids ${violatedDirective} ${blockedURI}`));
"""
GIVEN_UP = "net::ERR_ABORTED"
"""A request that the page itself no longer wants, since somebody has gone on to another screen."""


class Watch:
    """Complaints about one page: errors, failed requests, refusals of the policy, and requests to other hosts."""

    def __init__(self, page: Page, url: str) -> None:
        self.host = urlsplit(url).netloc
        self.allowed: list[re.Pattern[str]] = []
        self.seen: list[str] = []
        self.page = page
        self.heeded: dict[Any, Callable[..., None]] = {
            "console": self.on_console,
            "pageerror": self.on_error,
            "crash": self.on_crash,
            "request": self.on_request,
            "requestfailed": self.on_failed,
            "response": self.on_response,
            "websocket": self.on_websocket,
        }
        for event, heed in self.heeded.items():
            page.on(event, heed)

    def stop(self) -> None:
        """What happens from now on is somebody else's."""
        for event, heed in self.heeded.items():
            self.page.remove_listener(event, heed)

    def allow(self, *patterns: str) -> None:
        """Complaints that a test provokes on purpose; of each it must find some."""
        self.allowed += [re.compile(pattern) for pattern in patterns]

    @property
    def complaints(self) -> list[str]:
        return [one for one in self.seen if not any(pattern.search(one) for pattern in self.allowed)]

    @property
    def never_met(self) -> list[str]:
        """What was allowed and never happened."""
        return [pattern.pattern for pattern in self.allowed if not any(pattern.search(one) for one in self.seen)]

    def on_console(self, message: ConsoleMessage) -> None:
        # What the browser says of an answer or a failure stands there once more, with the method.
        if message.type in ("error", "warning") and not message.text.startswith("Failed to load resource"):
            self.seen.append(f"console {message.type}: {message.text}")

    def on_error(self, error: Error) -> None:
        self.seen.append(f"error: {error.stack or error.message}")

    def on_crash(self, _: Page) -> None:
        self.seen.append("the page crashed")

    def on_request(self, request: Request) -> None:
        self.check_host(request.url)

    def on_websocket(self, socket: WebSocket) -> None:
        self.check_host(socket.url)
        socket.on("socketerror", lambda error: self.seen.append(f"socket: {error}"))

    def check_host(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("blob", "data") and parts.netloc != self.host:
            self.seen.append(f"another host: {url}")

    def on_failed(self, request: Request) -> None:
        if request.failure != GIVEN_UP:
            self.seen.append(f"failed: {request.method} {request.url} {request.failure}")

    def on_response(self, response: Response) -> None:
        if response.status >= 400:
            self.seen.append(f"answer {response.status}: {response.request.method} {response.url}")
