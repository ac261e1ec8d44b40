"""Every screen and state of the page, and how somebody gets there; a new one is a new line in SCREENS."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from playwright.async_api import expect
from tests.browser import burgundy, moments
from tests.browser.people import Person
from tests.browser.table import Table

Reach = Callable[[Person], Awaitable[None]]
Then = Callable[[Table], Awaitable[None]]


@dataclass(frozen=True)
class Screen:
    name: str
    reach: Reach
    allowed: tuple[str, ...] = ()
    """Complaints of the browser that belong to it."""

    def __str__(self) -> str:
        return self.name


def at(path: str) -> Reach:
    async def reach(person: Person) -> None:
        await person.open(path)

    return reach


def at_table(when: moments.When, players: int = 2, then: Then | None = None) -> Reach:
    """A running game at a certain moment, and what is opened there."""

    async def reach(person: Person) -> None:
        table = Table(person, await moments.going_on(person, when, players))
        table.tap = await person.page.evaluate("navigator.maxTouchPoints > 0")
        await table.open()
        await table.my_turn()
        if then is not None:
            await then(table)

    return reach


def act(*names: str) -> Then:
    """Press these buttons, one after the other, until a dialog is there."""

    async def then(table: Table) -> None:
        for name in names:
            await table.press(table.act(name))
        await expect(table.page.locator("dialog[open]")).to_be_visible()

    return then


async def preview(table: Table) -> None:
    """Something is picked, and what a place would bring is shown."""
    move = next(move for move in table.moves if move.startswith("place"))
    *tools, goal = burgundy.things(move)
    for name in tools:
        await table.pick(name)
    if table.tap:
        await table.pick(goal)
    else:
        await table.lit(goal).first.hover()
    await expect(table.preview).to_be_visible()


async def end(table: Table) -> None:
    while await table.my_turn():
        await table.play_from_list("end")
    await expect(table.page.locator("[data-final] table").first).to_be_visible()


async def uploading(person: Person) -> None:
    await person.open("/")
    await person.page.locator("main section header button").first.click()
    await expect(person.page.get_by_role("dialog")).to_be_visible()


async def learning(person: Person) -> None:
    await person.open("/learn")
    await person.page.locator("main .button.primary").click()
    await expect(person.page.locator("[data-coach]")).to_be_visible()
    await Table(person, "").my_turn()


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


async def replay(person: Person) -> None:
    await person.open(f"/replay/{await moments.watched(person)}?at=60")
    await person.page.locator('[data-act="slider"]').wait_for()


SCREENS: Final = (
    Screen("home", at("/")),
    Screen("uploading", uploading),
    Screen("new-table", at("/new")),
    Screen("learn", at("/learn")),
    Screen("learning", learning),
    Screen("rules", at("/rules/burgundy")),
    Screen("account", at("/account")),
    Screen("credits", at("/credits")),
    Screen("lost", at("/nowhere"), allowed=(r"^answer 404: GET \S+/nowhere$",)),
    Screen("gathering", gathering),
    Screen("handover", handover),
    Screen("table-choosing", choosing),
    Screen("table", at_table(moments.middle)),
    Screen("table-of-four", at_table(moments.middle, players=4)),
    Screen("table-nested", at_table(moments.nested)),
    Screen("table-preview", at_table(moments.middle, then=preview)),
    Screen("table-moves", at_table(moments.middle, then=act("list"))),
    Screen("table-menu", at_table(moments.middle, then=act("menu"))),
    Screen("table-report", at_table(moments.middle, then=act("menu", "report"))),
    Screen("table-ending", at_table(moments.middle, then=act("end"))),
    Screen("final", at_table(moments.last, then=end)),
    Screen("over", over),
    Screen("replay", replay),
)
