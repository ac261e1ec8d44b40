"""A telephone: two panes, taps that first show and then play, and targets that a finger hits."""

from __future__ import annotations

from random import Random

from tests.browser import moments
from tests.browser.fingers import show_then_play, too_small
from tests.browser.people import PHONE, Company
from tests.browser.playing import against_bots, at_a, likely
from tests.soaking import SOAKING

TURNS = 4 if SOAKING else 2


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
    table = await at_a(await come("Ann", PHONE), moments.middle)
    await show_then_play(table, next(move for move in table.moves if move.startswith("place")))


async def test_targets_are_large_enough(come: Company) -> None:
    table = await at_a(await come("Ann", PHONE), moments.middle)
    assert await too_small(table.page) == []
