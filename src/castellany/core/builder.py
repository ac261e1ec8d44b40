"""Builder: collects a game's program while the base game and its modules install themselves."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from castellany.core.frames import Frame
from castellany.core.layout import LayoutPart
from castellany.core.moves import MOST_VERBS
from castellany.core.notation import Form
from castellany.core.parts import Part
from castellany.core.program import ASK_TOGETHER, Entry, Verb
from castellany.core.reasons import CORE_REFUSALS, FIRST_GAME_REASON, NOT_NOW, Refusal, reason
from castellany.core.setup import SetupError
from castellany.core.state import S


class Unused(Verb[S]):
    """Fills a verb number that these rules do not use."""

    def __init__(self, number: int) -> None:
        super().__init__(number, Form("-"), (range(0), range(0), range(0)))

    def moves(self, s: S, f: Frame, out: list[int]) -> None:
        return

    def check(self, s: S, f: Frame, m: int) -> int:
        return reason(NOT_NOW)

    def apply(self, s: S, f: Frame, m: int) -> None:
        raise ValueError(f"verb {self.number} is not in these rules")


@mypyc_attr(allow_interpreted_subclasses=True)
class Builder(Generic[S]):
    """Numbers program entries in the order in which they are added; games subclass it with their rule points."""

    def __init__(self) -> None:
        self.program: list[Entry[S]] = []
        self.offers: list[tuple[int, Verb[S]]] = []
        self.refusals: dict[int, Refusal] = {r.code: r for r in CORE_REFUSALS}
        self.position_parts: list[Part[S]] = []
        """What modules add to the text of a position, after the parts of the game."""
        self.layout_parts: list[LayoutPart[S]] = []
        """What modules know how to lay."""

    def entry(self, entry: Entry[S]) -> int:
        """Add a step, effect or draw; its number is what frames name it by."""
        if any(e.name == entry.name for e in self.program):
            raise ValueError(f"two program entries are called {entry.name}")
        entry.number = len(self.program)
        self.program.append(entry)
        return entry.number

    def offer(self, family: int, verb: Verb[S]) -> None:
        """Offer a verb in every step of a family, those of other modules included."""
        self.offers.append((family, verb))

    def new_refusal(self, key: str, arguments: tuple[str, ...] = ()) -> int:
        """A number for a module's refusal."""
        code = max(*self.refusals, FIRST_GAME_REASON - 1) + 1
        self.refusal(Refusal(code, key, arguments))
        return code

    def refusal(self, refusal: Refusal) -> None:
        if refusal.code < FIRST_GAME_REASON:
            raise ValueError(f"the number {refusal.code} is the engine's")
        if refusal.code in self.refusals:
            raise ValueError(f"two refusals have the number {refusal.code}")
        self.refusals[refusal.code] = refusal

    def finish(self) -> list[Verb[S]]:
        """Hand the offers out to their families; gives the verbs by number."""
        verbs: list[Verb[S]] = [Unused(number) for number in range(MOST_VERBS)]
        for entry in self.program:
            for family, verb in self.offers:
                if entry.family & family:
                    if verb in entry.verbs:
                        raise ValueError(f"{entry.name} offers {verb.form.word} twice")
                    entry.verbs.append(verb)
            for verb in entry.verbs:
                known = verbs[verb.number]
                if known is not verb and not isinstance(known, Unused):
                    raise ValueError(f"two verbs have the number {verb.number}")
                if verb.free and entry.kind == ASK_TOGETHER:
                    raise ValueError(f"{entry.name} is sealed, so {verb.form.word} cannot be free")
                verbs[verb.number] = verb
                entry.verb_mask |= 1 << verb.number
        return verbs


B = TypeVar("B")
"""A game's own builder."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Module(Generic[B]):
    """An expansion: a slug, what it needs and excludes, and what it installs."""

    def __init__(self, slug: str, requires: tuple[str, ...] = (), conflicts: tuple[str, ...] = ()) -> None:
        self.slug = slug
        self.requires = requires
        self.conflicts = conflicts

    def install(self, b: B) -> None:
        """Add entries and offers, and fill rule points."""
        raise NotImplementedError


M = TypeVar("M", bound=Module[Any])


def chosen_modules(known: list[M], wanted: tuple[str, ...]) -> list[M]:
    """The wanted modules in the declared order of `known`; SetupError if they do not fit together."""
    slugs = [m.slug for m in known]
    for slug in wanted:
        if slug not in slugs:
            raise SetupError("setup-unknown-module", module=slug, known=", ".join(slugs))
    chosen = [m for m in known if m.slug in wanted]
    for module in chosen:
        for slug in module.requires:
            if slug not in wanted:
                raise SetupError("setup-module-requires", module=module.slug, other=slug)
        for slug in module.conflicts:
            if slug in wanted:
                raise SetupError("setup-module-conflicts", module=module.slug, other=slug)
    return chosen
