"""The smallest possible rules, for what the toy game has no occasion to do."""

from __future__ import annotations

from castellany.core.builder import Builder
from castellany.core.frames import Frame
from castellany.core.moves import pack
from castellany.core.notation import Form
from castellany.core.program import Verb
from castellany.core.rules import Rules
from castellany.core.setup import Setup
from castellany.core.state import State


class MiniState(State):
    """Remembers what happened, as numbers."""

    def __init__(self, stack: list[Frame], sealed: list[int], notes: list[int]) -> None:
        super().__init__(stack, sealed)
        self.notes = notes

    def fields(self) -> tuple[object, ...]:
        return (self.stack, self.sealed, self.notes)


class Say(Verb[MiniState]):
    """Notes its seat; a word of its own tells verbs apart."""

    def __init__(self, number: int, word: str = "say", free: bool = False) -> None:
        super().__init__(number, Form(word), (range(1), range(1), range(1)), free)

    def moves(self, s: MiniState, f: Frame, out: list[int]) -> None:
        out.append(pack(self.number))

    def check(self, s: MiniState, f: Frame, m: int) -> int:
        return 0

    def apply(self, s: MiniState, f: Frame, m: int) -> None:
        s.notes.append(f.seat)


def mini_state() -> MiniState:
    return MiniState([], [], [])


def mini_rules(b: Builder[MiniState], players: int = 3) -> Rules[MiniState]:
    return Rules(Setup("mini", "first", players), b.program, b.finish(), b.refusals)
