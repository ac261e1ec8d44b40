"""Reading the text of a position; what no game comes to is refused with the line that says so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from castellany.core.areas import NO_AREA
from castellany.core.pending import check_answers, read_pending
from castellany.core.position import Line, PositionError, lines_of
from castellany.core.rules import Rules
from castellany.games.castle.attributes import TERRAIN, TILES
from castellany.games.castle.census import discrepancies
from castellany.games.castle.completing import cell_of, find_completed, is_complete
from castellany.games.castle.connecting import lay
from castellany.games.castle.entering import stand
from castellany.games.castle.kinds import HOUSE, SEGMENTS, SIDE_NAMES, TOKEN_NAMES, TOKENS
from castellany.games.castle.opening import new_state
from castellany.games.castle.points import RulePoints
from castellany.games.castle.position import GAP, cell_word, tile_names, write_position
from castellany.games.castle.sound_pieces import piece_fault
from castellany.games.castle.soundness import unsound
from castellany.games.castle.state import IN_SUPPLY, NOBODY, TAKEN, CastleState
from castellany.games.castle.tables import Tables
from castellany.games.castle.words import AREA_WORDS

MOST: Final = 9999
MOST_COUNTED: Final = 255
"""What an entry of a byte array holds."""


def read_position(rules: Rules[CastleState], t: Tables, p: RulePoints, text: str) -> CastleState:
    """PositionError, with the line, if the text is no position of these rules."""
    given = {line.key: line for line in lines_of(text)}
    s = new_state(t)
    wanted = [line.key for line in lines_of(write_position(rules, t, s))]
    for key in wanted:
        if key not in given:
            raise PositionError(0, f"the line {key} is missing")
    for key, line in given.items():
        if key not in wanted:
            raise line.fail(f"{key} is no line of a position")
    read_table(s, t, given)
    read_board(s, t, given["board"])
    s.square = read_square(s, t, given["square"])
    for seat in range(s.players):
        read_castle_seat(s, t, seat, given[f"seat {seat + 1}"])
    read_completed(s, t, given["completed"])
    for seat in range(s.players):
        read_seat(s, t, seat, given)
    read_pending(rules, s, given)
    for wrong in discrepancies(s, t):
        raise PositionError(0, wrong)
    key, fault = piece_fault(s, t)
    if fault:
        raise given[key].fail(fault)
    fault = unsound(rules, s, t, p)
    if fault:
        raise given["stack"].fail(fault)
    check_answers(rules, s, given["sealed"])
    return s


def read_table(s: CastleState, t: Tables, given: dict[str, Line]) -> None:
    names = tile_names(t)
    s.turn = given["turn"].numbers(1, 1, MOST)[0] - 1
    s.active = given["active"].numbers(1, 1, s.players)[0] - 1
    for key, words, counts in (
        ("bag", names, s.bag),
        ("gone", names, s.gone),
        ("hidden", TOKEN_NAMES, s.hidden),
        ("used", TOKEN_NAMES, s.used),
    ):
        counts[:] = read_counts(given[key], words, MOST_COUNTED)
    line = given["tile"]
    if line.words != [GAP]:
        s.tile = read_tile(t, line, "".join(line.words))
    line = given["towers"]
    s.towers = 0
    for word in line.words:
        tower = 1 << line.number_in(word, 1, len(t.wall.tower_spaces)) - 1
        if s.towers & tower:
            raise line.fail(f"tower {word} is named twice")
        s.towers |= tower


def read_board(s: CastleState, t: Tables, line: Line) -> None:
    """Lay every tile; each must fit those laid before it."""
    for word, laid in line.pairs():
        name, _, top = laid.partition("/")
        if word not in t.square_words.values or top not in SIDE_NAMES:
            raise line.fail(f"{word}={laid} is no tile on a square such as e5={t.faces[0].name}/north")
        square, tile = t.square_words.values[word], read_tile(t, line, name)
        if s.needs[square] == TAKEN:
            raise line.fail(f"on {word} lie two tiles")
        if SIDE_NAMES.index(top) not in t.fits[tile][s.needs[square]]:
            raise line.fail(f"{name} does not fit on {word}, or looks the same turned otherwise")
        lay(s, t, tile, square, SIDE_NAMES.index(top))


def read_completed(s: CastleState, t: Tables, line: Line) -> None:
    """Keep the completed areas that are named, in the order of their words; the others have been scored."""
    if s.square != NOBODY:
        find_completed(s, t)
    elif line.words:
        raise line.fail("no tile has completed anything")
    kept: list[int] = []
    for word in line.words:
        cell = cell_of(s, t, AREA_WORDS.values[word]) if word in AREA_WORDS.values else NOBODY
        if cell not in s.completed or cell in kept or (kept and s.completed.index(cell) < s.completed.index(kept[-1])):
            raise line.fail(f"{word} names no area that the tile completes, or not in its order")
        kept.append(cell)
    s.completed = kept
    alive = [s.areas.area[cell] for cell in kept]
    if any(cell >= 0 and s.areas.area[cell] in alive for cell in s.seat_cell):
        raise line.fail("a seat stands on a house that has not been scored")
    for cell in range(len(s.areas.area)):
        area = s.areas.area[cell]
        if area != NO_AREA and is_complete(s, area) and area not in alive:
            s.areas.drop(cell)


def read_castle_seat(s: CastleState, t: Tables, seat: int, line: Line) -> None:
    """It stands on a completed house, before those that have been scored are dropped."""
    word = "".join(line.words)
    if word == GAP:
        return
    cell = read_cell(s, t, line, word)
    if not is_complete(s, s.areas.area[cell]) or s.areas.value(cell, TERRAIN) != HOUSE:
        raise line.fail(f"{word} is no completed house")
    if any(other >= 0 and s.areas.area[other] == s.areas.area[cell] for other in s.seat_cell):
        raise line.fail("two seats stand on one house")
    s.seat_size[seat] = s.areas.value(cell, TILES).bit_count()
    s.seat_cell[seat] = cell


def read_seat(s: CastleState, t: Tables, seat: int, given: dict[str, Line]) -> None:
    n = seat + 1
    read_figures(s, t, seat, given[f"figures {n}"])
    i = t.inventory
    for kept, place in zip(i.kept, i.kept_places, strict=True):
        s.extra[place + seat] = given[f"{kept.key} {n}"].numbers(1, 0, kept.most)[0]
    for key, counts in ((f"tokens {n}", s.tokens), (f"fresh {n}", s.fresh)):
        counts[seat * TOKENS : n * TOKENS] = read_counts(given[key], TOKEN_NAMES, MOST_COUNTED)
    lines = read_counts(given[f"points {n}"], i.sources, MOST)
    s.lines[seat * len(lines) : n * len(lines)] = lines
    s.score[seat] = sum(lines)


def read_figures(s: CastleState, t: Tables, seat: int, line: Line) -> None:
    each = s.figures_each()
    if len(line.words) != each:
        raise line.fail(f"{line.key} needs {each} values, not {len(line.words)}")
    for i, word in enumerate(line.words):
        if word == GAP:
            continue
        cell = read_cell(s, t, line, word)
        if s.areas.area[cell] == NO_AREA or cell in s.figures or cell // SEGMENTS >= t.wall.squares:
            raise line.fail(f"no figure can stand on {word}")
        stand(s, t, seat * each + i, cell)
    if line.words.count(GAP) != s.figures[seat * each : (seat + 1) * each].count(IN_SUPPLY):
        raise line.fail("a figure is in two places")


def read_cell(s: CastleState, t: Tables, line: Line, word: str) -> int:
    for cell in range(len(s.areas.area)):
        place = cell // SEGMENTS
        if place >= t.wall.squares:
            there = cell % SEGMENTS == 0
        else:
            there = s.board[place] > 0 and cell % SEGMENTS < len(t.faces[s.board[place] - 1].segments)
        if there and cell_word(t, cell) == word:
            return cell
    raise line.fail(f"{word} is no segment of a tile that lies there")


def read_square(s: CastleState, t: Tables, line: Line) -> int:
    word = "".join(line.words)
    if word != GAP and word not in t.square_words.values:
        raise line.fail(f"{word} is no square")
    square = t.square_words.values.get(word, NOBODY)
    if square != NOBODY and not s.board[square]:
        raise line.fail(f"no tile lies on {word}")
    return square


def read_tile(t: Tables, line: Line, name: str) -> int:
    if name not in t.tile_words.values:
        raise line.fail(f"{name} is no tile")
    return t.tile_words.values[name]


def read_counts(line: Line, names: Sequence[str], most: int) -> list[int]:
    counts = [0] * len(names)
    pairs = dict(line.pairs())
    if len(pairs) != len(line.words):
        raise line.fail("something is counted twice")
    for name, count in pairs.items():
        if name not in names:
            raise line.fail(f"{name} does not belong here")
        counts[names.index(name)] = line.number_in(count, 0, most)
    return counts
