"""The text of a position, part by part: one `key: value` a line, in the words of the notation."""

from __future__ import annotations

from typing import Final

from castellany.core.notation import Vocabulary
from castellany.core.parts import Part
from castellany.core.position import GAP, Fault, Line, counted, gapped
from castellany.core.rules import Rules
from castellany.core.values import with_entry
from castellany.games.burgundy.census import census_fault
from castellany.games.burgundy.components import PHASE_LETTERS
from castellany.games.burgundy.kinds import COLOUR_NAMES, COLOURS, EVERY_COLOUR, NOTHING
from castellany.games.burgundy.placing import cover
from castellany.games.burgundy.points import RulePoints
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
from castellany.games.burgundy.verbs.choose import sheet_name

PHASE_WORDS: Final = tuple(PHASE_LETTERS)
BOUGHT_WORDS: Final = ("buy", "hire")
"""What the active seat has done once in its turn, in the order of its bits."""
COLOUR_NUMBERS: Final = tuple(str(colour + 1) for colour in range(GOODS))
BONUS_KEYS: Final = ("large-bonus", "small-bonus")
MOST: Final = 99_999
MOST_TILES: Final = 40
"""Of one kind."""


def parts_of(rules: Rules[BurgundyState], t: Tables, p: RulePoints) -> list[Part[BurgundyState]]:
    """The parts of the base game, in the order of their lines."""
    parts: list[Part[BurgundyState]] = [TablePart(t)]
    parts += [SeatPart(t, seat) for seat in range(t.players)]
    return [*parts, DepotsPart(t), SuppliesPart(t, p), StackPart(rules, t, p)]


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
        s.order = tuple([n - 1 for n in given["order"].numbers(players, 1, players)])
        if sorted(s.order) != list(range(players)):
            raise given["order"].fail("each seat has one place in the order")
        s.round_goods = bytes([good + 1 for good in given["round-goods"].numbers_or_gaps(ROUNDS, GOODS)])
        s.goods_bag = bytes(given["goods-bag"].counts(COLOUR_NUMBERS, GOODS_PER_COLOUR))
        s.bonus = (NOBODY,) * (COLOURS * 2)
        for size, key in enumerate(BONUS_KEYS):
            line = given[key]
            for name, seat in line.pairs():
                if name not in COLOUR_NAMES:
                    raise line.fail(f"{name} is no colour")
                holder = line.number_in(seat, 1, players) - 1
                s.bonus = with_entry(s.bonus, 2 * COLOUR_NAMES.index(name) + size, holder)

    def fault(self, s: BurgundyState) -> Fault:
        return piece_fault(s, self.t)


class SeatPart(Part[BurgundyState]):
    """All that one seat has."""

    def __init__(self, t: Tables, seat: int) -> None:
        self.t = t
        self.seat = seat
        self.boards = Vocabulary("board", {i: board.name for i, board in enumerate(t.boards)})
        self.sources = tuple(t.sources)
        self.pairs = Vocabulary("pair of boards", {i: sheet_name(t, i) for i in range(len(t.pairs))})

    def write(self, s: BurgundyState) -> list[str]:
        seat, n = self.seat, self.seat + 1
        names = self.t.kinds.names
        duchy = [(space, s.tiles[seat * s.spaces + space]) for space in range(s.spaces)]
        dice = s.dice[2 * seat : 2 * n]
        return [
            f"dealt {n}: {self.pairs.words.get(s.dealt[seat], GAP)}",
            f"board {n}: {self.boards.words.get(s.board[seat], GAP)}",
            f"track {n}: {s.track[seat]}",
            f"silver {n}: {s.silver[seat]}",
            f"workers {n}: {s.workers[seat]}",
            gapped(f"dice {n}", [die - 1 for die in dice]),
            f"duchy {n}: " + " ".join(f"{space + 1}={names[kind]}" for space, kind in duchy if kind),
            f"storage {n}: " + " ".join(names[kind] for kind in s.storage[seat * STORAGE : n * STORAGE] if kind),
            counted(f"goods {n}", COLOUR_NUMBERS, s.goods[seat * GOODS : n * GOODS]),
            counted(f"sold {n}", COLOUR_NUMBERS, s.sold[seat * GOODS : n * GOODS]),
            counted(f"points {n}", self.sources, s.lines[seat :: s.players]),
        ]

    def read(self, s: BurgundyState, given: dict[str, Line]) -> None:
        seat, n = self.seat, self.seat + 1
        s.dealt = with_entry(s.dealt, seat, read_word(given[f"dealt {n}"], self.pairs))
        s.board = with_entry(s.board, seat, read_word(given[f"board {n}"], self.boards))
        s.track = with_entry(s.track, seat, given[f"track {n}"].amount(0, s.spaces))
        s.silver[seat] = given[f"silver {n}"].amount(0, MOST)
        s.workers[seat] = given[f"workers {n}"].amount(0, MOST)
        s.dice[2 * seat : 2 * n] = [die + 1 for die in given[f"dice {n}"].numbers_or_gaps(2, 6)]
        self.read_duchy(s, given[f"duchy {n}"])
        line = given[f"storage {n}"]
        if len(line.words) > STORAGE:
            raise line.fail(f"no more than {STORAGE} tiles are stored")
        for name in line.words:
            s.store(seat, kind_at(self.t, line, name))
        s.goods[seat * GOODS : n * GOODS] = given[f"goods {n}"].counts(COLOUR_NUMBERS, GOODS_PER_COLOUR)
        sold = given[f"sold {n}"].counts(COLOUR_NUMBERS, GOODS_PER_COLOUR)
        s.sold = s.sold[: seat * GOODS] + bytes(sold) + s.sold[n * GOODS :]
        lines = given[f"points {n}"].counts(self.sources, MOST)
        s.lines[seat :: s.players] = lines
        s.points[seat] = sum(lines)

    def read_duchy(self, s: BurgundyState, line: Line) -> None:
        seat = self.seat
        for word, name in line.pairs():
            kind = kind_at(self.t, line, name)
            if s.board[seat] == NOBODY:
                raise line.fail("there is no board for this duchy")
            board = self.t.boards[s.board[seat]]
            space = line.number_in(word, 1, board.spaces) - 1
            if self.t.kinds.colour[kind] not in (board.colour[space], EVERY_COLOUR):
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
            lying = s.depot_goods[depot * GOODS : (depot + 1) * GOODS]
            out.append(f"depot {depot + 1}: " + " ".join(slot_word(s, self.t, depot * 4 + i) for i in range(4)))
            out.append(counted(f"depot-goods {depot + 1}", COLOUR_NUMBERS, lying))
        return [*out, "depot black: " + " ".join(slot_word(s, self.t, slot) for slot in range(FIRST_BLACK_SLOT, SLOTS))]

    def read(self, s: BurgundyState, given: dict[str, Line]) -> None:
        for depot in range(DEPOTS):
            read_slots(s, self.t, given[f"depot {depot + 1}"], depot * 4, 4)
            lying = given[f"depot-goods {depot + 1}"].counts(COLOUR_NUMBERS, GOODS_PER_COLOUR)
            s.depot_goods = s.depot_goods[: depot * GOODS] + bytes(lying) + s.depot_goods[(depot + 1) * GOODS :]
        read_slots(s, self.t, given["depot black"], FIRST_BLACK_SLOT, SLOTS - FIRST_BLACK_SLOT)


class SuppliesPart(Part[BurgundyState]):
    """Tiles still to be drawn, with coloured and with black backs, and those out of the game."""

    def __init__(self, t: Tables, p: RulePoints) -> None:
        self.t = t
        self.p = p
        self.names = tuple(t.kinds.names)

    def write(self, s: BurgundyState) -> list[str]:
        supplies = (("bag", s.bag), ("black", s.black), ("boxed", s.boxed))
        return [counted(key, self.names, supply) for key, supply in supplies]

    def read(self, s: BurgundyState, given: dict[str, Line]) -> None:
        s.bag = bytes(given["bag"].counts(self.names, MOST_TILES))
        s.black = bytes(given["black"].counts(self.names, MOST_TILES))
        s.boxed = bytes(given["boxed"].counts(self.names, MOST_TILES))

    def fault(self, s: BurgundyState) -> Fault:
        return census_fault(s, self.t, self.p)


class StackPart(Part[BurgundyState]):
    """Has no lines of its own: whether what is pending fits the rest."""

    def __init__(self, rules: Rules[BurgundyState], t: Tables, p: RulePoints) -> None:
        self.rules = rules
        self.t = t
        self.p = p

    def write(self, s: BurgundyState) -> list[str]:
        return []

    def read(self, s: BurgundyState, given: dict[str, Line]) -> None:
        return

    def fault(self, s: BurgundyState) -> Fault:
        return stack_fault(self.rules, s, self.t, self.p)


def slot_word(s: BurgundyState, t: Tables, slot: int) -> str:
    return t.kinds.names[s.depots[slot]] if s.depots[slot] else GAP


def read_slots(s: BurgundyState, t: Tables, line: Line, first: int, count: int) -> None:
    line.need(count)
    for i, word in enumerate(line.words):
        s.depots[first + i] = NOTHING if word == GAP else kind_at(t, line, word)


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


def kind_at(t: Tables, line: Line, name: str) -> int:
    if name not in t.kinds.number:
        raise line.fail(f"{name} is no tile")
    return t.kinds.number[name]
