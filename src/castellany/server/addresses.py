"""Addresses: where people reach the server, as links and as QR codes."""

from __future__ import annotations

import contextlib
import io
import ipaddress
import socket
import struct
import sys
from collections.abc import Sequence
from typing import Final

import segno
from starlette.requests import HTTPConnection

from castellany.server.settings import Settings

if sys.platform == "linux":
    import fcntl

FORWARDING: Final = ("forwarded", "x-forwarded-for", "x-real-ip")
ANYWHERE: Final = ("0.0.0.0", "::", "")
OUTSIDE: Final = "192.0.2.1"
"""Belongs to nobody; asking for the way there sends nothing."""
SIOCGIFADDR: Final = 0x8915

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def base_url(settings: Settings, request: HTTPConnection) -> str:
    """The beginning of every link: the public address if there is one, else the one that the request was sent to.

    A trusted proxy's word about scheme and host is already in the request's own.
    """
    if settings.public_url is not None:
        return settings.public_url
    scheme = {"ws": "http", "wss": "https"}.get(request.url.scheme, request.url.scheme)
    return f"{scheme}://{request.url.netloc}"


def local_url(host: str, port: int) -> str:
    """
    >>> local_url("::1", 8000), local_url("0.0.0.0", 8000)
    ('http://[::1]:8000', 'http://127.0.0.1:8000')
    """
    host = "127.0.0.1" if host in ANYWHERE else host
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def lan_addresses() -> list[str]:
    """The IPv4 addresses under which other machines of the network reach this one, the likeliest first."""
    found = [address_towards(OUTSIDE), *addresses_of_interfaces()]
    known = [ipaddress.IPv4Address(address) for address in dict.fromkeys(found) if address is not None]
    return [str(one) for one in known if not (one.is_loopback or one.is_link_local or one.is_unspecified)]


def address_towards(place: str) -> str | None:
    """This machine's address on the way to another; none where there is no way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((place, 9))
            return str(probe.getsockname()[0])
        except OSError:
            return None


def addresses_of_interfaces() -> list[str]:
    """For a network that leads nowhere else; only Linux can be asked."""
    if sys.platform != "linux":
        return []
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            with contextlib.suppress(OSError):  # an interface without an address
                answer = fcntl.ioctl(probe, SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
                found.append(socket.inet_ntoa(answer[20:24]))
    return found


def is_near(request: HTTPConnection, trusted: Sequence[Network]) -> bool:
    """Whether a request comes from this machine or a trusted network.

    A proxy on this machine that is not trusted makes everyone look like this machine, so its requests are not near.
    """
    try:
        address = ipaddress.ip_address(request.client.host if request.client else "")
    except ValueError:
        return False
    if any(address in network for network in trusted):
        return True
    return address.is_loopback and not any(name in request.headers for name in FORWARDING)


def qr_svg(link: str) -> str:
    """The link as a picture that a page can hold."""
    out = io.BytesIO()
    segno.make(link, error="m").save(out, kind="svg", scale=8, border=4, xmldecl=False, dark="#000", light="#fff")
    return out.getvalue().decode("utf-8")


def qr_text(link: str) -> str:
    """The link as blocks that a terminal can show, light on dark and two rows a line."""
    out = io.StringIO()
    segno.make(link, error="l").terminal(out, compact=True, border=2)
    return out.getvalue()
