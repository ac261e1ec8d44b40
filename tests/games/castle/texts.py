"""What The Castle has texts for."""

from __future__ import annotations

from typing import Final

from tests.games.castle.everything import EVENT_KEYS, FIGURE_NAMES, PRINCE, SOURCE_NAMES
from tests.games.texts import WAITING, Argument, GameTexts, Said

from castellany.core.program import ASK
from castellany.core.reasons import reason
from castellany.core.setup import Setup
from castellany.games.castle import CASTLE
from castellany.games.castle.box import PUBLISHED
from castellany.games.castle.components import all_groups, standard
from castellany.games.castle.kinds import SIDE_NAMES, TERRAIN_NAMES, TOKEN_NAMES
from castellany.games.castle.labels.events import DOUBLERS
from castellany.games.castle.labels.explained import THINGS
from castellany.games.castle.picture.model import LABELS
from castellany.games.castle.refusals import ROAD_NEEDED
from castellany.games.castle.rules import CastleRules

ENLARGED: Final = ("nest", "gate")
EVERYTHING: Final = ("falcon", "halt")


def rules_of(*modules: str) -> CastleRules:
    return CASTLE.rules(Setup("castle", "standard", 2, modules, {}))


RULES: Final = rules_of(*EVERYTHING)
TERRAINS: Final = TERRAIN_NAMES[1:]
OPTIONS: Final = CASTLE.choices("standard")["options"]

FAMILIES: Final = {
    "terrain": set(TERRAINS),
    "role": set(TERRAINS),
    "figure": set(FIGURE_NAMES),
    "token": set(TOKEN_NAMES),
    "side": set(SIDE_NAMES),
    "thing": {*THINGS, *ENLARGED},
    "about": {*TERRAINS, *FIGURE_NAMES, *THINGS, *ENLARGED, "halting-gate", *(f"token-{name}" for name in TOKEN_NAMES)},
    "refusal": {refusal.key for refusal in RULES.refusals.values()},
    "prompt": {entry.name for entry in RULES.program if entry.kind == ASK} | WAITING,
    "move": {verb.form.word for verb in RULES.verbs} - {"-"},
    "event": {*EVENT_KEYS, "unscored", "meadow", "unfinished"},
    "reconstructed": {group for group in all_groups() if standard().provenance[group] != PUBLISHED},
    "picture": {*LABELS, "title", "subtitle"},
    "source": set(SOURCE_NAMES),
    "option": {key.removeprefix("option-") for one in OPTIONS for key in (one["name"], *one["value_names"].values())},
    "module": set(EVERYTHING),
}
VALUES: Final[dict[str, list[Argument]]] = {
    "terrain": [f"terrain-{name}" for name in TERRAINS],
    "role": [f"role-{name}" for name in TERRAINS],
    "figure": [f"figure-{name}" for name in FIGURE_NAMES],
    "token": [f"token-{name}" for name in TOKEN_NAMES],
    "source": [f"source-{name}" for name in SOURCE_NAMES],
    **{name: [f"side-{side}" for side in SIDE_NAMES] for name in ("side", "top")},
    "doubled": list(DOUBLERS),
    "more": ["", " and more"],
    "leads": ["you", "other", "tie", "nobody", "lost"],
    "about": ["entering", "doubling"],
    "tile": ["h3"],
    "square": ["e5"],
    "spaces": ["12/13"],
    "area": ["2", "north-neighbour"],
}
COUNTED: Final[list[tuple[str, dict[str, Argument], Said]]] = [
    ("count-nests", {"nests": 1}, ("1 aerie", "1 sokole gniazdo", "1 соколиное гнездо")),
    ("count-nests", {"nests": 3}, ("3 aeries", "3 sokole gniazda", "3 соколиных гнезда")),
    ("count-nests", {"nests": 12}, ("12 aeries", "12 sokolich gniazd", "12 соколиных гнёзд")),
    ("count-squares", {"squares": 22}, ("22 squares", "22 pola", "22 клетки")),
    (
        "move-put",
        {"figure": "figure-follower", "role": "role-house", "terrain": "terrain-house", "count": 0, "sides": ""},
        ("Send a squire into the house", "Postaw giermka w domu", "Поставить оруженосца в дом"),
    ),
    (
        "move-put",
        {
            "figure": "figure-prince",
            "role": "role-road",
            "terrain": "terrain-road",
            "count": 1,
            "sides": "x",
        },
        (
            "Send the king as herald onto the path (x)",
            "Postaw księcia jako herolda na drodze (x)",
            "Поставить короля глашатаем на дорогу (x)",
        ),
    ),
    (
        "event-scored",
        {"name": "Anna", "terrain": "terrain-pigsty", "tiles": 2, "points": 4, "doubled": "nothing"},
        (
            "Anna scores a tower of 2 tiles: 4 points.",
            "Anna zdobywa 4 punkty za chlew z 2 kafelków.",
            "Anna получает 4 очка за башню из 2 плиток.",
        ),
    ),
    (
        "event-scored",
        {
            "name": "Anna",
            "terrain": "terrain-road",
            "tiles": 4,
            "points": 16,
            "doubled": "both",
            "figure": "figure-prince",
        },
        (
            "Anna scores a path of 4 tiles: 16 points (doubled by the fountain, and again by the king).",
            "Anna zdobywa 16 punktów za drogę z 4 kafelków (podwojone przez dyby i jeszcze raz przez księcia).",
            "Anna получает 16 очков за дорогу из 4 плиток (удвоено фонтаном и ещё раз королём).",
        ),
    ),
    (
        "event-meadow",
        {
            "name": "Anna",
            "source": "source-meadows",
            "square": "i3",
            "doubled": "nothing",
            "points": 12,
            "shrines": 4,
            "each": 3,
        },
        (
            "Anna scores 12 points (Courts, i3: 4 markets × 3).",
            "Anna zdobywa 12 punktów (Łąki, pole i3: 4 kapliczki × 3).",
            "Anna получает 12 очков (Дворы, клетка i3: 4 рынка × 3).",
        ),
    ),
    (
        "event-unfinished",
        {
            "name": "Anna",
            "points": 2,
            "source": "source-unfinished",
            "square": "c9",
            "tiles": 1,
            "each": 2,
            "doubled": "nothing",
        },
        (
            "Anna scores 2 points (Unfinished areas, c9: 1 tile × 2).",
            "Anna zdobywa 2 punkty (Nieukończone obszary, pole c9: 1 kafelek × 2).",
            "Anna получает 2 очка (Незавершённые области, клетка c9: 1 плитка × 2).",
        ),
    ),
]
REFUSED: Final[list[tuple[int, Said]]] = [
    (
        reason(ROAD_NEEDED, 0, 3),
        (
            "From the west a path leads to c1 and must go on; turn the tile or choose another square.",
            "Od zachodu do pola c1 dochodzi droga, która musi biec dalej; obróć kafelek albo wybierz inne pole.",
            "С запада к клетке c1 подходит дорога, и она должна идти дальше; "
            "поверните плитку или выберите другую клетку.",
        ),
    ),
    (
        reason(max(RULES.refusals), PRINCE, 1),
        (
            "This tile completes this area; the king may not enter an area that scores at once.",
            "Ten kafelek kończy ten obszar; książę nie może wejść na obszar, który od razu daje punkty.",
            "Эта плитка завершает эту область; король не может войти туда, где очки получают сразу.",
        ),
    ),
]
CASTLE_TEXTS: Final = GameTexts(
    CASTLE,
    RULES,
    FAMILIES,
    tuple(RULES.refusals.values()),
    VALUES,
    COUNTED,
    REFUSED,
    {"sides", "doubled", "and-doubled", "and-nests"},
)
