"""A screen or state of the page, and ways to get there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from playwright.async_api import expect
from tests.browser import moments
from tests.browser.people import Person
from tests.browser.playing import at_a
from tests.browser.table import Table

Reach = Callable[[Person], Awaitable[None]]
Then = Callable[[Table], Awaitable[None]]


@dataclass(frozen=True)
class Screen:
    name: str
    reach: Reach
    allowed: tuple[str, ...] = ()
    """Complaints of the browser that belong to it."""
    kind: bool = False
    """Whether it stands for its kind: then axe reads it in every run."""
    tour: bool = False
    """Whether it is walked through by keyboard in every run."""
    soak: bool = False
    """Whether it shows nothing that others do not, and is left to the soak."""

    def __str__(self) -> str:
        return self.name


async def sideways(person: Person) -> int:
    """How many pixels the page can be pushed to the side."""
    return int(
        await person.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    )


def at(path: str) -> Reach:
    async def reach(person: Person) -> None:
        await person.open(path)

    return reach


def learning(game: str) -> Reach:
    """A first game with a coach."""

    async def reach(person: Person) -> None:
        await person.open(f"/learn/{game}")
        await person.page.locator("main .button.primary").click()
        await expect(person.page.locator("[data-coach]")).to_be_visible()
        await Table(person, "", game=game).my_turn()

    return reach


def at_table(
    when: moments.When,
    players: int = 2,
    then: Then | None = None,
    game: str = "burgundy",
    modules: tuple[str, ...] = (),
) -> Reach:
    """A running game at a certain moment, and what is opened there."""

    async def reach(person: Person) -> None:
        table = await at_a(person, when, players, game, modules)
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


def preview(begin: str = "place") -> Then:
    """Something is picked, and what the first move that begins like this would bring is shown."""

    async def then(table: Table) -> None:
        await look_at(table, next(move for move in table.moves if move.startswith(begin)))

    return then


async def look_at(table: Table, move: str) -> None:
    """All but played: with its goal under the pointer, or tapped once."""
    *tools, goal = table.hands.things(move)
    for name in tools:
        await table.pick(name)
    if table.tap:
        await table.pick(goal)
    else:
        await table.lit(goal).first.hover()
    await expect(table.preview).to_be_visible()


def replayed(at: int, game: str = "burgundy") -> Reach:
    """A game that is over, at one of its positions."""

    async def reach(person: Person) -> None:
        await person.open(f"/replay/{await moments.watched(person, game=game)}?at={at}")
        await person.page.locator('[data-act="slider"]').wait_for()

    return reach
