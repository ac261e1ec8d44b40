"""Sets of modules, few enough to try each: in some set each two meet, in some each stands without the other."""

from __future__ import annotations

from itertools import chain, combinations

from castellany.core.choices import Expansion
from castellany.core.game import Game

Modules = frozenset[str]
Meeting = tuple[str, str, bool, bool]
"""Two modules, and whether each is there."""


def module_sets(known: list[Expansion]) -> list[tuple[str, ...]]:
    """Nothing, everything that goes together, and what covers every other meeting of two; the same each time."""
    order = [module["key"] for module in known]
    every = list(chain.from_iterable(combinations(order, size) for size in range(len(order) + 1)))
    possible = [frozenset(some) for some in every if is_possible(frozenset(some), known)]
    wanted = set(chain.from_iterable(meetings(some, order) for some in possible))
    largest = max(possible, key=len)
    chosen = list(dict.fromkeys([frozenset[str](), largest, *alone(possible, order)]))
    missing = wanted - set(chain.from_iterable(meetings(some, order) for some in chosen))
    while missing:
        best = max(possible, key=lambda some: len(missing & meetings(some, order)))
        missing -= meetings(best, order)
        chosen.append(best)
    return [tuple(module for module in order if module in some) for some in chosen]


def is_possible(some: Modules, known: list[Expansion]) -> bool:
    return all(
        some.issuperset(module["requires"]) and some.isdisjoint(module["conflicts"])
        for module in known
        if module["key"] in some
    )


def alone(possible: list[Modules], order: list[str]) -> list[Modules]:
    """Each module with nothing but what it requires: what it does by itself is seen best there."""
    return [min((some for some in possible if module in some), key=len) for module in order]


def meetings(some: Modules, order: list[str]) -> set[Meeting]:
    return {(one, other, one in some, other in some) for one, other in combinations(order, 2)}


def sampled(game: Game) -> list[tuple[str, int, tuple[str, ...]]]:
    """Each set of modules once, with an edition and a player count that change from one to the next."""
    editions = [(edition, game.choices(edition)) for edition in game.editions]
    found: list[tuple[str, int, tuple[str, ...]]] = []
    for number, some in enumerate(some for some in module_sets(editions[0][1]["modules"]) if some):
        having = [one for one in editions if {module["key"] for module in one[1]["modules"]}.issuperset(some)]
        edition, choices = having[number % len(having)]
        found.append((edition, choices["players"][number % len(choices["players"])], some))
    return found
