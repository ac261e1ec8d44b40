"""What Tuscany has texts for."""

from __future__ import annotations

from typing import Final

from tests.games.texts import WAITING, Argument, GameTexts, Said

from castellany.core.program import ASK, ASK_TOGETHER
from castellany.core.reasons import reason
from castellany.core.setup import Setup
from castellany.games.tuscany import TUSCANY, events
from castellany.games.tuscany.box import GROUPS, PUBLISHED
from castellany.games.tuscany.components import standard
from castellany.games.tuscany.kinds import BONUS_NAMES, CASTLE, CITY, CITY_TILE, COLOUR_NAMES, CROP_NAMES, NAMES
from castellany.games.tuscany.options import CHOICES
from castellany.games.tuscany.picture.model import LABELS
from castellany.games.tuscany.refusals import REFUSALS, TOO_FEW_CARDS, WRONG_COLOUR
from castellany.games.tuscany.rules import TuscanyRules
from castellany.games.tuscany.scoring import SOURCE_NAMES


def rules_of(edition: str = "revised", players: int = 2) -> TuscanyRules:
    return TUSCANY.rules(Setup("tuscany", edition, players, (), {}))


RULES: Final = rules_of()
ASKING: Final = {entry.name for entry in RULES.program if entry.kind in (ASK, ASK_TOGETHER)}
RECONSTRUCTED: Final = {group for group in GROUPS if standard().provenance[group] != PUBLISHED}

FAMILIES: Final = {
    "kind": set(NAMES[1:]),
    "about": {*COLOUR_NAMES, "hexagon"} | {f"bonus-{name}" for name in BONUS_NAMES},
    "colour": set(COLOUR_NAMES),
    "cards": set(COLOUR_NAMES),
    "crop": set(CROP_NAMES),
    "bonus": set(BONUS_NAMES),
    "refusal": {refusal.key for refusal in REFUSALS},
    "prompt": ASKING | WAITING,
    "move": {verb.form.word for verb in RULES.verbs} - {"-"},
    "event": {*events.EVENT_KEYS, "region", "refreshed"},
    "reconstructed": RECONSTRUCTED,
    "picture": {*LABELS, "title", "subtitle"},
    "source": set(SOURCE_NAMES),
    "decided": {"by-points", "by-most-empty", "by-most-green", "by-fewest-green", "by-fewest-cards"},
    "option": set(CHOICES) | {f"{key}-{value}" for key in CHOICES for value in CHOICES[key] if not value.isdecimal()},
}
VALUES: Final[dict[str, list[Argument]]] = {
    **{name: [f"kind-{kind}" for kind in NAMES[1:]] for name in ("kind", "tile")},
    "over": ["none", *(f"kind-{kind}" for kind in NAMES[1:])],
    "colour": [f"colour-{colour}" for colour in COLOUR_NAMES],
    "bonus": [f"bonus-{name}" for name in BONUS_NAMES],
    "crop": [f"crop-{name}" for name in CROP_NAMES],
    "source": [f"source-{name}" for name in SOURCE_NAMES],
    "edition": [f"edition-tuscany-{name}" for name in TUSCANY.editions],
    "track": ["green", "red"],
    "rank": ["first", "second"],
    "which": ["first", "extra"],
    "fits": ["yes", "no"],
    "new": ["yes", "no"],
    "turned": ["yes", "no"],
    "by": ["castle", "action"],
    "first": ["l", "r"],
    "second": ["l", "r"],
}
COUNTED: Final[list[tuple[str, dict[str, Argument], Said]]] = [
    ("count-cards", {"cards": 1}, ("1 property card", "1 kartę włości", "1 карту владений")),
    ("count-cards", {"cards": 3}, ("3 property cards", "3 karty włości", "3 карты владений")),
    ("count-cards", {"cards": 5}, ("5 property cards", "5 kart włości", "5 карт владений")),
    ("count-green", {"green": 1}, ("1 green point", "1 zielony punkt", "1 зелёное очко")),
    ("count-green", {"green": 3}, ("3 green points", "3 zielone punkty", "3 зелёных очка")),
    ("count-red", {"red": 12}, ("12 red points", "12 czerwonych punktów", "12 красных очков")),
    (
        "move-take",
        {"tile": "kind-village", "slot": 3, "over": "kind-hexagon"},
        (
            "Take a village from place 3 and remove a wooden hexagon from the game",
            "Weź wioskę z miejsca 3 i usuń z gry drewniany sześciokąt",
            "Взять деревню с места 3 и убрать из игры деревянный шестиугольник",
        ),
    ),
]
REFUSED: Final[list[tuple[int, Said]]] = [
    (
        reason(WRONG_COLOUR, CITY_TILE, 13, CASTLE),
        (
            "Space 14 takes only a castle, not a city.",
            "Pole 14 przyjmuje tylko zamek, a nie miasto.",
            "Участок 14 принимает только замок, а не город.",
        ),
    ),
    (
        reason(TOO_FEW_CARDS, CITY, 2, 1),
        (
            "This takes 2 city cards; you have 1.",
            "Potrzeba 2 kart miasta; masz 1.",
            "Нужны 2 карты города; у вас 1.",
        ),
    ),
]
TUSCANY_TEXTS: Final = GameTexts(TUSCANY, RULES, FAMILIES, REFUSALS, VALUES, COUNTED, REFUSED)
