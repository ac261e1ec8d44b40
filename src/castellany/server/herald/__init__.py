"""News between the nodes of a server: something happened at a table, somebody is there."""

from castellany.server.herald.herald import Herald, Message
from castellany.server.herald.over_redis import RedisHerald
from castellany.server.herald.presence import Presence

__all__ = ["Herald", "Message", "Presence", "RedisHerald", "herald_for"]


def herald_for(redis_url: str | None) -> Herald:
    """The one that reaches every node: within this process where there is no Redis."""
    return RedisHerald(redis_url) if redis_url else Herald()
