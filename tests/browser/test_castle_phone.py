"""The Castle on a telephone: the castle comes closer, taps first show and then play, targets are large enough."""

from __future__ import annotations

from random import Random

from playwright.async_api import expect
from tests.browser import castle, castle_moments
from tests.browser.castle_moments import FALCON, at_a
from tests.browser.fingers import Fingers, show_then_play, too_small
from tests.browser.people import PHONE, Company
from tests.browser.playing import against_bots
from tests.browser.screen import look_at
from tests.browser.table import Table
from tests.browser.waiting import drawn, until
from tests.soaking import SOAKING

TURNS = 5 if SOAKING else 2
CUT = "(one) => one.scrollHeight > one.clientHeight + 1"


def tokens(table: Table) -> int:
    return sum(table.told["scene"]["players"][0]["tokens"].values())


async def test_several_turns_with_a_finger(come: Company) -> None:
    ann, random = await come("Ann", PHONE), Random(2)
    table = await against_bots(ann, game="castle", modules=["falcon"])
    table.tap = True
    turns = 0
    while turns < TURNS:
        assert await table.my_turn()
        assert await too_small(table.page) == []
        move = castle.likely(table.moves, random)
        turns += move.startswith("place")
        await table.play_on_board(move)


async def test_the_first_tap_shows_and_the_second_lays(come: Company) -> None:
    table = await at_a(await come("Ann", PHONE), castle_moments.laying)
    await show_then_play(table, castle.of(table.moves, "place")[-1])


async def test_a_tile_that_is_shown_can_still_be_turned(come: Company) -> None:
    table = await at_a(await come("Ann", PHONE), castle_moments.laying)
    both = [table.hands.things(move) for move in table.moves]
    square = next(square for _, square in both if sum(other == square for _, other in both) > 1)
    await table.pick(square)
    armed = table.page.locator(f'[data-thing="{square}"][data-mark="armed"]')
    await expect(armed).to_be_visible()
    for top, other in both:
        if other == square:
            await table.turn(top.removeprefix("top:"))
            await expect(armed).to_be_visible()
    before, last = table.number, [move for move in table.moves if table.hands.things(move)[1] == square][-1]
    await table.press(table.act("confirm"))
    await table.after(before, last)


async def test_the_tile_just_laid_is_seen_large_and_whole(come: Company) -> None:
    """Parts of a tile are small, and a finger is not."""
    table = await at_a(await come("Ann", PHONE), castle_moments.nobles, FALCON)
    laid = table.page.locator(f'[data-thing="square:{table.told["scene"]["square"]}"]').first
    await expect(laid).to_be_in_viewport(ratio=1)
    box = await laid.bounding_box()
    assert box is not None
    assert box["width"] >= 120
    move = next(move for move in table.moves if move.startswith("put falconer"))
    await table.play_on_board(move)


async def test_a_double_tap_goes_closer(come: Company) -> None:
    table = await at_a(await come("Ann", PHONE), castle_moments.laying)
    calm = table.page.locator('[data-thing^="square:"]:not([data-lit])').first
    before = await calm.bounding_box()
    assert before is not None
    for _ in range(2):
        await calm.tap()
    await table.page.wait_for_function(
        "([one, least]) => one.getBoundingClientRect().width > least",
        arg=[await calm.element_handle(), before["width"] * 1.5],
    )


async def test_a_double_tap_explains_nothing(come: Company) -> None:
    table = await at_a(await come("Ann", PHONE), castle_moments.laying)
    calm = table.page.locator('[data-thing^="square:"]:not([data-lit])').first
    for _ in range(2):
        await calm.tap()
    await table.page.wait_for_timeout(900)
    await expect(table.notes.locator("[data-said]")).to_have_count(0)


async def test_the_whole_castle_is_seen_at_once(come: Company) -> None:
    """With everything that stands there; a tap comes closer again and shows what is tapped, and plays nothing."""
    table = await at_a(await come("Ann", PHONE), castle_moments.laying)
    before, whole = table.number, table.act("whole")
    towers, squares = table.page.locator('[data-place^="tower-"]'), table.page.locator('[data-thing^="square:"]')
    await whole.tap()
    await expect(whole).to_have_attribute("aria-pressed", "true")
    await expect(towers).not_to_have_count(0)
    for one in await towers.all():
        await expect(one).to_be_in_viewport(ratio=1)
    for seat in range(2):
        await expect(table.page.locator(f'[data-piece="marker-{seat}"]')).to_be_in_viewport(ratio=1)
    await table.page.locator('[data-thing^="square:"][data-lit]').first.tap()
    await expect(whole).to_have_attribute("aria-pressed", "false")
    box = await squares.first.bounding_box()
    assert box is not None
    assert box["width"] >= 43.5
    await expect(table.preview).to_be_visible()
    await expect(table.page.locator('[data-thing^="square:"][data-mark="armed"]')).to_be_in_viewport(ratio=1)
    assert table.number == before


async def test_what_is_foreseen_is_read_to_its_end(come: Company) -> None:
    """A tap on words that have no room unfolds them over the board, which stays where it is, and folds them again."""
    table = await at_a(await come("Ann", PHONE, "ru"), castle_moments.laying, FALCON)
    await expect(table.page.locator('[data-thing^="square:"][data-lit]').first).to_be_attached()
    told = [one for message in table.person.wire.heard if message["type"] == "previews" for one in message["previews"]]
    await look_at(
        table, max((one for one in told if one["move"] in table.moves), key=lambda one: len(one["says"]))["move"]
    )
    read, board = table.act("read"), table.page.locator('[data-thing^="square:"]').first
    await expect(read).to_have_attribute("aria-expanded", "false")
    before, words = await board.bounding_box(), table.preview.locator("xpath=..")
    assert await words.evaluate(CUT)
    await read.tap()
    await expect(read).to_have_attribute("aria-expanded", "true")
    await expect(words).to_be_in_viewport(ratio=1)
    assert not await words.evaluate(CUT)
    assert await board.bounding_box() == before
    await expect(table.act("confirm")).to_be_in_viewport(ratio=1)
    await read.tap()
    await expect(read).to_have_attribute("aria-expanded", "false")


async def test_two_fingers_pinch_it_until_all_is_seen(come: Company) -> None:
    table = await at_a(await come("Ann", PHONE), castle_moments.laying)
    frame = await table.page.locator(".frame").bounding_box()
    assert frame is not None
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
    fingers = await Fingers.on(table.page)
    await fingers.sweep(*(((x - far, y), (x + far, y)) for far in range(150, 10, -10)))
    await expect(table.act("whole")).to_have_attribute("aria-pressed", "true")
    assert await table.page.locator(".frame").evaluate("(one) => one.scrollWidth <= one.clientWidth + 1")


async def test_a_hint_comes_into_view(come: Company) -> None:
    """Also for who looks at something else, far away from it or on another pane."""
    table = await at_a(await come("Ann", PHONE), castle_moments.laying)
    hinted = table.page.locator('[data-thing^="square:"][data-mark="hinted"]')
    frame = table.page.locator(".frame")
    for corner in ("0, 0", "one.scrollWidth, one.scrollHeight"):
        await frame.evaluate(f"(one) => one.scrollTo({corner})")
        await table.act("hint").tap()
        await expect(hinted).to_be_in_viewport(ratio=1)
    await table.page.reload()
    await table.my_turn()
    await table.page.get_by_role("tab").nth(1).tap()
    await table.act("hint").tap()
    await expect(hinted).to_be_in_viewport(ratio=1)


async def test_what_just_happened_is_told_above_the_board(come: Company) -> None:
    table = await at_a(await come("Ann", PHONE), castle_moments.doubling, FALCON)
    told = table.page.locator("[data-news]")
    scene = table.told["scene"]
    points = 2 * scene["areas"][str(scene["scoring"])]["points"]
    await table.play_on_board("double")
    await expect(told).to_contain_text(f"+{points}")
    await expect(told).to_contain_text("scores it double with a wall tile")
    board = await table.page.locator(".frame").bounding_box()
    await table.my_turn()
    await expect(told).to_contain_text("Castellan")
    assert await table.page.locator(".frame").bounding_box() == board, "the board moves away"
    await told.tap()
    await expect(table.log).to_be_in_viewport()


async def test_a_wall_tile_just_taken_is_to_be_seen_elsewhere(come: Company) -> None:
    table = await at_a(await come("Ann", PHONE), castle_moments.ordering, FALCON)
    supplies = table.page.get_by_role("tab").nth(1)
    await expect(supplies.locator(".dot")).to_have_count(0)
    before = tokens(table)
    await table.press(table.page.locator("[data-button]").filter(has_text="wall tile").first)
    await until(lambda: tokens(table) > before, "no wall tile is taken")
    await expect(supplies.locator(".dot")).to_be_visible()
    await supplies.tap()
    await table.page.get_by_role("tab").nth(0).tap()
    await expect(supplies.locator(".dot")).to_have_count(0)


async def test_the_area_that_may_be_doubled_is_traced(come: Company) -> None:
    table = await at_a(await come("Ann", PHONE), castle_moments.doubling, FALCON)
    await expect(table.page.locator("svg .inside:not(.quiet)")).to_have_count(1)
    await table.act("hint").tap()
    await expect(table.page.locator("[data-note]")).to_be_in_viewport(ratio=1)


async def test_a_tile_carried_sideways_stays_on_its_pane(come: Company) -> None:
    """A finger that sweeps over anything else turns to the next pane."""
    table = await at_a(await come("Ann", PHONE), castle_moments.laying)
    board, before = table.page.get_by_role("tab", selected=True), table.number
    name = await board.inner_text()
    hand = await table.page.locator("[data-hand]").bounding_box()
    assert hand is not None
    x, y = hand["x"] + hand["width"] / 2, hand["y"] + hand["height"] / 2
    finger = await Fingers.on(table.page)
    await finger.sweep(*(((x - far, y),) for far in (0, 20, 80, 160)))
    await drawn(table.page)
    assert await board.inner_text() == name
    assert table.number == before
