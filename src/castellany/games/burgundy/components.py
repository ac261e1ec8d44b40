"""Components: the boards and depots of the data files, read once."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from castellany.games.burgundy.boards import Board, board_of
from castellany.games.burgundy.kinds import COLOUR_LETTERS

PHASE_LETTERS: Final = "ABCDE"


@cache
def _data(name: str) -> dict[str, Any]:
    return tomllib.loads(files("castellany.games.burgundy").joinpath("data", name).read_text("utf-8"))


@cache
def board(name: str) -> Board:
    entry = next(b for b in _data("boards.toml")["board"] if b["name"] == name)
    return board_of(name, entry["rows"], entry["provenance"])


def board_names() -> list[str]:
    return [b["name"] for b in _data("boards.toml")["board"]]


def pairs() -> list[tuple[str, str]]:
    """The numbers that share a two-sided board."""
    return [(a, b) for a, b in _data("boards.toml")["pairs"]["sides"]]


def numbered_spaces() -> list[list[tuple[int, int]]]:
    """For each numbered depot its spaces as `(colour, smallest player count)`."""
    numbered = _data("depots.toml")["numbered"]
    return [[(COLOUR_LETTERS.index(w[0]), int(w[1:])) for w in numbered[str(n)]] for n in range(1, 7)]


def black_spaces(players: int) -> int:
    spaces: dict[str, int] = _data("depots.toml")["black"]["spaces"]
    return spaces[str(players)]


def mine_space(players: int) -> tuple[int, int]:
    """The depot space that holds a mine in some phases, and the bit set of those phases."""
    entry = _data("depots.toml")["castle_or_mine"]
    slot = (entry["depot"] - 1) * 4 + entry["space"] - 1
    phases = sum(1 << PHASE_LETTERS.index(letter) for letter in entry["mine_in"])
    return (slot, phases if players == entry["players"] else 0)
