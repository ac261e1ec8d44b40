"""The table of a scenario: a blank one, edited as its file says, with every piece accounted for."""

from __future__ import annotations

from typing import Any, Final

from tests.games.scenario_words import ScenarioError, known

from castellany.core.setup import Setup
from castellany.core.state import CHANCE
from castellany.games.burgundy import BURGUNDY
from castellany.games.burgundy.components import PHASE_LETTERS
from castellany.games.burgundy.kinds import CASTLE_TILE, COLOUR_NAMES, EVERY_COLOUR, NOTHING
from castellany.games.burgundy.placing import cover
from castellany.games.burgundy.program import FINISH_EFFECT, PHASE_EFFECT, PHASE_END_EFFECT, ROUND_EFFECT, TURN
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.scoring import AREA
from castellany.games.burgundy.state import BurgundyState, new_state
from castellany.games.burgundy.tables import DEPOTS, FIRST_BLACK_SLOT, GOODS, GOODS_SPACES, PHASES, ROUNDS, STORAGE

STARTS: Final = ("new", "phase", "round", "turn", "phase-end", "finish")
"""`new` is a new game with its set-up; the others begin before the thing that they name."""

TABLE_KEYS: Final = (
    *(
        "title",
        "proves",
        "edition",
        "modules",
        "players",
        "boards",
        "castle",
        "castles",
        "phase",
        "round",
        "turn",
        "others",
    ),
    *("options", "start", "order", "white", "round-goods", "seat", "depots", "goods", "bonus"),
)
SEAT_KEYS: Final = (
    *("dice", "silver", "workers", "points", "lines", "storage", "duchy", "goods", "sold", "track", "castle"),
)


def lay(data: dict[str, Any], edition: str) -> tuple[BurgundyRules, BurgundyState]:
    """The rules and the position in which a scenario begins."""
    known(data, TABLE_KEYS, "a scenario")
    start = data.get("start", "turn")
    if start not in STARTS:
        raise ScenarioError(f"start = {start!r}: it is one of {', '.join(STARTS)}")
    options = {key: str(value) for key, value in data.get("options", {}).items()}
    if "boards" in data or start != "new":
        options["boards"] = str(data.get("boards", "1"))
    rules = BURGUNDY.rules(Setup("burgundy", edition, data.get("players", 2), tuple(data.get("modules", ())), options))
    return rules, rules.begin() if start == "new" else Table(rules, data, start).s


class Table:
    """Edits a blank table piece by piece, out of the supplies of the box."""

    def __init__(self, rules: BurgundyRules, data: dict[str, Any], start: str) -> None:
        self.t = rules.tables
        self.kinds = rules.tables.kinds
        self.data = data
        self.s = s = new_state(rules.tables)
        s.silver = [0] * s.players
        s.board = self.t.fixed_boards[:]
        if not s.board:
            raise ScenarioError('random boards need start = "new"')
        s.phase = PHASE_LETTERS.index(data.get("phase", "A"))
        s.round = int(data.get("round", 1)) - 1
        if not 0 <= s.round < ROUNDS:
            raise ScenarioError(f"round = {s.round + 1}: there are {ROUNDS} in a phase")
        s.white = data.get("white", 0)
        self.depots()
        for seat in range(s.players):
            self.castle(seat)
        for number, entry in data.get("seat", {}).items():
            known(entry, SEAT_KEYS, f"[seat.{number}]")
            self.seat(self.seat_of(number), entry)
        self.order()
        for colour, holders in data.get("bonus", {}).items():
            for size, holder in enumerate(holders):
                s.bonus[COLOUR_NAMES.index(colour) * 2 + size] = self.seat_of(holder)
        self.round_goods(start)
        self.stack(start)
        rules.settle(s)

    def seat_of(self, number: object) -> int:
        seat = int(str(number)) - 1
        if not 0 <= seat < self.s.players:
            raise ScenarioError(f"there is no seat {number}")
        return seat

    def tile(self, name: str, supplies: tuple[list[int], ...]) -> int:
        """Take a tile of this name out of the first supply that has one."""
        if name not in self.kinds.number:
            raise ScenarioError(f"{name} is no tile")
        kind = self.kinds.number[name]
        for supply in supplies:
            if supply[kind]:
                supply[kind] -= 1
                return kind
        raise ScenarioError(f"more {name} tiles are used than the supply has")

    def good(self, colour: int) -> None:
        if not 1 <= colour <= GOODS:
            raise ScenarioError(f"{colour} is no goods colour")
        if not self.s.goods_bag[colour - 1]:
            raise ScenarioError(f"more goods {colour} are used than there are")
        self.s.goods_bag[colour - 1] -= 1

    def depots(self) -> None:
        s = self.s
        for name, tiles in self.data.get("depots", {}).items():
            for i, tile in enumerate(tiles):
                if name == "black":
                    if i >= len(self.t.black_slots):
                        raise ScenarioError(f"the black depot has {len(self.t.black_slots)} spaces")
                    s.depots[FIRST_BLACK_SLOT + i] = self.tile(tile, (s.black,))
                else:
                    kind = self.tile(tile, (s.bag,))
                    s.depots[self.slot(int(name) - 1, kind)] = kind
        for name, colours in self.data.get("goods", {}).items():
            for colour in colours:
                self.good(colour)
                s.depot_goods[(int(name) - 1) * GOODS + colour - 1] += 1

    def slot(self, depot: int, kind: int) -> int:
        if not 0 <= depot < DEPOTS:
            raise ScenarioError(f"there is no depot {depot + 1}")
        in_use = [slot for slot in self.t.slots if slot >> 2 == depot]
        for slot in in_use:
            if self.t.colour_at(slot, self.s.phase) == self.kinds.colour[kind] and self.s.depots[slot] == NOTHING:
                return slot
        spaces = ", ".join(COLOUR_NAMES[self.t.colour_at(slot, self.s.phase)] for slot in in_use)
        raise ScenarioError(
            f"depot {depot + 1} has no space left for {self.kinds.names[kind]}; its spaces are: {spaces}"
        )

    def castle(self, seat: int) -> None:
        """The starting castle: `castle` of the seat, `castles` or `castle` of the table, else the centre."""
        data = self.data
        centre = self.t.boards[self.s.board[seat]].layout.centre
        space = data["castles"][seat] - 1 if "castles" in data else data.get("castle", centre + 1) - 1
        space = data.get("seat", {}).get(str(seat + 1), {}).get("castle", space + 1) - 1
        self.cover(seat, space, self.tile(self.kinds.names[CASTLE_TILE], (self.s.bag,)))

    def cover(self, seat: int, space: int, kind: int) -> None:
        board = self.t.boards[self.s.board[seat]]
        if not 0 <= space < board.spaces:
            raise ScenarioError(f"there is no space {space + 1}")
        if self.s.tiles[seat * self.s.spaces + space]:
            raise ScenarioError(f"space {space + 1} of seat {seat + 1} is covered twice")
        if self.kinds.colour[kind] not in (board.colour[space], EVERY_COLOUR):
            colour = COLOUR_NAMES[board.colour[space]]
            raise ScenarioError(
                f"{self.kinds.names[kind]} cannot lie on space {space + 1} of board {board.name}, a {colour} space"
            )
        cover(self.s, self.t, seat, space, kind)

    def seat(self, seat: int, entry: dict[str, Any]) -> None:
        s = self.s
        everywhere = (s.bag, s.black)
        for space, name in entry.get("duchy", {}).items():
            self.cover(seat, int(space) - 1, self.tile(name, everywhere))
        storage = entry.get("storage", [])
        if len(storage) > STORAGE:
            raise ScenarioError(f"seat {seat + 1} stores more than {STORAGE} tiles")
        for name in storage:
            s.store(seat, self.tile(name, everywhere))
        if len(entry.get("goods", {})) > GOODS_SPACES:
            raise ScenarioError(f"seat {seat + 1} holds goods of more than {GOODS_SPACES} colours")
        for pile, key in ((s.goods, "goods"), (s.sold, "sold")):
            for colour, count in entry.get(key, {}).items():
                for _ in range(count):
                    self.good(int(colour))
                pile[seat * GOODS + int(colour) - 1] = count
        s.dice[2 * seat : 2 * seat + 2] = [*sorted(entry.get("dice", [])), 0, 0][:2]
        s.silver[seat] = entry.get("silver", 0)
        s.workers[seat] = entry.get("workers", 0)
        s.track[seat] = entry.get("track", 0)
        # Plain points are written down as area points: every point has a source.
        s.lines[AREA * s.players + seat] = entry.get("points", 0)
        for name, points in entry.get("lines", {}).items():
            s.lines[self.t.sources.index(name) * s.players + seat] += points
        s.points[seat] = sum(s.lines[seat :: s.players])

    def order(self) -> None:
        """The given order, else by the track and, on one space, by seat."""
        s = self.s
        given = self.data.get("order")
        s.order = [self.seat_of(n) for n in given] if given else sorted(range(s.players), key=lambda n: -s.track[n])
        along = [s.track[seat] for seat in s.order]
        if sorted(s.order) != list(range(s.players)) or along != sorted(along, reverse=True):
            raise ScenarioError("order must name every seat once and follow the track")

    def round_goods(self, start: str) -> None:
        """Goods for the rounds to come, as given or of the most frequent colours left."""
        s = self.s
        first = {"phase": ROUNDS, "round": s.round, "turn": s.round + 1}.get(start, ROUNDS)
        given = self.data.get("round-goods", [])
        if len(given) not in (0, ROUNDS - first):
            raise ScenarioError(f"round-goods: {ROUNDS - first} rounds are to come")
        for i in range(first, ROUNDS):
            colour = given[i - first] if given else s.goods_bag.index(max(s.goods_bag)) + 1
            self.good(colour)
            s.round_goods[i] = colour
        phases = PHASES - s.phase - (0 if start == "phase" else 1)
        if sum(s.goods_bag) < phases * ROUNDS:
            raise ScenarioError("too few goods are left for the phases to come")

    def stack(self, start: str) -> None:
        """What is pending, with all that follows it."""
        s = self.s
        turn = self.seat_of(self.data.get("turn", 1))
        if start == "finish":
            s.push(FINISH_EFFECT, CHANCE)
        elif start == "phase":
            s.push(PHASE_EFFECT, CHANCE, s.phase)
        elif start == "round":
            s.push(ROUND_EFFECT, CHANCE, s.round)
        elif start == "phase-end" or s.round + 1 == ROUNDS:
            s.push(PHASE_END_EFFECT, CHANCE)
        else:
            s.push(ROUND_EFFECT, CHANCE, s.round + 1)
        if start != "turn":
            return
        later = s.order[s.order.index(turn) + 1 :] if self.data.get("others", False) else []
        for seat in [*reversed(later), turn]:
            s.push(TURN, seat)
