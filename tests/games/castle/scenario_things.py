"""What a Castle scenario may expect, beside what every game has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tests.games.castle.everything import FIGURE_NAMES, SOURCE_NAMES, at_gate, nests, sources
from tests.games.scenario_things import Key, Question, reader, yes
from tests.games.scenario_words import Value

from castellany.games.castle.emptiness import largest_empty
from castellany.games.castle.entering import kind_of
from castellany.games.castle.kinds import SEGMENTS, TERRAIN_NAMES, TOKEN_NAMES, TOKENS
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.state import IN_SUPPLY, CastleState


class CastleQuestion(Question[CastleRules, CastleState]):
    def tile(self) -> int:
        return self.rules.tables.tile_words.values[self.words[0]]

    def player(self) -> dict[str, Any]:
        """The seat as a page is shown it."""
        scene: dict[str, Any] = self.rules.scene(self.s)
        found: dict[str, Any] = scene["players"][self.first]
        return found


def supply(q: CastleQuestion) -> Value:
    kind = q.words[1] if len(q.words) > 1 else FIGURE_NAMES[0]
    places = range(q.first * q.s.figures_each(), (q.first + 1) * q.s.figures_each())
    return sum(q.s.figures[i] == IN_SUPPLY and FIGURE_NAMES[kind_of(q.s, i)] == kind for i in places)


def figures(q: CastleQuestion) -> Value:
    """Such as `follower a1 road`."""
    found = []
    for i in range(q.first * q.s.figures_each(), (q.first + 1) * q.s.figures_each()):
        cell = q.s.figures[i]
        if cell >= 0:
            place, number = divmod(cell, SEGMENTS)
            piece = q.rules.tables.faces[q.s.board[place] - 1].segments[number]
            square = q.rules.tables.square_words.words[place]
            found.append(f"{FIGURE_NAMES[kind_of(q.s, i)]} {square} {TERRAIN_NAMES[piece.terrain]}")
    return found


def held(counts: list[int], seat: int) -> Value:
    own = counts[seat * TOKENS : (seat + 1) * TOKENS]
    return [name for i, name in enumerate(TOKEN_NAMES) for _ in range(own[i])]


READERS: Final[dict[Key, Callable[[CastleQuestion], Value]]] = {
    ("score", 1): lambda q: q.s.score[q.first],
    ("space", 1): lambda q: int(q.player()["space"]),
    ("at-gate", 1): lambda q: yes(at_gate(q.s)[q.first] == 1),
    ("line", 2): lambda q: q.s.lines[q.first * sources(q.s) + SOURCE_NAMES.index(q.words[1])],
    ("supply", 1): supply,
    ("supply", 2): supply,
    ("figures", 1): figures,
    ("tokens", 1): lambda q: held(q.s.tokens, q.first),
    ("fresh", 1): lambda q: held(q.s.fresh, q.first),
    ("used", 1): lambda q: q.s.used[TOKEN_NAMES.index(q.words[0])],
    ("hidden", 0): lambda q: sum(q.s.hidden),
    ("towers", 0): lambda q: q.s.towers.bit_count(),
    ("seat", 1): lambda q: q.s.seat_size[q.first],
    ("seat-at", 1): lambda q: q.rules.tables.square_words.words[q.s.seat_cell[q.first] // SEGMENTS],
    ("nests", 1): lambda q: nests(q.s)[q.first],
    ("shown-nests", 1): lambda q: int(q.player()["nests"]),
    ("pool", 0): lambda q: int(str(q.rules.scene(q.s)["pool"])),
    ("largest-empty", 0): lambda q: len(largest_empty(q.s, q.rules.tables)),
    ("left", 0): lambda q: sum(q.s.bag),
    ("laid", 0): lambda q: sum(tile > 0 for tile in q.s.board),
    ("gone", 1): lambda q: q.s.gone[q.tile()],
    ("active", 0): lambda q: q.s.active + 1,
}
read_thing: Final = reader(CastleQuestion, READERS)
