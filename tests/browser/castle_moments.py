"""Moments in games of The Castle that somebody goes on from."""

from __future__ import annotations

from typing import Any, Final

from tests.browser import castle, moments, playing
from tests.browser.people import Person
from tests.browser.table import Table

from castellany.games.castle.kinds import FOLLOWERS
from castellany.match import Match

FALCON: Final = ("falcon",)
WEALTH: Final = 5


async def at_a(person: Person, when: moments.When, modules: tuple[str, ...] = ()) -> Table:
    return await playing.at_a(person, when, game="castle", modules=modules)


def laying(match: Match, moves: list[str]) -> bool:
    """A tile in hand about half through the game, which fits in several ways."""
    tops = {move.rpartition(" ")[2] for move in castle.of(moves, "place")}
    return match.state.turn >= 24 and len(tops) > 1 and len(moves) > 6


def completing(match: Match, moves: list[str]) -> bool:
    """A tile in hand that would complete an area."""
    seat, rules = match.turn, match.rules
    after = (rules.foresee(match.view(seat), seat, rules.read(move)) for move in castle.of(moves, "place"))
    return match.state.turn >= 8 and any(would is not None and would.completed for would in after)


def entering(match: Match, moves: list[str]) -> bool:
    """The tile is laid, and figures may go to several of its parts."""
    return match.state.turn >= 12 and len(parts(moves)) > 2


def nobles(_match: Match, moves: list[str]) -> bool:
    """The tile is laid, and a follower, the king or the falconer may go there."""
    return len(parts(moves)) > 1 and len({move.split()[1] for move in castle.of(moves, "put")}) == 3


def shut_to_the_king(_match: Match, moves: list[str]) -> bool:
    """The tile is laid and completes an area where a follower may go, but not the king."""
    king = {move.rpartition(" ")[2] for move in castle.of(moves, "put") if "prince" in move}
    return bool(king) and bool(parts(moves) - king)


def parts(moves: list[str]) -> set[str]:
    return {move.rpartition(" ")[2] for move in castle.of(moves, "put")}


def ordering(_match: Match, moves: list[str]) -> bool:
    """Several areas are complete, and it matters which scores first."""
    return len(castle.of(moves, "score")) > 1


def doubling(_match: Match, moves: list[str]) -> bool:
    """A wall tile can double what is about to score."""
    return "double" in moves


def once_more(_match: Match, moves: list[str]) -> bool:
    """A wall tile gives one more turn."""
    return "again" in moves


def last(match: Match, moves: list[str]) -> bool:
    """The last turns of all."""
    return sum(match.state.bag) <= 1 and bool(castle.of(moves, "place"))


def wealthy(match: Match, moves: list[str]) -> bool:
    """A tile in hand late in the game, and somebody holds wall tokens of many kinds."""
    if match.state.turn < 30 or not castle.of(moves, "place"):
        return False
    return any(len(player["tokens"]) >= WEALTH for player in scene_of(match)["players"])


def trading(match: Match, moves: list[str]) -> bool:
    """Several merchants lie in courts."""
    return match.state.turn >= 20 and bool(castle.of(moves, "place")) and len(merchants(scene_of(match))) >= 4


def housed(match: Match, moves: list[str]) -> bool:
    """A tile in hand, and a house of several tiles is still open."""
    return laying(match, moves) and bool(open_houses(scene_of(match)))


def open_houses(scene: Any) -> list[tuple[str, Any]]:
    """Parts of open houses of several tiles, with what is known of the house."""
    lying = ((square, n, area) for square, laid in scene["board"].items() for n, area in enumerate(laid["areas"], 1))
    known = ((f"{square}.{n}", scene["areas"][str(area)]) for square, n, area in lying if area >= 0)
    return [(cell, area) for cell, area in known if area["terrain"] == "house" and area["tiles"] > 1]


def merchants(scene: Any) -> list[str]:
    """The parts of the board where followers lie in a court."""
    cells = [cell for player in scene["players"] for cell in player["figures"][:FOLLOWERS] if cell]
    return [cell for cell in cells if scene["areas"][str(area_of(scene, cell))]["terrain"] == "meadow"]


def area_of(scene: Any, cell: str) -> int:
    square, _, segment = cell.partition(".")
    return int(scene["board"][square]["areas"][int(segment) - 1])


def scene_of(match: Match) -> Any:
    return match.rules.scene(match.state)
