"""docs/protocol.md: its program plays, and what it lists is what there is."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from pathlib import Path

from tests.server.running import InProcess
from tests.server.wire.conftest import Coming

from castellany.server.tables.entries import KINDS
from castellany.server.web.schemas import schemas

PAGE = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")


async def test_the_program_plays(server: InProcess, tmp_path: Path) -> None:
    program = tmp_path / "first_mover.py"
    program.write_text(re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0], encoding="utf-8")
    pipe = asyncio.subprocess.PIPE
    running = await asyncio.create_subprocess_exec(sys.executable, str(program), server.url, stdout=pipe, stderr=pipe)
    async with asyncio.timeout(60):
        out, err = await running.communicate()
    assert running.returncode == 0, err.decode()
    assert len(out.decode().splitlines()) == 10


async def test_the_table_whose_terms_are_shown_can_be_laid(come: Coming) -> None:
    terms = [json.loads(said) for said in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL) if '"game"' in said]
    ann = await come("Ann")
    assert [shown["modules"] for shown in terms] == [["falcon", "halt"]]
    assert (await ann.create(**terms[0]))["id"]
    (address,) = re.findall(r"`(/api/games/[^`{]*)`", PAGE)
    assert (await ann.http.get(address)).status_code == 200


def test_every_message_is_named() -> None:
    for schema in (schemas().incoming, schemas().outgoing):
        for name in schema["discriminator"]["mapping"]:
            assert f"`{name}`" in PAGE, name


def test_every_kind_of_entry_is_named() -> None:
    for kind in KINDS:
        assert f"`{kind}`" in PAGE, kind


def test_every_address_of_tables_and_games_is_named(server: InProcess) -> None:
    known = {(method.upper(), path) for path, item in server.app.openapi()["paths"].items() for method in item}
    wanted = {(method, path) for method, path in known if re.match(r"/api/(tables|games|records)", path)}
    named = {
        (method, path)
        for methods, path in re.findall(r"`([A-Z]+(?:`, `[A-Z]+)?) (/api/[^`?]+)", PAGE)
        for method in methods.split("`, `")
    }
    socket = ("GET", "/api/tables/{table}/socket")
    assert wanted - named == set()
    assert named - known == {socket}
