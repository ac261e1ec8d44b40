"""The published description: complete, and whatever is tried against it is answered as it says."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest
from tests.server.client import Client, people_and_bots
from tests.server.running import InProcess
from tests.soaking import SOAKING

HOOKS = Path(__file__).with_name("schema_hooks.py")
EACH = "300" if SOAKING else "10"
"""Examples for each operation, besides those at the edges of what is allowed."""
PLENTY = "100000/second"
KINDS = ("requests", "guests", "accounts", "tables", "tables_address", "moves", "chat", "commands", "login")


async def test_schemathesis_finds_nothing(tmp_path_factory: pytest.TempPathFactory) -> None:
    settings = {f"limit_{kind}": PLENTY for kind in KINDS} | {"max_tables_open": 100_000, "bot_workers": 1}
    async with InProcess(tmp_path_factory.mktemp("server"), **settings) as server, Client(server.url) as ann:
        await ann.guest("Ann")
        table = (await ann.create(**people_and_bots(1, 1)))["id"]
        assert (await ann.command(table, "start")).status_code == 200
        known = {"SERVER": server.url, "TABLE": table, "SCHEMATHESIS_HOOKS": str(HOOKS)}
        running = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "schemathesis.cli", "run", f"{server.url}/api/openapi.json"),
            *("--phases", "coverage,fuzzing", "--max-examples", EACH, "--seed", "1", "--no-color", "--workers", "2"),
            cwd=tmp_path_factory.mktemp("schemathesis"),
            env=os.environ | known,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        out, _ = await running.communicate()
    assert running.returncode == 0, out.decode()[-20_000:]
    assert "Fuzzing" in out.decode()
