"""What lies on the table in one position."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from typing_extensions import TypedDict

from castellany.core.state import SEALED
from castellany.games.burgundy.components import PHASE_LETTERS
from castellany.games.burgundy.kinds import COLOUR_NAMES, COLOURS, NOTHING
from castellany.games.burgundy.opening import preparing
from castellany.games.burgundy.program import DISCARDING
from castellany.games.burgundy.shown import shown
from castellany.games.burgundy.state import BOUGHT, HIRED, NOBODY, BurgundyState
from castellany.games.burgundy.tables import DEPOTS, GOODS, STORAGE

if TYPE_CHECKING:
    from castellany.games.burgundy.rules import BurgundyRules


class Estate(TypedDict):
    """What belongs to one seat. Goods are counted by colour, 1 to 6."""

    board: str
    """Empty until it is chosen."""
    dealt: list[str]
    """The boards to choose from; empty where none are dealt."""
    answer: str
    """The sealed answer, where it is known."""
    answered: bool
    """Whether there is one."""
    tiles: dict[str, str]
    """By the number of their space."""
    storage: list[str]
    monasteries: list[int]
    """Those whose abilities the seat may use."""
    goods: list[int]
    sold: list[int]
    dice: list[int]
    """0 once used."""
    silver: int
    workers: int
    points: int
    lines: dict[str, int]
    """Where the points come from; `source-` and the word is the key of its name."""


class Scene(TypedDict):
    """Tiles go by their words in the notation, empty where there is none; `kind-` and the word is the key of the name.

    Seats count from 0, and -1 is nobody.
    """

    phase: str
    round: int
    preparing: bool
    """Whether phase A has yet to begin."""
    step: str
    """The question, empty once the game is over."""
    asked: list[int]
    order: list[int]
    track: list[int]
    bought: bool
    hired: bool
    """Whether the active seat has made its purchase, and hired its building, this turn."""
    incoming: list[str]
    """Tiles for which the active seat must first make room."""
    white: int
    """The white die, 0 before its first roll."""
    round_goods: list[int]
    """The goods of the rounds to come, by colour; 0 where one is gone."""
    depots: list[list[str]]
    """The numbered depots, space by space as the components list them."""
    black: list[str]
    depot_goods: list[list[int]]
    bonus: dict[str, list[int]]
    """By colour, who holds the large and the small tile."""
    supply: list[int]
    """How many tiles with coloured backs are still to be drawn, in the order of the components."""
    black_supply: int
    """How many with black backs."""
    estates: list[Estate]
    parts: dict[str, dict[str, object]]
    """What each module of the table adds, by its slug."""


def scene(rules: BurgundyRules, s: BurgundyState) -> dict[str, object]:
    """A position, drawn from nothing but itself."""
    t = rules.tables
    found: Scene = {
        "phase": PHASE_LETTERS[s.phase],
        "round": s.round + 1,
        "preparing": preparing(s),
        "step": "" if rules.over(s) else rules.program[s.stack[-1].step].name,
        "asked": rules.asked(s),
        "order": list(s.order),
        "track": list(s.track),
        "bought": s.bought & BOUGHT > 0,
        "hired": s.bought & HIRED > 0,
        "incoming": [word(rules, f.arg) for f in reversed(s.stack) if f.step == DISCARDING],
        "white": s.white,
        "round_goods": list(s.round_goods),
        "depots": [[word(rules, s.depots[slot]) for slot in t.slots if slot >> 2 == depot] for depot in range(DEPOTS)],
        "black": [word(rules, s.depots[slot]) for slot in t.black_slots],
        "depot_goods": [list(s.depot_goods[depot * GOODS : (depot + 1) * GOODS]) for depot in range(DEPOTS)],
        "bonus": {COLOUR_NAMES[colour]: list(s.bonus[2 * colour : 2 * colour + 2]) for colour in range(COLOURS)},
        "supply": list(s.bag[1:]),
        "black_supply": sum(s.black),
        "estates": [estate(rules, s, seat) for seat in range(s.players)],
        "parts": {slug: shown(slug).scene(rules, s) for slug in rules.setup.modules},
    }
    return cast(dict[str, object], found)


def estate(rules: BurgundyRules, s: BurgundyState, seat: int) -> Estate:
    t = rules.tables
    own = s.estate_of[seat]
    sealed = s.sealed[seat] if s.sealed else NOBODY
    spaces = s.tiles[own * s.spaces : (own + 1) * s.spaces]
    return {
        "board": "" if s.board[own] == NOBODY else t.boards[s.board[own]].name,
        "dealt": [] if s.dealt[own] == NOBODY else [t.boards[side].name for side in t.pairs[s.dealt[own]]],
        "answer": rules.write(sealed) if sealed >= 0 else "",
        "answered": sealed >= 0 or sealed == SEALED,
        "tiles": {str(space): word(rules, kind) for space, kind in enumerate(spaces, 1) if kind != NOTHING},
        "storage": [word(rules, kind) for kind in s.storage[own * STORAGE : (own + 1) * STORAGE] if kind != NOTHING],
        "monasteries": [n for n in sorted(t.kinds.monastery) if n and s.holds(own, n)],
        "goods": s.goods[own * GOODS : (own + 1) * GOODS],
        "sold": list(s.sold[own * GOODS : (own + 1) * GOODS]),
        "dice": s.dice[2 * seat : 2 * seat + 2],
        "silver": s.silver[own],
        "workers": s.workers[own],
        "points": s.points[seat],
        "lines": {line.key: line.points for line in rules.score_lines(s, seat)},
    }


def word(rules: BurgundyRules, kind: int) -> str:
    return "" if kind == NOTHING else rules.tables.kinds.names[kind]
