"""axe-core: finds what keeps people from using a screen."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.async_api import Page

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
OF_COLOURS = """
(levels) => axe.getRules(levels).filter(({ tags }) => tags.includes("cat.color")).map(({ ruleId }) => ruleId)
"""


@cache
def source() -> str:
    return SOURCE.read_text(encoding="utf-8")


async def violations(page: Page, colours_alone: bool = False) -> list[str]:
    """Every rule that the page breaks, or only those about colours, with the elements that break it."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(source())
    rules = await page.evaluate(OF_COLOURS, LEVELS) if colours_alone else LEVELS
    found: list[dict[str, Any]] = await page.evaluate(
        "async (rules) => (await axe.run({ runOnly: rules, resultTypes: ['violations'] })).violations", rules
    )
    return [
        f"{rule['id']} ({rule['help']}): {node['html'][:200]} {node['failureSummary']}"
        for rule in found
        for node in rule["nodes"]
    ]
