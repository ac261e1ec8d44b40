"""Scenarios: rules told as small games, one TOML file each.

A file lays a table (see `scenario_table` of its game) and ends with `[play]` and a `script`, which tells what happens
line by line. `unreachable = true` says that the table is a short cut which no game comes to:

    1: place ship@21 with 5                       seat 1 plays this, and may
    chance: roll 3 5 | white 4                    chance draws these, and could
    chance: any seed 5 until rolling              chance draws by itself, for good or until a step is asked
    refuse 1: take bank@3 with 2 because depot-lacks-tile
    offered 1: end | workers with 3               these moves are among those offered
    not offered 1: pass
    only 1: workers | pass                        exactly these are offered
    asked 1 (or: asked 1, 2; asked chance)        who is asked
    step castle-action                            which step of the program asks
    mark                                          from here count `expect gain`
    expect points 1 = 7
    expect gain silver 1 = 2

Only `chance:` lines draw. Lists are written with commas, `nothing` is the empty list.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.games.scenario_words import ScenarioError, Value, same

from castellany.core.notation import NotationError
from castellany.core.rules import Rules
from castellany.core.state import CHANCE

MOVE: Final = re.compile(r"(\d): (.+)")
CHANCE_DRAWS: Final = re.compile(r"chance: any seed (\d+)(?: until (\S+))?")
CHANCE_LINE: Final = re.compile(r"chance: (.+)")
REFUSE: Final = re.compile(r"refuse (\d|chance): (.+) because (\S+)")
OFFERED: Final = re.compile(r"(offered|not offered|only) (\d|chance): (.+)")
ASKED: Final = re.compile(r"asked (\d(?:, \d)*|chance)")
STEP: Final = re.compile(r"step (\S+)")
EXPECT: Final = re.compile(r"expect (gain )?(.+?) = (.+)")
PROVING: Final = (REFUSE, OFFERED, ASKED, STEP, EXPECT)


@dataclass(frozen=True)
class Ground:
    """What the scenarios of one game stand on."""

    folder: Path
    lay: Callable[[dict[str, Any], str], tuple[Rules[Any], Any]]
    """Rules and position in which a scenario of this edition begins."""
    read_thing: Callable[[Any, Any, str], Value]
    """Of rules and position, what a script may expect."""
    faults: Callable[[Any, Any], list[str]]
    """Of rules and position, what no position may be like: pieces that are missing, points without a source."""

    def scenarios(self) -> list[Scenario]:
        return [Scenario(path, self) for path in sorted(self.folder.glob("**/*.toml"))]


class Scenario:
    """One file, read but not yet played."""

    def __init__(self, path: Path, ground: Ground) -> None:
        text = path.read_text("utf-8")
        folder = ground.folder
        self.ground = ground
        self.name = path.relative_to(folder).as_posix() if path.is_relative_to(folder) else path.name
        self.data: dict[str, Any] = tomllib.loads(text)
        editions = self.data["edition"]
        self.editions: list[str] = [editions] if isinstance(editions, str) else editions
        lines = text.splitlines()
        first = next((i for i, line in enumerate(lines, 1) if line.startswith("script")), 0)
        told = [line.strip() for line in self.data.pop("play", {}).get("script", "").splitlines()]
        self.script = [(first + i, line) for i, line in enumerate(told, 1) if line and not line.startswith("#")]

    def play(self, edition: str) -> None:
        """ScenarioError, with file and line, where the game does something else."""
        if not any(pattern.fullmatch(line) for _, line in self.script for pattern in PROVING):
            raise ScenarioError(f"{self.name}: no script under [play] that expects anything")
        for key in ("title", "proves"):
            if key not in self.data:
                raise ScenarioError(f"{self.name} has no {key}")
        where = self.name
        try:
            play = Play(self.ground, *self.ground.lay(self.data, edition))
            play.audit()
            for number, line in self.script:
                where = f"{self.name}:{number}"
                play.line(line)
                play.audit()
            play.close(self.data.get("unreachable", False))
        except (ScenarioError, ValueError) as error:
            raise ScenarioError(f"{where} ({edition}): {error}") from error


class Play:
    """A scenario under way."""

    def __init__(self, ground: Ground, rules: Rules[Any], s: Any) -> None:
        self.ground = ground
        self.rules = rules
        self.s = s
        self.marked = rules.clone(s)
        self.random: Random | None = None
        self.until = ""

    def audit(self) -> None:
        for wrong in self.ground.faults(self.rules, self.s):
            raise ScenarioError(wrong)

    def close(self, unreachable: bool) -> None:
        """The position that the script leaves can be written down, and read unless it began with a short cut."""
        text = self.rules.write_position(self.s)
        if not unreachable and self.rules.read_position(text) != self.s:
            raise ScenarioError("the written position reads back as another one")

    def line(self, line: str) -> None:
        if found := MOVE.fullmatch(line):
            self.move(int(found[1]) - 1, found[2])
        elif found := CHANCE_DRAWS.fullmatch(line):
            self.random, self.until = Random(int(found[1])), found[2] or ""
            self.draw()
        elif found := CHANCE_LINE.fullmatch(line):
            for text in found[1].split(" | "):
                self.move(CHANCE, text)
        elif found := REFUSE.fullmatch(line):
            self.refuse(seat_in(found[1]), found[2], found[3])
        elif found := OFFERED.fullmatch(line):
            self.offered(found[1], seat_in(found[2]), found[3].split(" | "))
        elif found := ASKED.fullmatch(line):
            asked = sorted(self.rules.asked(self.s))
            if asked != sorted(seat_in(word) for word in found[1].split(", ")):
                raise ScenarioError(f"not asked as in `{line}`: {self.situation()}")
        elif found := STEP.fullmatch(line):
            if self.step() != found[1]:
                raise ScenarioError(f"the step is not {found[1]}: {self.situation()}")
        elif line == "mark":
            self.marked = self.rules.clone(self.s)
        elif found := EXPECT.fullmatch(line):
            self.expect(found[1] is not None, found[2], found[3])
        else:
            raise ScenarioError(f"not understood: {line}")

    def step(self) -> str:
        return self.rules.program[self.s.stack[-1].step].name if self.s.stack else "none"

    def situation(self) -> str:
        if not self.s.stack:
            return "the game is over"
        who = ", ".join("chance" if seat == CHANCE else str(seat + 1) for seat in self.rules.asked(self.s))
        return f"{who} asked in step {self.step()}"

    def read(self, text: str) -> int:
        try:
            return self.rules.read(text)
        except NotationError:
            raise ScenarioError(f"{text} is no move") from None

    def offers(self, seat: int) -> list[int]:
        return self.rules.moves_of(self.s, seat)

    def move(self, seat: int, text: str) -> None:
        m = self.read(text)
        packed = self.rules.check(self.s, seat, m)
        if packed:
            raise ScenarioError(f"{text} is refused: {self.rules.refusal(packed)[0].key}; {self.situation()}")
        if m not in self.offers(seat):
            raise ScenarioError(f"{text} is allowed but not offered")
        self.rules.answer(self.s, seat, m)
        self.draw()

    def draw(self) -> None:
        """Draw where the script has left it to a generator."""
        while self.random is not None and self.rules.is_chance(self.s):
            if self.step() == self.until:
                self.random = None
                return
            self.rules.play(self.s, self.rules.pick(self.s, self.random.randrange(self.rules.total(self.s))))

    def refuse(self, seat: int, text: str, key: str) -> None:
        m = self.read(text)
        packed = self.rules.check(self.s, seat, m)
        if not packed:
            raise ScenarioError(f"{text} is not refused")
        if self.rules.refusal(packed)[0].key != key:
            raise ScenarioError(f"{text} is refused because {self.rules.refusal(packed)[0].key}, not {key}")
        if m in self.offers(seat):
            raise ScenarioError(f"{text} is refused but offered")

    def offered(self, how: str, seat: int, texts: list[str]) -> None:
        offers = self.offers(seat)
        wanted = [self.read(text) for text in texts]
        if how == "only":
            missing = [self.rules.write(m) for m in wanted if m not in offers]
            extra = [self.rules.write(m) for m in offers if m not in wanted]
            if missing or extra or len(offers) != len(wanted):
                raise ScenarioError(f"missing: {missing}; offered beyond: {extra}; {self.situation()}")
            return
        for m in wanted:
            allowed = self.rules.check(self.s, seat, m) == 0
            if allowed != (m in offers):
                raise ScenarioError(f"{self.rules.write(m)}: offer and check disagree")
            if allowed != (how == "offered"):
                raise ScenarioError(f"{self.rules.write(m)} is {'' if allowed else 'not '}offered; {self.situation()}")

    def expect(self, gain: bool, thing: str, text: str) -> None:
        found: Value
        if thing.startswith("weight"):
            found = self.weight(thing.removeprefix("weight").strip())
        else:
            found = self.ground.read_thing(self.rules, self.s, thing)
        if gain:
            before = self.ground.read_thing(self.rules, self.marked, thing)
            if not (isinstance(found, int) and isinstance(before, int)):
                raise ScenarioError(f"{thing} is no number")
            found -= before
        if not same(found, text):
            raise ScenarioError(f"{'gain ' if gain else ''}{thing} is {found}, not {text}")

    def weight(self, text: str) -> int:
        """The weight of a draw, or of all together."""
        if not self.rules.is_chance(self.s):
            raise ScenarioError(f"chance is not asked: {self.situation()}")
        if not text:
            return self.rules.total(self.s)
        return self.rules.weight(self.s, self.read(text))


def seat_in(text: str) -> int:
    return CHANCE if text == "chance" else int(text) - 1
