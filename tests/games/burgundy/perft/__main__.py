"""Count the committed positions anew: `python -m tests.games.burgundy.perft --write`.

With `--new` the positions themselves are chosen anew, from seeded random games.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from tests.battery.walk import Wanderer
from tests.games.burgundy.perft.counting import COUNTS, FOLDER, TITLE, files, recounted, rules_of

from castellany.games.burgundy import BURGUNDY
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.state import BurgundyState

QUESTIONS = {
    "the first turn": (0, ("turn",)),
    "in the middle": (2, ("turn",)),
    "inside an effect": (2, ("castle-action", "city-hall-placing", "discarding", "fetching", "loading", "sale")),
    "near the end": (4, ("turn",)),
}
"""For each title the earliest phase, and the steps of which the first is taken."""


def found(rules: BurgundyRules, seed: int, phase: int, steps: tuple[str, ...]) -> BurgundyState:
    random = Random(seed)
    wanderer = Wanderer(random)
    s = rules.begin()
    while s.phase < phase or rules.program[s.stack[-1].step].name not in steps:
        rules.play(s, wanderer.choose(rules, s))
    return s


def chosen(path: Path) -> str:
    """New positions for a file, not yet counted."""
    rules = rules_of(path)
    text = ""
    for seed, (title, (phase, steps)) in enumerate(QUESTIONS.items()):
        text += TITLE + title + "\n" + rules.write_position(found(rules, seed, phase, steps)) + COUNTS
    return text


def main(arguments: list[str]) -> None:
    if arguments == ["--new"]:
        for edition in BURGUNDY.editions:
            for players in BURGUNDY.players:
                path = FOLDER / f"{edition}-{players}.txt"
                path.write_text(chosen(path), "utf-8")
    elif arguments != ["--write"]:
        sys.exit(__doc__)
    for path in files():
        path.write_text(recounted(path), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
