"""The page of all tables."""

from __future__ import annotations

from castellany.core.catalogue import Catalogue
from castellany.server.pages.html import Html, document, inside, tag
from castellany.server.tables.lobby import Listed
from castellany.server.tables.table import GATHERING


def lists_page(say: Catalogue, public: list[Listed], mine: list[Listed]) -> str:
    free = [table for table in public if table["status"] == GATHERING]
    others = [table for table in public if table["status"] != GATHERING]
    return document(
        say.language,
        say.text("page-tables"),
        section(say, say.text("page-mine"), mine) if mine else None,
        section(say, say.text("page-gathering"), free),
        section(say, say.text("page-running"), others),
    )


def section(say: Catalogue, title: str, tables: list[Listed]) -> Html:
    if not tables:
        return inside(tag("h2", title), tag("p", say.text("page-none")))
    heads = [tag("th", say.text(key)) for key in ("page-game", "page-seats", "page-status")]
    return inside(tag("h2", title), tag("table", tag("tr", *heads), *(row(say, table) for table in tables)))


def row(say: Catalogue, table: Listed) -> Html:
    seats = ", ".join(say.text("page-free") if seat["free"] else seat["name"] for seat in table["seats"])
    status = say.text("page-your-turn") if table["your_turn"] else say.text(f"status-{table['status']}")
    return tag(
        "tr",
        tag("td", tag("a", game_name(say, table["game"], table["edition"]), href=f"/tables/{table['id']}")),
        tag("td", seats),
        tag("td", status),
    )


def game_name(say: Catalogue, game: str, edition: str) -> str:
    """In words, where the texts know the game; a table of a game that is gone keeps its own words."""
    name, of_edition = f"game-{game}", f"edition-{edition}"
    if name not in say or of_edition not in say:
        return f"{game}, {edition}"
    return f"{say.text(name)}, {say.text(of_edition)}"
