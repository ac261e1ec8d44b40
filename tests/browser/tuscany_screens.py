"""Screens and states of Tuscany."""

from __future__ import annotations

from typing import Final

from tests.browser import moments, tuscany_moments
from tests.browser.people import Person
from tests.browser.playing import against_bots, play_out
from tests.browser.screen import Reach, Screen, Then, at, at_table, learning, preview, replayed

GAME: Final = "tuscany"


async def building(person: Person) -> None:
    """The boards as they were dealt."""
    table = await against_bots(person, game=GAME)
    await table.my_turn()


def at_turn(when: moments.When, players: int = 2, then: Then | None = None) -> Reach:
    return at_table(when, players, then, GAME)


TUSCANY: Final = (
    Screen("tuscany-rules", at("/rules/tuscany")),
    Screen("tuscany-learn", at("/learn/tuscany"), soak=True),
    Screen("tuscany-learning", learning(GAME)),
    Screen("tuscany-building", building, kind=True),
    Screen("tuscany-first-bonus", at_turn(tuscany_moments.first_bonus)),
    Screen("tuscany-table", at_turn(tuscany_moments.middle), kind=True, tour=True),
    Screen("tuscany-table-of-four", at_turn(tuscany_moments.middle, players=4), soak=True),
    Screen("tuscany-paying", at_turn(tuscany_moments.middle, then=preview())),
    Screen("tuscany-castle", at_turn(tuscany_moments.castle)),
    Screen("tuscany-phase-over", at_turn(tuscany_moments.phase_over)),
    Screen("tuscany-final", at_turn(tuscany_moments.last, then=play_out), soak=True),
    Screen("tuscany-replay", replayed(60, GAME), soak=True),
)
