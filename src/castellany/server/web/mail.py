"""Mail over HTTP: one to try whether it arrives, and an end of them."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Query, Response

from castellany.server.errors import Refused
from castellany.server.mail.mailer import address_in
from castellany.server.mail.reminders import Reminders
from castellany.server.server import Server
from castellany.server.web.dependencies import Known, Visitor, api_router, problems
from castellany.server.web.languages import accepted, texts_in
from castellany.server.web.parameters import ServerDep

router: Final = api_router("people")


def reminders_of(server: Server) -> Reminders:
    if server.reminders is None:
        raise Refused(409, "mail-off")
    return server.reminders


@router.post(
    "/me/mail-test",
    status_code=204,
    summary="A letter to the address that one's settings name as `mail`",
    responses=problems(401, 409, 503),
)
async def try_mail(server: ServerDep, person: Known) -> None:
    reminders = reminders_of(server)
    address = address_in(person.settings)
    if address is None:
        raise Refused(409, "mail-no-address")
    server.limits.take("mails", person.id, address)
    try:
        await reminders.mailer.send(await reminders.email(person.id, person.name, person.language, address, None))
    except OSError:
        raise Refused(503, "mail-not-sent", wait=60) from None


@router.get(
    "/mail/stop",
    summary="No more letters; the address is in every one of them",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}, **problems(403, 409)},
)
async def stop_mail(
    server: ServerDep,
    visitor: Visitor,
    person: Annotated[str, Query(pattern=r"^[a-z2-7]{1,16}$")],
    token: Annotated[str, Query(pattern=r"^[0-9a-f]{32}$")],
) -> Response:
    if not await reminders_of(server).end(person, token):
        raise Refused(403, "mail-not-yours")
    server.sessions.forget(person)
    language = accepted("") if visitor is None else visitor.language
    return Response(texts_in(language).text("mail-stopped"), media_type="text/plain; charset=utf-8")
