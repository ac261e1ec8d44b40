"""Imports point upward only: the contracts in pyproject.toml hold, and they catch what they are there for."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[2]
GAMES = CHECKOUT / "src" / "castellany" / "games"


def lint_imports(where: Path) -> subprocess.CompletedProcess[str]:
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"]
    return subprocess.run(command, cwd=where, env={"PYTHONPATH": "."}, capture_output=True, text=True, check=False)


@pytest.fixture
def small_house(tmp_path: Path) -> Path:
    """The rooms of the real house, empty, under the real contracts."""
    shutil.copy(CHECKOUT / "pyproject.toml", tmp_path)
    for room in ("cli", "server", "lab", "bots", "match", "games", "games/hill", "games/vale", "core"):
        (tmp_path / "castellany" / room).mkdir(parents=True, exist_ok=True)
        (tmp_path / "castellany" / room / "__init__.py").touch()
    for file in ("__init__.py", "__main__.py", "form.py", "games/hill/state.py"):
        (tmp_path / "castellany" / file).touch()
    (tmp_path / "castellany/games/registry.py").write_text("import castellany.games.hill\n")
    return tmp_path


def test_the_empty_house_keeps_every_contract(small_house: Path) -> None:
    answer = lint_imports(small_house)
    assert answer.returncode == 0, answer.stdout + answer.stderr


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("core/state.py", "import castellany.games.hill"),
        ("core/state.py", "import rich"),
        ("games/vale/state.py", "from castellany.games.hill import state"),
        ("games/vale/state.py", "import castellany.games.registry"),
        ("games/vale/state.py", "import castellany.match"),
        ("match/seats.py", "import castellany.bots"),
        ("bots/greedy.py", "import castellany.lab"),
        ("lab/arena.py", "import castellany.server"),
        ("lab/arena.py", "import sqlalchemy"),
        ("bots/greedy.py", "from pydantic import BaseModel"),
        ("server/server.py", "from castellany import cli"),
        ("attic.py", ""),
    ],
)
def test_an_import_against_the_rooms_is_caught(small_house: Path, file: str, line: str) -> None:
    (small_house / "castellany" / file).write_text(line + "\n")
    answer = lint_imports(small_house)
    assert answer.returncode == 1
    assert "BROKEN" in answer.stdout


def base_files(game: Path, *suffixes: str) -> list[Path]:
    """The files of a game that belong to no module; its `__init__` alone may name them, to list them."""
    return sorted(
        file
        for file in game.rglob("*")
        if file.suffix in suffixes and file != game / "__init__.py" and not file.is_relative_to(game / "modules")
    )


def imports_of_modules(game: Path) -> list[str]:
    """Where a game's base code imports one of its modules."""
    found: list[str] = []
    for file in base_files(game, ".py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                names = [f"{node.module or ''}.{alias.name}" for alias in node.names]
            elif isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            else:
                continue
            found.extend(f"{file.name}: {name}" for name in names if f"{game.name}.modules" in name)
    return found


FAMILY = re.compile(
    r"(?:(?:module|kind|about|source|refusal|prompt|event|move|option|reconstructed|cli-short)-)?(?P<word>[a-z0-9-]+)$"
)
"""The key of a text: its family, if it has any, and the word that it is about."""


def module_words(game: Path) -> set[str]:
    """The slugs of a game's modules, and what their catalogues have texts about: tiles, questions, refusals."""
    words: set[str] = set()
    for folder in sorted(path for path in game.glob("modules/*") if path.is_dir() and path.name != "__pycache__"):
        words.add(folder.name.replace("_", "-"))
        for line in (folder / "text" / "en.ftl").read_text(encoding="utf-8").splitlines():
            key = FAMILY.match(line.split(" =")[0]) if " =" in line and line[0].isalpha() else None
            if key is not None:
                words.add(key["word"])
    return words


def module_words_said(game: Path) -> list[str]:
    """Where base code, or a text or a data file of the base game, says a word of a module, in whatever spelling."""
    found: list[str] = []
    patterns = {
        word: re.compile(rf"(?<![a-z]){'[-_ ]?'.join(word.split('-'))}(?![a-z])", re.IGNORECASE)
        for word in sorted(module_words(game))
    }
    for file in base_files(game, ".py", ".ftl", ".toml"):
        text = file.read_text(encoding="utf-8")
        found.extend(f"{file.name}: {word}" for word, pattern in patterns.items() if pattern.search(text))
    return found


def test_base_code_names_no_module() -> None:
    games = [game for game in GAMES.iterdir() if game.is_dir()]
    assert [line for game in games for line in imports_of_modules(game)] == []
    assert [line for game in games for line in module_words_said(game)] == []


@pytest.fixture
def hill(tmp_path: Path) -> Path:
    """A game whose base code says nothing of its module."""
    game = tmp_path / "hill"
    (game / "modules" / "wayside_inns" / "text").mkdir(parents=True)
    (game / "__init__.py").write_text("from castellany.games.hill.modules import MODULES\n")
    (game / "modules" / "wayside_inns" / "module.py").write_text("from castellany.games.hill.modules import taxes\n")
    (game / "modules" / "wayside_inns" / "text" / "en.ftl").write_text(
        "module-wayside-inns = Inns\nkind-inn = inn\n    .a = an inn\nrefusal-inn-stands = There is an inn.\n"
    )
    (game / "steps.py").write_text("BEGINNING = 1\n")
    return game


def test_base_code_that_imports_a_module_is_caught(hill: Path) -> None:
    assert imports_of_modules(hill) == []
    (hill / "steps.py").write_text("from castellany.games.hill.modules import wayside_inns\n")
    (hill / "scoring.py").write_text("import castellany.games.hill.modules.wayside_inns\n")
    assert imports_of_modules(hill) == [
        "scoring.py: castellany.games.hill.modules.wayside_inns",
        "steps.py: castellany.games.hill.modules.wayside_inns",
    ]


@pytest.mark.parametrize(
    ("file", "text", "word"),
    [
        ("kinds.py", "INN = 50", "inn"),
        ("state.py", "class WaysideInns: ...", "wayside-inns"),
        ("refusals.py", "INN_STANDS = 42  # of a module", "inn-stands"),
        ("en.ftl", "prompt-turn = Buy an Inn.", "inn"),
        ("box.toml", 'tile = "inn"', "inn"),
    ],
)
def test_base_code_that_says_a_word_of_a_module_is_caught(hill: Path, file: str, text: str, word: str) -> None:
    assert module_words_said(hill) == []
    (hill / file).write_text(text + "\n")
    assert f"{file}: {word}" in module_words_said(hill)
