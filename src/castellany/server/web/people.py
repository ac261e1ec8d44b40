"""People over HTTP: guests, accounts, sessions, blocks."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Path, Request, Response
from pydantic import BaseModel, ConfigDict, Field, SecretStr

from castellany.server.people import names, passwords
from castellany.server.people.person import Person
from castellany.server.web.dependencies import (
    AccountServerDep,
    Known,
    Visitor,
    api_router,
    cookie_of,
    give_cookie,
    problems,
    take_cookie,
)
from castellany.server.web.languages import language_for
from castellany.server.web.limits import address_of

Language = Literal["en", "pl", "ru"]
# A name counts after spaces and accents are tidied up, so more is taken than is kept.
Name = Annotated[
    str,
    Field(
        min_length=1,
        max_length=100,
        description="Letters, digits, spaces and . - _ ' only",
        json_schema_extra={"maxLength": names.LONGEST},
    ),
]
Password = Annotated[SecretStr, Field(max_length=passwords.LONGEST)]
# Whoever chooses one that is too short reads a better text than the schema's.
Chosen = Annotated[SecretStr, Field(max_length=passwords.LONGEST, json_schema_extra={"minLength": passwords.SHORTEST})]
PersonId = Annotated[str, Path(pattern=r"^[a-z2-7]{1,16}$")]


class Asked(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class NewGuest(Asked):
    name: Name | None = Field(None, description="One is made up if it is left out")
    language: Language | None = Field(None, description="That of the browser if it is left out")


class NewAccount(Asked):
    name: Name
    password: Chosen


class Login(Asked):
    name: Name
    password: Password


class Changes(Asked):
    """What is left out stays as it is."""

    name: Name | None = None
    language: Language | None = None
    settings: dict[str, Any] | None = Field(None, description="Whatever the page wants to remember, up to 4096 bytes")


class NewPassword(Asked):
    old: Password
    new: Chosen


class Farewell(Asked):
    password: Password | None = Field(None, description="Needed to delete an account, not a guest")


class Me(BaseModel):
    """Whoever asks."""

    id: str
    name: str
    guest: bool
    host: bool = Field(description="Whether this person may do what the owner of a table may, at every table")
    language: Language
    settings: dict[str, Any]


class Welcome(BaseModel):
    """After logging in: who one is, and what became of the tables of the guest one was before."""

    me: Me
    moved: list[str] = Field(description="Tables that are the account's now")
    left: list[str] = Field(description="Tables that stay with the guest, since the account had been there too")


class Blocked(BaseModel):
    id: str
    name: str


class BlockList(BaseModel):
    blocked: list[Blocked]


router = api_router("people")


@router.post(
    "/guests",
    status_code=201,
    summary="Come in as a guest",
    responses={200: {"model": Me, "description": "Known already, and nothing has changed"}, **problems(409)},
)
async def come_in(
    request: Request, response: Response, server: AccountServerDep, visitor: Visitor, guest: NewGuest | None = None
) -> Me:
    """Gives the cookie."""
    wanted = guest or NewGuest(name=None, language=None)
    name = None if wanted.name is None else names.proper_name(wanted.name)
    if visitor is not None:
        response.status_code = 200
        return me(visitor)
    server.limits.take("guests", address_of(request))
    person, cookie = await server.people.guest(name, wanted.language or language_for(request, None))
    give_cookie(request, response, person, cookie)
    return me(person)


@router.get("/me", summary="Who one is; null is nobody yet")
async def who_am_i(request: Request, response: Response, visitor: Visitor) -> Me | None:
    """Gives the cookie again, so that it lasts as long as the session."""
    if visitor is None:
        return None
    give_cookie(request, response, visitor, cookie_of(request) or "")
    return me(visitor)


@router.patch("/me", summary="Change name, language or settings", responses=problems(401, 409))
async def change(server: AccountServerDep, person: Known, changes: Changes) -> Me:
    server.limits.take("commands", person.id)
    return me(await server.people.change(person, changes.name, changes.language, changes.settings))


@router.delete("/me", status_code=204, summary="Delete oneself with one's data", responses=problems(401))
async def go(
    request: Request, response: Response, server: AccountServerDep, person: Known, farewell: Farewell | None = None
) -> None:
    """Games stay, without the name; bots play on."""
    password = farewell.password if farewell else None
    server.limits.take("login", address_of(request), f"person:{person.id}")
    tables = await server.people.delete(person, password.get_secret_value() if password else None)
    take_cookie(request, response)
    await server.on_delete(person.id, tables)


@router.post("/accounts", status_code=201, summary="Make an account of a guest", responses=problems(401, 409))
async def register(
    request: Request, response: Response, server: AccountServerDep, person: Known, account: NewAccount
) -> Me:
    """The guest's games, settings and blocks stay; the cookie is a new one."""
    server.limits.take("accounts", address_of(request))
    password = account.password.get_secret_value()
    registered, cookie = await server.people.register(person.id, account.name, password)
    give_cookie(request, response, registered, cookie)
    return me(registered)


@router.post("/login", summary="Log in to an account")
async def login(
    request: Request, response: Response, server: AccountServerDep, visitor: Visitor, account: Login
) -> Welcome:
    """A guest's tables come along, except for those where the account has been too."""
    server.limits.take("login", address_of(request), f"name:{names.name_key(account.name)}")
    password = account.password.get_secret_value()
    entered = await server.people.login(account.name, password, visitor, cookie_of(request))
    give_cookie(request, response, entered.person, entered.cookie)
    if visitor is not None:
        await server.on_logout(visitor.id)
    if entered.moved:
        await server.on_move(entered.person.id, entered.moved)
    return Welcome(me=me(entered.person), moved=list(entered.moved), left=list(entered.left))


@router.post("/logout", status_code=204, summary="Log out here")
async def logout(request: Request, response: Response, server: AccountServerDep, visitor: Visitor) -> None:
    """A guest who logs out cannot come back."""
    await server.people.logout(cookie_of(request))
    take_cookie(request, response)
    if visitor is not None:
        await server.on_logout(visitor.id)


@router.post("/logout-everywhere", status_code=204, summary="Log out on every device", responses=problems(401))
async def logout_everywhere(request: Request, response: Response, server: AccountServerDep, person: Known) -> None:
    await server.people.logout_everywhere(person.id)
    take_cookie(request, response)
    await server.on_logout(person.id)


@router.post("/password", summary="Change the password", responses=problems(401, 409))
async def change_password(
    request: Request, response: Response, server: AccountServerDep, person: Known, asked: NewPassword
) -> Me:
    """Every other session ends, and this one gets a new cookie."""
    server.limits.take("login", address_of(request), f"person:{person.id}")
    old, new = asked.old.get_secret_value(), asked.new.get_secret_value()
    cookie = await server.people.change_password(person.id, old, new)
    give_cookie(request, response, person, cookie)
    await server.on_logout(person.id)
    return me(person)


@router.get("/me/blocks", summary="Whom one has blocked", responses=problems(401))
async def blocked(server: AccountServerDep, person: Known) -> BlockList:
    return BlockList(blocked=[Blocked(id=id, name=name) for id, name in await server.blocks.listed(person.id)])


@router.put("/me/blocks/{other}", status_code=204, summary="Block somebody", responses=problems(401, 404, 409))
async def block(server: AccountServerDep, person: Known, other: PersonId) -> None:
    """Neither sits down where the other does, and one does not read what the other says."""
    server.limits.take("commands", person.id)
    await server.blocks.block(person.id, other)


@router.delete("/me/blocks/{other}", status_code=204, summary="Unblock somebody", responses=problems(401))
async def unblock(server: AccountServerDep, person: Known, other: PersonId) -> None:
    server.limits.take("commands", person.id)
    await server.blocks.unblock(person.id, other)


def me(person: Person) -> Me:
    return Me.model_validate(person, from_attributes=True)
