"""Moments in games of Tuscany that somebody goes on from."""

from __future__ import annotations

from tests.browser import moments, playing, tuscany
from tests.browser.people import Person
from tests.browser.table import Table

from castellany.match import Match


async def at_a(person: Person, when: moments.When) -> Table:
    return await playing.at_a(person, when, game="tuscany")


def first_bonus(match: Match, moves: list[str]) -> bool:
    """The estates are built, and bonus tiles are taken."""
    return "bonus card" in moves and match.state.round == 0 and "pass" not in moves


def middle(match: Match, moves: list[str]) -> bool:
    """A turn about half through the game, with a tile that can be placed and paid for in several ways."""
    return match.state.phase >= 1 and "draw" in moves and len(tuscany.of(moves, "place")) > 6


def castle(match: Match, moves: list[str]) -> bool:
    """A castle lets somebody claim an open tile."""
    return match.state.round > 0 and len(tuscany.of(moves, "claim")) > 2


def phase_over(match: Match, moves: list[str]) -> bool:
    """The first turn after a phase."""
    return match.state.phase == 1 and "draw" in moves


def last(match: Match, moves: list[str]) -> bool:
    """The last turn of all."""
    return bool(match.state.last) and "draw" in moves
