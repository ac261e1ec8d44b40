"""A telephone: two panes, taps that first show and then play, and targets that a finger hits."""

from __future__ import annotations

from random import Random

from playwright.async_api import expect
from tests.browser import burgundy, moments
from tests.browser.people import PHONE, Company
from tests.browser.playing import against_bots, likely
from tests.browser.table import Table

TURNS = 4
SMALL = """
() => [...document.querySelectorAll("button, a[href], input, [role=button], [role=tab], [role=menuitem]")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("p, li > a, dialog:not([open])"))
  .map((one) => ({ one, box: one.getBoundingClientRect() }))
  .filter(({ box }) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
  .map(({ one, box }) => `${box.width.toFixed(0)}x${box.height.toFixed(0)} ${one.outerHTML.slice(0, 120)}`)
"""


async def test_several_turns_with_a_finger(come: Company) -> None:
    ann, random = await come("Ann", PHONE), Random(2)
    table = await against_bots(ann)
    table.tap = True
    turns = 0
    while turns < TURNS and await table.my_turn():
        move = likely(table.moves, random)
        turns += move == "end"
        await table.play_on_board(move)


async def test_the_first_tap_shows_and_the_second_plays(come: Company) -> None:
    ann = await come("Ann", PHONE)
    table = Table(ann, await moments.going_on(ann, moments.middle))
    table.tap = True
    await table.open()
    await table.my_turn()
    before = table.number
    move = next(move for move in table.moves if move.startswith("place"))
    *tools, goal = burgundy.things(move)
    for name in tools:
        await table.pick(name)
    await table.pick(goal)
    await expect(table.preview).to_be_visible()
    assert table.number == before
    await table.pick(goal)
    await table.after(before, move)


async def test_targets_are_large_enough(come: Company) -> None:
    ann = await come("Ann", PHONE)
    table = Table(ann, await moments.going_on(ann, moments.middle))
    await table.open()
    await table.my_turn()
    assert await table.page.evaluate(SMALL) == []
