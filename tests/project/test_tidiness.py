"""The tracked files name no machine and no registry, and no file grows past what a reader can hold."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[2]
FOLDERS = (".ci", "bench", "docs", "scripts", "src", "tests", "web")
GENERATED = {"__pycache__", "castellany.egg-info", "node_modules", "page"}
WRITTEN_BY_HAND = {".css", ".py", ".svelte", ".ts"}
MOST_LINES = 400
FOREIGN = re.compile(
    "|".join(
        [
            r"(?<![\w.])/(?:home|mnt|opt|root|tmp|work)/",  # a path of one machine
            r"\.\./" + "shared",
            r"(?:pypi|pythonhosted|npmjs|debian)\.(?:org|com)",  # a registry
            r"(?:https?|file)://[^\s\"')>]*/simple\b",
            r'"resol' + 'ved"',
            r"--(?:extra-)?index-url",
        ]
    )
)


def texts() -> list[Path]:
    files = [path for path in CHECKOUT.iterdir() if path.is_file() and path.name != ".git"]
    for folder in FOLDERS:
        files.extend(path for path in (CHECKOUT / folder).rglob("*") if path.is_file())
    return sorted(path for path in files if not GENERATED & set(path.parts) and path != Path(__file__))


def foreign_words(text: str) -> list[str]:
    return [found.group() for found in FOREIGN.finditer(text)]


def test_no_file_names_a_machine_or_a_registry() -> None:
    found = {
        str(path.relative_to(CHECKOUT)): words
        for path in texts()
        if (words := foreign_words(path.read_text(encoding="utf-8", errors="replace")))
    }
    assert found == {}


@pytest.mark.parametrize(
    "text",
    [
        "see /home/someone/notes",
        "open('/tmp/x')",
        "https://files.pythonhosted.org/a.whl",
        '"resolved": "x"',
        "--index-url x",
        "file:///srv/simple",
    ],
)
def test_foreign_words_are_seen(text: str) -> None:
    assert foreign_words(text)


@pytest.mark.parametrize("text", ["https://www.apache.org/licenses/", "src/castellany/tmp/x", "#!/usr/bin/env python3"])
def test_harmless_words_are_not(text: str) -> None:
    assert foreign_words(text) == []


def test_no_source_file_is_too_long() -> None:
    sources = [path for path in texts() if path.suffix in WRITTEN_BY_HAND or path.parent.name == "scripts"]
    sources = [path for path in sources if path.parent != CHECKOUT / "web" / "src" / "lib" / "types"]
    lengths = {str(path): len(path.read_text(encoding="utf-8").splitlines()) for path in sources}
    assert str(CHECKOUT / "scripts" / "test") in lengths
    assert {path: lines for path, lines in lengths.items() if lines > MOST_LINES} == {}
