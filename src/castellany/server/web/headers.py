"""Headers: what every answer tells the browser not to do."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from castellany.server.settings import Settings

CONTENT: Final = {
    "default-src": "'self'",
    "img-src": "'self' data:",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
"""Scripts and styles come from our own files; nothing written into a page, by whomever, runs."""

ALWAYS: Final = {
    "Content-Security-Policy": "; ".join(f"{what} {whence}" for what, whence in CONTENT.items()),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
ENCRYPTED: Final = {"Strict-Transport-Security": "max-age=31536000"}
API: Final = "/api"


class Headers:
    """ASGI middleware."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        encrypted = settings.public_url is not None and settings.public_url.startswith("https://")
        self.headers = ALWAYS | (ENCRYPTED if encrypted else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(self.headers)
                if scope["path"] == API or scope["path"].startswith(API + "/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, answer if scope["type"] == "http" else send)
