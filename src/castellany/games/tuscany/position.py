"""The text of a position: one `key: value` a line, in the words of the notation."""

from __future__ import annotations

from typing import Final

from castellany.core.pending import write_pending
from castellany.core.rules import Rules
from castellany.games.tuscany.boards import BOARD_WORDS, BOARDS, SHIFT_WORDS, SHIFTS
from castellany.games.tuscany.kinds import BONUS_NAMES, BONUSES, COLOUR_NAMES, COLOURS, KINDS, NAMES, NOTHING
from castellany.games.tuscany.scoring import GREEN_SOURCES, SOURCE_NAMES, SOURCES
from castellany.games.tuscany.state import NOBODY, STORAGE, TuscanyState
from castellany.games.tuscany.tables import Tables
from castellany.games.tuscany.words import OPEN_TILES, SPACES

GREEN_NAMES: Final = SOURCE_NAMES[:GREEN_SOURCES]
GAP: Final = "-"


def write_position(rules: Rules[TuscanyState], t: Tables, s: TuscanyState) -> str:
    yields = yield_names(t)
    out = [
        f"phase: {s.phase + 1}",
        f"round: {s.round + 1}",
        f"starter: {s.starter + 1}",
        f"latched: {s.latched}",
        f"last: {s.last}",
        row("hand-sizes", s.hand_size),
        row("drawn-sizes", s.drawn_size),
        f"deck-size: {s.deck_size}",
        counted("deck", COLOUR_NAMES, list(s.deck)),
        counted("shuffled", COLOUR_NAMES, list(s.shuffled)),
        counted("discard", COLOUR_NAMES, list(s.discard)),
        row("marble", s.marble),
        row("workers", s.workers),
        counted("bonus-left", BONUS_NAMES, list(s.bonus_left)),
        "claimed: " + " ".join(str(seat + 1) for seat in s.claimed),
        "open: " + " ".join(tile_word(s.display[slot], s.backs[slot]) for slot in range(OPEN_TILES)),
        counted("neutral", NAMES, list(s.neutral)),
        counted("neutral-discard", NAMES, list(s.neutral_discard)),
        counted("boxed", NAMES, list(s.boxed)),
        counted("yields", yields, list(s.yields)),
        counted("yield-discard", yields, list(s.yield_discard)),
    ]
    for seat in range(s.players):
        out += write_seat(s, seat)
    return "\n".join([*out, *write_pending(rules, s)]) + "\n"


def write_seat(s: TuscanyState, seat: int) -> list[str]:
    n = seat + 1
    estate = [(space, s.tiles[seat * SPACES + space]) for space in range(SPACES)]
    storage = list(s.storage[seat * STORAGE : (seat + 1) * STORAGE])
    return [
        f"boards {n}: " + " ".join(str(board + 1) for board in s.dealt[seat * BOARDS : (seat + 1) * BOARDS]),
        f"joined {n}: " + joined_words(s.arrangement[seat]),
        f"estate {n}: " + " ".join(f"{space + 1}={NAMES[kind]}" for space, kind in estate if kind),
        f"storage {n}: " + " ".join(tile_word(kind, 0) for kind in storage),
        counted(f"hand {n}", COLOUR_NAMES, list(s.hand[seat * COLOURS : (seat + 1) * COLOURS])),
        counted(f"drawn {n}", COLOUR_NAMES, list(s.drawn[seat * COLOURS : (seat + 1) * COLOURS])),
        counted(f"bonuses {n}", BONUS_NAMES, list(s.bonuses[seat * BONUSES : (seat + 1) * BONUSES])),
        counted(f"stacks {n}", NAMES, list(s.stock[seat * KINDS : (seat + 1) * KINDS])),
        counted(f"green {n}", GREEN_NAMES, s.green_lines[seat * GREEN_SOURCES : (seat + 1) * GREEN_SOURCES]),
        counted(f"red {n}", SOURCE_NAMES, s.lines[seat * SOURCES : (seat + 1) * SOURCES]),
    ]


def row(key: str, values: list[int]) -> str:
    return f"{key}: " + " ".join(str(value) for value in values)


def counted(key: str, names: tuple[str, ...], counts: list[int]) -> str:
    return f"{key}: " + " ".join(f"{names[i]}={counts[i]}" for i in range(len(counts)) if counts[i])


def yield_names(t: Tables) -> tuple[str, ...]:
    return tuple(card.name for card in t.components.yields)


def joined_words(arrangement: int) -> str:
    if arrangement == NOBODY:
        return GAP
    return f"{BOARD_WORDS.words[arrangement // SHIFTS]} {SHIFT_WORDS.words[arrangement % SHIFTS]}"


def tile_word(kind: int, back: int) -> str:
    """A tile, and after a slash the seat whose back it has."""
    if kind == NOTHING:
        return GAP
    return f"{NAMES[kind]}/{back}" if back else NAMES[kind]
