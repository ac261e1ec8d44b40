"""The form that is reported is the form that runs."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import FunctionType

import pytest

import castellany
from castellany.core.moves import pack
from castellany.form import INTERPRETED, MixedForms, compilation_groups, form, forms

CHECKOUT = Path(__file__).parents[2]
SOURCES = CHECKOUT / "src" / "castellany"


@pytest.mark.both_forms
def test_form_agrees_with_what_a_function_is_made_of() -> None:
    assert isinstance(pack, FunctionType) == (form() == "plain")


@pytest.mark.both_forms
def test_the_compiled_form_is_an_installed_wheel_and_the_plain_one_the_sources() -> None:
    assert (Path(castellany.__file__).parent == SOURCES) == (form() == "plain")


@pytest.mark.both_forms
def test_every_text_and_table_is_installed() -> None:
    def other_files(package: Path) -> set[str]:
        found = {path.relative_to(package) for path in package.rglob("*") if path.is_file()}
        return {str(path) for path in found if path.suffix not in {".py", ".pyc", ".so"}}

    assert other_files(SOURCES) == other_files(Path(castellany.__file__).parent)


def test_no_extension_lies_beside_the_sources() -> None:
    assert not [path for suffix in EXTENSION_SUFFIXES for path in SOURCES.rglob("*" + suffix)]


def test_core_and_each_game_are_groups_of_their_own() -> None:
    groups = compilation_groups(SOURCES)
    games = {path.name for path in (SOURCES / "games").iterdir() if (path / "__init__.py").exists()}
    assert set(groups) == {"castellany.core", *(f"castellany.games.{game}" for game in games)}
    assert str(SOURCES / "core" / "state.py") in groups["castellany.core"]


def test_every_interpreted_name_is_in_use() -> None:
    names = {path.name for room in ("core", "games") for path in (SOURCES / room).rglob("*")}
    assert names >= INTERPRETED


def plant(package: Path, *names: str) -> Path:
    for name in names:
        path = package / "core" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    return package


def test_a_library_beside_a_source_counts_as_compiled(tmp_path: Path) -> None:
    package = plant(tmp_path / "elsewhere", "__init__.py", "a.py", "a" + EXTENSION_SUFFIXES[0])
    assert forms(package) == {"elsewhere.core.a": "compiled"}
    assert form(package) == "compiled"


def test_half_a_compiled_package_is_refused(tmp_path: Path) -> None:
    package = plant(tmp_path / "elsewhere", "a.py", "a" + EXTENSION_SUFFIXES[0], "b.py")
    with pytest.raises(MixedForms, match=r"except for elsewhere\.core\.b"):
        form(package)
