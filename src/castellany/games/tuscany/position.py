"""The text of a position, part by part: one `key: value` a line, in the words of the notation."""

from __future__ import annotations

from typing import Final

from castellany.core.parts import Part
from castellany.core.position import GAP, NO_FAULT, YES_AND_NO, Fault, Line, counted, gapped
from castellany.core.rules import Rules
from castellany.core.values import with_entry
from castellany.games.tuscany.boards import BOARD_WORDS, BOARDS, NUMBERS, SHIFT_WORDS, SHIFTS, arrangement_of
from castellany.games.tuscany.census import discrepancies
from castellany.games.tuscany.kinds import (
    ANY_COLOUR,
    BONUS_NAMES,
    COLOUR,
    COLOUR_NAMES,
    KINDS,
    NAMES,
    NOTHING,
)
from castellany.games.tuscany.placing import cover
from castellany.games.tuscany.scoring import GREEN_SOURCES, SOURCE_NAMES, SOURCES
from castellany.games.tuscany.sound_cards import card_fault
from castellany.games.tuscany.sound_opening import opening_fault
from castellany.games.tuscany.sound_pieces import piece_fault
from castellany.games.tuscany.sound_resources import resource_fault
from castellany.games.tuscany.soundness import stack_fault
from castellany.games.tuscany.state import NOBODY, STORAGE, TuscanyState
from castellany.games.tuscany.tables import STACK, STACKS, Tables
from castellany.games.tuscany.words import OPEN_TILES, SPACES

KIND_OF: Final = {NAMES[kind]: kind for kind in range(1, KINDS)}
GREEN_NAMES: Final = SOURCE_NAMES[:GREEN_SOURCES]
PHASE_WORDS: Final = ("A", "B", "C")
CLAIM_KEYS: Final = ("filled-first", "filled-second")
MOST: Final = 9_999_999
MOST_COUNTED: Final = 255
"""Of one sort in one place, at most."""


def parts_of(rules: Rules[TuscanyState], t: Tables) -> list[Part[TuscanyState]]:
    """The parts of the game, in the order of their lines."""
    parts: list[Part[TuscanyState]] = [TablePart(t)]
    parts += [SeatPart(t, seat) for seat in range(t.players)]
    return [*parts, StackPart(rules, t)]


class TablePart(Part[TuscanyState]):
    """What is the same for all: how far the game is, cards, open tiles and supplies."""

    def __init__(self, t: Tables) -> None:
        self.t = t
        self.yields = tuple([card.name for card in t.components.yields])

    def counts(self, s: TuscanyState) -> list[tuple[str, tuple[str, ...], list[int] | bytes]]:
        """Lines of what there is how many of."""
        return [
            ("deck", COLOUR_NAMES, s.deck),
            ("shuffled", COLOUR_NAMES, s.shuffled),
            ("discard", COLOUR_NAMES, s.discard),
            ("bonus-left", BONUS_NAMES, s.bonus_left),
            ("neutral", NAMES, s.neutral),
            ("neutral-discard", NAMES, s.neutral_discard),
            ("boxed", NAMES, s.boxed),
            ("yields", self.yields, s.yields),
            ("yield-discard", self.yields, s.yield_discard),
        ]

    def write(self, s: TuscanyState) -> list[str]:
        out = [
            f"phase: {PHASE_WORDS[s.phase]}",
            f"round: {s.round + 1}",
            f"starter: {s.starter + 1}",
            f"latched: {YES_AND_NO[s.latched]}",
            f"last: {YES_AND_NO[s.last]}",
            f"deck-size: {s.deck_size}",
            "open: " + " ".join(tile_word(s.display[slot], s.backs[slot]) for slot in range(OPEN_TILES)),
        ]
        for rank, key in enumerate(CLAIM_KEYS):
            claims = [(name, s.claimed[2 * colour + rank] + 1) for colour, name in enumerate(COLOUR_NAMES)]
            out.append(f"{key}: " + " ".join(f"{name}={seat}" for name, seat in claims if seat))
        return out + [counted(key, names, counts) for key, names, counts in self.counts(s)]

    def read(self, s: TuscanyState, given: dict[str, Line]) -> None:
        s.phase = given["phase"].choice(PHASE_WORDS)
        s.round = given["round"].amount(1, MOST) - 1
        s.starter = given["starter"].amount(1, s.players) - 1
        s.latched = given["latched"].choice(YES_AND_NO)
        s.last = given["last"].choice(YES_AND_NO)
        s.deck_size = given["deck-size"].amount(0, MOST_COUNTED)
        for rank, key in enumerate(CLAIM_KEYS):
            line = given[key]
            for name, seat in line.pairs():
                if name not in COLOUR_NAMES:
                    raise line.fail(f"{name} is no colour")
                holder = line.number_in(seat, 1, s.players) - 1
                s.claimed = with_entry(s.claimed, 2 * COLOUR_NAMES.index(name) + rank, holder)
        s.shuffled = bytes(given["shuffled"].counts(COLOUR_NAMES, MOST_COUNTED))
        s.bonus_left = bytes(given["bonus-left"].counts(BONUS_NAMES, MOST_COUNTED))
        for key, names, counts in self.counts(s):
            if isinstance(counts, list):
                counts[:] = given[key].counts(names, MOST_COUNTED)
        line = given["open"]
        line.need(OPEN_TILES)
        for slot, word in enumerate(line.words):
            name, slash, back = word.partition("/")
            s.display[slot] = read_kind(line, name)
            s.backs[slot] = line.number_in(back, 1, s.players) if slash else 0

    def fault(self, s: TuscanyState) -> Fault:
        for fault in discrepancies(s, self.t):
            return fault
        fault = card_fault(s, self.t)
        return piece_fault(s, self.t) if fault == NO_FAULT else fault


class SeatPart(Part[TuscanyState]):
    """All that one seat has."""

    def __init__(self, t: Tables, seat: int) -> None:
        self.t = t
        self.seat = seat

    def counts(self, s: TuscanyState) -> list[tuple[str, tuple[str, ...], list[int]]]:
        n = self.seat + 1
        return [
            (f"hand {n}", COLOUR_NAMES, s.hand),
            (f"drawn {n}", COLOUR_NAMES, s.drawn),
            (f"bonuses {n}", BONUS_NAMES, s.bonuses),
            (f"stacks {n}", NAMES, s.stock),
        ]

    def write(self, s: TuscanyState) -> list[str]:
        seat, n = self.seat, self.seat + 1
        estate = [(space, s.tiles[seat * SPACES + space]) for space in range(SPACES)]
        storage = s.storage[seat * STORAGE : n * STORAGE]
        out = [
            gapped(f"boards {n}", s.dealt[seat * BOARDS : n * BOARDS]),
            f"joined {n}: " + joined_words(s.arrangement[seat]),
            f"estate {n}: " + " ".join(f"{space + 1}={NAMES[kind]}" for space, kind in estate if kind),
            f"storage {n}: " + " ".join(tile_word(kind, 0) for kind in storage),
            f"marble {n}: {s.marble[seat]}",
            f"workers {n}: {s.workers[seat]}",
            f"hand-size {n}: {s.hand_size[seat]}",
            f"drawn-size {n}: {s.drawn_size[seat]}",
        ]
        for key, names, counts in self.counts(s):
            out.append(counted(key, names, counts[seat * len(names) : n * len(names)]))
        out.append(counted(f"green {n}", GREEN_NAMES, s.green_lines[seat * GREEN_SOURCES : n * GREEN_SOURCES]))
        out.append(counted(f"red {n}", SOURCE_NAMES, s.lines[seat * SOURCES : n * SOURCES]))
        return out

    def read(self, s: TuscanyState, given: dict[str, Line]) -> None:
        seat, n = self.seat, self.seat + 1
        dealt = given[f"boards {n}"].numbers_or_gaps(BOARDS, NUMBERS)
        s.dealt = (*s.dealt[: seat * BOARDS], *dealt, *s.dealt[n * BOARDS :])
        s.arrangement = with_entry(s.arrangement, seat, read_joined(given[f"joined {n}"]))
        self.read_estate(s, given[f"estate {n}"])
        line = given[f"storage {n}"]
        line.need(STORAGE)
        s.storage[seat * STORAGE : n * STORAGE] = [read_kind(line, word) for word in line.words]
        s.marble[seat] = given[f"marble {n}"].amount(0, MOST)
        s.workers[seat] = given[f"workers {n}"].amount(0, MOST)
        s.hand_size[seat] = given[f"hand-size {n}"].amount(0, MOST_COUNTED)
        s.drawn_size[seat] = given[f"drawn-size {n}"].amount(0, MOST_COUNTED)
        for key, names, counts in self.counts(s):
            counts[seat * len(names) : n * len(names)] = given[key].counts(names, MOST_COUNTED)
        s.revealed[seat] = STACKS * STACK - sum(s.stock[seat * KINDS : n * KINDS])
        green = given[f"green {n}"].counts(GREEN_NAMES, MOST)
        red = given[f"red {n}"].counts(SOURCE_NAMES, MOST)
        s.green_lines[seat * GREEN_SOURCES : n * GREEN_SOURCES] = green
        s.lines[seat * SOURCES : n * SOURCES] = red
        s.green[seat], s.red[seat] = sum(green), sum(red)

    def read_estate(self, s: TuscanyState, line: Line) -> None:
        seat = self.seat
        built = s.arrangement[seat] != NOBODY
        if built and NOBODY in s.dealt[seat * BOARDS : (seat + 1) * BOARDS]:
            raise line.fail("there are no boards for this estate")
        for word, name in line.pairs():
            kind = read_kind(line, name)
            if not built or kind == NOTHING:
                raise line.fail(f"{word}={name} lies in no estate")
            space = line.number_in(word, 1, SPACES) - 1
            if COLOUR[kind] not in (self.t.estate_of(s, seat).colour[space], ANY_COLOUR):
                raise line.fail(f"{name} has not the colour of space {word}")
            cover(s, self.t, seat, space, kind)

    def fault(self, s: TuscanyState) -> Fault:
        return resource_fault(s, self.seat)


class StackPart(Part[TuscanyState]):
    """Has no lines of its own: whether what is pending fits the rest."""

    def __init__(self, rules: Rules[TuscanyState], t: Tables) -> None:
        self.rules = rules
        self.t = t

    def write(self, s: TuscanyState) -> list[str]:
        return []

    def read(self, s: TuscanyState, given: dict[str, Line]) -> None:
        return

    def fault(self, s: TuscanyState) -> Fault:
        fault = opening_fault(s)
        return stack_fault(self.rules, s, self.t) if fault == NO_FAULT else fault


def joined_words(arrangement: int) -> str:
    if arrangement == NOBODY:
        return GAP
    return f"{BOARD_WORDS.words[arrangement // SHIFTS]} {SHIFT_WORDS.words[arrangement % SHIFTS]}"


def read_joined(line: Line) -> int:
    if line.words == [GAP]:
        return NOBODY
    if len(line.words) != 2 or line.words[0] not in BOARD_WORDS.values or line.words[1] not in SHIFT_WORDS.values:
        raise line.fail(f"{line.key} needs boards and shifts such as AbC lr, or {GAP}")
    return arrangement_of(BOARD_WORDS.values[line.words[0]], SHIFT_WORDS.values[line.words[1]])


def tile_word(kind: int, back: int) -> str:
    """A tile, and after a slash the seat whose back it has."""
    if kind == NOTHING:
        return GAP
    return f"{NAMES[kind]}/{back}" if back else NAMES[kind]


def read_kind(line: Line, word: str) -> int:
    if word != GAP and word not in KIND_OF:
        raise line.fail(f"{word} is no tile")
    return KIND_OF.get(word, NOTHING)
