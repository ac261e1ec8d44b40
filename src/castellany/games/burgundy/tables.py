"""Tables: everything about one Burgundy game that is settled before it begins."""

from __future__ import annotations

from typing import Final

from castellany.core.notation import Vocabulary, numbers
from castellany.games.burgundy.boards import FURTHEST, Board, distance
from castellany.games.burgundy.editions.edition import Edition
from castellany.games.burgundy.events import BASE_EVENTS
from castellany.games.burgundy.kinds import MINE, Kinds
from castellany.games.burgundy.scoring import BASE_SOURCES

PHASES: Final = 5
ROUNDS: Final = 5
DEPOTS: Final = 6
BLACK: Final = 6
"""The black depot, counted after the six numbered ones."""
FIRST_BLACK_SLOT: Final = 24
SLOTS: Final = 32
NO_SLOT: Final = 32
"""A slot that is always empty."""
STORAGE: Final = 3
GOODS: Final = 6
GOODS_SPACES: Final = 3
GOODS_PER_COLOUR: Final = 7
START_GOODS: Final = 3
PRICE: Final = 2
"""Silver for the purchase, workers for a hired building."""

PHASE_POINTS: Final = [10, 8, 6, 4, 2]


def area_points(size: int) -> int:
    """What a completed area of so many spaces scores.

    >>> [area_points(size) for size in range(1, 9)]
    [1, 3, 6, 10, 15, 21, 28, 36]
    """
    return size * (size + 1) // 2


class Tables:
    """Shared, and settled once the rules are built: player count, edition switches, kinds, boards and depot spaces."""

    def __init__(
        self,
        players: int,
        edition: Edition,
        kinds: Kinds,
        boards: list[Board],
        pairs: list[tuple[int, int]],
        copies: list[int],
        fixed_boards: list[int],
        castle_in_centre: bool,
        choose_together: bool,
        discard_for_effects: bool,
        spaces: list[list[tuple[int, int]]],
        black_spaces: int,
        mine_slot: int,
        mine_phases: int,
    ) -> None:
        self.players = players
        self.edition = edition
        self.kinds = kinds
        self.estate_of = list(range(players))
        """The estate that a seat plays for: board, storage, goods, silver and workers belong to it."""
        self.estates = players
        self.sources = [*BASE_SOURCES]
        """The sources of points, those of modules included; likewise the keys of events."""
        self.events = [*BASE_EVENTS]
        self.extra: list[int] = []
        """What modules remember, as it is when a game begins."""
        self.remembered: dict[str, int] = {}
        """By slug, where a module's part of it begins."""
        self.boards = boards
        self.spaces = max(board.spaces for board in boards)
        """Spaces kept for each estate."""
        self.kind_words = Vocabulary("tile", {kind: kinds.names[kind] for kind in range(1, kinds.count)})
        self.all_kinds = range(1, kinds.count)
        self.space_words = numbers("space", 0, self.spaces - 1, 1)
        self.all_spaces = range(self.spaces)
        self.pairs = pairs
        """The boards that are dealt, by the numbers of their sides; one with one side has the same number twice."""
        self.copies = copies
        self.two_sided = any(one != other for one, other in pairs)
        self.fixed_boards = fixed_boards
        """Board of each seat if agreed beforehand, else empty."""
        self.castle_in_centre = castle_in_centre
        self.choose_together = choose_together
        self.discard_for_effects = discard_for_effects
        self.mine_slot = mine_slot
        self.mine_phases = mine_phases
        self.large_bonus = players + 3
        self.small_bonus = players
        self.slot_colour = [-1] * SLOTS
        for depot in range(DEPOTS):
            for i in range(len(spaces[depot])):
                colour, fewest = spaces[depot][i]
                if fewest <= players:
                    self.slot_colour[depot * 4 + i] = colour
        self.slots = [slot for slot in range(FIRST_BLACK_SLOT) if self.slot_colour[slot] >= 0]
        self.black_slots = [FIRST_BLACK_SLOT + i for i in range(black_spaces)]
        self.twin = [self.twin_of(slot) for slot in range(SLOTS)]
        """An earlier slot of the same depot that may hold an equal tile."""
        self.slots_within: list[list[int]] = []
        self.goods_within: list[list[int]] = []
        """What is at most d from die number v, at v * 4 + d; a die of any value, v = 0, reaches everything."""
        for v in range(7):
            for d in range(FURTHEST + 1):
                near = [n for n in range(DEPOTS) if v == 0 or distance(v, n + 1) <= d]
                self.slots_within.append([slot for slot in self.slots if slot >> 2 in near])
                self.goods_within.append(near)

    def twin_of(self, slot: int) -> int:
        for other in range(slot & ~3, slot):
            if self.slot_colour[other] >= 0 and self.slot_colour[other] == self.slot_colour[slot]:
                return other
        return NO_SLOT

    def colour_at(self, slot: int, phase: int) -> int:
        """The colour of tile that a slot is filled with in a phase."""
        if slot == self.mine_slot and self.mine_phases >> phase & 1:
            return MINE
        return self.slot_colour[slot]
