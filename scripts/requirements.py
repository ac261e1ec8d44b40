"""Prints what pyproject.toml asks for: `requirements.py GROUP...` with runtime, build, test or dev."""

import sys
import tomllib
from pathlib import Path


def requirements(group: str) -> list[str]:
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    if group == "build":
        found: list[str] = project["build-system"]["requires"]
    elif group == "runtime":
        found = project["project"]["dependencies"]
    else:
        found = project["project"]["optional-dependencies"][group]
    return found


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(*requirements(name), sep="\n")
