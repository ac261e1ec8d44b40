"""Who asks for changes is told, after the whole table, only what is no longer as it was; it knows the same."""

from __future__ import annotations

from tests.server.client import TableSocket
from tests.server.wire.conftest import Coming
from tests.server.wire.sitting import two_people


def known(socket: TableSocket) -> dict[str, object]:
    """The table without the time, which is another for each message."""
    return {name: value for name, value in socket.table.items() if name != "now"}


async def test_changes_amount_to_the_table(come: Coming) -> None:
    two = await two_people(come)
    light = await two.ann.socket(two.table, changes=True)
    visitor = await (await come("")).socket(two.table, changes=True)
    watching = await (await come("")).socket(two.table)
    undone = 0
    for _ in range(25):
        asked, _ = await two.in_turn()
        undo = undone < 2 and asked.table["undo"] == "free"
        ack = await asked.ask("undo") if undo else await asked.play()
        assert ack["type"] == "ack", ack
        undone += undo
        for one, other in ((light, two.sockets[0]), (visitor, watching)):
            await one.reach(ack["number"])
            await other.reach(ack["number"])
            assert known(one) == known(other)
            assert one.schemas is not None
            one.schemas.check_scene(one.table["scene"])
    assert undone == 2
    kinds = [message["type"] for message in light.received if message["type"] in ("update", "changed")]
    assert kinds[0] == "update"
    assert set(kinds[1:]) == {"changed"}


async def test_who_looks_from_another_seat_knows_what_that_seat_may(come: Coming) -> None:
    ann = await come("Ann")
    seats = [{"kind": "local", "name": "Ann"}, {"kind": "local", "name": "Mum"}]
    table = (await ann.create(game="tuscany", seats=seats))["id"]
    light, whole = await ann.socket(table, changes=True), await ann.socket(table)
    started = await light.ask("start")
    for seat in (1, 0, 1):
        for socket in (light, whole):
            await socket.reach(started["number"])
            await socket.send("look", seat=seat)
            await socket.until(lambda socket=socket, seat=seat: socket.table if socket.table["seat"] == seat else None)
        assert known(light) == known(whole)
