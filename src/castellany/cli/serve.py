"""`castellany serve`: tables for people and bots, over HTTP and WebSockets.

Whatever needs the server is imported when it is asked for, so that other commands start as fast as without it.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from castellany.cli.arguments import Parser, number
from castellany.cli.complaint import Complaint
from castellany.core.catalogue import Catalogue

if TYPE_CHECKING:
    from castellany.server.settings import Settings


def declare(parser: Parser) -> None:
    parser.option("host", metavar="ADDRESS")
    parser.option("port", metavar="N")
    parser.option("data", metavar="FOLDER")
    parser.option("components", metavar="FOLDER")
    parser.flag("lan")
    parser.flag("open")
    parser.flag("no-open")
    parser.flag("check")


def command(given: argparse.Namespace, texts: Catalogue) -> int:
    if given.check:
        from castellany.cli.checking import check

        return check(texts)
    settings = settings_for(given)
    asked_for_port = "port" in settings.model_fields_set
    serve(settings, texts, search=not asked_for_port, lan=given.lan, browser=wants_browser(given))
    return 0


def settings_for(given: argparse.Namespace) -> Settings:
    """The environment's settings, and what the command line says instead."""
    said: dict[str, Any] = {}
    if given.lan and given.host is not None:
        raise Complaint("cli-serve-lan-host")
    if given.lan:
        said["host"] = "0.0.0.0"
    elif given.host is not None:
        said["host"] = given.host
    if given.port is not None:
        said["port"] = number(given.port, "--port", 0, 65535, 0)
    if given.data is not None:
        said["data"] = given.data
    return settings_from(**said)


def settings_from(**said: Any) -> Settings:
    """Complaint if one cannot be used."""
    from castellany.server.settings import SettingError, read_settings

    try:
        return read_settings(**said)
    except SettingError as error:
        raise Complaint(error.key, **error.arguments) from None


def wants_browser(given: argparse.Namespace) -> bool:
    """Only where somebody looks at a screen, unless it was asked for."""
    if given.open or given.no_open:
        return bool(given.open)
    return sys.stdin.isatty() and sys.stdout.isatty() and has_screen(os.environ, sys.platform)


def has_screen(environment: Mapping[str, str], platform: str) -> bool:
    """
    >>> has_screen({}, "linux"), has_screen({"DISPLAY": ":0"}, "linux"), has_screen({}, "darwin")
    (False, True, True)
    """
    return platform in ("darwin", "win32") or bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def serve(settings: Settings, texts: Catalogue, search: bool, lan: bool, browser: bool) -> None:
    """Until it is told to end; Complaint if it cannot begin."""
    import threading
    import webbrowser

    from castellany.cli.opening import opened
    from castellany.server.addresses import local_url

    with opened(settings, search) as server:

        def started() -> None:
            link = local_url(settings.host, server.port)
            announce(settings, texts, link, server.port, lan)
            if browser:
                threading.Thread(target=webbrowser.open, args=(link,), daemon=True).start()

        server.run(started)


def announce(settings: Settings, texts: Catalogue, link: str, port: int, lan: bool) -> None:
    """Where the server is: a line that ends with the address, and for a network what a telephone can read."""
    from castellany.server.addresses import lan_addresses, local_url, qr_text

    print(texts.text("cli-serve-at", link=link))
    elsewhere = [settings.public_url] if settings.public_url else []
    if lan and not elsewhere:
        elsewhere = [local_url(address, port) for address in lan_addresses()]
        if not elsewhere:
            print(texts.text("cli-serve-no-lan"), file=sys.stderr)
    for other in elsewhere:
        print(texts.text("cli-serve-others", link=other))
    if lan and elsewhere:
        print(qr_text(elsewhere[0]))
    if sys.stdout.isatty():
        print(texts.text("cli-serve-end"))
    sys.stdout.flush()
