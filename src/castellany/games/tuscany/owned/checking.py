"""Checking: every group that can be replaced, and what must hold of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from castellany.core.owned.faults import (
    Fault,
    Path,
    count_faults,
    key_faults,
    list_faults,
    listed,
    number_faults,
    sum_faults,
)
from castellany.core.owned.sets import Groups
from castellany.games.tuscany.box import REWARDS
from castellany.games.tuscany.components import face_of, yield_name
from castellany.games.tuscany.kinds import COLOUR_NAMES, FACES, crop_words
from castellany.games.tuscany.owned.land import board_faults

CARDS: Final = 122
YIELDS: Final = 27
FEWEST_CARDS: Final = 2
"""A tile costs two cards of its colour."""
MOST_REWARD: Final = 9
SURE_REWARDS: Final = ("red", "green", "cards", "marble", "hexagons")
"""What the rulebook says that some yield card gives."""
SURE_RED: Final = 2
"""Red points that one card gives in the rulebook's example."""
FACES_EACH: Final = 4
SURE_FACES: Final = ("grapes", "grapes-olives")
"""Those in the rulebook's example."""
MOST_BONUS: Final = 9
MOST_STORAGE: Final = 3


def faults(groups: Groups) -> list[Fault]:
    """Everything that is wrong with an owner's groups."""
    found: list[Fault] = []
    for name, group in groups.items():
        if name in CHECKS:
            found += CHECKS[name]((name,), group)
        else:
            found.append(Fault((name,), "components-unknown-group", word=name[:40], known=listed(CHECKS)))
    return found


def card_faults(path: Path, group: dict[str, Any]) -> list[Fault]:
    at = (*path, "counts")
    found = key_faults(path, group, ("counts",))
    found = found or count_faults(at, group["counts"], COLOUR_NAMES, FEWEST_CARDS, CARDS)
    return found or sum_faults(at, group["counts"].values(), CARDS)


def yield_faults(path: Path, group: dict[str, Any]) -> list[Fault]:
    at = (*path, "cards")
    found = key_faults(path, group, ("cards",))
    if found:
        return found
    cards = group["cards"]
    if not isinstance(cards, list) or not cards:
        return [Fault(at, "components-no-yields")]
    for number, card in enumerate(cards, 1):
        for fault in yield_card_faults(at, card):
            found.append(Fault(at, "components-entry", number=number, why=fault.phrase))
    if found:
        return found
    names = [yield_name(card) for card in cards]
    found += [Fault(at, "components-twice", word=name) for name in sorted(set(names)) if names.count(name) > 1]
    for reward in SURE_REWARDS:
        if not any(card.get(reward, 0) for card in cards):
            found.append(Fault(at, "components-missing-reward", word=reward))
    if not any(card.get("red", 0) == SURE_RED for card in cards):
        found.append(Fault(at, "components-missing-red", wanted=SURE_RED))
    return found + sum_faults(at, [card["copies"] for card in cards], YIELDS)


def yield_card_faults(path: Path, card: object) -> list[Fault]:
    found = key_faults(path, card, ("copies",), REWARDS)
    if found or not isinstance(card, dict):
        return found
    found = number_faults(path, card["copies"], 1, YIELDS)
    for reward in REWARDS:
        found += number_faults(path, card.get(reward, 0), 0, MOST_REWARD)
    if not found and not any(card.get(reward, 0) for reward in REWARDS):
        found.append(Fault(path, "components-no-reward", known=listed(REWARDS)))
    return found


def crop_faults(path: Path, group: dict[str, Any]) -> list[Fault]:
    """The tiles of a seat and the neutral ones."""
    found = key_faults(path, group, ("own", "neutral"))
    if found:
        return found
    known = [crop_words(face) for face in FACES]
    shown: set[int] = set()
    for key in ("own", "neutral"):
        at = (*path, key)
        found += list_faults(at, group[key], FACES_EACH)
        for word in group[key] if not found else []:
            face = face_of(word) if isinstance(word, str) else 0
            shown.add(face)
            if face not in FACES:
                found.append(Fault(at, "components-unknown-face", word=str(word)[:40], known=listed(known)))
    missing = [] if found else [word for word in SURE_FACES if face_of(word) not in shown]
    return found + [Fault(path, "components-missing-face", word=word) for word in missing]


def bonus_faults(path: Path, group: dict[str, Any]) -> list[Fault]:
    found = key_faults(path, group, ("first", "second"))
    for key in ("first", "second") if not found else ():
        found += count_faults((*path, key), group[key], COLOUR_NAMES, 1, MOST_BONUS)
    if found:
        return found
    return [
        Fault((*path, "second", name), "components-second-bonus", word=name)
        for name in COLOUR_NAMES
        if group["second"][name] >= group["first"][name]
    ]


def storage_faults(path: Path, group: dict[str, Any]) -> list[Fault]:
    found = key_faults(path, group, ("spaces",))
    return found or number_faults((*path, "spaces"), group["spaces"], 1, MOST_STORAGE)


CHECKS: Final[dict[str, Callable[[Path, dict[str, Any]], list[Fault]]]] = {
    "boards": board_faults,
    "cards": card_faults,
    "yields": yield_faults,
    "crops": crop_faults,
    "bonuses": bonus_faults,
    "storage": storage_faults,
}
