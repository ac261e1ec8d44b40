"""What lies on the table in one position."""

from __future__ import annotations

from typing import cast

from castellany.core.rules import Rules
from castellany.core.state import SEALED
from castellany.games.tuscany.boards import BOARD_WORDS, BOARDS, LETTERS, SHIFT_WORDS, SHIFTS
from castellany.games.tuscany.kinds import BONUSES, COLOUR_LETTERS, COLOUR_NAMES, COLOURS, NAMES, NOTHING
from castellany.games.tuscany.opening import preparing
from castellany.games.tuscany.program import ACTION, EXTRA
from castellany.games.tuscany.scene.shapes import Estate, Scene
from castellany.games.tuscany.scoring import GREEN_SOURCES, SOURCE_NAMES, SOURCES
from castellany.games.tuscany.state import NOBODY, STORAGE, TuscanyState
from castellany.games.tuscany.storing import capacity
from castellany.games.tuscany.tables import STACK, STACKS, Tables
from castellany.games.tuscany.words import SPACES


def scene(rules: Rules[TuscanyState], t: Tables, s: TuscanyState) -> dict[str, object]:
    """A position, drawn from nothing but itself."""
    found: Scene = {
        "phase": s.phase + 1,
        "round": s.round + 1,
        "preparing": preparing(s),
        "ending": s.latched > 0,
        "last": s.last > 0,
        "step": "" if rules.over(s) else rules.program[s.stack[-1].step].name,
        "extra": bool(s.stack) and s.stack[-1].step == ACTION and s.stack[-1].arg == EXTRA,
        "asked": rules.asked(s),
        "starter": s.starter,
        "open": [word(kind) for kind in s.display],
        "backs": [back - 1 for back in s.backs],
        "deck": s.deck_size,
        "discard": list(s.discard),
        "yields": list(s.yields),
        "neutral": sum(s.neutral),
        "neutral_discard": sum(s.neutral_discard),
        "bonus_left": list(s.bonus_left),
        "claimed": {COLOUR_NAMES[colour]: list(s.claimed[2 * colour : 2 * colour + 2]) for colour in range(COLOURS)},
        "estates": [estate(rules, t, s, seat) for seat in range(s.players)],
    }
    return cast(dict[str, object], found)


def estate(rules: Rules[TuscanyState], t: Tables, s: TuscanyState, seat: int) -> Estate:
    sealed = s.sealed[seat] if s.sealed else NOBODY
    built = s.arrangement[seat] != NOBODY
    tiles = s.tiles[seat * SPACES : (seat + 1) * SPACES]
    hand = list(s.hand[seat * COLOURS : (seat + 1) * COLOURS])
    green_lines = s.green_lines[seat * GREEN_SOURCES : (seat + 1) * GREEN_SOURCES]
    return {
        "dealt": dealt(s, seat),
        "built": joined(s.arrangement[seat]) if built else "",
        "spaces": "".join(COLOUR_LETTERS[colour] for colour in t.estate_of(s, seat).colour) if built else "",
        "answer": rules.write(sealed) if sealed >= 0 else "",
        "answered": sealed >= 0 or sealed == SEALED,
        "tiles": {str(space): NAMES[kind] for space, kind in enumerate(tiles, 1) if kind != NOTHING},
        "storage": [word(kind) for kind in s.storage[seat * STORAGE : seat * STORAGE + capacity(s, t, seat)]],
        "stacks": stacks(s.revealed[seat]),
        "bonuses": list(s.bonuses[seat * BONUSES : (seat + 1) * BONUSES]),
        "marble": s.marble[seat],
        "workers": s.workers[seat],
        "cards": s.hand_size[seat],
        "hand": hand if sum(hand) == s.hand_size[seat] else None,
        "green": s.green[seat],
        "red": s.red[seat],
        "red_then": s.red[seat] + (0 if rules.over(s) else s.green[seat]),
        "green_lines": by_source(green_lines),
        "lines": by_source(s.lines[seat * SOURCES : (seat + 1) * SOURCES]),
    }


def dealt(s: TuscanyState, seat: int) -> list[str]:
    """The names of a seat's boards, as far as they are dealt."""
    numbers = s.dealt[seat * BOARDS : (seat + 1) * BOARDS]
    return [f"{LETTERS[i]}{number + 1}" for i, number in enumerate(numbers) if number != NOBODY]


def joined(arrangement: int) -> str:
    return f"{BOARD_WORDS.words[arrangement // SHIFTS]} {SHIFT_WORDS.words[arrangement % SHIFTS]}"


def stacks(revealed: int) -> list[int]:
    """Tiles left in each stack; the first is emptied first."""
    return [max(0, min(STACK, STACK * (i + 1) - revealed)) for i in range(STACKS)]


def by_source(points: list[int]) -> dict[str, int]:
    return {SOURCE_NAMES[source]: some for source, some in enumerate(points) if some}


def word(kind: int) -> str:
    return "" if kind == NOTHING else NAMES[kind]
