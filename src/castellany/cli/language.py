"""Which language to speak: the one asked for, else that of the system, else English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from castellany.core.catalogue import LANGUAGES, Catalogue
from castellany.games.registry import texts_of

OPTION: Final = "--language"
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
ROOMS: Final = ("castellany.server", "castellany.cli")


def texts_in(language: str, slug: str = "", *others: str) -> Catalogue:
    """Everything that the command line may have to say of a game, or of none, with what other packages say."""
    faces = (f"castellany.cli.{slug}",) if slug else ()
    return Catalogue(language, *texts_of(slug), *ROOMS, *faces, *others)


def system_language(environment: Mapping[str, str]) -> str:
    """
    >>> system_language({"LANG": "pl_PL.UTF-8"}), system_language({"LC_ALL": "C", "LANG": "ru_RU"})
    ('pl', 'en')
    """
    for variable in VARIABLES:
        if value := environment.get(variable):
            language = value.split(".")[0].split("_")[0].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def asked_language(words: Sequence[str]) -> str | None:
    """The language named on the command line, found before anything else is read, so that help can speak it."""
    for i, word in enumerate(words):
        if word == OPTION and i + 1 < len(words):
            return words[i + 1]
        if word.startswith(OPTION + "="):
            return word.removeprefix(OPTION + "=")
    return None
