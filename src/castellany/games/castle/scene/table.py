"""What lies on the table in one position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from castellany.games.castle.emptiness import largest_empty
from castellany.games.castle.kinds import LARGER_SEAT, SEGMENTS, SIDE_NAMES, TOKEN_NAMES, TOKENS
from castellany.games.castle.program import DOUBLING
from castellany.games.castle.scene.areas import areas
from castellany.games.castle.scene.shapes import Laid, Player, Scene
from castellany.games.castle.scoring import LARGEST_SEAT, TRACK
from castellany.games.castle.show.half import shows
from castellany.games.castle.state import NOBODY, CastleState
from castellany.games.castle.tables import Tables

if TYPE_CHECKING:
    from castellany.games.castle.rules import CastleRules


def scene(rules: CastleRules, s: CastleState) -> dict[str, object]:
    """A position, drawn from nothing but itself."""
    t, p = rules.tables, rules.rule_points
    asking = s.stack[-1] if s.stack else None
    found: Scene = {
        "turn": s.turn + 1,
        "active": s.active,
        "step": "" if asking is None else rules.program[asking.step].name,
        "asked": rules.asked(s),
        "tile": "" if s.tile == NOBODY else t.tile_words.words[s.tile],
        "square": "" if s.square == NOBODY else t.square_words.words[s.square],
        "left": list(s.bag),
        "gone": [t.tile_words.words[tile] for tile in range(len(s.gone)) for _ in range(s.gone[tile])],
        "board": {word: laid(t, s, square) for square, word in t.square_words.words.items() if s.board[square]},
        "starts": [s.areas.area[(t.wall.squares + i) * SEGMENTS] for i in range(len(t.wall.starts))],
        "areas": areas(p, s),
        "completed": [s.areas.area[cell] for cell in s.completed],
        "scoring": s.areas.area[asking.arg] if asking is not None and asking.step == DOUBLING else NOBODY,
        "players": [player(t, s, seat) for seat in range(s.players)],
        "towers": [s.towers >> tower & 1 == 1 for tower in range(len(t.wall.tower_spaces))],
        "hidden": tokens(s.hidden),
        "used": tokens(s.used),
        "empty": [t.square_words.words[square] for square in largest_empty(s, t)],
        "largest_seat": largest_seat(t, s),
    }
    for show in shows():
        show.scene(rules, s, cast(dict[str, Any], found))
    return cast(dict[str, object], found)


def laid(t: Tables, s: CastleState, square: int) -> Laid:
    tile = s.board[square] - 1
    first = square * SEGMENTS
    return {
        "tile": t.tile_words.words[tile],
        "top": SIDE_NAMES[s.tops[square]],
        "areas": s.areas.area[first : first + len(t.faces[tile].segments)],
    }


def player(t: Tables, s: CastleState, seat: int) -> Player:
    each, lines = s.figures_each(), len(t.inventory.sources)
    return {
        "score": s.score[seat],
        "space": s.score[seat] % TRACK,
        "figures": [cell_word(t, cell) for cell in s.figures[seat * each : (seat + 1) * each]],
        "tokens": tokens(s.tokens[seat * TOKENS : (seat + 1) * TOKENS]),
        "fresh": tokens(s.fresh[seat * TOKENS : (seat + 1) * TOKENS]),
        "seat": cell_word(t, s.seat_cell[seat]),
        "seat_tiles": s.seat_size[seat],
        "lines": by_source(t, s.lines[seat * lines : (seat + 1) * lines]),
    }


def cell_word(t: Tables, cell: int) -> str:
    """Square and segment, such as `e5.2`, or `start-3.1`; empty where it is nowhere."""
    if cell < 0:
        return ""
    place, segment = divmod(cell, SEGMENTS)
    start = place - t.wall.squares
    return f"{t.square_words.words[place] if start < 0 else f'start-{start + 1}'}.{segment + 1}"


def tokens(counts: Sequence[int]) -> dict[str, int]:
    return {TOKEN_NAMES[token]: counts[token] for token in range(TOKENS) if counts[token]}


def by_source(t: Tables, points: list[int]) -> dict[str, int]:
    return {t.inventory.sources[source]: points[source] for source in t.inventory.sheet if points[source]}


def largest_seat(t: Tables, s: CastleState) -> int:
    """Whose seat is larger, or NOBODY; once the game is over, tokens are spent and the points tell."""
    if not s.stack:
        return leader([s.lines[seat * len(t.inventory.sources) + LARGEST_SEAT] for seat in range(s.players)])
    return leader([seat_size(t, s, seat) for seat in range(s.players)])


def seat_size(t: Tables, s: CastleState, seat: int) -> int:
    """Tiles of the house that a seat stands on, with what tokens add at the end."""
    held = s.tokens[seat * TOKENS + LARGER_SEAT] + s.fresh[seat * TOKENS + LARGER_SEAT]
    return s.seat_size[seat] + held * t.numbers.seat_token if s.seat_size[seat] else 0


def leader(counts: list[int]) -> int:
    """The seat with more, or NOBODY."""
    return NOBODY if counts[0] == counts[1] else counts.index(max(counts))
