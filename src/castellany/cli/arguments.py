"""The words of the command line: a parser that speaks the reader's language and complains in one sentence."""

from __future__ import annotations

import argparse
from typing import Any, Final, NoReturn

from castellany.cli.complaint import Complaint
from castellany.core.catalogue import LANGUAGES, Catalogue

PROGRAM: Final = "castellany"


class Help(argparse.HelpFormatter):
    """Help whose only words are those it is given."""

    usage_word = ""

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self.usage_word if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """Argparse without words of its own."""

    def __init__(self, texts: Catalogue, prog: str, about: str) -> None:
        class InLanguage(Help):
            usage_word = texts.text("cli-usage") + " "

        super().__init__(prog=prog, description=about, add_help=False, allow_abbrev=False, formatter_class=InLanguage)
        self.texts = texts
        self.named = self.add_argument_group(texts.text("cli-arguments"))
        self.choices = self.add_argument_group(texts.text("cli-options"))
        self.choices.add_argument("-h", "--help", action="help", help=texts.text("cli-option-help"))
        self.option("language", metavar="|".join(LANGUAGES))

    def option(self, name: str, **more: Any) -> None:
        """An option whose help has the key `cli-option-<name>`."""
        self.choices.add_argument(f"--{name}", help=self.texts.text(f"cli-option-{name}"), **more)

    def flag(self, name: str) -> None:
        self.option(name, action="store_true")

    def place(self, name: str, about: str = "", **more: Any) -> None:
        """An argument without dashes, with the help `cli-argument-<about>`, or `-<name>` if nothing else is said."""
        explained = self.texts.text(f"cli-argument-{about or name}")
        self.named.add_argument(name, help=explained, metavar=name.upper(), **more)

    def error(self, message: str) -> NoReturn:
        raise Complaint("cli-bad-arguments", command=self.prog)


def number(text: str | None, option: str, least: int, most: int, default: int) -> int:
    """The whole number that an option gives; Complaint if it gives none within the limits."""
    if text is None:
        return default
    if not text.isascii() or not text.isdecimal() or len(text) > 20 or not least <= int(text) <= most:
        raise Complaint("cli-bad-number", option=option, value=text, least=str(least), most=str(most))
    return int(text)
