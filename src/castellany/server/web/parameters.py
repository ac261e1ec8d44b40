"""Parameters: what a request about a table names, and the server that answers it."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends, Path, Query
from starlette.requests import HTTPConnection

from castellany.server.server import Server

ID: Final = r"^[a-z2-7]{1,16}$"

TableId = Annotated[str, Path(pattern=ID)]
Invite = Annotated[str | None, Query(pattern=ID, description="The secret of the invitation link")]


def running_server(connection: HTTPConnection) -> Server:
    server: Server = connection.app.state.server
    return server


ServerDep = Annotated[Server, Depends(running_server)]
