"""axe-core: finds what keeps people from using a screen."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.async_api import Page

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


@cache
def source() -> str:
    return SOURCE.read_text(encoding="utf-8")


async def violations(page: Page) -> list[str]:
    """Every rule that the page breaks, with the elements that break it."""
    await page.evaluate(source())
    found: list[dict[str, Any]] = await page.evaluate(
        "async (levels) => (await axe.run({ runOnly: levels, resultTypes: ['violations'] })).violations", LEVELS
    )
    return [
        f"{rule['id']} ({rule['help']}): {node['html'][:200]} {node['failureSummary']}"
        for rule in found
        for node in rule["nodes"]
    ]
