"""The page's own texts: in every language, used, and none missing that the page asks for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from tests.core.fluent_texts import all_messages, references, variables

from castellany.core.catalogue import LANGUAGES

WEB = Path(__file__).parents[2] / "web"
WORD = re.compile(r"""["'`]([a-z][\w-]*)["'`]""")
PATTERN = re.compile(r"`([a-z][\w-]*-)\$\{")
ASKED = re.compile(r"""\btext\(\s*["']([\w-]+)["']""")


def entries(language: str) -> list[ast.EntryType]:
    return FluentParser().parse((WEB / "text" / f"{language}.ftl").read_text(encoding="utf-8")).body


def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


def sources() -> str:
    """Everything that the page is made of, without its tests."""
    files = sorted(path for path in (WEB / "src").rglob("*") if path.suffix in (".svelte", ".ts"))
    return "\n".join(path.read_text(encoding="utf-8") for path in files if not path.name.endswith(".test.ts"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_key_once(language: str) -> None:
    written = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]
    assert written == list(messages("en"))
    assert [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_uses_the_same_arguments(language: str) -> None:
    english, other = (all_messages(one) | messages(one) for one in ("en", language))
    differing = [key for key in messages("en") if variables(key, english) != variables(key, other)]
    assert differing == []


def test_the_page_and_the_server_have_no_key_in_common() -> None:
    assert sorted(set(messages("en")) & set(all_messages("en"))) == []


def test_every_text_is_used() -> None:
    text = sources()
    words, beginnings = set(WORD.findall(text)), tuple(PATTERN.findall(text))
    within = set[str]().union(*(references(message) for message in messages("en").values()))
    assert [key for key in messages("en") if not (key in words | within or key.startswith(beginnings))] == []


def test_every_key_that_the_page_asks_for_exists() -> None:
    assert sorted(set(ASKED.findall(sources())) - set(messages("en")) - set(all_messages("en"))) == []


def test_the_comparison_sees_words_patterns_and_questions() -> None:
    text = 'text("nav-play"); text(`theme-${name}`); const label = "nav-learn";'
    assert (WORD.findall(text), PATTERN.findall(text), ASKED.findall(text)) == (
        ["nav-play", "nav-learn"],
        ["theme-"],
        ["nav-play"],
    )
