"""A turn with inns and white castles: an inn is bought from its stack and placed, the white die serves an action."""

from __future__ import annotations

from typing import Final

from playwright.async_api import expect
from tests.browser.people import Company
from tests.browser.playing import at_a

from castellany.match import Match

MODULES: Final = ("white-castles", "inns")
ACTION: Final = "white-castle-action"


def scene(match: Match) -> dict[str, object]:
    return match.rules.scene(match.state)


def buying(match: Match, moves: list[str]) -> bool:
    """An inn can be bought, and then placed with a die of this turn."""
    rules = match.rules
    if "buy inn@black" not in moves or "end" not in moves:
        return False
    after = rules.clone(match.state)
    rules.play(after, rules.read("buy inn@black"))
    return rules.scene(after)["step"] == "turn" and bool(placings([rules.write(move) for move in rules.moves(after)]))


def serving(match: Match, moves: list[str]) -> bool:
    """The white die takes a tile that lies in the depot of its number."""
    return scene(match)["step"] == ACTION and any(move.startswith("take ") for move in moves)


def placings(moves: list[str]) -> list[str]:
    return [move for move in moves if move.startswith("place inn@")]


async def test_an_inn_is_bought_by_a_click_and_placed(come: Company) -> None:
    table = await at_a(await come("Ann"), buying, modules=MODULES)
    stack = table.page.locator("[data-inns]")
    left = int(str(await stack.get_attribute("data-inns")))
    await table.play_on_board("buy inn@black")
    await expect(stack).to_have_attribute("data-inns", str(left - 1))
    move = placings(table.moves)[0]
    await table.play_on_board(move)
    space = move.partition("@")[2].partition(" ")[0]
    assert table.told["scene"]["estates"][0]["tiles"][space] == "inn"
    await expect(table.log).to_contain_text("an inn on space")


async def test_the_white_die_serves_the_action_of_a_white_castle(come: Company) -> None:
    table = await at_a(await come("Ann"), serving, modules=MODULES)
    white = table.lit(f"white:{table.told['scene']['white']}")
    await expect(white).to_have_count(1)
    await expect(table.page.locator('[data-thing^="die:"][data-lit]')).to_have_count(0)
    move = next(move for move in table.moves if move.startswith("take "))
    await white.click()
    await expect(white).to_have_attribute("data-mark", "picked")
    before, tile = table.number, move.removeprefix("take ").partition(" ")[0]
    kind, _, depot = tile.partition("@")
    await table.pick(f"depot:{depot}/{kind}")
    await table.reach(before + 1)
    assert table.told["scene"]["step"] != ACTION
    await expect(white).to_have_count(0)
