"""`python -m tests.browser.shots`: pictures of every screen, on every device and in both themes, to be looked at."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Iterable
from pathlib import Path

from playwright.async_api import async_playwright
from tests.browser.people import (
    DEVICES,
    LANGUAGES,
    SCHEMES,
    Company,
    Device,
    Language,
    Person,
    Windows,
    company,
    launch,
)
from tests.browser.screen import Screen
from tests.browser.screens import SCREENS
from tests.browser.server import page_server
from tests.browser.waiting import drawn

SETTLED = """
async () => {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => 0)));
}
"""


async def shoot(person: Person, name: str, folder: Path) -> list[Path]:
    """What is in the window, by day and in the evening, and the whole page where it is longer."""
    taken = []
    for theme in SCHEMES:
        await person.turn(theme)
        await person.page.evaluate(SETTLED)
        await drawn(person.page)
        taken.append(folder / f"{name}-{theme}.png")
        await person.page.screenshot(path=taken[-1])
        if await person.page.evaluate("document.documentElement.scrollHeight > innerHeight"):
            taken.append(folder / f"{name}-{theme}-whole.png")
            await person.page.screenshot(path=taken[-1], full_page=True)
    return taken


async def shoot_screen(come: Company, screen: Screen, device: Device, language: Language, folder: Path) -> list[Path]:
    ann = await come("Ann", device, language)
    ann.watch.allow(*screen.allowed)
    await screen.reach(ann)
    return await shoot(ann, f"{screen}-{device}-{language}", folder)


async def shoot_all(screens: Iterable[Screen], languages: Iterable[Language], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="castellany-shots-") as data:
        async with page_server(Path(data) / "data") as server, async_playwright() as playwright:
            browser = await launch(playwright)
            windows = Windows(browser)
            for screen in screens:
                for device in DEVICES:
                    for language in languages:
                        async with company(windows, server.url) as come:
                            for path in await shoot_screen(come, screen, device, language, folder):
                                print(path)
            await browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="make shots", description=__doc__)
    parser.add_argument("screens", nargs="*", help=f"all if none is named: {', '.join(map(str, SCREENS))}")
    parser.add_argument("--language", action="append", choices=LANGUAGES, help="may be given more than once (en)")
    parser.add_argument("--folder", type=Path, default=Path("shots"), help="where to put them (%(default)s)")
    given = parser.parse_args()
    unknown = set(given.screens) - {str(screen) for screen in SCREENS}
    if unknown:
        parser.error(f"no such screens: {', '.join(sorted(unknown))}")
    chosen = [screen for screen in SCREENS if not given.screens or str(screen) in given.screens]
    asyncio.run(shoot_all(chosen, given.language or ["en"], given.folder))


if __name__ == "__main__":
    main()
