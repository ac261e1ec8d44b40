"""Messages between the nodes of a server: something happened at a table, somebody is there."""

from castellany.server.broadcast.broadcast import Broadcast, Message
from castellany.server.broadcast.over_redis import RedisBroadcast
from castellany.server.broadcast.presence import Presence

__all__ = ["Broadcast", "Message", "Presence", "RedisBroadcast", "broadcast_for"]


def broadcast_for(redis_url: str | None) -> Broadcast:
    """The one that reaches every node: within this process where there is no Redis."""
    return RedisBroadcast(redis_url) if redis_url else Broadcast()
