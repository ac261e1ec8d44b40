"""Who is at which table, as every node sees it."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.broadcast.listening import nodes, until

from castellany.server.broadcast import Broadcast, Presence, presence

pytestmark = pytest.mark.anyio

BEAT = 10.0


class Clock:
    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now

    def pass_seconds(self, seconds: float) -> None:
        self.now += round(1000 * seconds)


class Wire(Broadcast):
    """A broadcast that can be cut off: what it would have carried is lost, and a gap follows."""

    def __init__(self) -> None:
        super().__init__()
        self.cut = False

    @property
    def connected(self) -> bool:
        return not self.cut

    def publish(self, message: dict[str, object]) -> None:
        if not self.cut:
            super().publish(message)

    def mend(self) -> None:
        self.cut = False
        self._report_gap()


class Club:
    """Two nodes on one wire; each has a list of the tables at which it saw a change."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.wire = Wire()
        self.here, self.there = (Presence(self.wire, BEAT, self.clock) for _ in range(2))
        self.seen_here: list[str] = []
        self.seen_there: list[str] = []
        self.here.listen(self.seen_here.append)
        self.there.listen(self.seen_there.append)

    def both(self, table: str) -> set[str]:
        """Who is present, on which both nodes agree."""
        found = self.here.present(table)
        assert self.there.present(table) == found
        return found


@pytest.fixture
def club() -> Club:
    return Club()


def test_people_come_and_go_on_any_node(club: Club) -> None:
    club.here.enter("hill", "anna")
    club.there.enter("hill", "piotr")
    club.there.enter("vale", "anna")
    assert club.both("hill") == {"anna", "piotr"}
    assert club.both("vale") == {"anna"}
    club.here.leave("hill", "anna")
    assert club.both("hill") == {"piotr"}
    assert club.both("vale") == {"anna"}
    assert club.seen_here == club.seen_there == ["hill", "hill", "vale", "hill"]


def test_a_person_is_there_until_the_last_connection_closes(club: Club) -> None:
    club.here.enter("hill", "anna")
    club.here.enter("hill", "anna")
    club.there.enter("hill", "anna")
    club.here.leave("hill", "anna")
    club.here.leave("hill", "anna")
    assert club.both("hill") == {"anna"}
    club.there.leave("hill", "anna")
    assert club.both("hill") == set()
    assert club.seen_here == club.seen_there == ["hill", "hill"], "only a change is told"


def test_leaving_where_one_never_was_means_nothing(club: Club) -> None:
    club.here.leave("hill", "anna")
    club.here.enter("hill", "anna")
    club.here.leave("hill", "piotr")
    assert club.both("hill") == {"anna"}


def test_who_is_handed_the_set_cannot_change_it(club: Club) -> None:
    club.here.enter("hill", "anna")
    club.here.present("hill").clear()
    assert club.both("hill") == {"anna"}


def test_absence_begins_when_the_last_connection_closes(club: Club) -> None:
    began = club.clock.now
    club.clock.pass_seconds(5)
    for node in (club.here, club.there):
        assert node.absent_since("hill", "anna") == began, "never seen: since the node began to look"
    club.here.enter("hill", "anna")
    for node in (club.here, club.there):
        assert node.absent_since("hill", "anna") is None
    club.clock.pass_seconds(5)
    club.here.leave("hill", "anna")
    left = club.clock.now
    club.clock.pass_seconds(5)
    for node in (club.here, club.there):
        assert node.absent_since("hill", "anna") == left
        assert node.absent_since("vale", "anna") == began


def test_a_silent_node_takes_its_people_along(club: Club) -> None:
    club.here.enter("hill", "piotr")
    club.there.enter("hill", "anna")
    last = club.clock.now
    club.clock.pass_seconds(3 * BEAT)
    club.here.tick()
    assert club.here.present("hill") == {"anna", "piotr"}
    club.clock.pass_seconds(0.001)
    club.here.tick()
    assert club.here.present("hill") == {"piotr"}
    assert club.here.absent_since("hill", "anna") == last
    assert club.seen_here == ["hill", "hill", "hill"]


def test_a_beat_keeps_people_and_mends_what_was_missed(club: Club) -> None:
    club.there.enter("hill", "anna")
    club.wire.cut = True
    club.there.leave("hill", "anna")
    club.there.enter("vale", "anna")
    club.wire.cut = False
    assert club.here.present("hill") == {"anna"}
    for _ in range(10):
        club.clock.pass_seconds(BEAT)
        club.there.tick()
        club.here.tick()
        assert club.both("hill") == set()
        assert club.both("vale") == {"anna"}


def test_nobody_is_silent_while_the_wire_is_cut(club: Club) -> None:
    club.there.enter("hill", "anna")
    club.wire.cut = True
    for _ in range(10):
        club.clock.pass_seconds(BEAT)
        club.here.tick()
    assert club.here.present("hill") == {"anna"}
    club.there.enter("hill", "piotr")
    club.wire.mend()
    club.here.tick()
    assert club.both("hill") == {"anna", "piotr"}


def test_a_node_that_is_gone_after_a_gap_is_still_found_silent(club: Club) -> None:
    club.wire.publish({"table": "hill", "presence": ["anna"], "of": "third"})
    assert club.both("hill") == {"anna"}
    club.wire.cut = True
    club.clock.pass_seconds(100 * BEAT)
    club.wire.mend()
    club.here.tick()
    assert club.here.present("hill") == {"anna"}
    club.clock.pass_seconds(3 * BEAT + 1)
    club.here.tick()
    assert club.here.present("hill") == set()


async def test_a_new_node_learns_at_once_who_is_there_and_says_farewell(club: Club) -> None:
    club.here.enter("hill", "anna")
    late = Presence(club.wire, BEAT, club.clock)
    assert late.present("hill") == set()
    await late.start()
    assert late.present("hill") == {"anna"}
    late.enter("hill", "piotr")
    assert club.both("hill") == {"anna", "piotr"}
    await late.stop()
    assert club.both("hill") == {"anna"}
    late.leave("hill", "piotr")
    assert club.both("hill") == {"anna"}


async def test_everyone_is_reported_with_every_beat() -> None:
    wire = Wire()
    reports: list[object] = []
    node = Presence(wire, beat=0.02)
    node.enter("hill", "anna")
    wire.listen(lambda message: reports.append(message["presence"]))
    await node.start()
    await until(lambda: len(reports) > 3)
    await node.stop()
    assert reports[:4] == [{"hill": ["anna"]}] * 4
    assert reports[-1] == {}


def test_only_so_many_departures_are_remembered(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "MOST_ABSENT", 3)
    began = club.clock.now
    for person in "abcde":
        club.clock.pass_seconds(1)
        club.here.enter("hill", person)
        club.here.leave("hill", person)
    assert [club.here.absent_since("hill", person) for person in "abcde"] == [
        began,
        began,
        *(began + 1000 * second for second in (3, 4, 5)),
    ]


async def test_presence_over_redis(redis_url: str) -> None:
    async with nodes(redis_url) as broadcasts:
        here, there = (Presence(broadcast) for broadcast in broadcasts)
        here.enter("hill", "anna")
        await here.start()
        await there.start()
        await until(lambda: there.present("hill") == {"anna"})
        there.enter("hill", "piotr")
        await until(lambda: here.present("hill") == {"anna", "piotr"})
        await asyncio.gather(here.stop(), there.stop())
        await until(lambda: not here.present("hill") and not there.present("hill"))
