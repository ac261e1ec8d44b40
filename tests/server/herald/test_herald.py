"""The herald of a single node."""

from __future__ import annotations

import pytest
from structlog.testing import capture_logs
from tests.server.herald.listening import Ear

from castellany.server.herald import Herald, Message, RedisHerald, herald_for

pytestmark = pytest.mark.anyio


async def test_every_listener_hears_every_message_at_once() -> None:
    herald = herald_for(None)
    await herald.start()
    ears = [Ear(herald), Ear(herald)]
    herald.publish({"table": "a", "number": 1})
    herald.publish({"table": "b", "chat": 4})
    assert [ear.heard for ear in ears] == [[{"table": "a", "number": 1}, {"table": "b", "chat": 4}]] * 2
    assert herald.connected
    await herald.stop()
    assert [ear.gaps for ear in ears] == [0, 0]


def test_a_listener_that_fails_disturbs_nobody() -> None:
    herald = Herald()

    def fail(_: Message) -> None:
        raise LookupError("deaf")

    herald.listen(fail)
    ear = Ear(herald)
    with capture_logs() as logs:
        herald.publish({"table": "a", "number": 1})
        herald.publish({"table": "a", "number": 2})
    assert [message["number"] for message in ear.heard] == [1, 2]
    assert [entry["event"] for entry in logs] == ["herald-listener-failed"] * 2


def test_everyone_hears_messages_in_the_same_order_even_if_a_listener_publishes() -> None:
    herald = Herald()

    def answer(message: Message) -> None:
        if message["number"] < 3:
            herald.publish({"number": message["number"] + 1})

    herald.listen(answer)
    ear = Ear(herald)
    herald.publish({"number": 1})
    assert [message["number"] for message in ear.heard] == [1, 2, 3]


@pytest.mark.parametrize("url", ["redis://127.0.0.1:6379/0", "unix:///run/redis.sock"])
async def test_an_address_of_redis_is_for_several_nodes(url: str) -> None:
    herald = herald_for(url)
    assert isinstance(herald, RedisHerald)
    assert not herald.connected, "nothing has been started"
