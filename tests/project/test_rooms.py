"""Imports point upward only: the contracts in pyproject.toml hold, and they catch what they are there for."""

from __future__ import annotations

import ast
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


def imports_of_modules(game: Path) -> list[str]:
    """Where a game's base code names one of its modules; its `__init__` alone may, to list them."""
    found: list[str] = []
    for file in sorted(game.rglob("*.py")):
        if file == game / "__init__.py" or file.is_relative_to(game / "modules"):
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                names = [f"{node.module or ''}.{alias.name}" for alias in node.names]
            elif isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            else:
                continue
            found.extend(f"{file.name}: {name}" for name in names if f"{game.name}.modules" in name)
    return found


def test_base_code_names_no_module() -> None:
    assert [line for game in GAMES.iterdir() if game.is_dir() for line in imports_of_modules(game)] == []


def test_base_code_that_names_a_module_is_caught(tmp_path: Path) -> None:
    game = tmp_path / "hill"
    (game / "modules").mkdir(parents=True)
    (game / "__init__.py").write_text("from castellany.games.hill.modules import MODULES\n")
    (game / "modules" / "inns.py").write_text("from castellany.games.hill.modules import taxes\n")
    (game / "steps.py").write_text("from castellany.games.hill.modules import inns\n")
    (game / "scoring.py").write_text("import castellany.games.hill.modules.inns\n")
    assert imports_of_modules(game) == [
        "scoring.py: castellany.games.hill.modules.inns",
        "steps.py: castellany.games.hill.modules.inns",
    ]
