"""Playthroughs: whole games as text, with every move, who was asked what, and what came of it.

The choices look random but hang on little: each is the offered move whose text, hashed with the seed and the
round, comes out smallest. So a change of the rules shows where it matters and leaves most other lines alone.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from castellany.core.events import Event, Log
from castellany.core.game import Game
from castellany.core.rules import Rules
from castellany.core.setup import Setup

WIDEST: Final = 110


@dataclass(frozen=True)
class Teller:
    """Tells games of one sort; the words that differ from game to game are given to it."""

    title: str
    game: Game
    folder: Path
    fondness: dict[str, int]
    """A table that only dawdles shows little; words that are not named count 1."""
    heading: Callable[[Rules[Any], Any], str]
    """Where the game is now, if a heading may stand here; empty if not."""
    standing: Callable[[Any], str]
    supplies: Callable[[Any], str]
    """What a draw hangs on, beside its step."""
    event_word: Callable[[Any, Event, int], str]
    """What an event adds to the text of a move by a seat; empty if nothing."""

    def stems(self) -> list[str]:
        """The names of the files: edition, player count, seed."""
        games = [(edition, players, 1) for edition in self.game.editions for players in self.game.players]
        games += [(edition, 2, 2) for edition in self.game.editions]
        return [f"{edition}-{players}-{seed}" for edition, players, seed in games]

    def setup_of(self, stem: str) -> Setup:
        edition, players, _ = stem.split("-")
        return Setup(self.game.slug, edition, int(players))

    def path_of(self, stem: str) -> Path:
        return self.folder / f"{stem}.txt"

    def told(self, stem: str) -> str:
        """The text of one whole game."""
        setup = self.setup_of(stem)
        rules = self.game.rules(setup)
        s = rules.begin()
        told = ", ".join((self.title, f"{setup.edition} edition", *setup.modules, f"{setup.players} players"))
        out = [f"{told}, rules version {rules.version}"]
        here = ""
        while not rules.over(s):
            where = self.heading(rules, s)
            if where not in ("", here):
                here = where
                out += ["", f"== {where}: {self.standing(s)}"]
            step = rules.program[s.stack[-1].step].name
            turn = rules.turn(s)
            m = self.chosen(rules, s, f"{stem} {here}")
            s.log = log = Log()
            rules.play(s, m)
            happened = ", ".join(word for event in log.events if (word := self.event_word(rules, event, turn)))
            tell(out, "chance" if turn < 0 else str(turn + 1), step, rules.write(m), happened)
        return "\n".join([*out, "", *final(rules, s)]) + "\n"

    def chosen(self, rules: Rules[Any], s: Any, context: str) -> int:
        if rules.is_chance(s):
            f = s.stack[-1]
            pending = f"{context} {rules.program[f.step].name} {f.arg} {self.supplies(s)}"
            return rules.pick(s, number(pending) % rules.total(s))
        texts = [(m, rules.write(m)) for m in rules.moves(s)]
        ranked = [(number(f"{context} {text}") // self.fondness.get(text.split()[0], 1), m) for m, text in texts]
        return min(ranked)[1]

    def main(self, arguments: list[str], usage: str) -> None:
        if arguments != ["--write"]:
            sys.exit(usage)
        for stem in self.stems():
            self.path_of(stem).write_text(self.told(stem), "utf-8")


def number(text: str) -> int:
    return int.from_bytes(sha256(text.encode()).digest()[:8])


def tell(out: list[str], who: str, step: str, move: str, happened: str) -> None:
    """Add a line, or lengthen the last one if chance goes on drawing the same thing."""
    begin = f"{who} {step}: "
    if who == "chance" and out[-1].startswith(begin) and not happened and len(out[-1]) + len(move) < WIDEST:
        out[-1] += f", {move}"
    else:
        out.append(begin + move + (f"  ({happened})" if happened else ""))


def final(rules: Rules[Any], s: Any) -> list[str]:
    lines = ["== score lines"]
    for seat in range(rules.players):
        parts = ", ".join(f"{line.key} {line.points}" for line in rules.score_lines(s, seat))
        lines.append(f"{seat + 1}: {parts}")
    lines += ["", "== ranking"]
    for placing in rules.result(s).placings:
        decided = f", behind by {placing.decided_by}" if placing.decided_by else ""
        lines.append(f"{placing.place}. seat {placing.seat + 1} with {placing.points} points{decided}")
    return lines
