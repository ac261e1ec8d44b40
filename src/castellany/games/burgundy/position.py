"""The text of a position: one `key: value` a line, in the words of the notation."""

from __future__ import annotations

from typing import Final

from castellany.core.pending import check_answers, read_pending, write_pending
from castellany.core.position import Line, PositionError, lines_of
from castellany.core.rules import Rules
from castellany.games.burgundy.census import discrepancies
from castellany.games.burgundy.kinds import COLOURS, EVERY_COLOUR, NOTHING
from castellany.games.burgundy.placing import cover
from castellany.games.burgundy.points import RulePoints
from castellany.games.burgundy.soundness import unsound
from castellany.games.burgundy.state import BurgundyState, new_state
from castellany.games.burgundy.tables import (
    DEPOTS,
    FIRST_BLACK_SLOT,
    GOODS,
    GOODS_PER_COLOUR,
    PHASES,
    ROUNDS,
    SLOTS,
    STORAGE,
    Tables,
)

MOST: Final = 9999
MOST_TILES: Final = 40
"""Of one kind."""


def write_position(rules: Rules[BurgundyState], t: Tables, p: RulePoints, s: BurgundyState) -> str:
    names = t.kinds.names
    out = [
        f"phase: {s.phase + 1}",
        f"round: {s.round + 1}",
        f"white: {s.white}",
        f"bought: {s.bought}",
        "order: " + " ".join(str(seat + 1) for seat in s.order),
        row("track", s.track),
        "dealt: " + " ".join(str(pair + 1) for pair in s.dealt),
        "board: " + " ".join(str(board + 1) for board in s.board),
        row("silver", s.silver),
        row("workers", s.workers),
        row("dice", s.dice),
        row("round-goods", s.round_goods),
        row("goods-bag", s.goods_bag),
        "bonus: " + " ".join(str(seat + 1) for seat in s.bonus),
    ]
    for seat in range(s.players):
        n = seat + 1
        duchy = [(space, s.tiles[seat * s.spaces + space]) for space in range(s.spaces)]
        out.append(f"duchy {n}: " + " ".join(f"{space + 1}={names[kind]}" for space, kind in duchy if kind))
        out.append(f"storage {n}: " + " ".join(names[k] for k in s.storage[seat * STORAGE : (seat + 1) * STORAGE] if k))
        out.append(row(f"goods {n}", list(s.goods[seat * GOODS : (seat + 1) * GOODS])))
        out.append(row(f"sold {n}", list(s.sold[seat * GOODS : (seat + 1) * GOODS])))
        lines = [(name, s.lines[i * s.players + seat]) for i, name in enumerate(t.sources)]
        out.append(f"points {n}: " + " ".join(f"{name}={points}" for name, points in lines if points))
    for depot in range(DEPOTS):
        out.append(f"depot {depot + 1}: " + " ".join(slot_word(s, t, depot * 4 + i) for i in range(4)))
        out.append(row(f"depot-goods {depot + 1}", list(s.depot_goods[depot * GOODS : (depot + 1) * GOODS])))
    out.append("depot black: " + " ".join(slot_word(s, t, slot) for slot in range(FIRST_BLACK_SLOT, SLOTS)))
    for name, supply in (("bag", s.bag), ("black", s.black), ("boxed", s.boxed)):
        out.append(f"{name}: " + " ".join(f"{names[kind]}={supply[kind]}" for kind in t.all_kinds if supply[kind]))
    for part in p.parts:
        out.extend(part.write(s))
    out.extend(write_pending(rules, s))
    return "\n".join(line.rstrip() for line in out) + "\n"


def row(key: str, values: list[int]) -> str:
    return f"{key}: " + " ".join(str(value) for value in values)


def slot_word(s: BurgundyState, t: Tables, slot: int) -> str:
    return t.kinds.names[s.depots[slot]] if s.depots[slot] else "-"


def read_position(rules: Rules[BurgundyState], t: Tables, p: RulePoints, text: str) -> BurgundyState:
    """PositionError, with the line, if the text is no position of these rules."""
    given = {line.key: line for line in lines_of(text)}
    s = new_state(t)
    wanted = [line.key for line in lines_of(write_position(rules, t, p, s))]
    for key in wanted:
        if key not in given:
            raise PositionError(0, f"the line {key} is missing")
    for key, line in given.items():
        if key not in wanted:
            raise line.fail(f"{key} is no line of a position")
    read_table(s, t, given)
    for seat in range(s.players):
        read_seat(s, t, seat, given)
    for depot in range(DEPOTS):
        read_slots(s, t, given[f"depot {depot + 1}"], depot * 4, 4)
        s.depot_goods[depot * GOODS : (depot + 1) * GOODS] = given[f"depot-goods {depot + 1}"].numbers(
            GOODS, 0, GOODS_PER_COLOUR
        )
    read_slots(s, t, given["depot black"], FIRST_BLACK_SLOT, SLOTS - FIRST_BLACK_SLOT)
    for key, supply in (("bag", s.bag), ("black", s.black), ("boxed", s.boxed)):
        supply[:] = [0] * t.kinds.count
        for name, count in given[key].pairs():
            supply[kind_at(t, given[key], name)] = given[key].number_in(count, 0, MOST_TILES)
    for part in p.parts:
        part.read(s, given)
    read_pending(rules, s, given)
    for wrong in discrepancies(s, t, p):
        raise PositionError(0, wrong)
    fault = unsound(rules, s, t, p)
    if fault:
        raise given["stack"].fail(fault)
    check_answers(rules, s, given["sealed"])
    return s


def read_table(s: BurgundyState, t: Tables, given: dict[str, Line]) -> None:
    players = s.players
    s.phase = given["phase"].numbers(1, 1, PHASES)[0] - 1
    s.round = given["round"].numbers(1, 1, ROUNDS)[0] - 1
    s.white = given["white"].numbers(1, 0, 6)[0]
    s.bought = given["bought"].numbers(1, 0, 3)[0]
    s.order = [n - 1 for n in given["order"].numbers(players, 1, players)]
    if sorted(s.order) != list(range(players)):
        raise given["order"].fail("each seat once")
    s.track = given["track"].numbers(players, 0, 6)
    s.dealt = [n - 1 for n in given["dealt"].numbers(players, 0, len(t.pairs))]
    s.board = [n - 1 for n in given["board"].numbers(players, 0, len(t.boards))]
    s.silver = given["silver"].numbers(players, 0, MOST)
    s.workers = given["workers"].numbers(players, 0, MOST)
    s.dice = given["dice"].numbers(players * 2, 0, 6)
    s.round_goods = given["round-goods"].numbers(ROUNDS, 0, GOODS)
    s.goods_bag = given["goods-bag"].numbers(GOODS, 0, GOODS_PER_COLOUR)
    s.bonus = [n - 1 for n in given["bonus"].numbers(COLOURS * 2, 0, players)]


def read_seat(s: BurgundyState, t: Tables, seat: int, given: dict[str, Line]) -> None:
    n = seat + 1
    line = given[f"duchy {n}"]
    for space, name in line.pairs():
        kind = kind_at(t, line, name)
        if s.board[seat] < 0:
            raise line.fail("there is no board for this duchy")
        board = t.boards[s.board[seat]]
        place = line.number_in(space, 1, board.spaces) - 1
        if t.kinds.colour[kind] not in (board.colour[place], EVERY_COLOUR):
            raise line.fail(f"{name} has not the colour of space {space}")
        if s.filled[seat] >> place & 1:
            raise line.fail(f"space {space} is covered twice")
        cover(s, t, seat, place, kind)
    line = given[f"storage {n}"]
    if len(line.words) > STORAGE:
        raise line.fail(f"more than {STORAGE} stored tiles")
    for name in line.words:
        s.store(seat, kind_at(t, line, name))
    s.goods[seat * GOODS : (seat + 1) * GOODS] = given[f"goods {n}"].numbers(GOODS, 0, GOODS_PER_COLOUR)
    s.sold[seat * GOODS : (seat + 1) * GOODS] = given[f"sold {n}"].numbers(GOODS, 0, GOODS_PER_COLOUR)
    line = given[f"points {n}"]
    for name, points in line.pairs():
        if name not in t.sources:
            raise line.fail(f"{name} is no source of points")
        s.lines[t.sources.index(name) * s.players + seat] = line.number_in(points, 0, MOST)
    s.points[seat] = sum(s.lines[seat :: s.players])


def read_slots(s: BurgundyState, t: Tables, line: Line, first: int, count: int) -> None:
    if len(line.words) != count:
        raise line.fail(f"{line.key} needs {count} values, not {len(line.words)}")
    for i, word in enumerate(line.words):
        s.depots[first + i] = NOTHING if word == "-" else kind_at(t, line, word)


def kind_at(t: Tables, line: Line, name: str) -> int:
    kind = t.kinds.number.get(name, NOTHING)
    if kind == NOTHING:
        raise line.fail(f"{name} is no tile")
    return kind
