"""Every screen and state of the page, and how somebody gets there; a new one is a new line in SCREENS."""

from __future__ import annotations

from typing import Final

from playwright.async_api import expect
from tests.browser import moments
from tests.browser.burgundy_modules import BURGUNDY_MODULES
from tests.browser.castle_screens import CASTLE
from tests.browser.people import Person
from tests.browser.playing import play_out
from tests.browser.screen import Screen, act, at, at_table, learning, preview, replayed
from tests.browser.tuscany_screens import TUSCANY


async def uploading(person: Person) -> None:
    await person.open("/")
    await person.page.locator("main section header button").first.click()
    await expect(person.page.get_by_role("dialog")).to_be_visible()


async def gathering(person: Person) -> None:
    """A table that waits for others."""
    seats = [{"kind": "person"}, {"kind": "person"}, {"kind": "bot", "bot": "greedy"}]
    founded = await person.post("/tables", game="burgundy", seats=seats)
    await person.open(f"/tables/{founded['id']}")


async def handover(person: Person) -> None:
    """Several at one device, who choose in secret."""
    seats = [{"kind": "local", "name": name} for name in ("Ann", "Bea")]
    founded = await person.post("/tables", game="burgundy", seats=seats)
    await person.post(f"/tables/{founded['id']}/commands", type="start", key="start")
    await person.open(f"/tables/{founded['id']}")
    await expect(person.page.locator("[data-handover]")).to_be_visible()


async def choosing(person: Person) -> None:
    """The side of a board, before anything else."""
    await handover(person)
    await person.page.locator('[data-act="take"]').click()
    await expect(person.page.locator('[data-thing^="board:"]').first).to_be_visible()


async def over(person: Person) -> None:
    await person.open(f"/tables/{await moments.watched(person)}")


SCREENS: Final = (
    Screen("home", at("/"), kind=True, tour=True),
    Screen("uploading", uploading, tour=True),
    Screen("new-table", at("/new"), kind=True, tour=True),
    Screen("learn", at("/learn")),
    Screen("learning", learning("burgundy"), kind=True),
    Screen("rules", at("/rules/burgundy"), kind=True, tour=True),
    Screen("account", at("/account"), kind=True, tour=True),
    Screen("credits", at("/credits")),
    Screen("lost", at("/nowhere"), allowed=(r"^answer 404: GET \S+/nowhere$",)),
    Screen("gathering", gathering, kind=True, tour=True),
    Screen("handover", handover),
    Screen("table-choosing", choosing),
    Screen("table", at_table(moments.middle), kind=True, tour=True),
    Screen("table-of-four", at_table(moments.middle, players=4)),
    Screen("table-nested", at_table(moments.nested)),
    Screen("table-preview", at_table(moments.middle, then=preview())),
    Screen("table-moves", at_table(moments.middle, then=act("list"))),
    Screen("table-menu", at_table(moments.middle, then=act("menu")), kind=True, tour=True),
    Screen("table-report", at_table(moments.middle, then=act("menu", "report"))),
    Screen("table-ending", at_table(moments.middle, then=act("end"))),
    Screen("final", at_table(moments.last, then=play_out), kind=True),
    Screen("over", over),
    Screen("replay", replayed(60), kind=True),
    *BURGUNDY_MODULES,
    *TUSCANY,
    *CASTLE,
)
