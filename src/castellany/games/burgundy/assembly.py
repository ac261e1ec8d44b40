"""Assembly: the program of the base game, put together in the order of its numbers, and its modules after it."""

from __future__ import annotations

from castellany.core.program import Chance, Effect, Entry, Step, Together, Verb
from castellany.core.setup import Setup
from castellany.games.burgundy.builder import BurgundyBuilder, BurgundyModule
from castellany.games.burgundy.dice import FreeDie, OwnDice
from castellany.games.burgundy.editions.edition import COMPULSORY, HIRE_A_BUILDING, OPTIONAL
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
from castellany.games.burgundy.final import base_scoring
from castellany.games.burgundy.frame_words import name_frames
from castellany.games.burgundy.kinds import (
    BANK,
    BOARDING_HOUSE,
    BUILDING_TYPES,
    CASTLE_TILE,
    CHURCH,
    CITY_HALL,
    FIRST_ANIMAL,
    MARKET,
    SHIP_TILE,
    WAREHOUSE,
    WATCHTOWER,
    WORKSHOP,
)
from castellany.games.burgundy.opening import OpeningEffect, SetupEffect, StarterEffect
from castellany.games.burgundy.phases import (
    FinishEffect,
    IncomeEffect,
    PhaseEffect,
    PhaseEndEffect,
    RoundEffect,
    TurnsEffect,
)
from castellany.games.burgundy.placing import OnceACity
from castellany.games.burgundy.points import RulePoints
from castellany.games.burgundy.program import (
    ANIMALS_EFFECT,
    ANY_MOMENT,
    CASTLE_ACTION,
    CASTLE_EFFECT,
    CITY_HALL_EFFECT,
    COLLECT_EFFECT,
    FETCH_EFFECT,
    LOADING_ALSO,
    SHIP_EFFECT,
    WAREHOUSE_EFFECT,
    WATCHTOWER_EFFECT,
    WHOLE_ACTION,
)
from castellany.games.burgundy.rolling import Roll, StartDie, Starter, White
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.supply import DealGood, DrawTile, RoundGood
from castellany.games.burgundy.tables import Tables
from castellany.games.burgundy.verbs.buy import Buy, Hire
from castellany.games.burgundy.verbs.choose import ChooseCastle, ChooseSide, Deal
from castellany.games.burgundy.verbs.fetch import Fetch
from castellany.games.burgundy.verbs.load import Load, LoadAlso, NeighbourEffect, Stow
from castellany.games.burgundy.verbs.place import Place
from castellany.games.burgundy.verbs.sell import Sell
from castellany.games.burgundy.verbs.simple import Collect, Discard, End
from castellany.games.burgundy.verbs.take import Take
from castellany.games.burgundy.verbs.workers import TakeWorkers


def assemble(setup: Setup, t: Tables, modules: list[BurgundyModule]) -> BurgundyRules:
    """The rules of one table."""
    b = BurgundyBuilder(setup, t)
    fill_points(b.points, t)
    place = Place(t, b.points)
    purchases: list[Verb[BurgundyState]] = [Buy(t, b.points)]
    if t.edition.sixth_monastery == HIRE_A_BUILDING:
        purchases.append(Hire(t, b.points))
    for entry in [*steps(b, place), *effects(t, b.points, place, purchases), *draws(t), *openings(t)]:
        b.entry(entry)
    for verb in purchases:
        b.offer(ANY_MOMENT, verb)
    name_frames(b.program, t)
    for module in modules:
        module.install(b)
    return BurgundyRules(setup, t, b, modules)


def fill_points(p: RulePoints, t: Tables) -> None:
    """What the base game puts at its own rule points."""
    p.offers += [OwnDice("own-dice"), FreeDie("free-die")]
    once = OnceACity(t)
    for kind in range(WAREHOUSE, WAREHOUSE + BUILDING_TYPES):
        p.rooms[kind].append(once)
    p.scoring |= base_scoring()
    p.effect[SHIP_TILE] = SHIP_EFFECT
    p.effect[CASTLE_TILE] = CASTLE_EFFECT
    p.effect[WAREHOUSE] = WAREHOUSE_EFFECT
    p.effect[WATCHTOWER] = WATCHTOWER_EFFECT
    p.effect[WORKSHOP] = p.effect[CHURCH] = p.effect[MARKET] = FETCH_EFFECT
    p.effect[BOARDING_HOUSE] = p.effect[BANK] = COLLECT_EFFECT
    p.effect[CITY_HALL] = CITY_HALL_EFFECT
    for kind in range(FIRST_ANIMAL, SHIP_TILE):
        p.effect[kind] = ANIMALS_EFFECT


def steps(b: BurgundyBuilder, place: Place) -> list[Entry[BurgundyState]]:
    """What the active seat is asked during its turn."""
    t, p = b.t, b.points
    sell = Sell(t, p)
    b.actions += [Take(t, p), place, sell, TakeWorkers(p)]
    if t.edition.castle_action == COMPULSORY:
        b.decline.require(CASTLE_ACTION)
    in_order = t.edition.neighbour_depot == OPTIONAL
    if not in_order:
        b.decline.require(LOADING_ALSO)
    return [
        Step("turn", [*b.actions, End()], ANY_MOMENT | WHOLE_ACTION, stays=True),
        Step("castle-action", [*b.actions, b.decline], ANY_MOMENT | WHOLE_ACTION),
        Step("city-hall-placing", [place, b.decline], ANY_MOMENT),
        Step("sale", [sell, b.decline], ANY_MOMENT),
        Step("fetching", [Fetch(t, p), b.decline], ANY_MOMENT),
        Step("collecting", [Collect(), b.decline], ANY_MOMENT),
        Step("discarding", [Discard(t)], ANY_MOMENT),
        Step("loading", [Load(in_order)], ANY_MOMENT),
        Step("loading-also", [LoadAlso(in_order), b.decline], ANY_MOMENT),
        Step("stowing", [Stow()], ANY_MOMENT),
    ]


def effects(
    t: Tables, p: RulePoints, place: Place, purchases: list[Verb[BurgundyState]]
) -> list[Effect[BurgundyState]]:
    return [
        ShipEffect("ship"),
        NeighbourEffect("neighbour"),
        SailEffect("sail"),
        CastleEffect("castle"),
        AnimalsEffect("animals", t),
        WarehouseEffect("warehouse"),
        WatchtowerEffect("watchtower"),
        FetchEffect("fetch", t),
        CollectEffect("collect"),
        CityHallEffect("city-hall", place, purchases),
        PhaseEffect("phase", t, p),
        RoundEffect("round"),
        TurnsEffect("turns"),
        PhaseEndEffect("phase-end", t, p),
        IncomeEffect("income"),
        FinishEffect("finish", p),
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
