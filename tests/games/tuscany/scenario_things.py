"""What a Tuscany scenario may expect, beside what every game has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.games.scenario_things import Key, Question, reader, seats, yes
from tests.games.scenario_words import Value
from tests.games.tuscany.scenario_pieces import kind_of

from castellany.games.tuscany.boards import BOARD_WORDS, BOARDS, LETTERS, SHIFT_WORDS, SHIFTS
from castellany.games.tuscany.kinds import BONUS_NAMES, BONUSES, COLOUR, COLOUR_NAMES, COLOURS, KINDS, NAMES, NOTHING
from castellany.games.tuscany.rules import TuscanyRules
from castellany.games.tuscany.scoring import GREEN_SOURCES, SOURCE_NAMES, SOURCES
from castellany.games.tuscany.state import NOBODY, STORAGE, TuscanyState
from castellany.games.tuscany.words import SPACES


class TuscanyQuestion(Question[TuscanyRules, TuscanyState]):
    def tiles(self, supply: list[int], word: str) -> int:
        """How many tiles of a kind, or of all kinds, a supply has."""
        return sum(supply) if word == "all" else supply[kind_of(word)]

    def cards(self, pile: list[int], word: str) -> int:
        """How many cards of a colour, or of all, a pile has."""
        return sum(pile) if word == "all" else pile[COLOUR_NAMES.index(word)]

    def yields(self, pile: list[int]) -> int:
        names = [kind.name for kind in self.rules.tables.components.yields]
        return sum(pile) if self.words[0] == "all" else pile[names.index(self.words[0])]


def names(kinds: list[int]) -> list[str]:
    return [NAMES[kind] for kind in kinds if kind != NOTHING]


def words_of(pile: list[int], vocabulary: tuple[str, ...]) -> list[str]:
    """One word for each piece of a pile that is counted by sort."""
    return [vocabulary[i] for i in range(len(vocabulary)) for _ in range(pile[i])]


def claimed(q: TuscanyQuestion) -> Value:
    """Who has filled a colour first and second."""
    first = COLOUR_NAMES.index(q.words[0]) * 2
    return seats(q.s.claimed[first : first + 2])


def back(q: TuscanyQuestion) -> Value:
    owner = q.s.backs[q.first]
    return str(owner) if owner else "neutral"


def boards(q: TuscanyQuestion) -> Value:
    """The boards that a seat was dealt, such as A1, B4, C2."""
    dealt = q.s.dealt[q.first * BOARDS : (q.first + 1) * BOARDS]
    return tuple(f"{LETTERS[i]}{number + 1}" for i, number in enumerate(dealt) if number != NOBODY)


def build(q: TuscanyQuestion) -> Value:
    arrangement = q.s.arrangement[q.first]
    if arrangement == NOBODY:
        return "none"
    return f"{BOARD_WORDS.words[arrangement // SHIFTS]} {SHIFT_WORDS.words[arrangement % SHIFTS]}"


READERS: Final[dict[Key, Callable[[TuscanyQuestion], Value]]] = {
    ("green", 1): lambda q: q.s.green[q.first],
    ("red", 1): lambda q: q.s.red[q.first],
    ("points", 1): lambda q: q.rules.points(q.s, q.first),
    ("green-line", 2): lambda q: q.s.green_lines[q.first * GREEN_SOURCES + SOURCE_NAMES.index(q.words[1])],
    ("line", 2): lambda q: q.s.lines[q.first * SOURCES + SOURCE_NAMES.index(q.words[1])],
    ("marble", 1): lambda q: q.s.marble[q.first],
    ("workers", 1): lambda q: q.s.workers[q.first],
    ("hand", 1): lambda q: words_of(q.own(q.s.hand, COLOURS), COLOUR_NAMES),
    ("hand", 2): lambda q: q.cards(q.own(q.s.hand, COLOURS), q.words[1]),
    ("hand-size", 1): lambda q: q.s.hand_size[q.first],
    ("storage", 1): lambda q: names(q.own(q.s.storage, STORAGE)),
    ("storage-space", 2): lambda q: NAMES[q.s.storage[q.first * STORAGE + q.second]],
    ("bonuses", 1): lambda q: words_of(q.own(q.s.bonuses, BONUSES), BONUS_NAMES),
    ("bonus-left", 1): lambda q: q.s.bonus_left[BONUS_NAMES.index(q.words[0])],
    ("boards", 1): boards,
    ("build", 1): build,
    ("space", 2): lambda q: NAMES[q.s.tiles[q.first * SPACES + q.second]],
    ("filled", 1): lambda q: q.s.filled[q.first].bit_count(),
    ("open", 0): lambda q: names(q.s.display),
    ("open", 1): lambda q: NAMES[q.s.display[q.first]],
    ("open-colours", 0): lambda q: [COLOUR_NAMES[COLOUR[kind]] for kind in q.s.display if kind],
    ("back", 1): back,
    ("stock", 2): lambda q: q.tiles(q.own(q.s.stock, KINDS), q.words[1]),
    ("opened", 1): lambda q: q.s.revealed[q.first],
    ("neutral", 1): lambda q: q.tiles(q.s.neutral, q.words[0]),
    ("neutral-discard", 1): lambda q: q.tiles(q.s.neutral_discard, q.words[0]),
    ("boxed", 1): lambda q: q.tiles(q.s.boxed, q.words[0]),
    ("deck", 1): lambda q: q.cards(q.s.deck, q.words[0]),
    ("discard", 1): lambda q: q.cards(q.s.discard, q.words[0]),
    ("yields", 1): lambda q: q.yields(q.s.yields),
    ("yield-discard", 1): lambda q: q.yields(q.s.yield_discard),
    ("claimed", 1): claimed,
    ("phase", 0): lambda q: q.s.phase + 1,
    ("round", 0): lambda q: q.s.round + 1,
    ("starter", 0): lambda q: q.s.starter + 1,
    ("last", 0): lambda q: yes(bool(q.s.last)),
}
read_thing: Final = reader(TuscanyQuestion, READERS)
