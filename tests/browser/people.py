"""People in front of a browser: each with a device, a language, a theme and cookies of their own.

Their windows are handed on from test to test: what was fetched and compiled once need not be so again.
"""

from __future__ import annotations

import shutil
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final, Literal

from playwright.async_api import Browser, BrowserContext, Locator, Page, Playwright, expect
from tests.browser.watching import LISTEN_FOR_VIOLATIONS, Watch
from tests.browser.wire import Wire

Language = Literal["en", "pl", "ru"]
Theme = Literal["day", "evening"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "pl", "ru")
SCHEMES: Final[dict[Theme, Literal["light", "dark"]]] = {"day": "light", "evening": "dark"}
PATIENCE: Final = 15_000
"""Milliseconds that anything may take to appear."""
RETRIES: Final = 2
"""A server that lives long closes lines that were idle, at times just when one of them is used again."""

WITHOUT: Final = (
    # A window's address bar, which nobody sees here, is pages too: with them every new page takes four times as long.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "SpareRendererForSitePerProcess",
    # Chromium heeds the last list alone; these are of Playwright's own.
    "PaintHolding",
    "HttpsUpgrades",
    "MediaRouter",
    "OptimizationHints",
)
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(WITHOUT)}",
)
KEPT: Final = "cookies,local_storage,indexeddb,cache_storage,service_workers"
"""What a page may keep between visits."""


@dataclass(frozen=True)
class Device:
    name: str
    width: int
    height: int
    touch: bool = False

    def __str__(self) -> str:
        return self.name


WIDE: Final = Device("1440x900", 1440, 900)
MIDDLE: Final = Device("1024x768", 1024, 768)
PHONE: Final = Device("390x844", 390, 844, touch=True)
DEVICES: Final = (WIDE, MIDDLE, PHONE)


@dataclass(frozen=True)
class Manner:
    """How somebody looks at the page."""

    device: Device
    language: Language
    theme: Theme
    motion: bool


class Windows:
    """Those that nobody uses now, by the manner in which they are used."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: defaultdict[Manner, list[Page]] = defaultdict(list)

    async def open(self, manner: Manner, fresh: bool) -> Page:
        """A window that remembers nobody; a fresh one has never fetched anything either."""
        if not fresh and self.free[manner]:
            return self.free[manner].pop()
        context = await self.context(manner)
        context.set_default_timeout(PATIENCE)
        await context.add_init_script(LISTEN_FOR_VIOLATIONS)
        return await context.new_page()

    async def context(self, manner: Manner) -> BrowserContext:
        device = manner.device
        return await self.browser.new_context(
            viewport={"width": device.width, "height": device.height},
            has_touch=device.touch,
            is_mobile=device.touch,
            locale=manner.language,
            color_scheme=SCHEMES[manner.theme],
            timezone_id="UTC",
            reduced_motion="no-preference" if manner.motion else "reduce",
        )

    async def hand_on(self, manner: Manner, page: Page, url: str) -> None:
        """Leave a window as somebody else may find it: nothing is stored, nothing is shown, the pointer is away.

        What is shown instead of the page comes from the same server: elsewhere the browser would begin anew.
        """
        if page.url.startswith(url):
            await page.evaluate("sessionStorage.clear()")
        await page.mouse.move(0, 0)
        await page.goto(f"{url}/readyz")
        await page.emulate_media(color_scheme=SCHEMES[manner.theme])
        session = await page.context.new_cdp_session(page)
        await session.send("Storage.clearDataForOrigin", {"origin": url, "storageTypes": KEPT})
        await session.detach()
        await page.context.clear_cookies()
        await page.context.clear_permissions()
        self.free[manner].append(page)


async def launch(playwright: Playwright) -> Browser:
    """The system's Chromium."""
    found = shutil.which("chromium")
    assert found is not None, "Chromium is missing: run make dev"
    expect.set_options(timeout=PATIENCE)
    return await playwright.chromium.launch(executable_path=found, args=list(FLAGS))


class Person:
    """Somebody who looks at the page; `name` is empty until the server has been told one."""

    def __init__(self, url: str, context: BrowserContext, page: Page, name: str) -> None:
        self.url = url
        self.context = context
        self.page = page
        self.name = name
        self.watch = Watch(page, url)
        self.wire = Wire(page)

    async def open(self, path: str) -> None:
        """Go to an address, and wait until the screen is there with all that the server is asked for."""
        await self.page.goto(self.url + path)
        await self.heading.wait_for()
        await expect(self.page.locator('[aria-busy="true"]')).to_have_count(0)

    async def turn(self, theme: Theme) -> None:
        """It gets dark, or light again; the page follows."""
        await self.page.emulate_media(color_scheme=SCHEMES[theme])
        await self.page.locator(f'html[data-theme="{theme}"]').wait_for()

    @property
    def heading(self) -> Locator:
        return self.page.locator("h1")

    async def post(self, path: str, **body: Any) -> Any:
        """Ask the server for something as this person, past the page."""
        answer = await self.context.request.post(f"{self.url}/api{path}", data=body, max_retries=RETRIES)
        assert answer.ok, await answer.text()
        return await answer.json()

    async def get(self, path: str) -> Any:
        answer = await self.context.request.get(f"{self.url}/api{path}", max_retries=RETRIES)
        assert answer.ok, await answer.text()
        return await answer.json()

    def assert_all_well(self) -> None:
        assert not self.watch.complaints, "\n".join(self.watch.complaints)
        assert not self.watch.never_met, f"allowed, and never happened: {self.watch.never_met}"


class Company:
    """Lets people come in, and in the end asks of each whether all was well."""

    def __init__(self, windows: Windows, url: str) -> None:
        self.windows = windows
        self.url = url
        self.people: list[tuple[Person, Manner, bool]] = []

    async def __call__(
        self,
        name: str = "",
        device: Device = WIDE,
        language: Language = "en",
        theme: Theme = "day",
        motion: bool = False,
        url: str = "",
        fresh: bool = False,
    ) -> Person:
        """Somebody new; a guest of the server already if named. `url` is where they find the server.

        Whoever changes the browser itself, or counts what it fetches, needs a fresh window.
        """
        manner = Manner(device, language, theme, motion)
        page = await self.windows.open(manner, fresh)
        person = Person(url or self.url, page.context, page, name)
        self.people.append((person, manner, fresh))
        if name:
            await person.post("/guests", name=name)
        return person

    async def leave(self, well: bool) -> None:
        """Windows in which something went wrong are nobody else's."""
        for person, manner, fresh in self.people:
            person.watch.stop()
            person.wire.stop()
            if well and not fresh:
                await self.windows.hand_on(manner, person.page, person.url)
            else:
                await person.context.close()


@asynccontextmanager
async def company(windows: Windows, url: str) -> AsyncIterator[Company]:
    """People for one test, which fails if anything went wrong in anybody's page."""
    come, well = Company(windows, url), False
    try:
        yield come
        for person, _, _ in come.people:
            person.assert_all_well()
        well = True
    finally:
        await come.leave(well)
