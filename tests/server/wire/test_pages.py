"""Plain pages: in the reader's language, and whatever people write stays text."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tests.server.client import people_and_bots
from tests.server.wire.conftest import Coming
from tests.server.wire.sitting import two_people

NASTY = "<script>alert('x')</script> & \"quotes\""


class Outline(HTMLParser):
    """The elements, links and texts of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []
        self.attributes: set[str] = set()
        self.text = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes |= {name for name, _ in attrs}
        self.links += [value or "" for name, value in attrs if name == "href"]

    def handle_data(self, data: str) -> None:
        self.text += data


async def test_the_first_page_lists_tables(come: Coming) -> None:
    ann = await come("Ann")
    table = (await ann.create(**people_and_bots(2)))["id"]
    hidden = (await ann.create(**people_and_bots(2, visibility="invitation")))["id"]
    page = Outline((await (await come("")).http.get("/")).text)
    assert f"/tables/{table}" in page.links
    assert f"/tables/{hidden}" not in page.links
    own = Outline((await ann.http.get("/")).text)
    assert f"/tables/{hidden}" in own.links
    assert "Ann" in own.text


async def test_pages_hold_no_script_and_no_style_of_their_own(come: Coming) -> None:
    two = await two_people(come)
    visitor = await come("")
    for path in ("/", f"/tables/{two.table}", "/nowhere"):
        answer = await visitor.http.get(path, headers={"accept": "text/html"})
        page = Outline(answer.text)
        assert not {"script", "style"} & set(page.tags)
        assert not {name for name in page.attributes if name == "style" or name.startswith("on")}
        assert "unsafe-inline" not in answer.headers["content-security-policy"]


async def test_the_style_is_there_and_is_not_sent_twice(come: Coming) -> None:
    visitor = await come("")
    first = await visitor.http.get("/static/castellany.css")
    assert first.headers["content-type"].startswith("text/css")
    again = await visitor.http.get("/static/castellany.css", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize(("language", "word"), [("en", "Tables"), ("pl", "Stoły"), ("ru", "Столы")])
async def test_pages_speak_the_readers_language(come: Coming, language: str, word: str) -> None:
    page = (await (await come("")).http.get("/", headers={"accept-language": language})).text
    assert f'<html lang="{language}">' in page
    assert f"<h1>{word}</h1>" in page


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
async def test_the_page_of_a_table_tells_the_game_in_words(come: Coming, language: str) -> None:
    two = await two_people(come)
    asked, _ = await two.in_turn()
    ack = await asked.play()
    answer = await two.ann.http.get(f"/tables/{two.table}", headers={"accept-language": language})
    page = Outline(answer.text)
    assert f'value="{ack["number"]}"' in answer.text
    assert "Ann" in page.text
    assert f"/api/tables/{two.table}/record" in page.links


async def test_what_people_write_stays_text(come: Coming) -> None:
    two = await two_people(come)
    await two.sockets[0].ask("say", text=NASTY)
    (line,) = (await two.sockets[1].wait_for("chat"))["lines"]
    assert line["text"] == NASTY, "escaping is for whoever shows it"
    page = Outline((await two.ann.http.get(f"/tables/{two.table}")).text)
    assert f"Ann: {NASTY}" in page.text
    assert "script" not in page.tags


async def test_names_in_records_stay_text(come: Coming) -> None:
    ann = await come("Ann")
    record = (Path(__file__).parents[3] / "docs" / "example.record").read_text(encoding="utf-8")
    nasty = re.sub(r"^(seat 1:) .*$", r"\1 <b>Mum</b>", record, flags=re.MULTILINE)
    assert nasty != record
    sent = await ann.http.post("/api/records", json={"record": nasty})
    assert sent.status_code == 201, sent.text
    for path in ("/", f"/tables/{sent.json()['id']}"):
        page = Outline((await ann.http.get(path)).text)
        assert "<b>Mum</b>" in page.text
        assert "b" not in page.tags


async def test_a_table_by_invitation_shows_itself_with_the_link_only(come: Coming) -> None:
    ann = await come("Ann")
    founded = await ann.create(**people_and_bots(2, visibility="invitation"))
    stranger = await come("")
    refused = await stranger.http.get(f"/tables/{founded['id']}")
    assert refused.status_code == 404
    assert refused.headers["content-type"].startswith("text/html")
    shown = await stranger.http.get(founded["link"])
    assert shown.status_code == 200
    assert "Ann" in shown.text


@pytest.mark.parametrize("path", ["/nowhere", "/tables/a%00b", "/tables/" + "x" * 300, "/tables/<b>"])
async def test_what_is_not_there_gets_a_friendly_page(come: Coming, path: str) -> None:
    visitor = await come("")
    answer = await visitor.http.get(path, headers={"accept": "text/html"})
    assert answer.status_code == 404
    assert "/" in Outline(answer.text).links


async def test_programs_get_a_problem_instead(come: Coming) -> None:
    visitor = await come("")
    for path, accept in (("/nowhere", "application/json"), ("/api/nowhere", "text/html")):
        answer = await visitor.http.get(path, headers={"accept": accept})
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-address")
