"""What the Fluent files hold and what the sources ask of them, for tests that compare the two."""

from __future__ import annotations

import ast as python
import re
from pathlib import Path

from fluent.syntax import ast

import castellany
from castellany.core.catalogue import resource

SOURCES = Path(castellany.__file__).parent
OF_A_GAME = re.compile(r"castellany\.(?:games|cli)\.(\w+)")
"""A package that speaks of one game, by its slug, or one within it."""


def packages() -> list[str]:
    """Every package that keeps texts."""
    folders = sorted({path.parents[1] for path in SOURCES.rglob("text/*.ftl")})
    return [".".join((SOURCES.name, *folder.relative_to(SOURCES).parts)) for folder in folders]


def messages(package: str, language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in resource(package, language).body if isinstance(entry, ast.Message)}


def written_keys(package: str, language: str) -> list[str]:
    """The keys in the order of the file, with those that are there twice."""
    return [entry.id.name for entry in resource(package, language).body if isinstance(entry, ast.Message)]


def game_of(package: str) -> str | None:
    """The slug of the game that a package speaks of; None if it speaks of all."""
    found = OF_A_GAME.match(package)
    return found and found[1]


def games() -> list[str]:
    """Every game that keeps texts, by its slug."""
    return sorted({game for package in packages() if (game := game_of(package))})


def speaking_of(*games: str | None) -> list[str]:
    """The packages that speak of these games; None is what all share."""
    return [package for package in packages() if game_of(package) in games]


def all_messages(language: str, *games: str | None) -> dict[str, ast.Message]:
    """What these packages say; games have texts of the same keys, so there is only one besides None."""
    return {key: message for package in speaking_of(*games) for key, message in messages(package, language).items()}


def nodes(node: ast.BaseNode) -> list[ast.BaseNode]:
    """A node and everything below it."""
    found = [node]
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode) and not isinstance(child, ast.Span):
                found += nodes(child)
    return found


def variables(key: str, known: dict[str, ast.Message]) -> set[str]:
    """The arguments of a text, those of the texts within it included."""
    found: set[str] = set()
    for node in nodes(known[key]):
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            found |= variables(node.id.name, known)
    return found


def references(message: ast.Message) -> set[str]:
    return {node.id.name for node in nodes(message) if isinstance(node, ast.MessageReference)}


def forms_asked(message: ast.Message) -> set[str]:
    """The forms of names that a text asks for."""
    found: set[str] = set()
    for node in nodes(message):
        if isinstance(node, ast.FunctionReference) and node.id.name == "NAME":
            for named in node.arguments.named:
                assert isinstance(named.value, ast.StringLiteral)
                found.add(named.value.value)
    return found


def forms_given(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


class Asked:
    """The keys that some sources name, in full or as an f-string with gaps."""

    def __init__(self, sources: list[str]) -> None:
        self.words: set[str] = set()
        """Every word in quotation marks, be it a key or not."""
        self.keys: set[str] = set()
        """Keys handed to `text` or made into a `Phrase`."""
        self.patterns: set[str] = set()
        """Regular expressions of the f-strings that begin with a word and a hyphen."""
        for source in sources:
            for node in python.walk(python.parse(source)):
                self.look_at(node)

    def look_at(self, node: python.AST) -> None:
        if isinstance(node, python.Constant) and isinstance(node.value, str):
            self.words.add(node.value)
        elif isinstance(node, python.JoinedStr):
            pattern = "".join(gap_or_text(value) for value in node.values)
            if re.match(r"[a-z]+\\-", pattern):
                self.patterns.add(pattern)
        elif isinstance(node, python.Call) and takes_a_key(node.func):
            first = node.args[0] if node.args else None
            if isinstance(first, python.Constant) and isinstance(first.value, str):
                self.keys.add(first.value)

    def names(self, key: str) -> bool:
        return key in self.words or any(re.fullmatch(pattern, key) for pattern in self.patterns)


def takes_a_key(function: python.expr) -> bool:
    if isinstance(function, python.Attribute):
        return function.attr == "text"
    return isinstance(function, python.Name) and function.id == "Phrase"


def gap_or_text(value: python.expr) -> str:
    return re.escape(str(value.value)) if isinstance(value, python.Constant) else r"[\w-]*"


def asked_where_played(*wanted: str) -> Asked:
    """By the sources that all games share and those of these games."""
    others = [SOURCES / room / game for room in ("games", "cli") for game in games() if game not in wanted]
    files = [path for path in SOURCES.rglob("*.py") if not any(path.is_relative_to(other) for other in others)]
    return Asked([path.read_text(encoding="utf-8") for path in sorted(files)])
