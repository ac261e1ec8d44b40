"""A database that takes nothing more, as on a full disk: the server says so, loses nothing and goes on afterwards."""

from __future__ import annotations

from pathlib import Path

import httpx
from sqlalchemy import event
from sqlalchemy.exc import OperationalError
from tests.server.running import InProcess

WRITING = ("INSERT", "UPDATE", "DELETE")


class FullDisk:
    """Between the server and its database: lets nothing be written while it is full."""

    def __init__(self) -> None:
        self.full = False

    def before_execute(self, _connection: object, _cursor: object, statement: str, *_: object) -> None:
        if self.full and statement.lstrip().upper().startswith(WRITING):
            raise OperationalError(statement, {}, Exception("database or disk is full"))


async def test_a_full_disk_is_nobodys_mistake_and_is_over_when_there_is_room(tmp_path: Path) -> None:
    disk = FullDisk()
    async with InProcess(tmp_path / "data") as server, httpx.AsyncClient(base_url=server.url) as visitor:
        node = server.app.state.server
        event.listen(node.engine.sync_engine, "before_cursor_execute", disk.before_execute)
        assert (await visitor.get("/readyz")).json() == {"ready": True, "missing": []}
        disk.full = True
        refused = await visitor.post("/api/guests", json={"name": "Ola"})
        assert (refused.status_code, refused.json()["code"]) == (503, "database-away")
        assert refused.headers["retry-after"] == "5"
        await node.note()
        assert (await visitor.get("/readyz")).json() == {"ready": False, "missing": ["database"]}
        disk.full = False
        await node.note()
        assert (await visitor.get("/readyz")).status_code == 200
        assert (await visitor.post("/api/guests", json={"name": "Ola"})).status_code == 201
