"""BurgundyState: a position of The Castles of Burgundy."""

from __future__ import annotations

from typing import Final

from castellany.core.frames import Frame
from castellany.core.state import State
from castellany.games.burgundy.boards import SPACES
from castellany.games.burgundy.kinds import BUILDING_TYPES, COLOURS, KINDS, NOTHING, black_supply, coloured_supply
from castellany.games.burgundy.scoring import SOURCES
from castellany.games.burgundy.tables import DEPOTS, GOODS, GOODS_PER_COLOUR, ROUNDS, SLOTS, STORAGE

NOBODY: Final = -1
BOUGHT: Final = 1
HIRED: Final = 2


class BurgundyState(State):
    """Per-seat lists are flat: entry i of a seat with n entries is at `seat * n + i`."""

    def __init__(
        self,
        stack: list[Frame],
        cells: list[int],
        sealed: list[int],
        players: int,
        phase: int,
        round: int,
        white: int,
        bought: int,
        order: list[int],
        track: list[int],
        dealt: list[int],
        board: list[int],
        tiles: bytearray,
        filled: list[int],
        open: list[int],
        banned: list[int],
        held: list[int],
        storage: list[int],
        goods: bytearray,
        sold: bytearray,
        silver: list[int],
        workers: list[int],
        points: list[int],
        lines: list[int],
        dice: list[int],
        depots: bytearray,
        depot_goods: bytearray,
        round_goods: list[int],
        goods_bag: list[int],
        bag: bytearray,
        black: bytearray,
        boxed: bytearray,
        bonus: list[int],
    ) -> None:
        super().__init__(stack, cells, sealed)
        self.players = players
        self.phase = phase
        self.round = round
        self.white = white
        self.bought = bought
        """Flags of the turn in progress: BOUGHT, HIRED."""
        self.order = order
        """Seats from first to last on the turn-order track."""
        self.track = track
        self.dealt = dealt
        """Two-sided board dealt to each seat."""
        self.board = board
        self.tiles = tiles
        self.filled = filled
        """Bit mask of the covered spaces."""
        self.open = open
        """Bit mask of the empty spaces next to a covered one."""
        self.banned = banned
        """For each building type the mask of the spaces whose city already has one."""
        self.held = held
        """Bit n: the seat may use monastery n. Asked through `holds`; only move generation reads the mask itself."""
        self.storage = storage
        self.goods = goods
        self.sold = sold
        self.silver = silver
        self.workers = workers
        self.points = points
        self.lines = lines
        self.dice = dice
        """Two per seat, the smaller first as rolled; 0 once used."""
        self.depots = depots
        self.depot_goods = depot_goods
        self.round_goods = round_goods
        self.goods_bag = goods_bag
        self.bag = bag
        self.black = black
        self.boxed = boxed
        self.bonus = bonus
        """Holder of each bonus tile: large and small of each colour."""

    def clone(self) -> BurgundyState:
        return BurgundyState(
            self.stack[:],
            self.cells[:],
            self.sealed[:],
            self.players,
            self.phase,
            self.round,
            self.white,
            self.bought,
            self.order[:],
            self.track[:],
            self.dealt[:],
            self.board[:],
            self.tiles[:],
            self.filled[:],
            self.open[:],
            self.banned[:],
            self.held[:],
            self.storage[:],
            self.goods[:],
            self.sold[:],
            self.silver[:],
            self.workers[:],
            self.points[:],
            self.lines[:],
            self.dice[:],
            self.depots[:],
            self.depot_goods[:],
            self.round_goods[:],
            self.goods_bag[:],
            self.bag[:],
            self.black[:],
            self.boxed[:],
            self.bonus[:],
        )

    def fields(self) -> tuple[object, ...]:
        return (
            self.stack,
            self.cells,
            self.sealed,
            self.players,
            self.phase,
            self.round,
            self.white,
            self.bought,
            self.order,
            self.track,
            self.dealt,
            self.board,
            self.tiles,
            self.filled,
            self.open,
            self.banned,
            self.held,
            self.storage,
            self.goods,
            self.sold,
            self.silver,
            self.workers,
            self.points,
            self.lines,
            self.dice,
            self.depots,
            self.depot_goods,
            self.round_goods,
            self.goods_bag,
            self.bag,
            self.black,
            self.boxed,
            self.bonus,
        )

    def stored(self, seat: int) -> int:
        """How many storage spaces are taken; they are taken from the left."""
        base = seat * STORAGE
        for i in range(STORAGE):
            if self.storage[base + i] == NOTHING:
                return i
        return STORAGE

    def store(self, seat: int, kind: int) -> None:
        self.storage[seat * STORAGE + self.stored(seat)] = kind

    def unstore(self, seat: int, kind: int) -> None:
        """Take a tile out of storage and close the gap."""
        base = seat * STORAGE
        i = base
        while self.storage[i] != kind:
            i += 1
        while i < base + STORAGE - 1:
            self.storage[i] = self.storage[i + 1]
            i += 1
        self.storage[base + STORAGE - 1] = NOTHING

    def holds(self, seat: int, monastery: int) -> bool:
        """Whether a seat may use the ability of a monastery."""
        return self.held[seat] >> monastery & 1 == 1


def new_state(players: int) -> BurgundyState:
    """An empty table with full supplies."""
    return BurgundyState(
        [],
        [],
        [],
        players,
        0,
        0,
        0,
        0,
        list(range(players)),
        [0] * players,
        [NOBODY] * players,
        [NOBODY] * players,
        bytearray(players * SPACES),
        [0] * players,
        [0] * players,
        [0] * (players * BUILDING_TYPES),
        [0] * players,
        [NOTHING] * (players * STORAGE),
        bytearray(players * GOODS),
        bytearray(players * GOODS),
        [1] * players,
        [0] * players,
        [0] * players,
        [0] * (players * SOURCES),
        [0] * (players * 2),
        bytearray(SLOTS + 1),
        bytearray(DEPOTS * GOODS),
        [0] * ROUNDS,
        [GOODS_PER_COLOUR] * GOODS,
        coloured_supply(),
        black_supply(),
        bytearray(KINDS),
        [NOBODY] * (COLOURS * 2),
    )
