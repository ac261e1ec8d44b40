"""Assembly: the program of the base game, put together in the order of its numbers."""

from __future__ import annotations

from castellany.core.builder import Builder
from castellany.core.program import Chance, Effect, Entry, Step, Together, Verb
from castellany.core.setup import Setup
from castellany.games.burgundy.editions.edition import COMPULSORY, HIRE_A_BUILDING
from castellany.games.burgundy.effects import (
    AnimalsEffect,
    CastleEffect,
    CityHallEffect,
    CollectEffect,
    FetchEffect,
    SailEffect,
    ShipEffect,
    WarehouseEffect,
    WatchtowerEffect,
)
from castellany.games.burgundy.frame_words import name_frames
from castellany.games.burgundy.opening import OpeningEffect, SetupEffect, StarterEffect
from castellany.games.burgundy.phases import FinishEffect, PhaseEffect, PhaseEndEffect, RoundEffect, TurnsEffect
from castellany.games.burgundy.program import ANY_MOMENT, CASTLE_ACTION, LOADING_ALSO
from castellany.games.burgundy.refusals import REFUSALS
from castellany.games.burgundy.rolling import Roll, StartDie, Starter, White
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.supply import DealGood, DrawTile, RoundGood
from castellany.games.burgundy.tables import Tables
from castellany.games.burgundy.verbs.buy import Buy, Hire
from castellany.games.burgundy.verbs.choose import ChooseCastle, ChooseSide, Deal
from castellany.games.burgundy.verbs.fetch import Fetch
from castellany.games.burgundy.verbs.load import Load, LoadAlso, Stow
from castellany.games.burgundy.verbs.place import Place
from castellany.games.burgundy.verbs.sell import Sell
from castellany.games.burgundy.verbs.simple import Collect, Discard, End, Pass
from castellany.games.burgundy.verbs.take import Take
from castellany.games.burgundy.verbs.workers import TakeWorkers


def assemble(setup: Setup, t: Tables) -> BurgundyRules:
    """The rules of one table."""
    b: Builder[BurgundyState] = Builder()
    for refusal in REFUSALS:
        b.refusal(refusal)
    place = Place(t)
    purchases: list[Verb[BurgundyState]] = [Buy(t)]
    if t.edition.sixth_monastery == HIRE_A_BUILDING:
        purchases.append(Hire(t))
    for entry in [*steps(t, place), *effects(t, place, purchases), *draws(t), *openings(t)]:
        b.entry(entry)
    for verb in purchases:
        b.offer(ANY_MOMENT, verb)
    name_frames(b.program, t)
    return BurgundyRules(setup, t, b)


def steps(t: Tables, place: Place) -> list[Entry[BurgundyState]]:
    """What the active seat is asked during its turn."""
    sell = Sell(t)
    actions: list[Verb[BurgundyState]] = [Take(t), place, sell, TakeWorkers()]
    compulsory = 0
    if t.edition.castle_action == COMPULSORY:
        compulsory |= 1 << CASTLE_ACTION
    if t.edition.neighbour_depot == COMPULSORY:
        compulsory |= 1 << LOADING_ALSO
    decline = Pass(compulsory)
    return [
        Step("turn", [*actions, End()], ANY_MOMENT, stays=True),
        Step("castle-action", [*actions, decline], ANY_MOMENT),
        Step("city-hall-placing", [place, decline], ANY_MOMENT),
        Step("sale", [sell, decline], ANY_MOMENT),
        Step("fetching", [Fetch(t), decline], ANY_MOMENT),
        Step("collecting", [Collect(), decline], ANY_MOMENT),
        Step("discarding", [Discard()], ANY_MOMENT),
        Step("loading", [Load()], ANY_MOMENT),
        Step("loading-also", [LoadAlso(), decline], ANY_MOMENT),
        Step("stowing", [Stow()], ANY_MOMENT),
    ]


def effects(t: Tables, place: Place, purchases: list[Verb[BurgundyState]]) -> list[Effect[BurgundyState]]:
    return [
        ShipEffect("ship"),
        SailEffect("sail"),
        CastleEffect("castle"),
        AnimalsEffect("animals", t),
        WarehouseEffect("warehouse"),
        WatchtowerEffect("watchtower"),
        FetchEffect("fetch", t),
        CollectEffect("collect"),
        CityHallEffect("city-hall", place, purchases),
        PhaseEffect("phase", t),
        RoundEffect("round"),
        TurnsEffect("turns"),
        PhaseEndEffect("phase-end"),
        FinishEffect("finish"),
    ]


def draws(t: Tables) -> list[Entry[BurgundyState]]:
    return [
        Chance("rolling", Roll()),
        Chance("white-die", White()),
        Chance("filling", DrawTile(t)),
        Chance("round-goods", RoundGood()),
        Chance("dealing-goods", DealGood()),
        Chance("dealing-boards", Deal(t)),
        Chance("drawing-starter", Starter(t.players)),
        Chance("starter-dice", StartDie()),
    ]


def openings(t: Tables) -> list[Entry[BurgundyState]]:
    side, castle = ChooseSide(t), ChooseCastle(t)
    return [
        Together("sides", [side]),
        Step("side-in-turn", [side]),
        Together("castles", [castle]),
        Step("castle-in-turn", [castle]),
        SetupEffect("setup", t),
        StarterEffect("starter"),
        OpeningEffect("opening", t),
    ]
