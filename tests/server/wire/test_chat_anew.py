"""Where lines of chat have gone and their numbers come again, everybody hears what is said from then on."""

from __future__ import annotations

from pathlib import Path

from tests.server.client import TableSocket
from tests.server.running import InProcess
from tests.server.wire.conftest import Coming
from tests.server.wire.sitting import two_people

from castellany.server.server import Server
from castellany.server.store.backup import backup, restore


async def hear(socket: TableSocket, *lines: str) -> None:
    """Wait for a message of just these lines."""
    while [line["text"] for line in (await socket.wait_for("chat"))["lines"]] != list(lines):
        pass


async def test_after_a_restore(server: InProcess, come: Coming, tmp_path: Path) -> None:
    node: Server = server.app.state.server
    two = await two_people(come)
    await two.sockets[0].ask("say", text="before")
    await backup(node.engine, tmp_path / "backup")
    for text in ("lost", "lost too"):
        await two.sockets[0].ask("say", text=text)
        await hear(two.sockets[1], text)
    await restore(node.engine, tmp_path / "backup")
    await node.writer.check()
    await hear(two.sockets[1], "before")
    assert (await two.sockets[0].ask("say", text="after"))["number"] == 2
    await hear(two.sockets[1], "after")


async def test_when_somebody_is_gone_for_good(come: Coming) -> None:
    two = await two_people(come)
    for socket, text in zip(two.sockets, ("stays", "goes"), strict=True):
        await socket.ask("say", text=text)
    visitor = await (await come("")).socket(two.table)
    await hear(visitor, "stays", "goes")
    assert (await two.ben.http.delete("/api/me")).status_code == 204
    await hear(visitor, "stays")
    assert (await two.sockets[0].ask("say", text="alone"))["number"] == 2
    await hear(visitor, "alone")


async def test_when_nothing_that_was_said_is_left(come: Coming) -> None:
    two = await two_people(come)
    await two.sockets[1].ask("say", text="goes")
    await hear(two.sockets[0], "goes")
    assert (await two.ben.http.delete("/api/me")).status_code == 204
    await hear(two.sockets[0])
    back = await two.ann.socket(two.table, chat=1)
    await hear(back)


async def test_who_comes_back_having_heard_more_than_was_said(come: Coming) -> None:
    two = await two_people(come)
    await two.sockets[0].ask("say", text="first")
    back = await two.ben.socket(two.table, chat=50)
    await hear(back, "first")
    await two.sockets[0].ask("say", text="second")
    await hear(back, "second")
    again = await two.ben.socket(two.table, chat=2)
    await two.sockets[0].ask("say", text="third")
    assert [line["text"] for line in (await again.wait_for("chat"))["lines"]] == ["third"]
