"""The table of a Tuscany scenario: a blank one, edited as its file says, with every piece accounted for."""

from __future__ import annotations

from typing import Any, Final

from tests.games.scenario_words import ScenarioError, known
from tests.games.tuscany.scenario_pieces import Pieces

from castellany.core.setup import Setup
from castellany.core.state import CHANCE
from castellany.core.values import with_byte, with_entry
from castellany.games.tuscany import TUSCANY
from castellany.games.tuscany.boards import BOARD_WORDS, BOARDS, LETTERS, SHIFT_WORDS, arrangement_of
from castellany.games.tuscany.kinds import (
    BONUS_NAMES,
    BONUSES,
    CASTLE,
    CASTLE_TILE,
    COLOUR,
    COLOUR_NAMES,
    HEXAGON,
    MORE_STORAGE,
    NAMES,
    NOTHING,
)
from castellany.games.tuscany.program import ACTION, AFTER_ACTION, FIRST, ROUND, ROUND_END
from castellany.games.tuscany.rules import TuscanyRules
from castellany.games.tuscany.scoring import GREEN_SOURCES, RED_YIELDS, REGIONS, SOURCE_NAMES, SOURCES
from castellany.games.tuscany.state import NEUTRAL_BACK, STORAGE, TuscanyState
from castellany.games.tuscany.words import OPEN_TILES, SPACES

STARTS: Final = ("new", "round", "turn", "round-end")
"""`new` is a new game with its set-up; the others begin before the thing that they name."""

TABLE_KEYS: Final = (
    *("title", "proves", "edition", "players", "options", "start", "phase", "round", "starter", "turn", "latched"),
    *("last", "seat", "open", "neutral", "neutral-discard", "deck", "discard", "hoarder", "yields", "claimed"),
)
SEAT_KEYS: Final = (
    *("boards", "build", "castle", "estate", "storage", "hand", "bonuses", "marble", "workers", "green", "red"),
    *("green-lines", "lines", "opened", "stacks"),
)

ESTATES: Final = (("432", "ABc ll", 15), ("111", "ABC rr", 16), ("223", "ABC rr", 12), ("344", "ABC rr", 16))
"""For each seat the boards A, B and C, how they lie, and the start castle, where a scenario says nothing."""
OPEN: Final = ("castle", "city", "inn", "agriculture-livestock", "quarry", "village", "monastery", "cart")


def lay(data: dict[str, Any], edition: str) -> tuple[TuscanyRules, TuscanyState]:
    """The rules and the position in which a scenario begins."""
    known(data, TABLE_KEYS, "a scenario")
    start = data.get("start", "turn")
    if start not in STARTS:
        raise ScenarioError(f"start = {start!r}: it is one of {', '.join(STARTS)}")
    options = {key: str(value) for key, value in data.get("options", {}).items()}
    rules = TUSCANY.rules(Setup("tuscany", edition, data.get("players", 2), (), options))
    return rules, rules.begin() if start == "new" else Table(rules, data, start).s


class Table:
    """Edits a blank table piece by piece, out of the supplies of the box."""

    def __init__(self, rules: TuscanyRules, data: dict[str, Any], start: str) -> None:
        self.t = rules.tables
        self.data = data
        self.s = s = rules.start()
        s.stack.clear()
        self.pieces = Pieces(s)
        self.open_tiles()
        s.phase = data.get("phase", 1) - 1
        s.round = data.get("round", 1) - 1
        s.starter = self.seat_of(data.get("starter", 1))
        s.latched = int(data.get("latched", False))
        s.last = int(data.get("last", False))
        entries = {self.seat_of(number): entry for number, entry in data.get("seat", {}).items()}
        for seat in range(s.players):
            entry = entries.get(seat, {})
            known(entry, SEAT_KEYS, f"[seat.{seat + 1}]")
            self.estate(seat, entry)
            self.seat(seat, entry)
        self.pieces.neutrals(data.get("neutral"), data.get("neutral-discard", []))
        for seat in range(s.players):
            entry = entries.get(seat, {})
            if "stacks" in entry:
                self.pieces.stacks(seat, entry["stacks"])
            else:
                self.pieces.opened(seat, entry.get("opened", 0))
        hands = [entries.get(seat, {}).get("hand", {}) for seat in range(s.players)]
        hoarder = self.seat_of(data.get("hoarder", s.players))
        self.pieces.cards(hands, data.get("deck"), data.get("discard"), hoarder)
        self.pieces.yields(self.t.components.yields, data.get("yields"))
        self.claimed()
        self.stack(start)
        rules.settle(s)

    def seat_of(self, number: object) -> int:
        seat = int(str(number)) - 1
        if not 0 <= seat < self.s.players:
            raise ScenarioError(f"there is no seat {number}")
        return seat

    def estate(self, seat: int, entry: dict[str, Any]) -> None:
        """The three boards and all that lies on them."""
        s = self.s
        boards, build, castle = ESTATES[seat]
        boards, build = entry.get("boards", boards), entry.get("build", build)
        order, shifts = build.split()
        for letter, number in zip(range(len(LETTERS)), boards, strict=True):
            s.dealt = with_entry(s.dealt, seat * BOARDS + letter, int(number) - 1)
        arrangement = arrangement_of(BOARD_WORDS.values[order], SHIFT_WORDS.values[shifts])
        s.arrangement = with_entry(s.arrangement, seat, arrangement)
        land = self.t.estate_of(s, seat)
        space = entry.get("castle", castle) - 1
        if land.colour[space] != CASTLE:
            raise ScenarioError(f"space {space + 1} of seat {seat + 1} is no castle space")
        self.cover(seat, space, CASTLE_TILE)
        for number, name in entry.get("estate", {}).items():
            self.cover(seat, int(number) - 1, self.pieces.tile(name, seat))

    def cover(self, seat: int, space: int, kind: int) -> None:
        s = self.s
        land = self.t.estate_of(s, seat)
        if s.filled[seat] >> space & 1:
            raise ScenarioError(f"space {space + 1} of seat {seat + 1} is covered twice")
        if kind != HEXAGON and land.colour[space] != COLOUR[kind]:
            colour = COLOUR_NAMES[land.colour[space]]
            raise ScenarioError(f"{NAMES[kind]} cannot lie on space {space + 1} of seat {seat + 1}, a {colour} space")
        s.tiles = with_byte(s.tiles, seat * SPACES + space, kind)
        s.filled[seat] |= 1 << space
        around = 0
        for i in range(SPACES):
            if s.filled[seat] >> i & 1:
                around |= land.neighbours[i]
        s.open[seat] = around & ~s.filled[seat]

    def seat(self, seat: int, entry: dict[str, Any]) -> None:
        s = self.s
        for name, count in entry.get("bonuses", {}).items():
            s.bonuses[seat * BONUSES + BONUS_NAMES.index(name)] = count
            bonus = BONUS_NAMES.index(name)
            s.bonus_left = with_byte(s.bonus_left, bonus, s.bonus_left[bonus] - count)
        storage = entry.get("storage", [])
        spaces = self.t.components.storage_base + s.bonuses[seat * BONUSES + MORE_STORAGE]
        if len(storage) > spaces:
            raise ScenarioError(f"seat {seat + 1} has {spaces} storage spaces")
        for i, name in enumerate(storage):
            s.storage[seat * STORAGE + i] = NOTHING if name == "-" else self.pieces.tile(name, seat)
        s.marble[seat] = entry.get("marble", 0)
        s.workers[seat] = entry.get("workers", 0)
        # Plain points are written down as those of regions and of yield cards: every point has a source.
        green, red = seat * GREEN_SOURCES, seat * SOURCES
        s.green_lines[green + REGIONS] = entry.get("green", 0)
        for name, points in entry.get("green-lines", {}).items():
            s.green_lines[green + SOURCE_NAMES.index(name)] += points
        s.lines[red + RED_YIELDS] = entry.get("red", 0)
        for name, points in entry.get("lines", {}).items():
            s.lines[red + SOURCE_NAMES.index(name)] += points
        s.green[seat] = sum(s.green_lines[green : green + GREEN_SOURCES])
        s.red[seat] = sum(s.lines[red : red + SOURCES])

    def open_tiles(self) -> None:
        """`village` has a neutral back, `village of 2` that of the second seat, `-` is a gap."""
        tiles = self.data.get("open", OPEN)
        if len(tiles) != OPEN_TILES:
            raise ScenarioError(f"{OPEN_TILES} tiles are open")
        for slot, text in enumerate(tiles):
            name, _, owner = text.partition(" of ")
            back = self.seat_of(owner) + 1 if owner else NEUTRAL_BACK
            self.s.backs[slot] = back
            self.s.display[slot] = NOTHING if name == "-" else self.pieces.tile_with_back(name, back)

    def claimed(self) -> None:
        """Who has filled colours first and second."""
        s = self.s
        for colour, seats in self.data.get("claimed", {}).items():
            for i, number in enumerate(seats):
                s.claimed = with_entry(s.claimed, COLOUR_NAMES.index(colour) * 2 + i, self.seat_of(number))

    def stack(self, start: str) -> None:
        """What is pending, with all that follows it."""
        s = self.s
        if start == "round":
            s.push(ROUND, CHANCE, s.round)
            return
        s.push(ROUND_END, CHANCE)
        if start == "round-end":
            return
        turn = self.seat_of(self.data.get("turn", s.starter + 1))
        order = [(s.starter + i) % s.players for i in range(s.players)]
        for seat in reversed(order[order.index(turn) :]):
            s.push(AFTER_ACTION, seat)
            s.push(ACTION, seat, FIRST)
