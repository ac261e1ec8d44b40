"""Soundness of a duchy: tiles adjoin each other, cities have no two equal buildings, and the opening is settled."""

from __future__ import annotations

from castellany.core.position import NO_FAULT, Fault
from castellany.games.burgundy.boards import Board
from castellany.games.burgundy.kinds import BUILDING, CASTLE_TILE, NOT_ONCE, SHIP_TILE
from castellany.games.burgundy.opening import preparing
from castellany.games.burgundy.program import (
    CASTLE_IN_TURN,
    CASTLES,
    DEALING_BOARDS,
    DEALING_GOODS,
    OPENING_EFFECT,
    SAIL_EFFECT,
    SIDE_IN_TURN,
    SIDES,
)
from castellany.games.burgundy.state import NOBODY, BurgundyState
from castellany.games.burgundy.tables import GOODS, GOODS_SPACES, START_GOODS, STORAGE, Tables


def duchy_fault(s: BurgundyState, t: Tables, seat: int) -> Fault:
    fault = opening_fault(s, t, seat)
    if fault == NO_FAULT:
        fault = tile_fault(s, t, seat)
    return fault


def opening_fault(s: BurgundyState, t: Tables, seat: int) -> Fault:
    """Board, starting goods and castle: each is pending or settled."""
    n = seat + 1
    dealt = sum([1 for f in s.stack if f.step == DEALING_BOARDS and f.arg == seat])
    if dealt != (s.dealt[seat] == NOBODY and not t.fixed_boards) or (t.fixed_boards and s.dealt[seat] != NOBODY):
        return (f"dealt {n}", f"seat {n} is dealt one board, unless they are agreed on")
    sides = sum([1 for f in s.stack if f.step == SIDES or (f.step == SIDE_IN_TURN and f.seat == seat)])
    # A board with one side is dealt and settled at once.
    if (sides if t.two_sided else dealt) != (s.board[seat] == NOBODY):
        return (f"board {n}", f"seat {n} chooses one side")
    if s.board[seat] != NOBODY and not (
        s.board[seat] == t.fixed_boards[seat] if t.fixed_boards else s.board[seat] in t.pairs[s.dealt[seat]]
    ):
        return (f"board {n}", f"seat {n} has another board")
    goods = sum(s.goods[seat * GOODS : n * GOODS]) if preparing(s) else START_GOODS
    if goods + sum([1 for f in s.stack if f.step == DEALING_GOODS and f.arg == seat]) != START_GOODS:
        return (f"goods {n}", f"seat {n} starts with {START_GOODS} goods")
    asked = 0
    for f in s.stack:
        waits = f.step == CASTLES and f.arg >> seat & 1 == 1
        asked += f.step == OPENING_EFFECT or waits or (f.step == CASTLE_IN_TURN and f.seat == seat)
    if asked != (s.placed(seat, CASTLE_TILE) == 0):
        return (f"duchy {n}", f"seat {n} has one starting castle")
    if preparing(s) and s.filled[seat].bit_count() != 1 - asked:
        return (f"duchy {n}", f"the duchy of seat {n} is empty but for a castle")
    if preparing(s) and any(s.storage[seat * STORAGE : n * STORAGE]):
        return (f"storage {n}", "nothing is stored before the first phase")
    if preparing(s) and any(s.sold[seat * GOODS : n * GOODS]):
        return (f"sold {n}", "nothing is sold before the first phase")
    return NO_FAULT


def tile_fault(s: BurgundyState, t: Tables, seat: int) -> Fault:
    n, tiles = seat + 1, s.tiles[seat * s.spaces : (seat + 1) * s.spaces]
    if s.board[seat] != NOBODY:
        board = t.boards[s.board[seat]]
        if connected(board, s.filled[seat]) != s.filled[seat]:
            return (f"duchy {n}", f"the tiles of seat {n} do not adjoin each other")
        for area in board.areas:
            kinds = [tiles[space] for space in range(board.spaces) if area >> space & 1 and tiles[space]]
            twice = [kind for kind in kinds if t.kinds.once[kind] != NOT_ONCE and kinds.count(kind) > 1]
            if any(t.kinds.colour[kind] != BUILDING for kind in twice):
                return (f"duchy {n}", f"an area of seat {n} has two {t.kinds.names[twice[0]]} tiles")
            if twice and not s.holds(seat, 1):
                return (f"duchy {n}", f"a city of seat {n} has two equal buildings, which only monastery 1 allows")
    sailing = sum([1 for f in s.stack if f.step == SAIL_EFFECT and f.seat == seat])
    if s.track[seat] + sailing > tiles.count(SHIP_TILE):
        return (f"track {n}", f"the marker of seat {n} is further than its ships have taken it")
    if GOODS - s.goods[seat * GOODS : n * GOODS].count(0) > GOODS_SPACES:
        return (f"goods {n}", f"seat {n} has {GOODS_SPACES} goods spaces")
    return NO_FAULT


def connected(board: Board, filled: int) -> int:
    """The covered spaces that hang together with the first of them."""
    reached, fresh = 0, filled & -filled
    while fresh:
        bit = fresh & -fresh
        reached |= bit
        fresh = (fresh | board.neighbours[bit.bit_length() - 1] & filled) & ~reached
    return reached
