"""`castellany serve` as a process, as a user starts it."""

from __future__ import annotations

import json
import os
import select
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.request import ProxyHandler, Request, build_opener

from tests.cli.running import MODULE, environment

PATIENCE = 60.0
OPENER = build_opener(ProxyHandler({}))


class Server:
    """A running server: its process, the first line that it printed, and the address at the end of that line."""

    def __init__(self, home: Path, *words: str, language: str = "en", **variables: str) -> None:
        self.process = subprocess.Popen(
            [*MODULE, "serve", *words],
            cwd=home,
            env={**environment(home, language), "CASTELLANY_BOT_WORKERS": "1", **variables},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        self.read = b""
        self.first = self.line()
        self.link = self.first.split()[-1] if self.first else ""

    def line(self) -> str:
        """The next line, or nothing if the process has ended."""
        assert self.process.stdout is not None
        while b"\n" not in self.read:
            assert select.select([self.process.stdout], [], [], PATIENCE)[0], "nothing was printed"
            more = os.read(self.process.stdout.fileno(), 65536)
            if not more:
                return ""
            self.read += more
        found, _, self.read = self.read.partition(b"\n")
        return found.decode() + "\n"

    def get(self, path: str) -> bytes:
        with OPENER.open(self.link + path, timeout=PATIENCE) as answer:
            found: bytes = answer.read()
            return found

    def status(self, headers: dict[str, str]) -> int:
        """How a request with these headers is answered; 0 if the connection is cut."""
        connection = HTTPConnection(self.link.removeprefix("http://"), timeout=PATIENCE)
        try:
            connection.request("GET", "/healthz", headers=headers)
            return connection.getresponse().status
        except ConnectionError:
            return 0
        finally:
            connection.close()

    def post(self, path: str, content: dict[str, Any], cookie: str = "") -> tuple[Any, str]:
        """The answer and the cookie that came with it."""
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        request = Request(self.link + path, json.dumps(content).encode(), headers, method="POST")
        with OPENER.open(request, timeout=PATIENCE) as answer:
            return json.load(answer), (answer.headers["Set-Cookie"] or "").partition(";")[0]

    def end(self, number: int) -> tuple[int, str, str, float]:
        """Tell all its processes to end: exit code, what else was printed, what was logged, and how long it took."""
        began = time.monotonic()
        os.killpg(self.process.pid, number)
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, (self.read + out).decode(), err.decode(), time.monotonic() - began


@contextmanager
def serving(home: Path, *words: str, language: str = "en", **variables: str) -> Iterator[Server]:
    server = Server(home, *words, language=language, **variables)
    try:
        yield server
    finally:
        server.process.kill()
        server.process.communicate()
