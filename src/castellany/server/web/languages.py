"""Which language to answer in: the person's own, else the first that the browser asks for, else English."""

from __future__ import annotations

from functools import cache
from typing import Final

from starlette.requests import HTTPConnection

from castellany.core.catalogue import LANGUAGES, Catalogue
from castellany.games.registry import texts_of
from castellany.server.people.person import Person

ROOMS: Final = (
    "castellany.server",
    "castellany.server.mail",
    "castellany.server.people",
    "castellany.server.tables",
    "castellany.server.web",
)


@cache
def texts_in(language: str, slug: str = "") -> Catalogue:
    """Everything that the server may have to say of a game, or of none."""
    return Catalogue(language, *texts_of(slug), *ROOMS)


def language_for(connection: HTTPConnection, person: Person | None) -> str:
    return accepted(connection.headers.get("accept-language", "")) if person is None else person.language


def accepted(header: str) -> str:
    """The language that a header of the form Accept-Language likes best among ours.

    >>> accepted("de, ru;q=0.5, pl-PL;q=0.8"), accepted("de")
    ('pl', 'en')
    """
    liked: list[tuple[float, str]] = []
    for part in header[:500].split(","):
        name, _, quality = part.partition(";")
        language = name.strip().split("-")[0].lower()
        try:
            weight = float(quality.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        if language in LANGUAGES and weight > 0:
            liked.append((weight, language))
    return max(liked, key=lambda one: one[0])[1] if liked else LANGUAGES[0]
