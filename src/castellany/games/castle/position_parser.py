"""Reading the castle in the text of a position; what cannot lie there is refused with the line that says so."""

from __future__ import annotations

from castellany.core.areas import NO_AREA
from castellany.core.position import GAP, Line
from castellany.games.castle.attributes import TERRAIN, TILES
from castellany.games.castle.completing import cell_of, find_completed, is_complete
from castellany.games.castle.connecting import lay
from castellany.games.castle.entering import stand
from castellany.games.castle.kinds import HOUSE, SEGMENTS, SIDE_NAMES
from castellany.games.castle.spots import cell_word
from castellany.games.castle.state import IN_SUPPLY, NOBODY, TAKEN, CastleState
from castellany.games.castle.tables import Tables
from castellany.games.castle.words import AREA_WORDS


def read_towers(t: Tables, line: Line) -> int:
    """The bit mask of the towers that are named."""
    towers = 0
    for word in line.words:
        tower = 1 << line.number_in(word, 1, len(t.wall.tower_spaces)) - 1
        if towers & tower:
            raise line.fail(f"tower {word} is named twice")
        towers |= tower
    return towers


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
    word = line.word()
    if word == GAP:
        return
    cell = read_cell(s, t, line, word)
    if not is_complete(s, s.areas.area[cell]) or s.areas.value(cell, TERRAIN) != HOUSE:
        raise line.fail(f"{word} is no completed house")
    if any(other >= 0 and s.areas.area[other] == s.areas.area[cell] for other in s.seat_cell):
        raise line.fail("two seats stand on one house")
    s.seat_size[seat] = s.areas.value(cell, TILES).bit_count()
    s.seat_cell[seat] = cell


def read_figures(s: CastleState, t: Tables, seat: int, line: Line) -> None:
    each = s.figures_each()
    line.need(each)
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
    word = line.word()
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
