"""Assembly: the program of the game, put together in the order of its numbers."""

from __future__ import annotations

from castellany.core.builder import Builder
from castellany.core.program import Chance, Entry, Step, Together, Verb
from castellany.core.setup import Setup
from castellany.games.tuscany.frame_words import name_frames
from castellany.games.tuscany.opening import Deal, SetupEffect, Starter
from castellany.games.tuscany.phases import AfterActionEffect, RefreshingEffect, RoundEffect, RoundEndEffect
from castellany.games.tuscany.placing import LandingEffect
from castellany.games.tuscany.refusals import REFUSALS
from castellany.games.tuscany.rules import TuscanyRules
from castellany.games.tuscany.state import TuscanyState
from castellany.games.tuscany.tables import Tables
from castellany.games.tuscany.verbs.bonus import TakeBonus
from castellany.games.tuscany.verbs.build import Build
from castellany.games.tuscany.verbs.claim import Claim
from castellany.games.tuscany.verbs.draw import DrawCards
from castellany.games.tuscany.verbs.draws import Card, Neutral, Reveal, TurnUpYield
from castellany.games.tuscany.verbs.place import Place
from castellany.games.tuscany.verbs.simple import End, GiveMarble, Pass
from castellany.games.tuscany.verbs.sweep import Sweep
from castellany.games.tuscany.verbs.take import Take


def assemble(setup: Setup, t: Tables) -> TuscanyRules:
    """The rules of one table."""
    b: Builder[TuscanyState] = Builder()
    for refusal in REFUSALS:
        b.refusal(refusal)
    for entry in [*steps(t), *effects(t), *draws(t)]:
        b.entry(entry)
    name_frames(b.program, t)
    return TuscanyRules(setup, t, b)


def steps(t: Tables) -> list[Entry[TuscanyState]]:
    """What seats are asked."""
    taking: list[Verb[TuscanyState]] = [Take(t), Sweep(t)]
    bonus, decline = TakeBonus(), Pass()
    return [
        Step("action", [DrawCards(t), Place(t), *taking]),
        Step("spare", [GiveMarble(), End()]),
        Step("taking", taking),
        Step("castle-taking", [Claim(t), decline]),
        Step("city-bonus", [bonus, decline]),
        Step("first-bonus", [bonus]),
        Together("building", [Build(t)], composed=True),
    ]


def effects(t: Tables) -> list[Entry[TuscanyState]]:
    return [
        AfterActionEffect("after-action"),
        RefreshingEffect("refreshing"),
        LandingEffect("landing", t),
        RoundEffect("round"),
        RoundEndEffect("round-end", t),
        SetupEffect("setup"),
    ]


def draws(t: Tables) -> list[Entry[TuscanyState]]:
    return [
        Chance("drawing", Card()),
        Chance("revealing", Reveal()),
        Chance("neutral-revealing", Neutral()),
        Chance("yielding", TurnUpYield(t)),
        Chance("dealing", Deal()),
        Chance("drawing-starter", Starter(t.players)),
    ]
