"""Screens and states of The Castle."""

from __future__ import annotations

from typing import Any, Final

from playwright.async_api import expect
from tests.browser import castle_moments, moments
from tests.browser.screen import Reach, Screen, Then, at, at_table, learning, replayed
from tests.browser.table import Table

GAME: Final = "castle"
FALCON: Final = ("falcon",)


async def completing(table: Table) -> None:
    """A tile is shown where it would complete an area."""
    await expect(table.page.locator('[data-thing^="square:"][data-lit]').first).to_be_attached()
    top, square = table.hands.things(str(completion(table)["move"]))
    await table.pick(top)
    if table.tap:
        await table.pick(square)
    else:
        await table.lit(square).hover()
    await expect(table.preview).to_be_visible()


def completion(table: Table) -> dict[str, Any]:
    """What the page was told of a move that completes an area."""
    told = [one for message in table.person.wire.heard if message["type"] == "previews" for one in message["previews"]]
    completes = (one for one in told if any(says["key"] == "preview-completes" for says in one["says"]))
    return next(one for one in completes if one["move"] in table.moves)


async def sending(table: Table) -> None:
    """A king is chosen, and the part where he would go is looked at."""
    move = next(move for move in table.moves if move.startswith("put prince"))
    figure, segment = table.hands.things(move)
    await table.pick(figure)
    if table.tap:
        await table.pick(segment)
    else:
        await table.lit(segment).first.hover()
    await expect(table.preview).to_be_visible()


async def play_out(table: Table) -> None:
    """Nothing more than must be, until the game is over."""
    while await table.my_turn():
        plain = [move for move in ("end", "pass") if move in table.moves]
        await table.play_from_list((plain or table.moves)[0])
    await expect(table.page.locator("[data-final] table").first).to_be_visible()


def at_turn(when: moments.When, then: Then | None = None, modules: tuple[str, ...] = ()) -> Reach:
    return at_table(when, then=then, game=GAME, modules=modules)


CASTLE: Final = (
    Screen("castle-rules", at("/rules/castle")),
    Screen("castle-learn", at("/learn/castle")),
    Screen("castle-learning", learning(GAME)),
    Screen("castle-table", at_turn(castle_moments.laying)),
    Screen("castle-falcon", at_turn(castle_moments.laying, modules=FALCON)),
    Screen("castle-placing", at_turn(castle_moments.completing, then=completing)),
    Screen("castle-entering", at_turn(castle_moments.entering)),
    Screen("castle-nobles", at_turn(castle_moments.nobles, then=sending, modules=FALCON)),
    Screen("castle-ordering", at_turn(castle_moments.ordering, modules=FALCON)),
    Screen("castle-doubling", at_turn(castle_moments.doubling, modules=FALCON)),
    Screen("castle-final", at_turn(castle_moments.last, then=play_out)),
    Screen("castle-replay", replayed(60, GAME)),
)
