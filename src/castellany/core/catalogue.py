"""Catalogues: every text for people, in Fluent files beside the package that speaks.

A package keeps its texts in `text/<language>.ftl`. Names that are declined (tiles, goods, depots) are
messages with one attribute per form; a sentence receives the key of such a name and asks for the form
that its grammar needs: `{ NAME($tile, form: "acc") }`. So every language chooses its own forms.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import ast

from castellany.core.phrase import Argument, Phrase, Seat

LANGUAGES: Final = ("en", "pl", "ru")


class CatalogueError(LookupError):
    """A developer's mistake: a language, key, form or argument that does not exist."""


class Catalogue:
    """The texts of some packages in one language.

    >>> Catalogue("en", "castellany.core").text("refusal-game-over")
    'The game is over.'
    """

    def __init__(self, language: str, *packages: str) -> None:
        if language not in LANGUAGES:
            raise CatalogueError(f"no texts in {language}, only in {', '.join(LANGUAGES)}")
        self.language = language
        self.packages = packages
        # Fluent's own types know neither functions with forms nor functions that give plain text.
        functions = cast("dict[str, Callable[[str], FluentType]]", {"NAME": self._name})
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for package in packages:
            entries = resource(package, language)
            for entry in entries.body:
                if isinstance(entry, ast.Message) and self._bundle.has_message(entry.id.name):
                    raise CatalogueError(f"two packages have a text {entry.id.name}")
            self._bundle.add_resource(entries)

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str) and self._bundle.has_message(key)

    def text(self, key: str, **arguments: str | int) -> str:
        """The text of a key with its arguments filled in; CatalogueError if anything is missing."""
        return self._format(key, "", dict(arguments))

    def say(self, phrase: Phrase, names: Sequence[str] = ()) -> str:
        """A phrase as text; seats go by these names or, where there are none, by their numbers from 1."""
        return self.text(phrase.key, **{name: self._said(value, names) for name, value in phrase.arguments.items()})

    def _said(self, value: Argument, names: Sequence[str]) -> str | int:
        if isinstance(value, Phrase):
            return self.say(value, names)
        if isinstance(value, Seat):
            return names[value.number] if names else value.number + 1
        return ", ".join(self.say(part, names) for part in value) if isinstance(value, tuple) else value

    def _name(self, key: str, form: str = "") -> str:
        """The Fluent function NAME: a name in one of its forms, the plain one if none is asked for."""
        return self._format(key, form, {})

    def _format(self, key: str, form: str, arguments: dict[str, str | int]) -> str:
        if key not in self:
            raise CatalogueError(f"no text {key} in {self.language}")
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(form) if form else message.value
        if pattern is None:
            raise CatalogueError(f"the text {key} has no form {form or 'of its own'} in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise CatalogueError(f"the text {key} in {self.language}: {errors[0]}") from errors[0]
        return cast(str, text)


@cache
def resource(package: str, language: str) -> ast.Resource:
    """The parsed texts of one package; CatalogueError if they are not there or not Fluent."""
    try:
        source = files(package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    except (FileNotFoundError, ModuleNotFoundError):
        raise CatalogueError(f"{package} has no texts in {language}") from None
    parsed = FluentResource(source)
    for entry in parsed.body:
        if isinstance(entry, ast.Junk):
            raise CatalogueError(f"{package} in {language}, not Fluent: {(entry.content or '').strip()}")
    return parsed
