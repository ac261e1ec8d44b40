"""The page of one table, as text."""

from __future__ import annotations

from castellany.core.catalogue import Catalogue
from castellany.server.pages.html import Html, document, inside, tag
from castellany.server.pages.lists import game_name
from castellany.server.pages.phrases import phrase_of
from castellany.server.tables.messages import ChatLine, EntryData, Seen
from castellany.server.tables.terms import Terms


def table_page(
    say: Catalogue, table: Seen, entries: list[EntryData], terms: Terms, edition: str, lines: list[ChatLine], query: str
) -> str:
    names = [seat["name"] or say.text("page-free") for seat in table["seats"]]
    prompt, stopped = table["prompt"], table["stopped"]
    record = f"/api/tables/{table['id']}/record{query}"
    return document(
        say.language,
        game_name(say, terms.game, edition),
        tag("p", say.text(f"status-{table['status']}")),
        None if prompt is None else tag("p", say.say(phrase_of(prompt), names)),
        None if stopped is None else tag("p", say.say(phrase_of(stopped["why"]), names)),
        tag("h2", say.text("page-seats")),
        tag("ol", *(tag("li", seat_line(say, table, number, names)) for number in range(len(names)))),
        moves(say, entries, names),
        None if prompt is None else tag("p", tag("a", say.text("page-record"), href=record)),
        chat(say, lines),
    )


def seat_line(say: Catalogue, table: Seen, number: int, names: list[str]) -> str:
    """Who plays here and, once the game is over, how well."""
    seat, ended = table["seats"][number], table["result"]
    bot = seat["bot"] if seat["stand_in"] is None else seat["stand_in"]
    who = names[number] if bot is None else say.text("page-bot-plays", name=names[number], bot=bot)
    if ended is None:
        return who
    placing = next(one for one in ended["placings"] if one["seat"] == number)
    return who + say.text("page-placing", place=placing["place"], points=placing["points"])


def moves(say: Catalogue, entries: list[EntryData], names: list[str]) -> Html | None:
    """What happened so far, in sentences."""
    out = []
    for entry in entries:
        label = entry["label"]
        said = [] if label is None else [names[entry["seat"] or 0] + ": " + say.say(phrase_of(label), names)]
        said += [say.say(phrase_of(event), names) for event in entry["events"]]
        if said:
            out.append(tag("li", " · ".join(said), value=str(entry["number"])))
    return inside(tag("h2", say.text("page-moves")), tag("ol", *out)) if out else None


def chat(say: Catalogue, lines: list[ChatLine]) -> Html | None:
    if not lines:
        return None
    return inside(tag("h2", say.text("page-chat")), tag("ul", *(tag("li", f"{x['name']}: {x['text']}") for x in lines)))
