"""What the documents show is true: examples run, and every dependency is explained and pinned."""

from __future__ import annotations

import doctest
import importlib
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[2]
SOURCES = CHECKOUT / "src"
PROJECT = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))


def first_example(document: str) -> str:
    found = re.search(r"^```python\n(.*?)^```$", document, re.DOTALL | re.MULTILINE)
    assert found is not None, "no python example"
    return found.group(1)


def test_the_example_in_the_readme_runs(tmp_path: Path) -> None:
    example = first_example((CHECKOUT / "README.md").read_text(encoding="utf-8"))
    assert "castellany" in example
    answer = subprocess.run(
        [sys.executable, "-c", example], cwd=tmp_path, capture_output=True, text=True, check=False, timeout=120
    )
    assert (answer.returncode, answer.stderr) == (0, "")


def modules_with_examples() -> list[str]:
    found = sorted(path for path in SOURCES.rglob("*.py") if ">>>" in path.read_text(encoding="utf-8"))
    return [".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__") for path in found]


@pytest.mark.parametrize("name", modules_with_examples())
def test_the_examples_in_docstrings_run(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted > 0
    assert result.failed == 0


def names(requirements: list[str]) -> list[str]:
    return [re.split(r"[<>=!~\[ ]", requirement)[0] for requirement in requirements]


def direct_dependencies() -> list[str]:
    extras = PROJECT["project"]["optional-dependencies"]
    groups = [PROJECT["project"]["dependencies"], PROJECT["build-system"]["requires"], *extras.values()]
    return sorted({name for group in groups for name in names(group)})


def constraints() -> dict[str, str]:
    lines = (CHECKOUT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return dict(line.split("==") for line in lines if line and not line.startswith("#"))


@pytest.mark.parametrize("name", direct_dependencies())
def test_every_dependency_has_its_reason_and_its_version(name: str) -> None:
    rows = (CHECKOUT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    assert re.search(rf"^\| {re.escape(name)} \|.{{20,}}\|.+\|$", rows, re.MULTILINE)
    assert name in constraints()


def test_the_documents_explain_no_dependency_that_is_gone() -> None:
    rows = (CHECKOUT / "docs" / "dependencies.md").read_text(encoding="utf-8").partition("\n## ")[0]
    assert re.findall(r"^\| ([\w.-]+) \|", rows, re.MULTILINE)[2:] == direct_dependencies()


def test_the_documents_explain_what_the_page_is_built_with() -> None:
    rows = (CHECKOUT / "docs" / "dependencies.md").read_text(encoding="utf-8").partition("\n## ")[2]
    packages: dict[str, str] = json.loads((CHECKOUT / "web" / "package.json").read_text())["devDependencies"]
    assert re.findall(r"^\| `([\w./@-]+)` \|.{20,}\|.+\|$", rows, re.MULTILINE) == sorted(packages)
    assert [version for version in packages.values() if not re.fullmatch(r"\d+\.\d+\.\d+", version)] == []


def test_no_package_of_the_page_runs_anything_when_it_is_installed() -> None:
    lock = json.loads((CHECKOUT / "web" / "package-lock.json").read_text())
    assert [name for name, package in lock["packages"].items() if package.get("hasInstallScript")] == []
    assert "ignore-scripts=true" in (CHECKOUT / "web" / ".npmrc").read_text().splitlines()


def test_the_build_uses_the_same_exact_versions() -> None:
    pins = dict(requirement.split("==") for requirement in PROJECT["build-system"]["requires"])
    assert pins == {name: constraints()[name] for name in pins}
