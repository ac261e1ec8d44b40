"""Every screen and state of the page, and how somebody gets there; a new one is a new line in SCREENS."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from tests.browser import moments
from tests.browser.people import Person
from tests.browser.table import Table

Reach = Callable[[Person], Awaitable[None]]


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


def at_table(when: moments.When, players: int = 2) -> Reach:
    """A running game at a certain moment."""

    async def reach(person: Person) -> None:
        table = Table(person, await moments.going_on(person, when, players))
        await table.open()
        await table.my_turn()

    return reach


async def gathering(person: Person) -> None:
    """A table that waits for others."""
    seats = [{"kind": "person"}, {"kind": "person"}, {"kind": "bot", "bot": "greedy"}]
    founded = await person.post("/tables", game="burgundy", seats=seats)
    await person.open(f"/tables/{founded['id']}")


async def over(person: Person) -> None:
    await person.open(f"/tables/{await moments.watched(person)}")


async def replay(person: Person) -> None:
    await person.open(f"/replay/{await moments.watched(person)}?at=60")
    await person.page.locator('[data-act="slider"]').wait_for()


SCREENS: Final = (
    Screen("home", at("/")),
    Screen("new-table", at("/new")),
    Screen("learn", at("/learn")),
    Screen("rules", at("/rules/burgundy")),
    Screen("account", at("/account")),
    Screen("credits", at("/credits")),
    Screen("lost", at("/nowhere"), allowed=(r"^answer 404: GET \S+/nowhere$",)),
    Screen("gathering", gathering),
    Screen("table", at_table(moments.middle)),
    Screen("table-of-four", at_table(moments.middle, players=4)),
    Screen("table-nested", at_table(moments.nested)),
    Screen("over", over),
    Screen("replay", replay),
)
