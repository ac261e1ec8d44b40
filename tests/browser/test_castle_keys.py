"""The Castle from the keyboard alone: a tile is turned, carried to a square and laid, and a figure sent there."""

from __future__ import annotations

from random import Random

from playwright.async_api import expect
from tests.browser import castle, castle_moments
from tests.browser.castle_moments import at_a
from tests.browser.keys import FOCUSED
from tests.browser.people import Company
from tests.browser.playing import against_bots
from tests.browser.table import Table
from tests.soaking import SOAKING

TURNS = 5 if SOAKING else 2
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
FAR = """
(name) => {
  const [from, to] = [document.activeElement, document.querySelector(`svg [data-thing="${name}"]`)]
    .map((one) => one.getBoundingClientRect());
  return [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
}
"""
"""How far a thing lies from the one with the focus."""


async def turn_by_keys(table: Table, top: str, key: str = "r") -> None:
    """Press a key until the top of the tile in hand points there."""
    held = table.page.locator("[data-hand]")
    for _ in range(4):
        if await held.get_attribute("data-top") == top:
            return
        await table.page.keyboard.press(key)
    await expect(held).to_have_attribute("data-top", top)


async def walk_to(table: Table, name: str) -> None:
    """Arrow keys from one lit thing to the next, where the goal lies; no key twice from the same thing."""
    keys, tried = table.page.keyboard, set()
    while (here := await table.page.evaluate(FOCUSED)) != name:
        across, down = await table.page.evaluate(FAR, name)
        lean = {"ArrowRight": across, "ArrowLeft": -across, "ArrowDown": down, "ArrowUp": -down}
        left = sorted((arrow for arrow in ARROWS if (here, arrow) not in tried), key=lambda arrow: -lean[arrow])
        assert left, f"arrows do not lead to {name}"
        tried.add((here, left[0]))
        await keys.press(left[0])


async def play_by_keys(table: Table, move: str) -> None:
    """No click, and no Tab either."""
    before, keys = table.number, table.page.keyboard
    *ways, goal = table.hands.things(move) or [""]
    for way in ways:
        if way.startswith("top:"):
            await turn_by_keys(table, way.removeprefix("top:"))
    if goal:
        await walk_to(table, goal)
        await keys.press("Enter")
    elif move == "end":
        await keys.press("e")
    else:
        await table.page.locator(f'[data-button="{move}"]').focus()
        await keys.press("Enter")
    await table.after(before, move, by_keys=True)


async def test_several_turns(come: Company) -> None:
    table, random = await against_bots(await come("Ann"), game="castle"), Random(4)
    turns = 0
    while turns < TURNS:
        assert await table.my_turn()
        move = castle.likely(table.moves, random)
        turns += move.startswith("place")
        await play_by_keys(table, move)


async def test_a_tile_turns_both_ways_on_its_square(come: Company) -> None:
    table = await at_a(await come("Ann"), castle_moments.laying)
    held, keys = table.page.locator("[data-hand]"), table.page.keyboard
    begun = str(await held.get_attribute("data-top"))
    await keys.press("r")
    await expect(held).not_to_have_attribute("data-top", begun)
    await keys.press("Shift+R")
    await expect(held).to_have_attribute("data-top", begun)
    square = next(
        goal
        for goal in {table.hands.things(move)[1] for move in table.moves}
        if sum(table.hands.things(move)[1] == goal for move in table.moves) > 1
    )
    await walk_to(table, square)
    tops = [top for top, goal in map(table.hands.things, table.moves) if goal == square]
    for top in tops:
        await turn_by_keys(table, top.removeprefix("top:"))
        assert await table.page.evaluate(FOCUSED) == square, "what is turned lies where it was"
        await expect(table.preview).to_be_visible()


async def test_arrows_walk_over_lit_squares(come: Company) -> None:
    table = await against_bots(await come("Ann"), game="castle")
    await table.my_turn()
    met = set()
    for arrow in ARROWS:
        await table.page.keyboard.press(arrow)
        met.add(await table.page.evaluate(FOCUSED))
    assert len(met) >= 2
    assert met <= {table.hands.things(move)[1] for move in table.moves}


async def test_every_part_that_arrows_come_to_is_previewed(come: Company) -> None:
    table = await at_a(await come("Ann"), castle_moments.entering)
    goals = {table.hands.things(move)[-1] for move in table.moves if move.startswith("put")}
    for goal in [*sorted(goals), *sorted(goals)]:
        await walk_to(table, goal)
        await expect(table.preview).to_be_visible()
        assert await table.page.evaluate(FOCUSED) == goal
