"""People of a database that is there already, at a server that has just started on it."""

from __future__ import annotations

from sqlalchemy import select
from tests.server.client import Client

from castellany.server.people.sessions import Sessions
from castellany.server.store.engine import connect, reading
from castellany.server.store.schema import meta


async def cookie_for(database_url: str, person: str) -> str:
    """A new session for somebody, as if they had logged in."""
    engine = connect(database_url)
    async with reading(engine) as connection:
        secret = (await connection.execute(select(meta.c.value).where(meta.c.key == "secret"))).scalar_one()
    async with engine.begin() as connection:
        cookie = await Sessions(engine, secret).open(connection, person)
    await engine.dispose()
    return cookie


async def person(url: str, database_url: str, id: str) -> Client:
    client = Client(url, check=False)
    client.http.cookies.set("castellany", await cookie_for(database_url, id))
    client.id = id
    return client
