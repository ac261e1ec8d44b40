"""Assembly: the program of the game, put together in the order of its numbers, and its expansions after it."""

from __future__ import annotations

from castellany.core.builder import chosen_modules
from castellany.core.program import Chance, Entry, Step
from castellany.core.setup import Setup
from castellany.games.castle.final import FinalEffect
from castellany.games.castle.frame_words import name_frames
from castellany.games.castle.installed import INSTALLED
from castellany.games.castle.inventory import Inventory
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


def assemble(setup: Setup) -> CastleRules:
    """The rules of one table; SetupError if its set-up is impossible."""
    return with_tables(setup, tables_for(setup, inventory_for(setup)))


def chosen(setup: Setup) -> list[CastleModule]:
    """In their declared order; SetupError if they do not fit together."""
    modules = chosen_modules([*INSTALLED], setup.modules)
    return [module for module in INSTALLED if module in modules]


def inventory_for(setup: Setup) -> Inventory:
    """What there is in a game with these modules."""
    inventory = Inventory()
    for module in chosen(setup):
        module.declare(inventory)
    return inventory


def with_tables(setup: Setup, t: Tables) -> CastleRules:
    """The rules of a table with these components."""
    b = CastleBuilder(setup, t)
    for entry in [*steps(t, b.points), *effects(t, b.points), *draws(t)]:
        b.entry(entry)
    for module in chosen(setup):
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
