"""The broadcast of several nodes: one Redis channel that all of them publish to and listen on."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from secrets import token_hex
from typing import Any, Final

import structlog
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from castellany.server.broadcast.broadcast import Broadcast, Message

PATIENCE: Final = 5.0
"""Seconds for Redis to answer; a silence twice as long on the channel means that the connection is gone."""

PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0
"""Seconds before the next attempt; twice as many after each that fails."""

MOST_UNSENT: Final = 10_000
BATCH: Final = 200
FAREWELL: Final = 1.0
"""Seconds for what is unsent when the broadcast stops."""

log = structlog.get_logger(__name__)


class RedisBroadcast(Broadcast):
    """Own messages are heard at once, and their echo from Redis is not; others hear them once, or again after trouble.

    Where too many wait to be sent, they are dropped and the other nodes are told that there is a gap.
    """

    def __init__(self, url: str, prefix: str = "castellany") -> None:
        super().__init__()
        self.node = token_hex(8)
        # Nodes of earlier versions know the channel by this name.
        self._channel = f"{prefix}:herald"
        # The client's own attempts to connect again would hide that there was a gap.
        self._client = Redis.from_url(
            url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE, retry=Retry(NoBackoff(), 0)
        )
        self._unsent: deque[str] = deque()
        self._news = asyncio.Event()
        self._tried = asyncio.Event()
        self._receives = False
        self._sends = True
        self._stopping = False
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def connected(self) -> bool:
        return self._receives and self._sends

    async def start(self) -> None:
        """Return once the first attempt to connect is over, whether Redis is there or not."""
        self._stopping = False
        self._tried.clear()
        self._tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._listen())]
        await self._tried.wait()

    async def stop(self) -> None:
        self._stopping = True
        self._news.set()
        if self._tasks:
            await asyncio.wait(self._tasks[:1], timeout=FAREWELL)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        await self._client.aclose()

    def publish(self, message: Message) -> None:
        if len(self._unsent) >= MOST_UNSENT:
            log.warning("broadcast-messages-dropped", count=len(self._unsent))
            self._unsent.clear()
            self._unsent.append(json.dumps({"node": self.node, "gap": True}))
        self._unsent.append(json.dumps({"node": self.node, "message": message}))
        self._news.set()
        self._deliver(message)

    async def _send(self) -> None:
        pause = PAUSE
        while True:
            while not self._unsent:
                if self._stopping:
                    return
                self._news.clear()
                await self._news.wait()
            batch = [self._unsent.popleft() for _ in range(min(BATCH, len(self._unsent)))]
            try:
                async with self._client.pipeline(transaction=False) as pipeline:
                    for text in batch:
                        pipeline.publish(self._channel, text)
                    await pipeline.execute()
            except Exception as error:  # whatever it is, the next attempt may fare better
                self._unsent.extendleft(reversed(batch))
                if self._sends:
                    log.warning("broadcast-cannot-send", error=type(error).__name__)
                self._sends = False
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                self._sends = True
                pause = PAUSE

    async def _listen(self) -> None:
        pause = PAUSE
        while True:
            try:
                async with self._client.pubsub() as channel:
                    await channel.subscribe(self._channel)
                    await self._follow(channel)
            except Exception as error:  # whatever it is, the next attempt may fare better
                if self._receives or not self._tried.is_set():
                    log.warning("broadcast-cannot-receive", error=type(error).__name__)
                if self._receives:
                    pause = PAUSE
            finally:
                self._receives = False
            self._tried.set()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _follow(self, channel: PubSub) -> None:
        """Hand on what is heard, until the connection breaks."""
        pinged = False
        while True:
            heard = await channel.get_message(timeout=PATIENCE)
            if heard is None:
                if pinged:
                    raise ConnectionError("silence")
                await channel.ping()
                pinged = True
                continue
            pinged = False
            if heard["type"] == "subscribe":
                self._begin_to_receive()
            elif heard["type"] == "message":
                self._receive(heard["data"])

    def _begin_to_receive(self) -> None:
        self._receives = True
        if self._tried.is_set():
            log.info("broadcast-receives-again")
            self._report_gap()
        self._tried.set()

    def _receive(self, data: bytes) -> None:
        try:
            news: dict[str, Any] = json.loads(data)
            node, message = news["node"], news.get("message")
        except (ValueError, LookupError, TypeError, RecursionError):
            log.warning("broadcast-received-nonsense", size=len(data))
            return
        if node == self.node:
            return
        if isinstance(message, dict):
            self._deliver(message)
        else:
            self._report_gap()
