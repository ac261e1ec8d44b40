"""Asking: what a request about a table names, and the house that answers it."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends, Path, Query
from starlette.requests import HTTPConnection

from castellany.server.house import House

ID: Final = r"^[a-z2-7]{1,16}$"

TableId = Annotated[str, Path(pattern=ID)]
Invite = Annotated[str | None, Query(pattern=ID, description="The secret of the invitation link")]


def whole_house(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


HouseOf = Annotated[House, Depends(whole_house)]
