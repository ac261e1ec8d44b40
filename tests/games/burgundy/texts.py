"""What Burgundy has texts for."""

from __future__ import annotations

from typing import Final

from tests.games.texts import WAITING, Argument, GameTexts, Said

from castellany.core.program import ASK, ASK_TOGETHER
from castellany.core.reasons import reason
from castellany.core.setup import Setup
from castellany.games.burgundy import BURGUNDY
from castellany.games.burgundy.kinds import BANK, CHURCH, COLOUR_NAMES, SHIP_TILE
from castellany.games.burgundy.picture.model import LABELS
from castellany.games.burgundy.refusals import (
    DEPOT_LACKS_TILE,
    NO_SUCH_GOODS,
    REFUSALS,
    TOO_FEW_WORKERS,
    WRONG_COLOUR,
)
from castellany.games.burgundy.rules import BurgundyRules


def rules_of(edition: str, players: int = 2) -> BurgundyRules:
    return BURGUNDY.rules(Setup("burgundy", edition, players, (), {"boards": "random"}))


EVERYTHING: Final = ("border-posts", "white-castles", "inns")
ALL: Final = BURGUNDY.rules(Setup("burgundy", "special", 2, EVERYTHING, {}))
"""With every module."""
NAMES: Final = ALL.tables.kinds.names
SOURCES: Final = ALL.tables.sources
OPTIONS: Final = BURGUNDY.choices("special")["options"]
BOTH: Final = [rules_of(edition) for edition in BURGUNDY.editions]
BY_SWITCH: Final = {
    "monastery5": ("optional", "compulsory"),
    "monastery6": ("purchase", "hire"),
}
ASKING: Final = {entry.name for entry in ALL.program if entry.kind in (ASK, ASK_TOGETHER)}
WORDS: Final = {verb.form.word for rules in BOTH for verb in rules.verbs} - {"-"}
DEPOTS: Final = {"1", "2", "3", "4", "5", "6", "black"}

FAMILIES: Final = {
    "kind": set(NAMES[1:]),
    "about": (set(NAMES[1:]) - set(BY_SWITCH))
    | {f"{name}-{way}" for name in BY_SWITCH for way in BY_SWITCH[name]}
    | {"inn-up-to-8"},
    "colour": set(COLOUR_NAMES),
    "goods": {str(n) for n in range(1, 7)},
    "depot": DEPOTS,
    "option": {key.removeprefix("option-") for one in OPTIONS for key in (one["name"], *one["value_names"].values())},
    "module": set(EVERYTHING),
    "source": set(SOURCES),
    "decided": {"by-points", "by-fewest-empty", "by-most-empty", "by-track-ahead", "by-track-behind"},
    "refusal": {refusal.key for refusal in ALL.refusals.values()},
    "prompt": ASKING | WAITING,
    "move": WORDS,
    "event": set(ALL.tables.events),
    "picture": {*LABELS, "title", "subtitle", "board"},
}
VALUES: Final[dict[str, list[Argument]]] = {
    **{name: [f"kind-{kind}" for kind in NAMES[1:]] for name in ("kind", "tile", "by")},
    **{name: [f"colour-{colour}" for colour in COLOUR_NAMES] for name in ("colour", "own")},
    "depot": [f"depot-{name}" for name in sorted(DEPOTS)],
    "second": ["none", "depot-1", "depot-6"],
    "good": [f"goods-{n}" for n in range(1, 7)],
    "source": [f"source-{name}" for name in SOURCES],
    "edition": [f"edition-burgundy-{name}" for name in BURGUNDY.editions],
    "optional": ["yes", "no"],
    "size": ["large", "small"],
    **{name: ["post-left", "post-right", "post-lower"] for name in ("post", "partner")},
    "linked": ["yes", "no"],
    "room": ["empty", "none", "some", "all"],
}
COUNTED: Final[list[tuple[str, dict[str, Argument], Said]]] = [
    ("count-workers", {"workers": 1}, ("1 worker", "1 robotnika", "1 рабочего")),
    ("count-workers", {"workers": 2}, ("2 workers", "2 robotników", "2 рабочих")),
    ("count-workers", {"workers": 21}, ("21 workers", "21 robotników", "21 рабочего")),
    ("count-silver", {"silver": 1}, ("1 silver", "1 srebrną monetę", "1 серебряную монету")),
    ("count-silver", {"silver": 2}, ("2 silver", "2 srebrne monety", "2 серебряные монеты")),
    ("count-silver", {"silver": 5}, ("5 silver", "5 srebrnych monet", "5 серебряных монет")),
    ("count-points", {"points": 1}, ("1 point", "1 punkt", "1 очко")),
    ("count-points", {"points": 4}, ("4 points", "4 punkty", "4 очка")),
    ("count-points", {"points": 12}, ("12 points", "12 punktów", "12 очков")),
    ("count-points", {"points": 22}, ("22 points", "22 punkty", "22 очка")),
    (
        "move-take",
        {"tile": "kind-watchtower", "depot": "depot-3", "die": 5, "workers": 1},
        (
            "Take a watchtower from depot 3 (die 5, 1 worker)",
            "Weź strażnicę z magazynu 3 (kość 5, 1 robotnik)",
            "Взять караульную башню со склада № 3 (кубик 5, 1 рабочий)",
        ),
    ),
    (
        "move-buy",
        {"tile": "kind-mine", "depot": "depot-black", "silver": 1, "workers": 1},
        (
            "Buy a mine from the black depot for 1 silver and 1 worker",
            "Kup kopalnię z czarnego magazynu za 1 srebrną monetę i 1 robotnika",
            "Купить рудник с чёрного рынка за 1 серебряную монету и 1 рабочего",
        ),
    ),
]
REFUSED: Final[list[tuple[int, Said]]] = [
    (
        reason(WRONG_COLOUR, BANK, 13, 3),
        (
            "Space 14 takes only a monastery; a bank is a building.",
            "Pole 14 przyjmuje tylko klasztor; bank to budynek.",
            "Участок 14 принимает только монастырь; банк — это здание.",
        ),
    ),
    (
        reason(WRONG_COLOUR, SHIP_TILE, 0, 2),
        (
            "Space 1 takes only animals, not a ship.",
            "Pole 1 przyjmuje tylko zwierzęta, a nie statek.",
            "Участок 1 принимает только животных, а не корабль.",
        ),
    ),
    (
        reason(TOO_FEW_WORKERS, 3, 1),
        ("This takes 3 workers; you have 1.", "Potrzeba 3 robotników; masz 1.", "Нужно 3 рабочих; у вас 1."),
    ),
    (
        reason(DEPOT_LACKS_TILE, CHURCH, 5),
        (
            "You cannot take a church from depot 6: no such tile lies there.",
            "Nie możesz wziąć kościoła z magazynu 6: nie ma tam takiego heksa.",
            "Нельзя взять церковь со склада № 6: такого жетона там нет.",
        ),
    ),
    (
        reason(NO_SUCH_GOODS, 3),
        ("You have no oil (4) to sell.", "Nie masz oliwy (4) na sprzedaż.", "У вас нет масла (4) на продажу."),
    ),
]
BURGUNDY_TEXTS: Final = GameTexts(
    BURGUNDY, BOTH[0], FAMILIES, REFUSALS, VALUES, COUNTED, REFUSED, {"granted", "or-decline", "with-die"}
)
