"""Screens and states of The Castle."""

from __future__ import annotations

from typing import Any, Final

from playwright.async_api import expect
from tests.browser import castle_moments, moments
from tests.browser.castle_moments import FALCON
from tests.browser.playing import play_out
from tests.browser.screen import Reach, Screen, Then, at, at_table, learning, look_at, preview, replayed
from tests.browser.table import Table

GAME: Final = "castle"


async def completing(table: Table) -> None:
    """A tile is shown where it would complete an area."""
    await expect(table.page.locator('[data-thing^="square:"][data-lit]').first).to_be_attached()
    await look_at(table, str(completion(table)["move"]))


def completion(table: Table) -> dict[str, Any]:
    """What the page was told of a move that completes an area."""
    told = [one for message in table.person.wire.heard if message["type"] == "previews" for one in message["previews"]]
    completes = (one for one in told if any(says["key"] == "preview-completes" for says in one["says"]))
    return next(one for one in completes if one["move"] in table.moves)


def at_turn(when: moments.When, then: Then | None = None, modules: tuple[str, ...] = ()) -> Reach:
    return at_table(when, then=then, game=GAME, modules=modules)


CASTLE: Final = (
    Screen("castle-rules", at("/rules/castle")),
    Screen("castle-learn", at("/learn/castle"), soak=True),
    Screen("castle-learning", learning(GAME)),
    Screen("castle-table", at_turn(castle_moments.laying), kind=True, tour=True),
    Screen("castle-falcon", at_turn(castle_moments.laying, modules=FALCON)),
    Screen("castle-placing", at_turn(castle_moments.completing, then=completing)),
    Screen("castle-entering", at_turn(castle_moments.entering)),
    Screen("castle-nobles", at_turn(castle_moments.nobles, then=preview("put prince"), modules=FALCON)),
    Screen("castle-ordering", at_turn(castle_moments.ordering, modules=FALCON)),
    Screen("castle-doubling", at_turn(castle_moments.doubling, modules=FALCON)),
    Screen("castle-final", at_turn(castle_moments.last, then=play_out), soak=True),
    Screen("castle-replay", replayed(60, GAME), soak=True),
)
