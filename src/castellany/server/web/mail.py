"""Mail over HTTP: a letter to try whether letters arrive, and an end of them."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Query, Response

from castellany.server.errors import Refused
from castellany.server.house import House
from castellany.server.mail.post import address_in
from castellany.server.mail.rounds import Rounds
from castellany.server.web.answers import Known, Visitor, api_router, problems
from castellany.server.web.asking import HouseOf
from castellany.server.web.languages import accepted, texts_in

router: Final = api_router("people")


def rounds_of(house: House) -> Rounds:
    if house.rounds is None:
        raise Refused(409, "mail-off")
    return house.rounds


@router.post(
    "/me/mail-test",
    status_code=204,
    summary="A letter to the address that one's settings name as `mail`",
    responses=problems(401, 409, 503),
)
async def try_mail(house: HouseOf, person: Known) -> None:
    rounds = rounds_of(house)
    address = address_in(person.settings)
    if address is None:
        raise Refused(409, "mail-no-address")
    house.limits.take("mails", person.id, address)
    try:
        await rounds.post.send(await rounds.letter(person.id, person.name, person.language, address, None))
    except OSError:
        raise Refused(503, "mail-not-sent", wait=60) from None


@router.get(
    "/mail/stop",
    summary="No more letters; the address is in every one of them",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}, **problems(403, 409)},
)
async def stop_mail(
    house: HouseOf,
    visitor: Visitor,
    person: Annotated[str, Query(pattern=r"^[a-z2-7]{1,16}$")],
    token: Annotated[str, Query(pattern=r"^[0-9a-f]{32}$")],
) -> Response:
    if not await rounds_of(house).end(person, token):
        raise Refused(403, "mail-not-yours")
    house.sessions.forget(person)
    language = accepted("") if visitor is None else visitor.language
    return Response(texts_in(language).text("mail-stopped"), media_type="text/plain; charset=utf-8")
