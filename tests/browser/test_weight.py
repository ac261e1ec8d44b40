"""The page is light and quick: what it loads, and how soon one can use it."""

from __future__ import annotations

import pytest
from tests.browser import castle_moments, moments, tuscany_moments
from tests.browser.people import Company, Person

MOST_BYTES = 250_000
"""Of script and style, compressed."""
MOST_MS = 2_000
TRIES = 3
"""The machine may be busy with other things; the quickest counts."""


async def loaded(person: Person) -> dict[str, int]:
    """Scripts and styles that the page has fetched so far, with their bytes when compressed with gzip."""
    urls: list[str] = await person.page.evaluate(
        "performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => /\\.(js|css)$/.test(name))"
    )
    sizes = {}
    for url in urls:
        answer = await person.context.request.get(url, headers={"Accept-Encoding": "gzip"})
        assert answer.headers.get("content-encoding") == "gzip" or len(await answer.body()) < 2_000
        sizes[url] = int(answer.headers["content-length"])
    return sizes


async def test_the_first_load_is_light(come: Company) -> None:
    ann = await come("Ann", fresh=True)
    await ann.open("/")
    sizes = await loaded(ann)
    assert len(sizes) >= 3, "script, style and texts"
    assert sum(sizes.values()) < MOST_BYTES, sizes


TABLES = [("burgundy", moments.middle), ("tuscany", tuscany_moments.middle), ("castle", castle_moments.laying)]


@pytest.mark.parametrize(("game", "when"), TABLES)
async def test_the_first_load_of_a_table_is_light(come: Company, game: str, when: moments.When) -> None:
    ann = await come("Ann", fresh=True)
    await ann.open(f"/tables/{await moments.going_on(ann, when, game=game)}")
    sizes = await loaded(ann)
    assert len(sizes) > 3
    assert sum(sizes.values()) < MOST_BYTES, sizes


async def test_the_page_can_soon_be_used(come: Company) -> None:
    """On a cold cache, from the start of the navigation until the first button could be clicked."""
    took = []
    for _ in range(TRIES):
        visitor = await come(fresh=True)
        await visitor.page.goto(visitor.url, wait_until="commit")
        await visitor.page.locator(".button.primary").first.click(trial=True)
        took.append(await visitor.page.evaluate("performance.now()"))
        await visitor.context.close()
    assert min(took) < MOST_MS, took
