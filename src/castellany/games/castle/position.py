"""The text of a position: one `key: value` a line, in the words of the notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from castellany.core.pending import write_pending
from castellany.core.rules import Rules
from castellany.games.castle.completing import word_of
from castellany.games.castle.kinds import SEGMENTS, SIDE_NAMES, TOKEN_NAMES, TOKENS
from castellany.games.castle.state import NOBODY, CastleState
from castellany.games.castle.tables import Tables
from castellany.games.castle.words import AREA_WORDS

GAP: Final = "-"


def write_position(rules: Rules[CastleState], t: Tables, s: CastleState) -> str:
    names = tile_names(t)
    squares = t.square_words.words
    laid = [(square, s.board[square] - 1, s.tops[square]) for square in range(t.wall.squares) if s.board[square]]
    out = [
        f"turn: {s.turn + 1}",
        f"active: {s.active + 1}",
        counted("bag", names, list(s.bag)),
        "tile: " + (GAP if s.tile == NOBODY else names[s.tile]),
        "square: " + (GAP if s.square == NOBODY else squares[s.square]),
        "board: " + " ".join(f"{squares[square]}={names[tile]}/{SIDE_NAMES[top]}" for square, tile, top in laid),
        "completed: " + " ".join(AREA_WORDS.words[word_of(s, t, cell)] for cell in s.completed),
        "towers: " + " ".join(str(tower + 1) for tower in range(len(t.wall.tower_spaces)) if s.towers >> tower & 1),
        counted("hidden", TOKEN_NAMES, list(s.hidden)),
        counted("used", TOKEN_NAMES, list(s.used)),
        counted("gone", names, list(s.gone)),
    ]
    for seat in range(s.players):
        out += write_seat(s, t, seat)
    return "\n".join([*out, *write_pending(rules, s)]) + "\n"


def write_seat(s: CastleState, t: Tables, seat: int) -> list[str]:
    n, i = seat + 1, t.inventory
    figures, lines = s.figures_each(), len(i.sources)
    points = s.lines[seat * lines : n * lines]
    return [
        f"figures {n}: " + " ".join(figure_word(t, cell) for cell in s.figures[seat * figures : n * figures]),
        f"seat {n}: " + (cell_word(t, s.seat_cell[seat]) if s.seat_size[seat] else GAP),
        *(f"{kept.key} {n}: {s.extra[place + seat]}" for kept, place in zip(i.kept, i.kept_places, strict=True)),
        counted(f"tokens {n}", TOKEN_NAMES, list(s.tokens[seat * TOKENS : n * TOKENS])),
        counted(f"fresh {n}", TOKEN_NAMES, list(s.fresh[seat * TOKENS : n * TOKENS])),
        counted(f"points {n}", [i.sources[one] for one in i.sheet], [points[one] for one in i.sheet]),
    ]


def counted(key: str, names: Sequence[str], counts: list[int]) -> str:
    return f"{key}: " + " ".join(f"{names[i]}={counts[i]}" for i in range(len(counts)) if counts[i])


def tile_names(t: Tables) -> tuple[str, ...]:
    return tuple([face.name for face in t.faces])


def figure_word(t: Tables, cell: int) -> str:
    return cell_word(t, cell) if cell >= 0 else GAP


def cell_word(t: Tables, cell: int) -> str:
    """A square and one of its tile's segments, such as `e5.2`; of a start space its number, such as `start-3`."""
    place, segment = divmod(cell, SEGMENTS)
    if place >= t.wall.squares:
        return f"start-{place - t.wall.squares + 1}"
    return f"{t.square_words.words[place]}.{segment + 1}"
