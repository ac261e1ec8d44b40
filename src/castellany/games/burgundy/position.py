"""The text of a position, part by part: one `key: value` a line, in the words of the notation."""

from __future__ import annotations

from typing import Final

from castellany.core.notation import Vocabulary
from castellany.core.parts import Part
from castellany.core.position import GAP, Fault, Line, counted, gapped
from castellany.core.rules import Rules
from castellany.games.burgundy.boards import SPACES
from castellany.games.burgundy.census import census_fault
from castellany.games.burgundy.components import PHASE_LETTERS
from castellany.games.burgundy.kinds import COLOUR, COLOUR_NAMES, COLOURS, KINDS, NAMES, NOTHING
from castellany.games.burgundy.placing import cover
from castellany.games.burgundy.scoring import SOURCE_NAMES, SOURCES
from castellany.games.burgundy.sound_duchies import duchy_fault
from castellany.games.burgundy.sound_pieces import piece_fault
from castellany.games.burgundy.sound_resources import resource_fault
from castellany.games.burgundy.soundness import stack_fault
from castellany.games.burgundy.state import NOBODY, BurgundyState
from castellany.games.burgundy.tables import (
    DEPOTS,
    FIRST_BLACK_SLOT,
    GOODS,
    GOODS_PER_COLOUR,
    ROUNDS,
    SLOTS,
    STORAGE,
    Tables,
)

KIND_OF: Final = {NAMES[kind]: kind for kind in range(1, KINDS)}
PHASE_WORDS: Final = tuple(PHASE_LETTERS)
BOUGHT_WORDS: Final = ("buy", "hire")
"""What the active seat has done once in its turn, in the order of its bits."""
COLOUR_NUMBERS: Final = tuple(str(colour + 1) for colour in range(GOODS))
BONUS_KEYS: Final = ("large-bonus", "small-bonus")
MOST: Final = 99_999
MOST_TILES: Final = 40
"""Of one kind."""


def parts_of(rules: Rules[BurgundyState], t: Tables) -> list[Part[BurgundyState]]:
    """The parts of the base game, in the order of their lines."""
    parts: list[Part[BurgundyState]] = [TablePart(t)]
    parts += [SeatPart(t, seat) for seat in range(t.players)]
    return [*parts, DepotsPart(t), SuppliesPart(t), StackPart(rules, t)]


class TablePart(Part[BurgundyState]):
    """What is the same for all: how far the game is, turn order, goods and bonus tiles."""

    def __init__(self, t: Tables) -> None:
        self.t = t

    def write(self, s: BurgundyState) -> list[str]:
        bought = [word for bit, word in enumerate(BOUGHT_WORDS) if s.bought >> bit & 1]
        out = [
            f"phase: {PHASE_LETTERS[s.phase]}",
            f"round: {s.round + 1}",
            f"white: {s.white or GAP}",
            "bought: " + " ".join(bought),
            "order: " + " ".join(str(seat + 1) for seat in s.order),
            gapped("round-goods", [good - 1 for good in s.round_goods]),
            counted("goods-bag", COLOUR_NUMBERS, s.goods_bag),
        ]
        for size, key in enumerate(BONUS_KEYS):
            held = [(name, s.bonus[2 * colour + size] + 1) for colour, name in enumerate(COLOUR_NAMES)]
            out.append(f"{key}: " + " ".join(f"{name}={seat}" for name, seat in held if seat))
        return out

    def read(self, s: BurgundyState, given: dict[str, Line]) -> None:
        players = s.players
        s.phase = given["phase"].choice(PHASE_WORDS)
        s.round = given["round"].amount(1, ROUNDS) - 1
        s.white = given["white"].numbers_or_gaps(1, 6)[0] + 1
        s.bought = read_bought(given["bought"])
        s.order = [n - 1 for n in given["order"].numbers(players, 1, players)]
        if sorted(s.order) != list(range(players)):
            raise given["order"].fail("each seat has one place in the order")
        s.round_goods = [good + 1 for good in given["round-goods"].numbers_or_gaps(ROUNDS, GOODS)]
        s.goods_bag = given["goods-bag"].counts(COLOUR_NUMBERS, GOODS_PER_COLOUR)
        s.bonus = [NOBODY] * (COLOURS * 2)
        for size, key in enumerate(BONUS_KEYS):
            line = given[key]
            for name, seat in line.pairs():
                if name not in COLOUR_NAMES:
                    raise line.fail(f"{name} is no colour")
                s.bonus[2 * COLOUR_NAMES.index(name) + size] = line.number_in(seat, 1, players) - 1

    def fault(self, s: BurgundyState) -> Fault:
        return piece_fault(s, self.t)


class SeatPart(Part[BurgundyState]):
    """All that one seat has."""

    def __init__(self, t: Tables, seat: int) -> None:
        self.t = t
        self.seat = seat
        self.boards = Vocabulary("board", {i: board.name for i, board in enumerate(t.boards)})
        pairs = {i: t.boards[a].name + "/" + t.boards[b].name for i, (a, b) in enumerate(t.pairs)}
        self.pairs = Vocabulary("pair of boards", pairs)

    def write(self, s: BurgundyState) -> list[str]:
        seat, n = self.seat, self.seat + 1
        duchy = [(space, s.tiles[seat * SPACES + space]) for space in range(SPACES)]
        dice = s.dice[2 * seat : 2 * n]
        return [
            f"dealt {n}: {self.pairs.words.get(s.dealt[seat], GAP)}",
            f"board {n}: {self.boards.words.get(s.board[seat], GAP)}",
            f"track {n}: {s.track[seat]}",
            f"silver {n}: {s.silver[seat]}",
            f"workers {n}: {s.workers[seat]}",
            gapped(f"dice {n}", [die - 1 for die in dice]),
            f"duchy {n}: " + " ".join(f"{space + 1}={NAMES[kind]}" for space, kind in duchy if kind),
            f"storage {n}: " + " ".join(NAMES[kind] for kind in s.storage[seat * STORAGE : n * STORAGE] if kind),
            counted(f"goods {n}", COLOUR_NUMBERS, list(s.goods[seat * GOODS : n * GOODS])),
            counted(f"sold {n}", COLOUR_NUMBERS, list(s.sold[seat * GOODS : n * GOODS])),
            counted(f"points {n}", SOURCE_NAMES, s.lines[seat * SOURCES : n * SOURCES]),
        ]

    def read(self, s: BurgundyState, given: dict[str, Line]) -> None:
        seat, n = self.seat, self.seat + 1
        s.dealt[seat] = read_word(given[f"dealt {n}"], self.pairs)
        s.board[seat] = read_word(given[f"board {n}"], self.boards)
        s.track[seat] = given[f"track {n}"].amount(0, SPACES)
        s.silver[seat] = given[f"silver {n}"].amount(0, MOST)
        s.workers[seat] = given[f"workers {n}"].amount(0, MOST)
        s.dice[2 * seat : 2 * n] = [die + 1 for die in given[f"dice {n}"].numbers_or_gaps(2, 6)]
        self.read_duchy(s, given[f"duchy {n}"])
        line = given[f"storage {n}"]
        if len(line.words) > STORAGE:
            raise line.fail(f"no more than {STORAGE} tiles are stored")
        for name in line.words:
            s.store(seat, kind_at(line, name))
        for key, counts in (("goods", s.goods), ("sold", s.sold)):
            held = given[f"{key} {n}"].counts(COLOUR_NUMBERS, GOODS_PER_COLOUR)
            counts[seat * GOODS : n * GOODS] = bytes(held)
        lines = given[f"points {n}"].counts(SOURCE_NAMES, MOST)
        s.lines[seat * SOURCES : n * SOURCES] = lines
        s.points[seat] = sum(lines)

    def read_duchy(self, s: BurgundyState, line: Line) -> None:
        seat = self.seat
        for word, name in line.pairs():
            kind = kind_at(line, name)
            if s.board[seat] == NOBODY:
                raise line.fail("there is no board for this duchy")
            space = line.number_in(word, 1, SPACES) - 1
            if self.t.boards[s.board[seat]].colour[space] != COLOUR[kind]:
                raise line.fail(f"{name} has not the colour of space {word}")
            cover(s, self.t, seat, space, kind)

    def fault(self, s: BurgundyState) -> Fault:
        key, why = duchy_fault(s, self.t, self.seat)
        return (key, why) if why else resource_fault(s, self.seat)


class DepotsPart(Part[BurgundyState]):
    def __init__(self, t: Tables) -> None:
        self.t = t

    def write(self, s: BurgundyState) -> list[str]:
        out: list[str] = []
        for depot in range(DEPOTS):
            lying = list(s.depot_goods[depot * GOODS : (depot + 1) * GOODS])
            out.append(f"depot {depot + 1}: " + " ".join(slot_word(s, depot * 4 + i) for i in range(4)))
            out.append(counted(f"depot-goods {depot + 1}", COLOUR_NUMBERS, lying))
        return [*out, "depot black: " + " ".join(slot_word(s, slot) for slot in range(FIRST_BLACK_SLOT, SLOTS))]

    def read(self, s: BurgundyState, given: dict[str, Line]) -> None:
        for depot in range(DEPOTS):
            read_slots(s, given[f"depot {depot + 1}"], depot * 4, 4)
            lying = given[f"depot-goods {depot + 1}"].counts(COLOUR_NUMBERS, GOODS_PER_COLOUR)
            s.depot_goods[depot * GOODS : (depot + 1) * GOODS] = bytes(lying)
        read_slots(s, given["depot black"], FIRST_BLACK_SLOT, SLOTS - FIRST_BLACK_SLOT)


class SuppliesPart(Part[BurgundyState]):
    """Tiles still to be drawn, with coloured and with black backs, and those out of the game."""

    def __init__(self, t: Tables) -> None:
        self.t = t

    def write(self, s: BurgundyState) -> list[str]:
        return [counted(key, NAMES, list(supply)) for key, supply in supplies(s)]

    def read(self, s: BurgundyState, given: dict[str, Line]) -> None:
        for key, supply in supplies(s):
            supply[:] = bytes(given[key].counts(NAMES, MOST_TILES))

    def fault(self, s: BurgundyState) -> Fault:
        return census_fault(s)


class StackPart(Part[BurgundyState]):
    """Has no lines of its own: whether what is pending fits the rest."""

    def __init__(self, rules: Rules[BurgundyState], t: Tables) -> None:
        self.rules = rules
        self.t = t

    def write(self, s: BurgundyState) -> list[str]:
        return []

    def read(self, s: BurgundyState, given: dict[str, Line]) -> None:
        return

    def fault(self, s: BurgundyState) -> Fault:
        return stack_fault(self.rules, s, self.t)


def supplies(s: BurgundyState) -> list[tuple[str, bytearray]]:
    return [("bag", s.bag), ("black", s.black), ("boxed", s.boxed)]


def slot_word(s: BurgundyState, slot: int) -> str:
    return NAMES[s.depots[slot]] if s.depots[slot] else GAP


def read_slots(s: BurgundyState, line: Line, first: int, count: int) -> None:
    line.need(count)
    for i, word in enumerate(line.words):
        s.depots[first + i] = NOTHING if word == GAP else kind_at(line, word)


def read_bought(line: Line) -> int:
    if [word for word in BOUGHT_WORDS if word in line.words] != line.words:
        raise line.fail(f"bought has {' or '.join(BOUGHT_WORDS)}, each at most once")
    return sum([1 << BOUGHT_WORDS.index(word) for word in line.words])


def read_word(line: Line, vocabulary: Vocabulary) -> int:
    """The value of the only word; NOBODY for a gap."""
    word = line.word()
    if word != GAP and word not in vocabulary.values:
        raise line.fail(f"{word} is no {vocabulary.name}")
    return vocabulary.values.get(word, NOBODY)


def kind_at(line: Line, name: str) -> int:
    if name not in KIND_OF:
        raise line.fail(f"{name} is no tile")
    return KIND_OF[name]
