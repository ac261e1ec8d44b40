"""`castellany serve --check`: a server of its own, seen from outside as a player sees it."""

from __future__ import annotations

import json
import threading
from http.client import HTTPException
from tempfile import TemporaryDirectory
from typing import Any, Final
from urllib.request import HTTPCookieProcessor, OpenerDirector, ProxyHandler, Request, build_opener

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from castellany.bots import BOTS
from castellany.cli.complaint import Complaint
from castellany.cli.opening import opened
from castellany.cli.serve import settings_from
from castellany.core.catalogue import Catalogue
from castellany.games.registry import GAMES
from castellany.server.addresses import local_url

PATIENCE: Final = 60.0
"""Seconds for any one answer."""
MOST_MESSAGES: Final = 500
BOT_SEAT: Final = 1


class Broken(Exception):
    """The server answered something else than it should."""


def check(texts: Catalogue) -> int:
    """Start in an empty folder, look around, end; Complaint if anything is not as it should be."""
    found = ["it was interrupted"]
    with TemporaryDirectory(prefix="castellany-") as folder:
        settings = settings_from(
            data=folder,
            database_url=f"sqlite:///{folder}/check.sqlite",
            redis_url=None,
            public_url=None,
            host="127.0.0.1",
            port=0,
            bot_workers=1,
            log_level="warning",
        )
        with opened(settings, search=False) as server:

            def visit() -> None:
                try:
                    look_around(local_url(settings.host, server.port))
                    found.clear()
                except (Broken, OSError, HTTPException, WebSocketException, LookupError, ValueError) as error:
                    found[:] = [f"{type(error).__name__}: {error}"]
                finally:
                    server.end()

            server.run(threading.Thread(target=visit, daemon=True).start)
    if found:
        raise Complaint("cli-check-failed", why=found[0])
    print(texts.text("cli-check-passed"))
    return 0


def look_around(link: str) -> None:
    """One page, one guest, one table, one move of a bot."""
    cookies = HTTPCookieProcessor()
    # Whatever proxy the environment names, this machine is reached without it.
    opener = build_opener(ProxyHandler({}), cookies)
    with opener.open(link + "/", timeout=PATIENCE) as page:
        kind = page.headers.get_content_type()
        if kind != "text/html" or b"<html" not in page.read().lower():
            raise Broken(f"the first page is {kind}")
    post(opener, link + "/api/guests", {})
    seats = [{"kind": "person"}, {"kind": "bot", "bot": next(iter(BOTS))}]
    table = post(opener, link + "/api/tables", {"game": next(iter(GAMES)), "seats": seats, "visibility": "private"})
    cookie = "; ".join(f"{one.name}={one.value}" for one in cookies.cookiejar)
    address = f"{link.replace('http', 'ws', 1)}/api/tables/{table['id']}/socket"
    with connect(address, additional_headers={"Cookie": cookie}, open_timeout=PATIENCE, proxy=None) as socket:
        play(socket)


def post(opener: OpenerDirector, address: str, content: dict[str, Any]) -> Any:
    request = Request(address, json.dumps(content).encode(), {"Content-Type": "application/json"}, method="POST")
    with opener.open(request, timeout=PATIENCE) as answer:
        return json.load(answer)


def play(socket: ClientConnection) -> None:
    """Start the game and answer whatever is asked, until the bot has moved; Broken if it does not."""
    socket.send(json.dumps({"type": "hello"}))
    socket.send(json.dumps({"type": "start", "key": "start"}))
    answered = -1
    for _ in range(MOST_MESSAGES):
        message = json.loads(socket.recv(timeout=PATIENCE))
        if message["type"] == "refused":
            raise Broken(message["text"])
        if message["type"] != "update":
            continue
        if any(entry["kind"] == "move" and entry["seat"] == BOT_SEAT for entry in message["entries"]):
            return
        question = message["table"]["question"]
        if question is not None and question["number"] > answered:
            answered = question["number"]
            move = {"question": answered, "move": question["moves"][0]["move"]}
            socket.send(json.dumps({"type": "move", "key": f"answer-{answered}", **move}))
    raise Broken("the bot did not move")
