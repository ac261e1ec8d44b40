"""What is long is compressed, what stays the same may be kept, and who is away is known."""

from __future__ import annotations

import pytest
from tests.server.wire.conftest import Coming
from tests.server.wire.sitting import two_people

STABLE = ["/api/games", "/api/games/burgundy/components?players=2", "/api/schemas/socket.json"]


@pytest.mark.parametrize("path", STABLE)
async def test_what_stays_the_same_may_be_kept(come: Coming, path: str) -> None:
    nobody = await come("")
    first = await nobody.http.get(path)
    assert first.headers["cache-control"] == "no-cache"
    again = await nobody.http.get(path, headers={"If-None-Match": f'"other", {first.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    other = await nobody.http.get(path, headers={"If-None-Match": '"other"'})
    assert other.json() == first.json()


async def test_other_tables_have_other_components(come: Coming) -> None:
    nobody = await come("")
    two, four = [await nobody.http.get(f"/api/games/burgundy/components?players={n}") for n in (2, 4)]
    assert two.headers["etag"] != four.headers["etag"]


async def test_long_answers_are_compressed_and_short_ones_are_not(come: Coming) -> None:
    two = await two_people(come)
    plain = await two.ann.http.get(f"/api/tables/{two.table}", headers={"Accept-Encoding": "identity"})
    packed = await two.ann.http.get(f"/api/tables/{two.table}", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert "accept-encoding" in packed.headers["vary"].lower()
    assert packed.headers["cache-control"] == "no-store"
    assert int(packed.headers["content-length"]) < len(plain.content) / 2
    assert packed.json()["table"]["scene"] == plain.json()["table"]["scene"]
    assert "content-encoding" not in (await two.ann.http.get("/api/me")).headers


async def test_it_is_known_since_when_somebody_is_away(come: Coming) -> None:
    two = await two_people(come)
    stranger = await (await come("Cleo")).socket(two.table)
    here = await stranger.wait_for("presence")
    assert (len(here["people"]), here["away"]) == (3, {})
    await two.sockets[1].close()
    gone = await stranger.until(lambda: next((m for m in stranger.received if m.get("away")), None))
    assert list(gone["away"]) == [two.ben.id]
    assert gone["away"][two.ben.id] >= two.sockets[0].table["now"]
    stranger.waited = len(stranger.received)
    await two.ben.socket(two.table)
    assert (await stranger.wait_for("presence", people=here["people"]))["away"] == {}
