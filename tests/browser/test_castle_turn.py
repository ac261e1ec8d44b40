"""What helps in a turn of The Castle: what a tile would complete, why not, dragging, a hint, and what an area is."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect
from tests.browser import castle, castle_moments
from tests.browser.castle_moments import FALCON, at_a
from tests.browser.castle_screens import completion
from tests.browser.people import Company, Device, Language
from tests.browser.spot import spot_of
from tests.browser.words import REFUSED, check_refusal

COMPLETED = "svg .inside:not(.quiet)"
LOOKED_AT = "svg .inside.quiet"
"""Areas that are traced in light."""

MISTAKEN = """
(square) => {
  const steps = 40;
  const laid = document.querySelector(`svg.piece [data-thing="square:${square}"]`);
  const parts = new Map([...laid.querySelectorAll("[data-cell]")].map((part) => [part.dataset.cell, part]));
  const { x, y, width, height } = laid.getBoundingClientRect();
  const inside = (part, x, y) => part.isPointInFill(new DOMPoint(x, y).matrixTransform(part.getScreenCTM().inverse()));
  // Where parts meet, a pixel is of either.
  const near = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => [right, down]));
  const wrong = [];
  for (let across = 2; across < steps - 1; across++) {
    for (let down = 2; down < steps - 1; down++) {
      const at = { x: x + (width * across) / steps, y: y + (height * down) / steps };
      const met = document.elementFromPoint(at.x, at.y)?.closest("[data-cell], [data-thing]");
      const cell = met?.dataset.cell ?? met?.dataset.thing.replace("segment:", "");
      const within = (part) => near.filter(([right, below]) => inside(part, at.x + right, at.y + below)).length;
      const missed = () => [...parts.values()].some((part) => within(part) === near.length);
      if (parts.has(cell) ? within(parts.get(cell)) === 0 : missed()) wrong.push(`${cell} at ${across}, ${down}`);
    }
  }
  return wrong;
}
"""
"""Points of a tile where a pointer meets another part than the one that is drawn there."""


async def test_a_tile_says_what_it_completes(come: Company) -> None:
    table = await at_a(await come("Ann"), castle_moments.completing)
    await expect(table.page.locator('[data-thing^="square:"][data-lit]').first).to_be_visible()
    completes = completion(table)
    says = next(says for says in completes["says"] if says["key"] == "preview-completes")
    top, square = table.hands.things(completes["move"])
    await table.pick(top)
    bubble = table.page.locator(".bubble")
    await expect(bubble).to_have_count(0)
    await table.lit(square).hover()
    told = re.compile(rf"Completes an? \w+ of {says['args']['tiles']} tiles?\b")
    await expect(bubble).to_contain_text(told)
    await expect(table.preview).to_contain_text(told)
    await expect(table.page.locator(COMPLETED).first).to_be_attached()
    before = table.number
    await table.press(table.lit(square))
    await table.after(before, completes["move"])


async def test_a_dragged_tile_lies_where_it_is_let_go(come: Company) -> None:
    table = await at_a(await come("Ann"), castle_moments.laying)
    before, mouse = table.number, table.page.mouse
    move = castle.of(table.moves, "place")[-1]
    top, square = table.hands.things(move)
    await table.pick(top)
    hand = await table.page.locator("[data-hand]").bounding_box()
    goal = await table.lit(square).bounding_box()
    assert hand is not None
    assert goal is not None
    await mouse.move(hand["x"] + hand["width"] / 2, hand["y"] + hand["height"] / 2)
    await mouse.down()
    await mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=12)
    await expect(table.preview).to_be_visible()
    assert table.number == before, "it is only shown"
    await mouse.up()
    await table.after(before, move)


async def test_a_tile_let_go_outside_comes_back_to_the_hand(come: Company) -> None:
    table = await at_a(await come("Ann"), castle_moments.laying)
    before, mouse = table.number, table.page.mouse
    hand = await table.page.locator("[data-hand]").bounding_box()
    assert hand is not None
    await mouse.move(hand["x"] + hand["width"] / 2, hand["y"] + hand["height"] / 2)
    await mouse.down()
    await mouse.move(hand["x"] + 5, 5, steps=8)
    await mouse.up()
    await expect(table.page.locator("[data-hand]")).to_be_visible()
    assert table.number == before
    assert not [text for text in table.person.wire.said if '"type":"move"' in text]


@pytest.mark.parametrize(("device", "language"), REFUSED, ids=str)
async def test_a_square_that_does_not_fit_is_explained(come: Company, device: Device, language: Language) -> None:
    table = await at_a(await come("Ann", device, language), castle_moments.laying)
    board = table.told["scene"]["board"]
    free = table.page.locator('[data-thing^="square:"]:not([data-lit]):not(:has([data-cell]))')
    await expect(table.page.locator('[data-thing^="square:"][data-lit]').first).to_be_attached()
    await check_refusal(table, free.last, language)
    assert table.told["scene"]["board"] == board


async def test_a_tile_that_lies_there_stays(come: Company) -> None:
    table = await at_a(await come("Ann"), castle_moments.entering)
    before, square = table.number, table.told["scene"]["square"]
    elsewhere = next(one for one in table.told["scene"]["board"] if one != square)
    part = table.page.locator(f'[data-cell="{elsewhere}.1"]')
    await part.click(position=await spot_of(part))
    await expect(table.notes.locator("[data-said]")).to_contain_text(f"only to the tile just laid, on {square}")
    assert table.number == before


async def test_a_click_belongs_to_the_part_under_the_pointer(come: Company) -> None:
    table = await at_a(await come("Ann"), castle_moments.entering)
    await expect(table.page.locator('[data-thing^="segment:"][data-lit]').first).to_be_attached()
    assert await table.page.evaluate(MISTAKEN, table.told["scene"]["square"]) == []


async def test_whoever_points_at_an_area_reads_how_far_it_is(come: Company) -> None:
    table = await at_a(await come("Ann"), castle_moments.housed)
    cell, area = castle_moments.open_houses(table.told["scene"])[0]
    part = table.page.locator(f'[data-cell="{cell}"]')
    await part.hover(position=await spot_of(part))
    card = table.page.get_by_role("tooltip")
    await expect(card).to_contain_text("House")
    await expect(card).to_contain_text(f"{area['tiles']} tiles, {area['open']} open side")
    await expect(card).to_contain_text(f"worth {area['points']} point")
    await expect(table.page.locator(LOOKED_AT).first).to_be_attached()


async def test_no_bubble_comes_to_a_pointer_that_rests(come: Company) -> None:
    """The tile just laid lies under it, and nobody has asked what that is."""
    table = await at_a(await come("Ann"), castle_moments.laying)
    move = castle.of(table.moves, "place")[-1]
    await table.play_on_board(move)
    await table.page.wait_for_timeout(900)
    card = table.page.get_by_role("tooltip")
    await expect(card).to_have_count(0)
    square = table.hands.things(move)[-1].removeprefix("square:")
    other = next(one for one in table.told["scene"]["board"] if one != square)
    part = table.page.locator(f'[data-cell="{other}.1"]')
    await part.hover(position=await spot_of(part))
    await expect(card).to_be_visible()


async def test_a_king_goes_where_he_is_sent(come: Company) -> None:
    table = await at_a(await come("Ann"), castle_moments.nobles, FALCON)
    move = next(move for move in table.moves if move.startswith("put prince"))
    await table.play_on_board(move)
    # The bot may have completed his area since, and the king be home again.
    await expect(table.page.locator("[data-log]")).to_contain_text("sends the king")


async def test_a_follower_goes_unless_another_is_chosen(come: Company) -> None:
    table = await at_a(await come("Ann"), castle_moments.nobles, FALCON)
    before = table.number
    move = next(move for move in table.moves if move.startswith("put follower"))
    await table.pick(table.hands.things(move)[1])
    await table.after(before, move)


async def test_a_hint_is_shown_on_the_board(come: Company) -> None:
    table = await at_a(await come("Ann"), castle_moments.laying)
    hinted = await table.hint()
    top, square = table.hands.things(hinted)
    await expect(table.page.locator("[data-hand]")).to_have_attribute("data-top", top.removeprefix("top:"))
    await expect(table.thing(square)).to_have_attribute("data-mark", "hinted")
    await table.play_on_board(hinted)
    await expect(table.page.locator('[data-mark="hinted"]')).to_have_count(0)
