"""Which form runs: the plain one, interpreted by Python, or the compiled one, built by mypyc.

This is also the one place that says what gets compiled: every module of the hot rooms, apart from
packages' `__init__` files and a short list of modules that only read files, write texts or draw pictures.
"""

from __future__ import annotations

import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType
from typing import Final, Literal

Form = Literal["plain", "compiled"]

HERE: Final = Path(__file__).parent
HOT_ROOMS: Final = ("core", "games/*")
INTERPRETED: Final = frozenset(
    {
        "__init__.py",
        "catalogue.py",
        "choices.py",
        "components.py",
        "drawing",
        "labels",
        "layout.py",
        "owned",
        "picture",
        "picture_of.py",
        "scene",
        "shapes.py",
        "show",
        "show.py",
        "shown.py",
    }
)
"""Names of files and folders that stay interpreted wherever they lie in a hot room."""


class MixedForms(RuntimeError):
    """Some hot modules are compiled and others are not: no figure or proof from here means anything."""


def compilation_groups(package: Path) -> dict[str, list[str]]:
    """The source files to compile, by the package that they are compiled into one library for."""
    groups: dict[str, list[str]] = {}
    for pattern in HOT_ROOMS:
        for room in sorted(path for path in package.glob(pattern) if path.is_dir()):
            files = sorted(
                str(path) for path in room.rglob("*.py") if INTERPRETED.isdisjoint(path.relative_to(room).parts)
            )
            if files:
                groups[".".join((package.name, *room.relative_to(package).parts))] = files
    return groups


def forms(package: Path = HERE) -> dict[str, Form]:
    """The form of every hot module: as loaded, or, where it is not loaded yet, as it would be."""
    found: dict[str, Form] = {}
    for files in compilation_groups(package).values():
        for file in map(Path, files):
            name = ".".join((package.name, *file.relative_to(package).with_suffix("").parts))
            found[name] = _form_of(sys.modules.get(name), file)
    return found


def form(package: Path = HERE) -> Form:
    """The form that runs, or `MixedForms` if there is no single answer."""
    found = forms(package)
    if len(set(found.values())) > 1:
        plain = ", ".join(sorted(name for name, kind in found.items() if kind == "plain"))
        raise MixedForms(f"compiled, except for {plain}")
    return "compiled" if "compiled" in found.values() else "plain"


def _form_of(module: ModuleType | None, source: Path) -> Form:
    if module is not None and module.__file__ is not None:
        compiled = module.__file__.endswith(tuple(EXTENSION_SUFFIXES))
    else:
        # Python prefers an extension to the source that lies beside it.
        compiled = any(source.with_name(source.stem + suffix).exists() for suffix in EXTENSION_SUFFIXES)
    return "compiled" if compiled else "plain"
