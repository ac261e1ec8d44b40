"""Mutants: rule code with one small thing changed, as if somebody had made a mistake there.

A mutant is named by its file, its function and its statement before and after, not by a line number, so that its name
outlives whatever else changes in the file.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType
from typing import Any, Final

SOURCES: Final = Path("src", "castellany", "games")
OTHER_THAN_RULES: Final = frozenset(
    {
        *("data", "editions", "evaluation", "labels", "owned", "picture", "scene", "text"),
        *("assembly.py", "box.py", "census.py", "components.py", "game.py", "options.py", "picture_of.py", "rules.py"),
        *("events.py", "kinds.py", "program.py", "refusals.py", "scoring.py", "state.py", "words.py"),
        *("position.py", "position_parser.py", "view.py"),
        *("sound_cards.py", "sound_opening.py", "sound_pieces.py", "soundness.py"),
    }
)
"""Files and folders that name, number, show, judge, read or write; the battery has their laws."""

OTHER: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
"""An operator and the one that is taken for it."""
NOTHING: Final = "nothing"
"""What is left of a statement that is dropped."""


@dataclass(frozen=True)
class Mutant:
    """One change of one statement."""

    file: str
    """Below the game's package."""
    function: str
    before: str
    after: str
    lines: tuple[int, ...]
    """Those of the statement, without the statements inside it."""
    number: int
    """Which change of the file it is."""

    @property
    def name(self) -> str:
        return f"{self.file} {self.function}: {self.before} => {self.after}"


class Change:
    """A value in a tree and another for its place."""

    def __init__(self, holder: Any, where: int | str, other: Any) -> None:
        self.holder = holder
        self.where = where
        self.other = other

    def swap(self) -> None:
        """Put the other value there; once more, and all is as it was."""
        if isinstance(self.where, int):
            self.other, self.holder[self.where] = self.holder[self.where], self.other
        else:
            was = getattr(self.holder, self.where)
            setattr(self.holder, self.where, self.other)
            self.other = was


@dataclass(frozen=True)
class Site:
    """A change with the statement that it belongs to."""

    function: str
    statement: ast.stmt
    change: Change


def rule_files(game: str) -> list[str]:
    """The files of a game that hold rules, below its package."""
    package = SOURCES / game
    files = (path.relative_to(package) for path in sorted(package.rglob("*.py")))
    return [str(file) for file in files if file.name != "__init__.py" and OTHER_THAN_RULES.isdisjoint(file.parts)]


def mutants_of(game: str) -> list[Mutant]:
    """Every mutant of a game's rules; changes that come to the same text are one."""
    found: dict[str, Mutant] = {}
    for file in rule_files(game):
        for number, site in enumerate(sites(tree_of(game, file))):
            before, after = head(site.statement), NOTHING
            if not isinstance(site.change.other, ast.Pass):
                site.change.swap()
                after = head(site.statement)
                site.change.swap()
            mutant = Mutant(file, site.function, before, after, own_lines(site.statement), number)
            found.setdefault(mutant.name, mutant)
    return list(found.values())


def code_of(game: str, mutant: Mutant) -> CodeType:
    """The mutant's whole module, compiled."""
    tree = tree_of(game, mutant.file)
    list(sites(tree))[mutant.number].change.swap()
    path = SOURCES / game / mutant.file
    return compile(ast.fix_missing_locations(tree), str(path.absolute()), "exec", dont_inherit=True)


def tree_of(game: str, file: str) -> ast.Module:
    return ast.parse((SOURCES / game / file).read_text("utf-8"))


def sites(tree: ast.Module) -> Iterator[Site]:
    """Everything that can be changed, in the order of the file."""
    yield from sites_in(tree.body, "module")


def sites_in(body: list[ast.stmt], function: str) -> Iterator[Site]:
    for i, statement in enumerate(body):
        if isinstance(statement, ast.FunctionDef | ast.ClassDef):
            name = statement.name if function == "module" else f"{function}.{statement.name}"
            yield from sites_in(statement.body, name)
            continue
        if isinstance(statement, ast.Import | ast.ImportFrom | ast.Raise | ast.Assert) or only_tells(statement):
            continue
        if can_go(statement):
            yield Site(function, statement, Change(body, i, ast.Pass()))
        for change in changes_of(statement):
            yield Site(function, statement, change)
        for inner in ("body", "orelse"):
            yield from sites_in(getattr(statement, inner, []), function)


def can_go(statement: ast.stmt) -> bool:
    """Whether a program without this statement still runs: it is called, or written, for what it changes."""
    if isinstance(statement, ast.Expr):
        return isinstance(statement.value, ast.Call) and not calls(statement.value, "__init__")
    if isinstance(statement, ast.AugAssign | ast.Continue | ast.Break):
        return True
    if isinstance(statement, ast.Assign):
        targets = [part for target in statement.targets for part in ast.walk(target)]
        return any(isinstance(part, ast.Attribute | ast.Subscript) for part in targets) and not on_self(statement)
    return False


def on_self(statement: ast.Assign) -> bool:
    """What a constructor keeps is needed later, and missing it is an error that nobody overlooks."""
    target = statement.targets[0]
    return isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self"


def calls(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == name


def only_tells(statement: ast.stmt) -> bool:
    """What listeners are told is no rule."""
    return isinstance(statement, ast.Expr) and (
        calls(statement.value, "tell") or isinstance(statement.value, ast.Constant)
    )


def changes_of(statement: ast.stmt) -> Iterator[Change]:
    """What can be changed in a statement, without the statements inside it."""
    if isinstance(statement, ast.If | ast.While):
        yield Change(statement, "test", negated(statement.test))
    if isinstance(statement, ast.AugAssign) and type(statement.op) in OTHER:
        yield Change(statement, "op", OTHER[type(statement.op)]())
    yield from changes_below(statement)


def changes_below(node: ast.AST) -> Iterator[Change]:
    """What can be changed in the expressions of which something is made."""
    for field, value in ast.iter_fields(node):
        if field == "annotation":
            continue
        if isinstance(value, ast.expr):
            yield from changes_in(value, node, field)
        for i, part in enumerate(value if isinstance(value, list) else []):
            if isinstance(part, ast.comprehension):
                yield from changes_below(part)
                for j, condition in enumerate(part.ifs):
                    yield Change(part.ifs, j, negated(condition))
            elif isinstance(part, ast.expr) and not (i and is_reason(node)):
                yield from changes_in(part, value, i)


def changes_in(node: ast.expr, holder: Any, where: int | str) -> Iterator[Change]:
    """What can be changed in an expression, and where it stands."""
    if isinstance(node, ast.Constant):
        if isinstance(node.value, int):
            yield Change(node, "value", not node.value if isinstance(node.value, bool) else node.value + 1)
    elif not isinstance(node, ast.JoinedStr | ast.Lambda):
        if isinstance(node, ast.Compare):
            for i, operator in enumerate(node.ops):
                yield Change(node.ops, i, OTHER[type(operator)]())
        elif isinstance(node, ast.BoolOp | ast.BinOp) and type(node.op) in OTHER:
            yield Change(node, "op", OTHER[type(node.op)]())
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield Change(holder, where, node.operand)
        elif isinstance(node, ast.IfExp):
            yield Change(node, "test", negated(node.test))
        yield from changes_below(node)


def negated(test: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), test)


def is_reason(node: ast.AST) -> bool:
    """What a refusal names beside its kind goes into its text only."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "reason"


def head(statement: ast.stmt) -> str:
    """A statement in one line, without the statements inside it."""
    return ast.unparse(statement).splitlines()[0]


def own_lines(statement: ast.stmt) -> tuple[int, ...]:
    inside = getattr(statement, "body", None)
    last = inside[0].lineno - 1 if inside else statement.end_lineno or statement.lineno
    return tuple(range(statement.lineno, max(last, statement.lineno) + 1))
