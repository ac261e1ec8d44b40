"""The broadcast of a single node."""

from __future__ import annotations

import pytest
from structlog.testing import capture_logs
from tests.server.broadcast.listening import Ear

from castellany.server.broadcast import Broadcast, Message, RedisBroadcast, broadcast_for

pytestmark = pytest.mark.anyio


async def test_every_listener_receives_every_message_at_once() -> None:
    broadcast = broadcast_for(None)
    await broadcast.start()
    ears = [Ear(broadcast), Ear(broadcast)]
    broadcast.publish({"table": "a", "number": 1})
    broadcast.publish({"table": "b", "chat": 4})
    assert [ear.heard for ear in ears] == [[{"table": "a", "number": 1}, {"table": "b", "chat": 4}]] * 2
    assert broadcast.connected
    await broadcast.stop()
    assert [ear.gaps for ear in ears] == [0, 0]


def test_a_listener_that_fails_disturbs_nobody() -> None:
    broadcast = Broadcast()

    def fail(_: Message) -> None:
        raise LookupError("deaf")

    broadcast.listen(fail)
    ear = Ear(broadcast)
    with capture_logs() as logs:
        broadcast.publish({"table": "a", "number": 1})
        broadcast.publish({"table": "a", "number": 2})
    assert [message["number"] for message in ear.heard] == [1, 2]
    assert [entry["event"] for entry in logs] == ["broadcast-listener-failed"] * 2


def test_everyone_receives_messages_in_the_same_order_even_if_a_listener_publishes() -> None:
    broadcast = Broadcast()

    def answer(message: Message) -> None:
        if message["number"] < 3:
            broadcast.publish({"number": message["number"] + 1})

    broadcast.listen(answer)
    ear = Ear(broadcast)
    broadcast.publish({"number": 1})
    assert [message["number"] for message in ear.heard] == [1, 2, 3]


@pytest.mark.parametrize("url", ["redis://127.0.0.1:6379/0", "unix:///run/redis.sock"])
async def test_an_address_of_redis_is_for_several_nodes(url: str) -> None:
    broadcast = broadcast_for(url)
    assert isinstance(broadcast, RedisBroadcast)
    assert not broadcast.connected, "nothing has been started"
