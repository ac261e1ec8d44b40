"""The program of a game: verbs, the steps that ask for them, and effects that act at once."""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import mypyc_attr

from castellany.core.frames import Frame
from castellany.core.notation import Circumstance, Form
from castellany.core.state import S

ASK: Final = 0
"""One seat chooses."""
DO: Final = 1
"""Nobody is asked: the effect acts."""
DRAW: Final = 2
"""Chance chooses."""
ASK_TOGETHER: Final = 3
"""Several seats choose at once, each without seeing the others' answers."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[S]):
    """One way of answering: what it offers, why it refuses, what it does.

    `moves` appends by law exactly those moves in `ranges` whose `check` is 0. A verb has no
    mutable fields. A *free* verb leaves the frame that offered it where it is; one that *declines*
    answers an offer with no.
    """

    def __init__(
        self, number: int, form: Form, ranges: tuple[range, range, range], free: bool = False, declines: bool = False
    ) -> None:
        self.number = number
        self.form = form
        self.ranges = ranges
        self.free = free
        self.declines = declines

    def moves(self, s: S, f: Frame, out: list[int]) -> None:
        raise NotImplementedError

    def count(self, s: S, f: Frame) -> int:
        """How many moves it offers; without listing them where they are composed."""
        out: list[int] = []
        self.moves(s, f, out)
        return len(out)

    def nth(self, s: S, f: Frame, i: int) -> int:
        """The move at place i of those that it offers, in the order in which it lists them."""
        out: list[int] = []
        self.moves(s, f, out)
        return out[i]

    def check(self, s: S, f: Frame, m: int) -> int:
        raise NotImplementedError

    def apply(self, s: S, f: Frame, m: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Verb[S]):
    """A verb of chance: its moves have integer weights."""

    def weight(self, s: S, f: Frame, m: int) -> int:
        raise NotImplementedError

    def total(self, s: S, f: Frame) -> int:
        """The sum of all weights."""
        raise NotImplementedError

    def pick(self, s: S, f: Frame, r: int) -> int:
        """The move at place r of 0..total-1 when each move fills as many places as its weight."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Entry(Generic[S]):
    """One line of the program; a frame names it by its number."""

    def __init__(self, name: str, kind: int) -> None:
        self.name = name
        self.kind = kind
        self.number = -1
        self.verbs: list[Verb[S]] = []
        self.verb_mask = 0
        self.family = 0
        self.stays = False
        self.composed = False
        self.arg_words: Circumstance | None = None
        self.why_words: Circumstance | None = None
        """What the numbers of its frames mean, for the text of a position."""

    def start(self, s: S, f: Frame) -> None:
        """What an effect does when its frame comes up; the frame is already off the stack."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Entry[S]):
    """Acts at once, or pushes frames; `possible` says beforehand whether it would do anything."""

    def __init__(self, name: str) -> None:
        super().__init__(name, DO)

    def possible(self, s: S, seat: int, arg: int) -> int:
        """0, or the reason why the effect would do nothing."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Entry[S]):
    """A question to one seat, answered by one of its verbs.

    A step that *stays* is asked again until one of its verbs takes its frame off the stack.
    `family` is a bit set: an offer adds its verb to every step that shares a bit with it.
    """

    def __init__(self, name: str, verbs: list[Verb[S]], family: int = 0, stays: bool = False) -> None:
        super().__init__(name, ASK)
        self.verbs = verbs
        self.family = family
        self.stays = stays


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Entry[S]):
    """A question to several seats at once; the frame's arg is the bit set of those asked.

    A *composed* answer is put together from its parts: there are too many to list them for a person.
    """

    def __init__(self, name: str, verbs: list[Verb[S]], family: int = 0, composed: bool = False) -> None:
        super().__init__(name, ASK_TOGETHER)
        self.verbs = verbs
        self.family = family
        self.composed = composed


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Entry[S]):
    """A question to chance."""

    def __init__(self, name: str, draw: Draw[S]) -> None:
        super().__init__(name, DRAW)
        self.draw = draw
        self.verbs = [draw]
