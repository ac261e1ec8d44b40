"""Records and reports: what one takes home, and what one brings along."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Page, expect
from tests.browser import moments
from tests.browser.people import Company, Language, Person
from tests.browser.playing import at_a
from tests.soaking import in_soak


async def open_upload(person: Person) -> None:
    await person.open("/")
    await person.page.locator("main section header button").first.click()
    await expect(person.page.get_by_role("dialog")).to_be_visible()


async def taken_home(page: Page, press: str) -> str:
    """What a click on this lets one download."""
    async with page.expect_download() as coming:
        await page.locator(press).click()
    path = await (await coming.value).path()
    return Path(path).read_text(encoding="utf-8")


async def test_a_file_is_watched(come: Company, tmp_path: Path) -> None:
    visitor = await come()
    record = tmp_path / "game.txt"
    record.write_text(moments.record(2, None), encoding="utf-8")
    await open_upload(visitor)
    await visitor.page.locator("input[type=file]").set_input_files(record)
    await visitor.page.get_by_role("dialog").locator(".button.primary").click()
    await expect(visitor.page).to_have_url(re.compile("/replay/"))
    await expect(visitor.page.locator('[data-act="slider"]')).to_be_visible()


@pytest.mark.parametrize("language", ["pl", in_soak("en"), in_soak("ru")])
async def test_what_is_no_record_is_called_so(come: Company, language: Language) -> None:
    """In the server's words, which know what is wrong; and what was pasted stays."""
    ann = await come("Ann", language=language)
    ann.watch.allow(r"^answer 4\d\d: POST \S+/api/records$")
    await open_upload(ann)
    dialog = ann.page.get_by_role("dialog")
    await dialog.locator("textarea").fill("a shopping list")
    async with ann.page.expect_response(lambda it: it.request.method == "POST") as answer:
        await dialog.locator(".button.primary").click()
    said = await (await answer.value).json()
    await expect(dialog.get_by_role("alert")).to_have_text(said["text"])
    await expect(dialog.locator("textarea")).to_have_value("a shopping list")


@pytest.mark.parametrize("language", ["ru", in_soak("en"), in_soak("pl")])
async def test_a_picture_is_not_sent(come: Company, language: Language, tmp_path: Path) -> None:
    ann = await come("Ann", language=language)
    picture = tmp_path / "game.txt"
    picture.write_bytes(b"\x89PNG\0\0")
    await open_upload(ann)
    dialog = ann.page.get_by_role("dialog")
    await dialog.locator("input[type=file]").set_input_files(picture)
    await expect(dialog.get_by_role("alert")).not_to_be_empty()
    await expect(dialog.locator("textarea")).to_have_value("")


async def test_record_and_report_of_a_running_game(come: Company) -> None:
    table = await at_a(await come("Ann"), moments.middle)
    await table.act("menu").click()
    record = await taken_home(table.page, '[data-act="record"]')
    assert "burgundy" in record
    assert len(record.splitlines()) > 20

    await table.act("report").click()
    shown = table.page.locator("[data-report]")
    await expect(shown).to_have_value(re.compile(table.id))
    report = await taken_home(table.page, "dialog[open] .button.primary")
    assert report == await shown.input_value()
