"""Assembly: the program of the game, put together in the order of its numbers, and its expansions after it."""

from __future__ import annotations

from typing import Final

from castellany.core.builder import chosen_modules
from castellany.core.program import Chance, Entry, Step
from castellany.core.setup import Setup
from castellany.games.castle.falcon.module import Falcon
from castellany.games.castle.final import FinalEffect
from castellany.games.castle.frame_words import name_frames
from castellany.games.castle.halt import Halt
from castellany.games.castle.opening import SetupEffect
from castellany.games.castle.options import tables_for
from castellany.games.castle.ordering import CompletingEffect, ScoringEffect
from castellany.games.castle.paying import PayingOutEffect
from castellany.games.castle.points import CastleBuilder, CastleModule, RulePoints
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.state import CastleState
from castellany.games.castle.tables import Tables
from castellany.games.castle.turns import FittingEffect, TurnEffect, TurnEndEffect
from castellany.games.castle.verbs.draws import DrawTile, Starter, TakeToken
from castellany.games.castle.verbs.place import Place
from castellany.games.castle.verbs.put import Put
from castellany.games.castle.verbs.score import Score
from castellany.games.castle.verbs.simple import Again, Double, End, Pass

MODULES: Final[list[CastleModule]] = [Falcon(), Halt()]


def assemble(setup: Setup) -> CastleRules:
    """The rules of one table; SetupError if its set-up is impossible."""
    modules = chosen_modules([*MODULES], setup.modules)
    return with_tables(setup, tables_for(setup, any(module.enlarges for module in MODULES if module in modules)))


def with_tables(setup: Setup, t: Tables) -> CastleRules:
    """The rules of a table with these components."""
    b = CastleBuilder()
    for entry in [*steps(t, b.points), *effects(t, b.points), *draws(t)]:
        b.entry(entry)
    for module in chosen_modules([*MODULES], setup.modules):
        module.install(b)
    name_frames(b.program, t)
    return CastleRules(setup, t, b)


def steps(t: Tables, p: RulePoints) -> list[Entry[CastleState]]:
    """What seats are asked."""
    decline = Pass()
    return [
        Step("placing", [Place(t, p)]),
        Step("entering", [Put(t, p), decline]),
        Step("ordering", [Score(t, p)]),
        Step("doubling", [Double(), decline]),
        Step("another-turn", [Again(), End()]),
    ]


def effects(t: Tables, p: RulePoints) -> list[Entry[CastleState]]:
    return [
        TurnEffect("turn"),
        FittingEffect("fitting", t),
        CompletingEffect("completing"),
        ScoringEffect("scoring", t, p),
        PayingOutEffect("paying-out", t, p),
        TurnEndEffect("turn-end"),
        SetupEffect("setup", t),
        FinalEffect("final", t, p),
    ]


def draws(t: Tables) -> list[Entry[CastleState]]:
    return [
        Chance("drawing", DrawTile(t)),
        Chance("revealing", TakeToken()),
        Chance("drawing-starter", Starter(t.players)),
    ]
