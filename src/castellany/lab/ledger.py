"""Rules coverage: which clauses of the ledgers are proved by a test.

A clause is a line of `docs/rules/*.md` such as `- **BUR 5.3** A tile never ...`. A proof is a scenario that names
the clause under `proves`, or a test decorated with `@pytest.mark.proves("BUR 5.3")`. The baseline beside the
ledgers remembers what was proved before, so that no clause loses its proof unnoticed.
"""

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

LEDGERS: Final = Path("docs", "rules")
BASELINES: Final = LEDGERS / "proved"
TESTS: Final = Path("tests")

ID: Final = re.compile(r"[A-Z]{3}(?:-[A-Z0-9]+)? E?\d+(?:\.\d+)*")
ENTRY: Final = re.compile(rf"- \*\*(?P<id>{ID.pattern})\*\* (?P<text>\S.*)")
LIKE_AN_ENTRY: Final = re.compile(r"\s*[-*] +\*\*[A-Z]{3}[- ]")


class LedgerError(Exception):
    """The ledgers, or the proofs of them, cannot be read; the message is one sentence."""


class NoCheckoutError(LedgerError):
    """The folder is no source checkout: an installed package carries neither ledgers nor tests."""


@dataclass(frozen=True)
class Clause:
    """One line of a ledger."""

    id: str
    text: str
    ledger: str
    line: int


@dataclass(frozen=True)
class Proof:
    """One place in the tests that claims to prove a clause."""

    id: str
    place: str


@dataclass(frozen=True)
class Report:
    """What is proved and what is not; every list of ids is in the order of the ledger or sorted."""

    clauses: tuple[Clause, ...]
    proofs: tuple[Proof, ...]
    duplicates: tuple[str, ...]
    unproved: tuple[str, ...]
    unknown: tuple[Proof, ...]
    lost: tuple[str, ...]
    vanished: tuple[str, ...]

    @property
    def total(self) -> int:
        """The number of different clauses."""
        return len({clause.id for clause in self.clauses})

    @property
    def covered(self) -> int:
        """The number of clauses with at least one proof."""
        return self.total - len(self.unproved)

    @property
    def ok(self) -> bool:
        """Whether every clause is proved, every named id exists once, and the baseline still holds."""
        return not (self.duplicates or self.unproved or self.unknown or self.lost or self.vanished)


def checkout(start: Path) -> Path:
    """The source checkout that `start` lies in."""
    for folder in (start, *start.parents):
        if (folder / LEDGERS).is_dir() and (folder / TESTS).is_dir():
            return folder
    raise NoCheckoutError(f"{start} is not inside a source checkout: rules coverage needs docs/rules and tests.")


def coverage(root: Path) -> Report:
    """Compares the ledgers of the checkout at `root` with the tests and the baselines."""
    if not ((root / LEDGERS).is_dir() and (root / TESTS).is_dir()):
        raise NoCheckoutError(f"{root} is not a source checkout: rules coverage needs docs/rules and tests.")
    clauses = tuple(_clauses(root))
    proofs = tuple(sorted((*_scenario_proofs(root), *_test_proofs(root)), key=lambda proof: proof.place))
    count: dict[str, int] = {}
    for clause in clauses:
        count[clause.id] = count.get(clause.id, 0) + 1
    proved = {proof.id for proof in proofs}
    baseline = sorted(_baseline(root), key=in_order)
    return Report(
        clauses=clauses,
        proofs=proofs,
        duplicates=tuple(name for name, times in count.items() if times > 1),
        unproved=tuple(name for name in count if name not in proved),
        unknown=tuple(proof for proof in proofs if proof.id not in count),
        lost=tuple(name for name in baseline if name in count and name not in proved),
        vanished=tuple(name for name in baseline if name not in count),
    )


def record(root: Path, report: Report) -> tuple[Path, ...]:
    """Writes the proved ids as the new baseline, one file for each ledger, and names the files."""
    proved = {proof.id for proof in report.proofs}
    ids: dict[str, set[str]] = {}
    for clause in report.clauses:
        kept = ids.setdefault(Path(clause.ledger).stem, set())
        if clause.id in proved:
            kept.add(clause.id)
    folder = root / BASELINES
    folder.mkdir(exist_ok=True)
    written: list[Path] = []
    for stem, kept in sorted(ids.items()):
        path = folder / f"{stem}.txt"
        path.write_text("".join(f"{name}\n" for name in sorted(kept, key=in_order)), encoding="utf-8", newline="\n")
        written.append(path)
    return tuple(written)


def in_order(name: str) -> tuple[str, bool, tuple[int, ...]]:
    """A sort key for ids: by prefix, examples last, and numbers by value (5.9 before 5.10)."""
    prefix, _, number = name.partition(" ")
    return prefix, number.startswith("E"), tuple(int(part) for part in number.removeprefix("E").split("."))


def _clauses(root: Path) -> Iterator[Clause]:
    for path in sorted((root / LEDGERS).glob("*.md")):
        for number, line in enumerate(_text(path, root).splitlines(), start=1):
            if entry := ENTRY.fullmatch(line.rstrip()):
                yield Clause(entry["id"], entry["text"], _place(path, root), number)
            elif LIKE_AN_ENTRY.match(line):
                raise LedgerError(f"{_place(path, root)}:{number} looks like a clause but is not written as one.")


def _baseline(root: Path) -> set[str]:
    ids: set[str] = set()
    for path in sorted((root / BASELINES).glob("*.txt")):
        for number, line in enumerate(_text(path, root).splitlines(), start=1):
            if not ID.fullmatch(line):
                raise LedgerError(f"{_place(path, root)}:{number} is not the id of a clause.")
            ids.add(line)
    return ids


def _scenario_proofs(root: Path) -> Iterator[Proof]:
    for path in sorted((root / TESTS / "games").glob("**/scenarios/**/*.toml")):
        place = _place(path, root)
        try:
            ids = tomllib.loads(_text(path, root)).get("proves", [])
        except tomllib.TOMLDecodeError as error:
            raise LedgerError(f"{place} is not valid TOML: {error}.") from error
        if not isinstance(ids, list) or not all(isinstance(name, str) for name in ids):
            raise LedgerError(f"{place} must name what it proves as a list of ids.")
        for name in ids:
            yield Proof(name, place)


def _test_proofs(root: Path) -> Iterator[Proof]:
    for path in sorted((root / TESTS).glob("**/*.py")):
        place = _place(path, root)
        try:
            tree = ast.parse(_text(path, root))
        except SyntaxError as error:
            raise LedgerError(f"{place} is not valid Python: {error.msg}, line {error.lineno}.") from error
        on_tests = [(call, test) for test in _tests(tree, "") for call in _marks(test.decorators)]
        # A mark that pytest would not tie to a test must not pass for a proof, nor be dropped in silence.
        tied = {id(call) for call, _ in on_tests}
        for call in _marks([tree]):
            if id(call) not in tied:
                raise LedgerError(f"{place}:{call.lineno} says what it proves but is not the decorator of a test.")
        for call, test in on_tests:
            if call.keywords or not call.args:
                raise LedgerError(f"{place}:{call.lineno} must name what it proves as plain strings.")
            for argument in call.args:
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    raise LedgerError(f"{place}:{call.lineno} must name what it proves as plain strings.")
                yield Proof(argument.value, f"{place}::{test.name}")


@dataclass(frozen=True)
class _Test:
    name: str
    decorators: list[ast.expr]


def _tests(node: ast.Module | ast.ClassDef, prefix: str) -> Iterator[_Test]:
    """The test functions and classes that pytest collects, with their decorators."""
    for child in node.body:
        if isinstance(child, ast.ClassDef) and child.name.startswith("Test"):
            yield _Test(prefix + child.name, child.decorator_list)
            yield from _tests(child, f"{prefix}{child.name}::")
        elif isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) and child.name.startswith("test"):
            yield _Test(prefix + child.name, child.decorator_list)


def _marks(nodes: list[ast.expr] | list[ast.Module]) -> Iterator[ast.Call]:
    """Every call of `pytest.mark.proves` below the nodes."""
    for top in nodes:
        for node in ast.walk(top):
            if isinstance(node, ast.Call) and _is_mark(node.func):
                yield node


def _is_mark(function: ast.expr) -> bool:
    if not (isinstance(function, ast.Attribute) and function.attr == "proves"):
        return False
    return ast.unparse(function.value) in ("pytest.mark", "mark")


def _text(path: Path, root: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise LedgerError(f"{_place(path, root)} cannot be read as UTF-8 text.") from error


def _place(path: Path, root: Path) -> str:
    return path.relative_to(root).as_posix()
