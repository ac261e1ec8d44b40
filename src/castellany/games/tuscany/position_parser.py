"""Reading the text of a position; what no game comes to is refused with the line that says so."""

from __future__ import annotations

from typing import Final

from castellany.core.pending import check_answers, read_pending
from castellany.core.position import Line, PositionError, lines_of
from castellany.core.rules import Rules
from castellany.games.tuscany.boards import BOARD_WORDS, BOARDS, NUMBERS, SHIFT_WORDS, arrangement_of
from castellany.games.tuscany.census import discrepancies
from castellany.games.tuscany.kinds import ANY_COLOUR, BONUS_NAMES, COLOUR, COLOUR_NAMES, COLOURS, KINDS, NAMES, NOTHING
from castellany.games.tuscany.opening import new_state
from castellany.games.tuscany.placing import cover
from castellany.games.tuscany.position import GAP, GREEN_NAMES, write_position, yield_names
from castellany.games.tuscany.scoring import GREEN_SOURCES, SCORINGS, SOURCE_NAMES, SOURCES
from castellany.games.tuscany.soundness import unsound
from castellany.games.tuscany.state import NOBODY, STORAGE, TuscanyState
from castellany.games.tuscany.tables import STACK, STACKS, Tables
from castellany.games.tuscany.words import OPEN_TILES, SPACES

KIND_OF: Final = {NAMES[kind]: kind for kind in range(1, KINDS)}
MOST: Final = 9999
MOST_COUNTED: Final = 255
"""Of one sort in one place, at most."""


def read_position(rules: Rules[TuscanyState], t: Tables, text: str) -> TuscanyState:
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
    for seat in range(s.players):
        read_seat(s, t, seat, given)
    read_pending(rules, s, given)
    for wrong in discrepancies(s, t):
        raise PositionError(0, wrong)
    fault = unsound(rules, s, t)
    if fault:
        raise given["stack"].fail(fault)
    check_answers(rules, s, given["sealed"])
    return s


def read_table(s: TuscanyState, t: Tables, given: dict[str, Line]) -> None:
    players = s.players
    s.phase = given["phase"].numbers(1, 1, SCORINGS)[0] - 1
    s.round = given["round"].numbers(1, 1, MOST)[0] - 1
    s.starter = given["starter"].numbers(1, 1, players)[0] - 1
    s.latched = given["latched"].numbers(1, 0, 1)[0]
    s.last = given["last"].numbers(1, 0, 1)[0]
    s.hand_size = given["hand-sizes"].numbers(players, 0, MOST)
    s.drawn_size = given["drawn-sizes"].numbers(players, 0, MOST)
    s.deck_size = given["deck-size"].numbers(1, 0, MOST)[0]
    s.marble = given["marble"].numbers(players, 0, MOST)
    s.workers = given["workers"].numbers(players, 0, MOST)
    s.claimed = [n - 1 for n in given["claimed"].numbers(COLOURS * 2, 0, players)]
    yields = yield_names(t)
    for key, names, counts in (
        ("deck", COLOUR_NAMES, s.deck),
        ("shuffled", COLOUR_NAMES, s.shuffled),
        ("discard", COLOUR_NAMES, s.discard),
        ("bonus-left", BONUS_NAMES, s.bonus_left),
        ("neutral", NAMES, s.neutral),
        ("neutral-discard", NAMES, s.neutral_discard),
        ("boxed", NAMES, s.boxed),
        ("yields", yields, s.yields),
        ("yield-discard", yields, s.yield_discard),
    ):
        counts[:] = read_counts(given[key], names, MOST_COUNTED)
    line = given["open"]
    if len(line.words) != OPEN_TILES:
        raise line.fail(f"open needs {OPEN_TILES} values, not {len(line.words)}")
    for slot, word in enumerate(line.words):
        name, slash, back = word.partition("/")
        s.display[slot] = read_kind(line, name)
        s.backs[slot] = line.number_in(back, 1, players) if slash else 0


def read_seat(s: TuscanyState, t: Tables, seat: int, given: dict[str, Line]) -> None:
    n = seat + 1
    dealt = given[f"boards {n}"].numbers(BOARDS, 0, NUMBERS)
    s.dealt[seat * BOARDS : (seat + 1) * BOARDS] = [board - 1 for board in dealt]
    s.arrangement[seat] = read_joined(given[f"joined {n}"])
    read_estate(s, t, seat, given[f"estate {n}"])
    line = given[f"storage {n}"]
    if len(line.words) != STORAGE:
        raise line.fail(f"storage {n} needs {STORAGE} values, not {len(line.words)}")
    s.storage[seat * STORAGE : (seat + 1) * STORAGE] = [read_kind(line, word) for word in line.words]
    for key, names, counts in (
        (f"hand {n}", COLOUR_NAMES, s.hand),
        (f"drawn {n}", COLOUR_NAMES, s.drawn),
        (f"bonuses {n}", BONUS_NAMES, s.bonuses),
        (f"stacks {n}", NAMES, s.stock),
    ):
        counts[seat * len(names) : n * len(names)] = read_counts(given[key], names, MOST_COUNTED)
    s.revealed[seat] = STACKS * STACK - sum(s.stock[seat * KINDS : n * KINDS])
    green = read_counts(given[f"green {n}"], GREEN_NAMES, MOST)
    red = read_counts(given[f"red {n}"], SOURCE_NAMES, MOST)
    s.green_lines[seat * GREEN_SOURCES : n * GREEN_SOURCES] = green
    s.lines[seat * SOURCES : n * SOURCES] = red
    s.green[seat], s.red[seat] = sum(green), sum(red)


def read_joined(line: Line) -> int:
    if line.words == [GAP]:
        return NOBODY
    if len(line.words) != 2 or line.words[0] not in BOARD_WORDS.values or line.words[1] not in SHIFT_WORDS.values:
        raise line.fail(f"{line.key} needs boards and shifts such as AbC lr, or {GAP}")
    return arrangement_of(BOARD_WORDS.values[line.words[0]], SHIFT_WORDS.values[line.words[1]])


def read_estate(s: TuscanyState, t: Tables, seat: int, line: Line) -> None:
    built = s.arrangement[seat] != NOBODY
    if built and NOBODY in s.dealt[seat * BOARDS : (seat + 1) * BOARDS]:
        raise line.fail("there are no boards for this estate")
    for word, name in line.pairs():
        kind = read_kind(line, name)
        if not built or kind == NOTHING:
            raise line.fail(f"{word}={name} lies in no estate")
        space = line.number_in(word, 1, SPACES) - 1
        if COLOUR[kind] not in (t.estate_of(s, seat).colour[space], ANY_COLOUR):
            raise line.fail(f"{name} has not the colour of space {word}")
        if s.filled[seat] >> space & 1:
            raise line.fail(f"space {word} is covered twice")
        cover(s, t, seat, space, kind)


def read_counts(line: Line, names: tuple[str, ...], most: int) -> list[int]:
    counts = [0] * len(names)
    for name, count in line.pairs():
        if name not in names:
            raise line.fail(f"{name} does not belong here")
        counts[names.index(name)] = line.number_in(count, 0, most)
    return counts


def read_kind(line: Line, word: str) -> int:
    if word != GAP and word not in KIND_OF:
        raise line.fail(f"{word} is no tile")
    return KIND_OF.get(word, NOTHING)
