"""Tables in the middle of things: games that bots have played until a certain moment, for somebody to go on from."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, Final

from tests.browser.people import Person

from castellany.bots import bot
from castellany.core.rules import Rules
from castellany.games.registry import rules_for
from castellany.match import Match, record_of
from castellany.server.tables.terms import Terms

SEED: Final = 11
GAMES: Final = 12
"""Some moments do not come in every game."""
NAMES: Final = ("Ann", "Ben", "Cleo", "Dora")
When = Callable[[Match, list[str]], bool]
"""Whether this is the moment, from the match and the moves that the first seat is offered."""


def middle(match: Match, moves: list[str]) -> bool:
    """A turn with both dice left, about half through the game."""
    dice = {move.partition(" with ")[2] for move in moves if " with " in move}
    return len(dice) == 2 and len(moves) > 12 and match.state.phase >= 2


def nested(match: Match, moves: list[str]) -> bool:
    """Something that was placed grants more, in the midst of a turn."""
    return "end" not in moves and len(moves) > 2 and match.state.phase >= 1


def last(match: Match, moves: list[str]) -> bool:
    """The last turn of all."""
    return "end" in moves and match.state.phase == 4 and match.state.round == 4


@cache
def record(players: int, when: When | None, game: str = "burgundy", modules: tuple[str, ...] = ()) -> str:
    """The record of a game until a moment of the first seat, or to its end."""
    seats = [{"kind": "person"}] * players
    rules = rules_for(Terms.model_validate({"game": game, "seats": seats, "modules": list(modules)}).setup())
    games = (played(rules, seed, when) for seed in range(SEED, SEED + GAMES))
    match = next((match for match in games if match.over == (when is None)), None)
    assert match is not None, "the moment never comes"
    return record_of(match, list(NAMES[:players])).write()


def played(rules: Rules[Any], seed: int, when: When | None) -> Match:
    """A game as bots play it until a moment, or to its end if that never comes."""
    match, random, greedy = Match(rules, seed), Random(seed), bot("greedy")
    while not match.over:
        seat = match.turn
        view = rules.view(match.state, seat)
        moves = rules.moves_of(view, seat)
        if seat == 0 and when is not None and when(match, [rules.write(move) for move in moves]):
            break
        match.play(seat, greedy.choose(rules, view, seat, moves, random))
    return match


async def watched(
    person: Person, players: int = 2, when: When | None = None, game: str = "burgundy", modules: tuple[str, ...] = ()
) -> str:
    """A table that shows such a game; its id."""
    table: str = (await person.post("/records", record=record(players, when, game, modules)))["id"]
    return table


async def going_on(
    person: Person, when: When, players: int = 2, game: str = "burgundy", modules: tuple[str, ...] = ()
) -> str:
    """A table at which somebody goes on from a moment against bots; its id."""
    shown = await watched(person, players, when, game, modules)
    entries = (await person.get(f"/tables/{shown}/log"))["entries"]
    number = [entry["number"] for entry in entries if entry["kind"] == "move"][-1]
    bots = ["greedy"] * (players - 1)
    table: str = (await person.post(f"/tables/{shown}/play-on", number=number, seat=0, bots=bots))["id"]
    return table
