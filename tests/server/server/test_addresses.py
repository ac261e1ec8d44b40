"""Links and QR codes lead where people can reach the server."""

from __future__ import annotations

import ipaddress
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from starlette.requests import HTTPConnection

from castellany.server.addresses import base_url, lan_addresses, local_url, qr_svg, qr_text
from castellany.server.settings import read_settings


def connection(kind: str = "http", scheme: str = "http", host: str = "table.example:8000") -> HTTPConnection:
    scope: dict[str, Any] = {
        "type": kind,
        "scheme": scheme,
        "path": "/tables/x",
        "query_string": b"",
        "headers": [(b"host", host.encode())],
        "server": ("127.0.0.1", 8000),
    }
    return HTTPConnection(scope)


@pytest.mark.parametrize(
    ("public", "asked", "link"),
    [
        (None, connection(), "http://table.example:8000"),
        (None, connection(scheme="https", host="table.example"), "https://table.example"),
        (None, connection("websocket", "ws"), "http://table.example:8000"),
        (None, connection("websocket", "wss", "table.example"), "https://table.example"),
        ("https://games.example", connection(), "https://games.example"),
    ],
)
def test_links_begin_with_the_public_address_or_the_one_asked(
    public: str | None, asked: HTTPConnection, link: str
) -> None:
    assert base_url(read_settings(public_url=public), asked) == link


@pytest.mark.parametrize(
    ("host", "link"),
    [
        ("127.0.0.1", "http://127.0.0.1:81"),
        ("::1", "http://[::1]:81"),
        ("0.0.0.0", "http://127.0.0.1:81"),
        ("::", "http://127.0.0.1:81"),
        ("localhost", "http://localhost:81"),
    ],
)
def test_the_address_of_a_server_on_this_machine(host: str, link: str) -> None:
    assert local_url(host, 81) == link


def test_addresses_in_the_network_are_not_those_of_this_machine_alone() -> None:
    assert not [address for address in lan_addresses() if ipaddress.ip_address(address).is_loopback]


def test_a_link_as_a_picture_has_no_script_and_changes_with_the_link() -> None:
    one, other = qr_svg("https://games.example/t/abc"), qr_svg("https://games.example/t/abd")
    assert ET.fromstring(one).tag.endswith("svg")
    assert "script" not in one
    assert one != other


def test_a_link_for_the_terminal_fits_into_it() -> None:
    lines = qr_text("http://192.168.100.100:8000").splitlines()
    assert 10 <= len(lines) <= 20
    assert max(map(len, lines)) <= 80
