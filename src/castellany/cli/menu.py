"""The menu: what a seat may do, in groups, short enough to stand in columns."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from castellany.core.catalogue import Catalogue
from castellany.core.moves import VERB
from castellany.core.rules import Rules
from castellany.core.state import State
from castellany.games.registry import game

R = TypeVar("R", bound=Rules[Any])
S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Choice:
    """A move with a text short enough for a menu."""

    move: int
    text: str


@dataclass(frozen=True, slots=True)
class Column:
    """Choices that stand below each other under a title of their own, which may be empty."""

    title: str
    choices: list[Choice]


@dataclass(frozen=True, slots=True)
class Section:
    """Moves of one sort under a title."""

    title: str
    columns: list[Column]


class Menu(Generic[R, S]):
    """The moves of one question."""

    def __init__(self, texts: Catalogue, rules: R, s: S, seat: int, moves: list[int]) -> None:
        self.texts = texts
        self.rules = rules
        self.s = s
        self.seat = seat
        self.moves = moves

    def sections(self) -> list[Section]:
        """The groups that have something to offer; what fits in none comes last."""
        return [section for section in self.groups() if section.columns]

    def groups(self) -> Sequence[Section]:
        """All groups of the game, in their order."""
        raise NotImplementedError

    def section(self, key: str, verbs: Container[int]) -> Section:
        """The moves of some verbs in one group."""
        return Section(self.texts.text(key), self.columns([m for m in self.moves if m >> VERB in verbs]))

    def others(self, known: Container[int]) -> Section:
        """What no other group has."""
        return self.section("cli-group-other", {m >> VERB for m in self.moves if m >> VERB not in known})

    def columns(self, moves: list[int]) -> list[Column]:
        """One without a title, if there is anything for it."""
        return [Column("", [Choice(m, self.entry(m)) for m in moves])] if moves else []

    def entry(self, m: int) -> str:
        """A move in as few words as its group allows."""
        return self.texts.say(game(self.rules.setup.game).texts.move(self.rules, self.s, self.seat, m))
