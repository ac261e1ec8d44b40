"""BurgundyState: a position of The Castles of Burgundy."""

from __future__ import annotations

from typing import Final

from castellany.core.frames import Frame
from castellany.core.state import State
from castellany.games.burgundy.kinds import COLOURS, NOTHING
from castellany.games.burgundy.tables import DEPOTS, GOODS, GOODS_PER_COLOUR, ROUNDS, SLOTS, STORAGE, Tables

NOBODY: Final = -1
BOUGHT: Final = 1
HIRED: Final = 2


class BurgundyState(State):
    """Lists by seat or estate are flat: entry i of one with n entries is at `seat * n + i`.

    What changes less often than positions are copied is kept in bytes and tuples, which clones share.
    Points, dice and the marker are a seat's; board, storage, goods, silver and workers are an estate's.
    """

    def __init__(
        self,
        stack: list[Frame],
        sealed: list[int],
        players: int,
        estate_of: list[int],
        spaces: int,
        phase: int,
        round: int,
        white: int,
        bought: int,
        order: tuple[int, ...],
        track: tuple[int, ...],
        dealt: tuple[int, ...],
        board: tuple[int, ...],
        tiles: bytes,
        filled: list[int],
        open: list[int],
        banned: tuple[int, ...],
        held: tuple[int, ...],
        storage: list[int],
        goods: list[int],
        sold: bytes,
        silver: list[int],
        workers: list[int],
        points: list[int],
        lines: list[int],
        dice: list[int],
        depots: list[int],
        depot_goods: bytes,
        round_goods: bytes,
        goods_bag: bytes,
        bag: bytes,
        black: bytes,
        boxed: bytes,
        bonus: tuple[int, ...],
        extra: list[int],
    ) -> None:
        super().__init__(stack, sealed)
        self.players = players
        self.estate_of = estate_of
        """The estate of each seat; never changed, so clones share it."""
        self.spaces = spaces
        """Entries of each estate in `tiles`."""
        self.phase = phase
        self.round = round
        self.white = white
        self.bought = bought
        """Flags of the turn in progress: BOUGHT, HIRED."""
        self.order = order
        """Seats from first to last on the turn-order track."""
        self.track = track
        self.dealt = dealt
        """Two-sided board dealt to each estate."""
        self.board = board
        self.tiles = tiles
        self.filled = filled
        """Bit mask of the covered spaces."""
        self.open = open
        """Bit mask of the empty spaces next to a covered one."""
        self.banned = banned
        """For each kind that comes once in an area the mask of the spaces whose area already has one."""
        self.held = held
        """Bit n: the estate may use monastery n. Asked through `holds`; only move generation reads the mask itself."""
        self.storage = storage
        self.goods = goods
        self.sold = sold
        self.silver = silver
        self.workers = workers
        self.points = points
        self.lines = lines
        """Points of each source, at `source * players + seat`: a table may have more sources than the base game."""
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
        """The estate that holds each bonus tile: large and small of each colour."""
        self.extra = extra
        """What modules remember, each at the places that it was given while the rules were built."""

    def clone(self) -> BurgundyState:
        return BurgundyState(
            self.stack[:],
            self.sealed[:],
            self.players,
            self.estate_of,
            self.spaces,
            self.phase,
            self.round,
            self.white,
            self.bought,
            self.order,
            self.track,
            self.dealt,
            self.board,
            self.tiles,
            self.filled[:],
            self.open[:],
            self.banned,
            self.held,
            self.storage[:],
            self.goods[:],
            self.sold,
            self.silver[:],
            self.workers[:],
            self.points[:],
            self.lines[:],
            self.dice[:],
            self.depots[:],
            self.depot_goods,
            self.round_goods,
            self.goods_bag,
            self.bag,
            self.black,
            self.boxed,
            self.bonus,
            self.extra[:],
        )

    def fields(self) -> tuple[object, ...]:
        return (
            self.stack,
            self.sealed,
            self.players,
            self.estate_of,
            self.spaces,
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
            self.extra,
        )

    def stored(self, estate: int) -> int:
        """How many storage spaces are taken; they are taken from the left."""
        base = estate * STORAGE
        for i in range(STORAGE):
            if self.storage[base + i] == NOTHING:
                return i
        return STORAGE

    def store(self, estate: int, kind: int) -> None:
        self.storage[estate * STORAGE + self.stored(estate)] = kind

    def unstore(self, estate: int, kind: int) -> None:
        """Take a tile out of storage and close the gap."""
        base = estate * STORAGE
        i = base
        while self.storage[i] != kind:
            i += 1
        while i < base + STORAGE - 1:
            self.storage[i] = self.storage[i + 1]
            i += 1
        self.storage[base + STORAGE - 1] = NOTHING

    def holds(self, estate: int, monastery: int) -> bool:
        """Whether an estate may use the ability of a monastery."""
        return self.held[estate] >> monastery & 1 == 1

    def placed(self, estate: int, kind: int) -> int:
        """How many tiles of a kind lie in a duchy."""
        first = estate * self.spaces
        return self.tiles.count(kind, first, first + self.spaces)


def new_state(t: Tables) -> BurgundyState:
    """An empty table with full supplies."""
    players, estates = t.players, t.estates
    return BurgundyState(
        [],
        [],
        players,
        t.estate_of,
        t.spaces,
        0,
        0,
        0,
        0,
        tuple(range(players)),
        (0,) * players,
        (NOBODY,) * estates,
        (NOBODY,) * estates,
        bytes(estates * t.spaces),
        [0] * estates,
        [0] * estates,
        (0,) * (estates * t.kinds.onces),
        (0,) * estates,
        [NOTHING] * (estates * STORAGE),
        [0] * (estates * GOODS),
        bytes(estates * GOODS),
        [1] * estates,
        [0] * estates,
        [0] * players,
        [0] * (players * len(t.sources)),
        [0] * (players * 2),
        [0] * (SLOTS + 1),
        bytes(DEPOTS * GOODS),
        bytes(ROUNDS),
        bytes([GOODS_PER_COLOUR] * GOODS),
        bytes(t.kinds.coloured),
        bytes(t.kinds.black),
        bytes(t.kinds.count),
        (NOBODY,) * (COLOURS * 2),
        t.extra[:],
    )
