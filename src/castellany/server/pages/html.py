"""HTML: written by functions, so that every text is escaped unless it is HTML already."""

from __future__ import annotations

from html import escape


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


def tag(name: str, *content: str | None, **attributes: str) -> Html:
    """An element; an underscore at the end of an attribute's name is for Python only, and nothing is left out.

    >>> tag("a", "1 < 2", href="/?a=1&b=2", class_="link")
    '<a href="/?a=1&amp;b=2" class="link">1 &lt; 2</a>'
    """
    written = "".join(f' {key.rstrip("_")}="{escape(value)}"' for key, value in attributes.items())
    return Html(f"<{name}{written}>{inside(*content)}</{name}>")


def inside(*content: str | None) -> Html:
    """Contents one after another; None is nothing."""
    return Html("".join(part if isinstance(part, Html) else escape(part) for part in content if part is not None))


def document(language: str, title: str, *content: str | None) -> str:
    head = (
        Html('<meta charset="utf-8">'),
        Html('<meta name="viewport" content="width=device-width, initial-scale=1">'),
        tag("title", title),
        Html('<link rel="stylesheet" href="/static/castellany.css">'),
    )
    body = (tag("header", tag("a", "Castellany", href="/")), tag("main", tag("h1", title), *content))
    return "<!doctype html>\n" + tag("html", tag("head", *head), tag("body", *body), lang=language)
