"""The boards that come with the border posts, read once."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from castellany.games.burgundy.boards import board_of
from castellany.games.burgundy.builder import Sheets

COPIES: Final = 4
"""Of each two-sided board of the Special Edition."""


@cache
def _data() -> dict[str, Any]:
    folder = files("castellany.games.burgundy.modules.border_posts")
    return tomllib.loads(folder.joinpath("data", "boards.toml").read_text("utf-8"))


def sheets_of(edition: str) -> Sheets:
    """Two-sided boards beside which any other duchy serves, or boards with one side that alone have posts."""
    data = _data()
    rows = {board["name"]: board["rows"] for board in data["board"]}
    rows |= {board["also"]: board["rows"] for board in data["board"] if "also" in board}
    wanted = data[edition]["sheets"]
    pairs = [(sheet, sheet) if isinstance(sheet, str) else tuple(sheet) for sheet in wanted]
    names = list(dict.fromkeys(name for pair in pairs for name in pair))
    boards = [board_of(name, rows[name], data["file"]["provenance"]) for name in names]
    two_sided = len(names) > len(pairs)
    return Sheets(
        boards,
        [(names.index(one), names.index(other)) for one, other in pairs],
        [COPIES if two_sided else 1] * len(pairs),
        only=not two_sided,
    )
