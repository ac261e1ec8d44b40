"""The types that the page is checked with are those of the present server."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

CHECKOUT = Path(__file__).parents[2]
SCRIPT = CHECKOUT / "scripts" / "page_types.py"


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    answer = subprocess.run(
        [sys.executable, SCRIPT, "--check"], cwd=CHECKOUT, capture_output=True, text=True, check=False, timeout=120
    )
    assert (answer.returncode, answer.stderr) == (0, "")


def test_missing_types_are_noticed(tmp_path: Path) -> None:
    answer = subprocess.run(
        [sys.executable, SCRIPT, "--check"], cwd=tmp_path, capture_output=True, text=True, check=False, timeout=120
    )
    assert answer.returncode != 0
    assert "stale: http.ts, messages.ts" in answer.stderr


@pytest.mark.parametrize(
    ("schema", "wanted"),
    [
        ({"type": "integer"}, "number"),
        ({"const": "hello", "type": "string"}, '"hello"'),
        ({"enum": ["day", "evening"], "type": "string"}, '"day" | "evening"'),
        ({"anyOf": [{"type": "string"}, {"type": "null"}]}, "string | null"),
        ({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}}, "(string | null)[]"),
        ({"type": "array", "prefixItems": [{"type": "string"}, {"type": "integer"}]}, "[string, number]"),
        ({"type": "object", "additionalProperties": {"$ref": "#/$defs/Tile"}}, "Record<string, Tile>"),
        ({"type": "object", "additionalProperties": True}, "Record<string, unknown>"),
        (
            {"type": "object", "properties": {"a": {"type": "boolean"}, "b-c": {}}, "required": ["a"]},
            '{\n  a: boolean;\n  "b-c"?: unknown;\n}',
        ),
    ],
)
def test_a_schema_becomes_its_type(schema: dict[str, Any], wanted: str) -> None:
    assert runpy.run_path(str(SCRIPT))["type_of"](schema) == wanted
