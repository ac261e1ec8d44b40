"""Attempts: whether a proof notices a mutant.

Proofs are the scenarios of a game and the tests that are marked with the clauses that they prove. Each attempt has a
process of its own, forked from one that has loaded all that stays the same, in which the game is imported anew with the
mutant in its place.
"""

from __future__ import annotations

import importlib
import os
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any, Final

import pytest
from tests.games.scenario import Ground, Scenario
from tests.mutations.mutants import SOURCES, Mutant, code_of, rule_files, tree_of

LONGEST: Final = 60
"""Seconds of a core until an attempt counts as one that hangs, and so as noticed; many times what any needs."""
Case = tuple[Path, str]
"""A scenario's file and an edition."""
Line = tuple[str, int]
"""A file below the game's package, and a line of it."""


class Proofs:
    """The scenarios of a game, by the lines of the rules that they run."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.files = {str((SOURCES / game / file).absolute()): file for file in rule_files(game)}
        ground = ground_of(game)
        self.cases = [(ground.folder / one.name, edition) for one in ground.scenarios() for edition in one.editions]
        first = self.traced(self.cases)
        lines = {case: self.traced([case]) for case in self.cases}
        self.cases.sort(key=lambda case: len(lines[case]))
        self.by_line: dict[Line, list[Case]] = {}
        for case in self.cases:
            for line in lines[case]:
                self.by_line.setdefault(line, []).append(case)
        for line in first - set(self.by_line):
            self.by_line[line] = self.cases  # worked out once and kept, whoever asks first

    def traced(self, cases: Sequence[Case]) -> set[Line]:
        """The lines that these cases run."""
        found: set[Line] = set()

        def each_line(frame: FrameType, event: str, _: object) -> Any:
            if event == "line":
                found.add((self.files[frame.f_code.co_filename], frame.f_lineno))
            return each_line

        def each_call(frame: FrameType, _: str, __: object) -> Any:
            return each_line if frame.f_code.co_filename in self.files else None

        ground = ground_of(self.game)
        sys.settrace(each_call)
        try:
            for path, edition in cases:
                Scenario(path, ground).play(edition)
        finally:
            sys.settrace(None)
        return found

    def of(self, mutant: Mutant) -> list[Case]:
        """Those that run a mutant's statement, the shortest first."""
        if mutant.function == "module":
            return self.cases
        running = {case for line in mutant.lines for case in self.by_line.get((mutant.file, line), [])}
        return [case for case in self.cases if case in running]

    def hold(self) -> bool:
        """Whether all proofs hold where nothing is changed: otherwise they would notice anything."""
        file = rule_files(self.game)[0]
        code = compile(tree_of(self.game, file), file, "exec", dont_inherit=True)
        return not (
            fails(lambda: play(self.game, file, code, self.cases)) or fails(lambda: run_marked(self.game, file, code))
        )

    def notice(self, mutant: Mutant) -> bool:
        """Whether a scenario or a marked test fails on a mutant."""
        code = code_of(self.game, mutant)
        cases = self.of(mutant)
        if cases and fails(lambda: play(self.game, mutant.file, code, cases)):
            return True
        return fails(lambda: run_marked(self.game, mutant.file, code))


def ground_of(game: str) -> Ground:
    scenario = importlib.import_module(f"tests.games.{game}.scenario")
    return next(value for value in vars(scenario).values() if isinstance(value, Ground))


def fails(attempt: Callable[[], bool]) -> bool:
    """Whether an attempt, in a process of its own, says so, raises, hangs or falls over."""
    child = os.fork()
    if child == 0:
        verdict = 1
        with suppress(BaseException):
            signal.setitimer(signal.ITIMER_PROF, LONGEST)
            silence = os.open(os.devnull, os.O_WRONLY)
            os.dup2(silence, 1)
            os.dup2(silence, 2)
            verdict = int(not attempt())
        os._exit(verdict)
    return os.waitpid(child, 0)[1] != 0


def play(game: str, file: str, code: CodeType, cases: list[Case]) -> bool:
    """Whether all cases hold with this code."""
    replace(game, file, code)
    ground = ground_of(game)
    for path, edition in cases:
        Scenario(path, ground).play(edition)
    return True


def run_marked(game: str, file: str, code: CodeType) -> bool:
    """Whether all tests that name clauses hold with this code."""
    replace(game, file, code)
    options = ["-x", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", "-m", "proves"]
    return pytest.main([*options, f"tests/games/{game}"]) == 0


def replace(game: str, file: str, code: CodeType) -> None:
    """Forget everything that knows the game, so that it is imported anew, one file of it with this code."""
    name = ".".join(("castellany", "games", game, *Path(file).with_suffix("").parts))
    for known in [known for known in sys.modules if knows(known, game)]:
        del sys.modules[known]
    sys.meta_path.insert(0, Finder(name, code))


def knows(module: str, game: str) -> bool:
    """Whether a module may have imported something of the game."""
    if module.startswith(("castellany.core", "tests.mutations", "tests.games.scenario")):
        return False
    return module.startswith(("castellany", f"tests.games.{game}", "tests.battery", "tests.match"))


class Finder(MetaPathFinder):
    """Finds one module, with other code than its file has."""

    def __init__(self, name: str, code: CodeType) -> None:
        self.name = name
        self.code = code

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != self.name:
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is not None and spec.origin is not None:
            spec.loader = Loader(name, spec.origin, self.code)
        return spec


class Loader(SourceFileLoader):
    def __init__(self, name: str, path: str, code: CodeType) -> None:
        super().__init__(name, path)
        self.code = code

    def get_code(self, name: str) -> CodeType:
        return self.code
