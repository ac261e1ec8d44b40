"""Limits let through so much at once and so much over time, and forget nobody too soon."""

from __future__ import annotations

import pytest
from starlette.requests import HTTPConnection
from tests.server.web.small import settings_with

from castellany.server.errors import Refused
from castellany.server.web import limits
from castellany.server.web.limits import KINDS, Limits, address_of


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def taken(limits: Limits, kind: str, *keys: str) -> int:
    """How many seconds to wait; 0 if it was let through."""
    try:
        limits.take(kind, *keys)
    except Refused as refused:
        return refused.wait
    return 0


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_so_many_come_at_once_and_then_one_by_one(clock: Clock) -> None:
    limits = Limits(settings_with(limit_login="6/minute"), clock)
    assert [taken(limits, "login", "a") for _ in range(7)] == [0] * 6 + [10]
    clock.now += 9.5
    assert taken(limits, "login", "a") == 1
    clock.now += 0.5
    assert [taken(limits, "login", "a") for _ in range(2)] == [0, 10]
    clock.now += 3600
    assert [taken(limits, "login", "a") for _ in range(7)] == [0] * 6 + [10]


def test_the_refusal_says_what_and_how_long(clock: Clock) -> None:
    limits = Limits(settings_with(limit_chat="1/hour"), clock)
    limits.take("chat", "a")
    with pytest.raises(Refused) as caught:
        limits.take("chat", "a")
    assert (caught.value.status, caught.value.key, caught.value.wait) == (429, "limit-chat", 3600)


def test_keys_and_kinds_do_not_touch_each_other(clock: Clock) -> None:
    limits = Limits(settings_with(limit_login="1/minute", limit_chat="1/minute"), clock)
    assert [taken(limits, kind, key) for kind in ("login", "chat") for key in ("a", "b")] == [0] * 4
    assert [taken(limits, kind, key) for kind in ("login", "chat") for key in ("a", "b")] == [60] * 4


def test_with_several_keys_the_strictest_counts_and_a_refusal_costs_nothing(clock: Clock) -> None:
    limits = Limits(settings_with(limit_login="2/minute"), clock)
    limits.take("login", "address 1", "name")
    limits.take("login", "address 2", "name")
    assert taken(limits, "login", "address 3", "name") == 30
    assert [taken(limits, "login", "address 3", "other") for _ in range(3)] == [0, 0, 30]


def test_kinds_that_are_counted_together_are_counted_all_or_not_at_all(clock: Clock) -> None:
    limits = Limits(settings_with(limit_tables="2/hour", limit_tables_address="3/hour"), clock)

    def created(person: str, address: str) -> str | None:
        try:
            limits.take_together(("tables", person), ("tables-address", address))
        except Refused as refused:
            return refused.key
        return None

    assert [created("ann", "here") for _ in range(3)] == [None, None, "limit-tables"]
    assert [created("ben", "here") for _ in range(2)] == [None, "limit-tables-address"]
    assert [created("ben", "elsewhere") for _ in range(2)] == [None, "limit-tables"]


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_has_its_setting(kind: str, clock: Clock) -> None:
    limits = Limits(settings_with(**{f"limit_{kind.replace('-', '_')}": "1/day"}), clock)
    limits.take(kind, "a")
    assert taken(limits, kind, "a") == 86400


def test_only_so_many_keys_are_remembered(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KEYS", 3)
    some = Limits(settings_with(limit_login="2/day"), clock)
    for key in ("a", "b", "c", "a", "d"):
        some.take("login", key)
    assert len(some._buckets["login"]) == 3
    assert taken(some, "login", "a") > 0
    assert [taken(some, "login", "b") for _ in range(2)] == [0, 0]


@pytest.mark.parametrize(
    ("client", "key"),
    [
        (("10.1.2.3", 5), "10.1.2.3"),
        (("::ffff:10.1.2.3", 5), "10.1.2.3"),
        (("2001:db8:1:2:3:4:5:6", 5), "2001:db8:1:2::/64"),
        (("2001:db8:1:2:ffff::1", 5), "2001:db8:1:2::/64"),
        (("socket", 0), "address"),
        (None, "address"),
    ],
)
def test_an_address_is_counted_as_what_one_household_has(client: tuple[str, int] | None, key: str) -> None:
    assert address_of(HTTPConnection({"type": "http", "client": client, "headers": []})) == key
