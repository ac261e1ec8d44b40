"""Everything that can be clicked can be reached and seen from the keyboard."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest
from playwright.async_api import ElementHandle, expect
from tests.browser.people import Company, Person
from tests.browser.screen import Screen, sideways
from tests.browser.screens import SCREENS
from tests.soaking import SOAKING, in_soak

REACHABLE = """
() => [...([...document.querySelectorAll("dialog:modal")].at(-1) ?? document)
    .querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")]
  .filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility({ visibilityProperty: true }))
  .filter((one) => !one.closest("[inert]"))
  // Of radio buttons with one name, Tab goes to the chosen one.
  .filter((one) => one.type !== "radio" || one.checked)
  .forEach((one) => one.setAttribute("data-reach", "missed"))
"""
VISIT = """
() => {
  const one = document.activeElement;
  if (one === null || one === document.body) return "nowhere";
  const style = getComputedStyle(one);
  const seen = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  const again = ["seen", "unseen"].includes(one.getAttribute("data-reach"));
  one.setAttribute("data-reach", seen ? "seen" : "unseen");
  return again ? "again" : "new";
}
"""
AROUND = """
(one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const [x, y] = [Math.max(left - 8, 0), Math.max(top - 8, 0)];
  return { x, y, width: Math.min(right + 8, innerWidth) - x, height: Math.min(bottom + 8, innerHeight) - y };
}
"""
"""Where a thing is seen, with the room that a ring takes."""
SORT = "(one) => [one.tagName, one.getAttribute('class'), (one.dataset.thing ?? '').split(':')[0]].join()"
MOST_STOPS = 400


async def tour(person: Person) -> int:
    """Press Tab until it leads to nothing new, past the end of the page if it began in the middle."""
    visits: Counter[str] = Counter()
    while visits["again"] == 0 and visits["nowhere"] < 2:
        assert visits["new"] < MOST_STOPS, "Tab goes on and on"
        await person.page.keyboard.press("Tab")
        visits[await person.page.evaluate(VISIT)] += 1
    return visits["new"]


async def check_drawn(person: Person) -> None:
    """Where no outline shows the focus, something that is drawn there must: of things alike, one stands for all."""
    alike: dict[str, list[ElementHandle]] = defaultdict(list)
    for one in await person.page.locator('[data-reach="unseen"]').element_handles():
        alike[await one.evaluate(SORT)].append(one)
    for some in alike.values():
        for one in some if SOAKING else some[:1]:
            if await is_drawn(person, one):
                for seen in [one] if SOAKING else some:
                    await seen.evaluate("(one) => one.setAttribute('data-reach', 'seen')")


async def is_drawn(person: Person, one: ElementHandle) -> bool:
    """Whether the screen changes where a thing gets the focus."""
    await one.focus()  # whatever it takes to bring it into view is no sign
    await person.page.evaluate("document.activeElement.blur()")
    place = await one.evaluate(AROUND)
    calm = await person.page.screenshot(clip=place)
    await person.page.keyboard.press("Shift")  # what is focused after a key shows it
    await one.focus()
    return await person.page.screenshot(clip=place) != calm


async def marked(person: Person, how: str) -> list[str]:
    found: list[str] = await person.page.locator(f'[data-reach="{how}"]').evaluate_all(
        "(all) => all.map((one) => one.outerHTML.slice(0, 200))"
    )
    return found


@pytest.mark.parametrize(
    "screen", [(pytest.param if screen.tour else in_soak)(screen, id=str(screen)) for screen in SCREENS]
)
async def test_tab_leads_everywhere_and_shows_where(come: Company, screen: Screen) -> None:
    ann = await come("Ann")
    ann.watch.allow(*screen.allowed)
    await screen.reach(ann)
    assert await sideways(ann) == 0
    await ann.page.evaluate(REACHABLE)
    assert await tour(ann) >= 1
    await check_drawn(ann)
    assert await marked(ann, "missed") == []
    assert await marked(ann, "unseen") == []


async def test_a_link_leads_on_to_the_heading_of_its_screen(come: Company) -> None:
    ann = await come("Ann")
    await ann.open("/")
    link = ann.page.locator('nav a[href="/learn"]')
    await link.focus()
    await ann.page.keyboard.press("Enter")
    await expect(ann.page).to_have_url(f"{ann.url}/learn")
    await expect(ann.heading).to_be_focused()
    await ann.page.go_back()
    await expect(ann.page).to_have_url(f"{ann.url}/")
    await expect(ann.heading).to_be_focused()
