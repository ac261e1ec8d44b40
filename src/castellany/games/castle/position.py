"""The text of a position, part by part: one `key: value` a line, in the words of the notation."""

from __future__ import annotations

from typing import Final

from castellany.core.parts import Part
from castellany.core.position import GAP, Fault, Line, counted
from castellany.core.rules import Rules
from castellany.games.castle.census import discrepancies
from castellany.games.castle.completing import word_of
from castellany.games.castle.kinds import SIDE_NAMES, TOKEN_NAMES, TOKENS
from castellany.games.castle.points import RulePoints
from castellany.games.castle.position_parser import (
    read_board,
    read_castle_seat,
    read_completed,
    read_figures,
    read_square,
    read_tile,
    read_towers,
)
from castellany.games.castle.sound_pieces import piece_fault, track_fault
from castellany.games.castle.soundness import stack_fault
from castellany.games.castle.spots import cell_word, figure_word
from castellany.games.castle.state import NOBODY, CastleState
from castellany.games.castle.tables import Tables
from castellany.games.castle.words import AREA_WORDS

MOST: Final = 99_999
MOST_COUNTED: Final = 255


def parts_of(rules: Rules[CastleState], t: Tables, p: RulePoints) -> list[Part[CastleState]]:
    """The parts of the game, in the order of their lines."""
    parts: list[Part[CastleState]] = [TablePart(t)]
    parts += [SeatPart(t, p, seat) for seat in range(t.players)]
    return [*parts, StackPart(rules, t, p)]


class TablePart(Part[CastleState]):
    """The castle and its supplies, and where everybody's castle seat stands in it."""

    def __init__(self, t: Tables) -> None:
        self.t = t
        self.names = tuple([face.name for face in t.faces])

    def counts(self, s: CastleState) -> list[tuple[str, tuple[str, ...], list[int]]]:
        """Lines of what there is how many of."""
        return [
            ("bag", self.names, s.bag),
            ("gone", self.names, s.gone),
            ("hidden", TOKEN_NAMES, s.hidden),
            ("used", TOKEN_NAMES, s.used),
        ]

    def write(self, s: CastleState) -> list[str]:
        t, names, squares = self.t, self.names, self.t.square_words.words
        laid = [(square, s.board[square] - 1, s.tops[square]) for square in range(t.wall.squares) if s.board[square]]
        out = [
            f"turn: {s.turn + 1}",
            f"active: {s.active + 1}",
            "tile: " + (GAP if s.tile == NOBODY else names[s.tile]),
            "square: " + (GAP if s.square == NOBODY else squares[s.square]),
            "board: " + " ".join(f"{squares[square]}={names[tile]}/{SIDE_NAMES[top]}" for square, tile, top in laid),
            "completed: " + " ".join(AREA_WORDS.words[word_of(s, t, cell)] for cell in s.completed),
            "towers: " + " ".join(str(i + 1) for i in range(len(t.wall.tower_spaces)) if s.towers >> i & 1),
        ]
        for seat in range(s.players):
            out.append(f"seat {seat + 1}: " + (cell_word(t, s.seat_cell[seat]) if s.seat_size[seat] else GAP))
        return out + [counted(key, names, counts) for key, names, counts in self.counts(s)]

    def read(self, s: CastleState, given: dict[str, Line]) -> None:
        t = self.t
        s.turn = given["turn"].amount(1, MOST) - 1
        s.active = given["active"].amount(1, s.players) - 1
        for key, names, counts in self.counts(s):
            counts[:] = given[key].counts(names, MOST_COUNTED)
        if given["tile"].word() != GAP:
            s.tile = read_tile(t, given["tile"], given["tile"].word())
        s.towers = read_towers(t, given["towers"])
        read_board(s, t, given["board"])
        s.square = read_square(s, t, given["square"])
        for seat in range(s.players):
            read_castle_seat(s, t, seat, given[f"seat {seat + 1}"])
        read_completed(s, t, given["completed"])

    def fault(self, s: CastleState) -> Fault:
        for fault in discrepancies(s, self.t):
            return fault
        return piece_fault(s, self.t)


class SeatPart(Part[CastleState]):
    """All that one seat has, but for its castle seat."""

    def __init__(self, t: Tables, p: RulePoints, seat: int) -> None:
        self.t = t
        self.p = p
        self.seat = seat

    def write(self, s: CastleState) -> list[str]:
        seat, n, i = self.seat, self.seat + 1, self.t.inventory
        each, sources = s.figures_each(), len(i.sources)
        points = s.lines[seat * sources : n * sources]
        return [
            f"figures {n}: " + " ".join(figure_word(self.t, cell) for cell in s.figures[seat * each : n * each]),
            *[
                f"{kept.key} {n}: {kept.write(s.extra[place + seat])}"
                for kept, place in zip(i.kept, i.kept_places, strict=True)
            ],
            counted(f"tokens {n}", TOKEN_NAMES, s.tokens[seat * TOKENS : n * TOKENS]),
            counted(f"fresh {n}", TOKEN_NAMES, s.fresh[seat * TOKENS : n * TOKENS]),
            counted(f"points {n}", tuple([i.sources[one] for one in i.sheet]), [points[one] for one in i.sheet]),
        ]

    def read(self, s: CastleState, given: dict[str, Line]) -> None:
        seat, n = self.seat, self.seat + 1
        read_figures(s, self.t, seat, given[f"figures {n}"])
        i = self.t.inventory
        for kept, place in zip(i.kept, i.kept_places, strict=True):
            s.extra[place + seat] = kept.read(given[f"{kept.key} {n}"])
        for key, counts in ((f"tokens {n}", s.tokens), (f"fresh {n}", s.fresh)):
            counts[seat * TOKENS : n * TOKENS] = given[key].counts(TOKEN_NAMES, MOST_COUNTED)
        lines = given[f"points {n}"].counts(tuple(i.sources), MOST)
        s.lines[seat * len(lines) : n * len(lines)] = lines
        s.score[seat] = sum(lines)

    def fault(self, s: CastleState) -> Fault:
        return track_fault(s, self.t, self.seat)


class StackPart(Part[CastleState]):
    """Has no lines of its own: whether what is pending fits the rest."""

    def __init__(self, rules: Rules[CastleState], t: Tables, p: RulePoints) -> None:
        self.rules = rules
        self.t = t
        self.p = p

    def write(self, s: CastleState) -> list[str]:
        return []

    def read(self, s: CastleState, given: dict[str, Line]) -> None:
        return

    def fault(self, s: CastleState) -> Fault:
        return stack_fault(self.rules, s, self.t, self.p)
