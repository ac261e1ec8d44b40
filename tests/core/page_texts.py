"""What the page's Fluent files hold and what its sources ask of all catalogues, for tests that compare the two."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from fluent.syntax import FluentParser, ast
from tests.core.fluent_texts import messages, packages

WEB = Path(__file__).parents[2] / "web"
TEXTS = WEB / "text"
FACES = WEB / "src" / "games"
BUNDLED = ("castellany.core", "castellany.server")
"""Where the other catalogues are that the page always has, besides the names of what can be played."""

WORD = re.compile(r"""["'`]([a-z][\w-]*)["'`]""")
TEMPLATE = re.compile(r"`([a-z][\w-]*-(?:\$\{[^`{}]*\}[\w-]*)+)`")
TEMPLATE_CALL = re.compile(r"\btext\(\s*" + TEMPLATE.pattern)
GAP = re.compile(r"\$\{[^{}]*\}")
CALL = re.compile(r"""\btext\(\s*["']([\w-]+)["']\s*(,\s*\{|\)|,)""")
QUOTED = re.compile(r'"[^"]*"|\'[^\']*\'|`[^`]*`')
NAMED = re.compile(r"(\w+)\s*(?::.*)?", re.DOTALL)


def areas() -> list[str]:
    """Every folder of texts: those that are loaded with the page, those under `later`, and those of a game."""
    return sorted({str(path.parent.relative_to(TEXTS)) for path in TEXTS.rglob("*.ftl")})


def areas_of(game: str | None) -> list[str]:
    """Those of a game, or those that all games share."""
    return [
        area for area in areas() if area.startswith("games/" if game is None else f"games/{game}/") != (game is None)
    ]


def games() -> list[str]:
    """Every game that the page has texts of, by its slug."""
    return sorted(path.name for path in (TEXTS / "games").iterdir())


def entries(area: str, language: str) -> list[ast.EntryType]:
    return FluentParser().parse((TEXTS / area / f"{language}.ftl").read_text(encoding="utf-8")).body


def keys(area: str, language: str) -> list[str]:
    return [entry.id.name for entry in entries(area, language) if isinstance(entry, ast.Message)]


def page_messages(language: str, game: str | None) -> dict[str, ast.Message]:
    """The page's own texts of a game, or those that all games share."""
    found = [entry for area in areas_of(game) for entry in entries(area, language)]
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


def bundled_messages(language: str, game: str) -> dict[str, ast.Message]:
    """The texts of Python packages that the page can say where this game is played."""
    found: dict[str, ast.Message] = {}
    for package in packages():
        of_game = package.startswith(f"castellany.games.{game}.modules.")
        if of_game or package.startswith(BUNDLED) or package in ("castellany.games", f"castellany.games.{game}"):
            found |= messages(package, language)
    return found


def known_messages(language: str, game: str) -> dict[str, ast.Message]:
    """All that the page can say where this game is played."""
    return bundled_messages(language, game) | page_messages(language, None) | page_messages(language, game)


class PageAsked:
    """The keys that sources of the page name, in full or as a template with gaps, and with which arguments."""

    def __init__(self, source: str) -> None:
        self.words = set(WORD.findall(source))
        """Every word in quotation marks, be it a key or not."""
        self.templates = {GAP.sub("{}", found) for found in TEMPLATE.findall(source)}
        """Such as `bot-{}`; be they keys or not."""
        self.asked_templates = {GAP.sub("{}", found) for found in TEMPLATE_CALL.findall(source)}
        """Those that are handed to `text`."""
        self.calls = [(call[1], arguments(source, call)) for call in CALL.finditer(source)]
        """What `text` is asked for, and the names of the arguments where they can be seen."""

    def names(self, key: str) -> bool:
        return key in self.words or any(fits(template, key) for template in self.templates)


def fits(template: str, key: str) -> bool:
    return re.fullmatch(r"[\w-]+".join(map(re.escape, template.split("{}"))), key) is not None


def arguments(source: str, call: re.Match[str]) -> set[str] | None:
    """The names that a call hands over; None where they are not written out."""
    if call[2] == ")":
        return set()
    body = "" if call[2] == "," else inside(QUOTED.sub("0", source[call.end() : call.end() + 1000]))
    parts = [part.strip() for part in split(body) if part.strip()]
    found = [NAMED.fullmatch(part) for part in parts]
    return {name[1] for name in found if name} if found and all(found) else None


def inside(text: str) -> str:
    """What stands before the brace that closes."""
    depth = 1
    for i, letter in enumerate(text):
        depth += (letter in "([{") - (letter in ")]}")
        if depth == 0:
            return text[:i]
    return ""


def split(text: str) -> list[str]:
    """At the commas that are in no brackets."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return parts


def asked_by_the_page() -> PageAsked:
    """By everything that the page is made of, without its tests."""
    return asked_by(sources())


def asked_by_all_games() -> PageAsked:
    """By what all games share."""
    return asked_by(path for path in sources() if not path.is_relative_to(FACES) or path.parent == FACES)


def asked_by_game(game: str) -> PageAsked:
    """By what only this game has."""
    return asked_by(path for path in sources() if path.is_relative_to(FACES / game))


def sources() -> list[Path]:
    files = sorted(path for path in (WEB / "src").rglob("*") if path.suffix in (".svelte", ".ts"))
    return [path for path in files if not path.name.endswith(".test.ts")]


def asked_by(files: Iterable[Path]) -> PageAsked:
    return PageAsked("\n".join(path.read_text(encoding="utf-8") for path in files))
