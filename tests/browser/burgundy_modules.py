"""Moments in games of Burgundy with modules, and screens that show them."""

from __future__ import annotations

from typing import Any, Final

from tests.browser.screen import Screen, at_table, look_at
from tests.browser.table import Table
from tests.browser.waiting import until

from castellany.games.burgundy import BURGUNDY
from castellany.match import Match

POSTS: Final = ("border-posts",)
ALL: Final = ("border-posts", "white-castles", "inns")
JOINS: Final = "preview-posts"


def joining(match: Match, moves: list[str]) -> bool:
    """A turn in which a stored tile would join two posts, the first to be joined there."""
    rules, view = match.rules, match.view(0)
    scene: Any = rules.scene(match.state)
    if "end" not in moves or scene["parts"]["border-posts"]["joined"][0]:
        return False
    placing = (rules.read(move) for move in moves if move.startswith("place "))
    return any(phrase.key == JOINS for move in placing for phrase in BURGUNDY.texts.preview(rules, view, 0, move).says)


async def joining_move(table: Table) -> str:
    """The first move of which the page was told that it joins posts."""

    def found() -> list[str]:
        told = (
            one for message in table.person.wire.heard if message["type"] == "previews" for one in message["previews"]
        )
        return [one["move"] for one in told if any(said["key"] == JOINS for said in one["says"])]

    await until(lambda: bool(found()), "no move joins posts")
    return found()[0]


async def look_at_joining(table: Table) -> None:
    await look_at(table, await joining_move(table))


BURGUNDY_MODULES: Final = (
    Screen("border-posts", at_table(joining, players=3, then=look_at_joining, modules=POSTS)),
    Screen("burgundy-modules", at_table(joining, players=3, then=look_at_joining, modules=ALL), soak=True),
)
