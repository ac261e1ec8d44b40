"""People at tables, and what they choose to do."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.async_api import expect
from tests.browser import moments
from tests.browser.people import Person
from tests.browser.table import Table

BOT = {"kind": "bot", "bot": "greedy"}
PERSON = {"kind": "person"}


def likely(moves: list[str], random: Random) -> str:
    """Any move, but a turn is seldom ended while something is left to do."""
    others = [move for move in moves if move not in ("end", "pass")]
    return random.choice(others if others and random.random() < 0.95 else moves)


async def against_bots(person: Person, players: int = 2, game: str = "burgundy", **terms: Any) -> Table:
    """A table at which somebody has just begun with bots."""
    founded = await person.post("/tables", game=game, seats=[PERSON] + [BOT] * (players - 1), **terms)
    table = Table(person, founded["id"], game=game)
    await person.post(f"/tables/{table.id}/commands", type="start", key="start")
    await table.open()
    return table


async def at_a(
    person: Person, when: moments.When, players: int = 2, game: str = "burgundy", modules: tuple[str, ...] = ()
) -> Table:
    """A table at which somebody goes on against bots and is asked; with a finger, where that is what they have."""
    table = Table(person, await moments.going_on(person, when, players, game, modules), game=game)
    table.tap = await person.page.evaluate("navigator.maxTouchPoints > 0")
    await table.open()
    await table.my_turn()
    return table


async def of_two(ann: Person, ben: Person, game: str = "burgundy", **terms: Any) -> tuple[Table, Table]:
    """The same table before two people, who have just begun."""
    founded = await ann.post("/tables", game=game, seats=[PERSON, PERSON], **terms)
    id, invite = founded["id"], founded["invite"]
    await ben.post(f"/tables/{id}/commands?invite={invite}", type="sit", key="sit")
    await ann.post(f"/tables/{id}/commands", type="start", key="start")
    tables = Table(ann, id, game=game), Table(ben, id, game=game)
    for table in tables:
        await table.open()
    return tables


async def play_out(table: Table) -> None:
    """Nothing more than must be, until the game is over and the result is shown."""
    while await table.my_turn():
        plain = [move for move in ("end", "pass", "draw") if move in table.moves]
        await table.play_from_list((plain or table.moves)[0])
    await expect(table.page.locator("[data-final] table").first).to_be_visible()
