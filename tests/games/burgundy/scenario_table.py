"""The table of a scenario, laid as its file says with every piece accounted for."""

from __future__ import annotations

from typing import Any, Final

from tests.games.scenario_words import ScenarioError, known

from castellany.core.layout import Layout, LayoutError
from castellany.core.setup import Setup
from castellany.games.burgundy import BURGUNDY
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.state import BurgundyState

STARTS: Final = ("new", "phase", "round", "turn", "phase-end", "finish")
"""`new` is a new game with its set-up; the others begin before the thing that they name."""

TABLE_KEYS: Final = (
    *("title", "proves", "edition", "modules", "players", "boards", "castle", "castles", "phase", "round", "turn"),
    *("others", "options", "start", "order", "white", "round-goods", "seat", "depots", "goods", "bonus", "unreachable"),
)
SEAT_KEYS: Final = (
    *("dice", "silver", "workers", "points", "lines", "storage", "duchy", "goods", "sold", "track", "castle", "gifts"),
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
    if start == "new":
        return rules, rules.begin()
    try:
        return rules, laid(rules, data, start)
    except LayoutError as error:
        raise ScenarioError(str(error)) from error


def laid(rules: BurgundyRules, data: dict[str, Any], start: str) -> BurgundyState:
    table = BURGUNDY.layout(rules)
    table.lay("phase", data.get("phase", "A")).lay("round", str(data.get("round", 1)))
    if "white" in data:
        table.lay("white", str(data["white"]))
    for name, tiles in data.get("depots", {}).items():
        table.lay(f"depot {name}", *tiles)
    for name, colours in data.get("goods", {}).items():
        table.lay(f"depot-goods {name}", *map(str, colours))
    for seat in range(1, rules.players + 1):
        table.lay(f"duchy {seat}", f"{castle(rules, data, seat)}=castle")
    for number, entry in data.get("seat", {}).items():
        known(entry, SEAT_KEYS, f"[seat.{number}]")
        lay_seat(table, int(number), entry)
    if "order" in data:
        table.lay("order", *map(str, data["order"]))
    for colour, holders in data.get("bonus", {}).items():
        for size, holder in zip(("large", "small"), holders, strict=False):
            table.give(int(holder), f"{size}-bonus {colour}")
    table.lay("round-goods", *map(str, data.get("round-goods", [])))
    table.turn(int(data.get("turn", 1)), data.get("others", False))
    table.begin(start)
    return table.unchecked() if data.get("unreachable", False) else table.position()


def castle(rules: BurgundyRules, data: dict[str, Any], seat: int) -> int:
    """The space of the starting castle: `castle` of the seat, `castles` or `castle` of the table, else the centre."""
    t = rules.tables
    centre = t.boards[t.fixed_boards[seat - 1]].shape.centre
    space = data["castles"][seat - 1] if "castles" in data else data.get("castle", centre + 1)
    return int(data.get("seat", {}).get(str(seat), {}).get("castle", space))


def lay_seat(table: Layout[BurgundyState], seat: int, entry: dict[str, Any]) -> None:
    table.lay(f"duchy {seat}", *(f"{space}={name}" for space, name in entry.get("duchy", {}).items()))
    table.lay(f"dice {seat}", *map(str, entry.get("dice", [])))
    for name in entry.get("storage", []):
        table.give(seat, f"tile {name}")
    for key in ("goods", "sold"):
        for colour, count in entry.get(key, {}).items():
            table.give(seat, f"{key} {colour}", count)
    for key in ("silver", "workers", "points", "track"):
        table.give(seat, key, entry.get(key, 0))
    for name, points in entry.get("lines", {}).items():
        table.give(seat, f"points {name}", points)
    for gift in entry.get("gifts", []):
        table.give(seat, gift)
