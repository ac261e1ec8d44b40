"""A server in small: two workers that think without end, until somebody ends this process."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import uvloop
from tests.server.bots.asking import ask, running


async def main() -> None:
    async with running(2) as pool:
        asked = [asyncio.create_task(ask(pool, name)) for name in ("busy", "asleep")]
        await asyncio.sleep(0)
        while pool.waiting:
            await asyncio.sleep(0.02)
        print("thinking", flush=True)
        await asyncio.gather(*asked)


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        uvloop.run(main())
