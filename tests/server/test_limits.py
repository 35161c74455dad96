"""Limits under a clock that the test turns, and addresses behind honest and lying proxies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from readingroom.server.limits import (
    ON_THIS_MACHINE,
    Limits,
    came_by_https,
    came_from_any,
    client_address,
    parse_networks,
)

PROXIES = parse_networks(["127.0.0.1", " 10.0.0.0/8", "fd00::/8"])


@dataclass
class Clock:
    """Time, as far as the test has let it run."""

    now: float = 100.0

    def __call__(self) -> float:
        return self.now


def a_request(peer: str | None, *forwarded: str, proto: str | None = None, scheme: str = "http") -> dict[str, Any]:
    headers = [(b"x-forwarded-for", value.encode()) for value in forwarded]
    if proto is not None:
        headers.append((b"x-forwarded-proto", proto.encode()))
    return {"type": "http", "scheme": scheme, "client": None if peer is None else (peer, 5), "headers": headers}


def test_a_burst_is_allowed_and_then_a_pace() -> None:
    clock = Clock()
    limits = Limits(rate=2.0, burst=3, clock=clock)
    assert [limits.allow("ana") for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]
    clock.now += 0.5
    assert [limits.allow("ana") for _ in range(2)] == [0.0, 0.5]


def test_a_refusal_costs_nothing() -> None:
    clock = Clock()
    limits = Limits(rate=1.0, burst=1, clock=clock)
    assert limits.allow("ana") == 0.0
    assert [limits.allow("ana") for _ in range(50)] == [1.0] * 50
    clock.now += 1.0
    assert limits.allow("ana") == 0.0


def test_keys_do_not_share() -> None:
    limits = Limits(rate=1.0, burst=1, clock=Clock())
    assert [limits.allow("ana"), limits.allow("ben"), limits.allow("ana")] == [0.0, 0.0, 1.0]


def test_a_costly_request_waits_longer() -> None:
    clock = Clock()
    limits = Limits(rate=2.0, burst=10, clock=clock)
    assert [limits.allow("ana", cost=8.0), limits.allow("ana", cost=8.0), limits.allow("ana", cost=2.0)] == [
        0.0,
        3.0,
        0.0,
    ]


def test_rest_does_not_add_up_beyond_the_burst() -> None:
    clock = Clock()
    limits = Limits(rate=1.0, burst=2, keys=10, clock=clock)
    limits.allow("ana")
    clock.now += 1_000_000.0
    assert [limits.allow("ana") for _ in range(3)] == [0.0, 0.0, 1.0]


def test_a_clock_that_runs_backwards_takes_nothing_away() -> None:
    clock = Clock()
    limits = Limits(rate=1.0, burst=2, clock=clock)
    limits.allow("ana")
    clock.now -= 50.0
    assert limits.allow("ana") == 0.0


@pytest.mark.parametrize("cost", [-1.0, 3.5, float("nan"), float("inf")])
def test_a_cost_that_makes_no_sense_is_the_callers_mistake(cost: float) -> None:
    with pytest.raises(ValueError, match="0 to 3"):
        Limits(rate=1.0, burst=3).allow("ana", cost)


@pytest.mark.parametrize(
    ("rate", "burst", "keys"), [(0.0, 1, 1), (-1.0, 1, 1), (1.0, 0, 1), (1.0, 1, 0), (float("nan"), 1, 1)]
)
def test_limits_of_nothing_are_refused(rate: float, burst: int, keys: int) -> None:
    with pytest.raises(ValueError, match="above zero"):
        Limits(rate, burst, keys)


def test_the_longest_idle_bucket_goes_when_there_are_too_many() -> None:
    limits = Limits(rate=0.001, burst=1, keys=2, clock=Clock())
    for key in ("ana", "ben", "ana", "cleo"):
        limits.allow(key)
    assert len(limits) == 2
    assert limits.allow("ana") > 0.0  # asked last before Cleo, so still remembered
    assert limits.allow("ben") == 0.0


def test_full_buckets_are_forgotten_without_being_asked_for() -> None:
    clock = Clock()
    limits = Limits(rate=1.0, burst=5, clock=clock)
    for number in range(100):
        limits.allow(str(number))
    assert len(limits) == 100
    clock.now += 10.0
    for _ in range(100):
        limits.allow("ana")
    assert len(limits) == 1


@settings(max_examples=100)
@given(
    st.lists(
        st.tuples(st.sampled_from("abc"), st.sampled_from([0.0, 0.1, 0.7, 3.0]), st.sampled_from([1.0, 0.5, 2.0]))
    ),
    st.sampled_from([0.3, 1.0, 7.0]),
    st.integers(2, 5),
)
def test_no_span_of_time_allows_more_than_burst_and_rate(
    asked: list[tuple[str, float, float]], rate: float, burst: int
) -> None:
    clock = Clock()
    limits = Limits(rate, burst, clock=clock)
    paid: dict[str, list[tuple[float, float]]] = {}
    for key, pause, cost in asked:
        clock.now += pause
        if limits.allow(key, cost) == 0.0:
            paid.setdefault(key, []).append((clock.now, cost))
    for spent in paid.values():
        for first, (start, _) in enumerate(spent):
            for last in range(first, len(spent)):
                total = sum(cost for _, cost in spent[first : last + 1])
                assert total <= burst + rate * (spent[last][0] - start) + 1e-6


@settings(max_examples=100)
@given(st.floats(0.01, 100.0), st.integers(1, 9), st.lists(st.floats(0.0, 1.0), min_size=1, max_size=20))
def test_whoever_waits_as_told_is_let_in(rate: float, burst: int, costs: list[float]) -> None:
    clock = Clock()
    limits = Limits(rate, burst, clock=clock)
    for cost in costs:
        wait = limits.allow("ana", cost)
        clock.now += wait * (1 + 1e-9) + 1e-9
        assert wait == 0.0 or limits.allow("ana", cost) == 0.0


@settings(max_examples=50)
@given(st.lists(st.text(max_size=3), max_size=200), st.integers(1, 5))
def test_memory_is_bounded(asked: list[str], most: int) -> None:
    limits = Limits(rate=0.001, burst=1, keys=most, clock=Clock())
    for key in asked:
        limits.allow(key)
        assert len(limits) <= most


@pytest.mark.parametrize(
    ("peer", "forwarded", "key"),
    [
        ("203.0.113.9", (), "203.0.113.9"),
        ("203.0.113.9", ("198.51.100.1",), "203.0.113.9"),  # a client that lies
        ("127.0.0.1", ("198.51.100.1",), "198.51.100.1"),
        ("127.0.0.1", ("1.1.1.1, 198.51.100.1",), "198.51.100.1"),  # a client that lies to the proxy
        ("127.0.0.1", ("1.1.1.1", "198.51.100.1, 10.0.0.7"), "198.51.100.1"),  # two proxies, two headers
        ("127.0.0.1", ("10.0.0.8, 10.0.0.7",), "10.0.0.8"),  # from inside
        ("127.0.0.1", (), "127.0.0.1"),
        ("127.0.0.1", ("198.51.100.1, gibberish",), "127.0.0.1"),
        ("127.0.0.1", ("gibberish, 10.0.0.7",), "10.0.0.7"),
        ("127.0.0.1", ("",), "127.0.0.1"),
        ("127.0.0.1", ("198.51.100.1:4711",), "198.51.100.1"),
        ("127.0.0.1", ("[2001:db8:1:2:3::4]:4711",), "2001:db8:1:2::/64"),
        ("127.0.0.1", ('"[2001:db8:1:2::4]"',), "2001:db8:1:2::/64"),
        ("127.0.0.1", ("198.51.100.1," + "10.0.0.7," * 1000 + "10.0.0.9",), "10.0.0.7"),  # nobody has a thousand
        ("::ffff:127.0.0.1", ("198.51.100.1",), "198.51.100.1"),
        ("::ffff:203.0.113.9", ("198.51.100.1",), "203.0.113.9"),
        ("fd00::5", ("2001:db8:1:2::4",), "2001:db8:1:2::/64"),
        ("2001:db8:1:2:aaaa::1", (), "2001:db8:1:2::/64"),
        ("fe80::1%eth0", (), "fe80::/64"),
        (None, ("198.51.100.1",), "198.51.100.1"),  # a Unix socket, with the proxy on this machine
        ("testclient", ("198.51.100.1",), "unknown"),
    ],
)
def test_the_address_a_request_is_limited_by(peer: str | None, forwarded: tuple[str, ...], key: str) -> None:
    assert client_address(a_request(peer, *forwarded), PROXIES) == key


def test_without_trusted_proxies_nothing_that_is_forwarded_counts() -> None:
    assert client_address(a_request("127.0.0.1", "198.51.100.1"), ()) == "127.0.0.1"
    assert client_address(a_request(None, "198.51.100.1"), ()) == "127.0.0.1"


def test_neighbours_of_a_64_share_and_others_do_not() -> None:
    one, two, other = (
        client_address(a_request(peer), ()) for peer in ("2001:db8:0:1::1", "2001:db8:0:1:f::2", "2001:db8:0:2::1")
    )
    assert one == two != other


@given(st.lists(st.text(st.characters(max_codepoint=255), max_size=30), max_size=4))
def test_no_header_can_be_too_strange(forwarded: list[str]) -> None:
    headers = [(b"X-Forwarded-For", value.encode("latin-1")) for value in forwarded]
    scope = {"client": ("127.0.0.1", 1), "headers": headers}
    assert client_address(scope, PROXIES)
    assert client_address({"client": ("203.0.113.9", 1), "headers": headers}, PROXIES) == "203.0.113.9"


@pytest.mark.parametrize(
    ("request_", "by_https"),
    [
        (a_request("203.0.113.9"), False),
        (a_request("203.0.113.9", scheme="https"), True),
        (a_request("203.0.113.9", scheme="wss"), True),
        (a_request("203.0.113.9", proto="https"), False),
        (a_request("127.0.0.1", proto="https"), True),
        (a_request("127.0.0.1", proto="http"), False),
        (a_request("127.0.0.1"), False),
    ],
)
def test_whether_a_request_came_by_https(request_: dict[str, Any], by_https: bool) -> None:
    assert came_by_https(request_, PROXIES) is by_https


@pytest.mark.parametrize(
    ("peer", "forwarded", "inside"),
    [
        ("127.0.0.1", (), True),
        ("::1", (), True),
        ("::ffff:127.0.0.1", (), True),
        (None, (), True),  # a Unix socket
        ("203.0.113.9", (), False),
        ("203.0.113.9", ("127.0.0.1",), False),  # a client that lies
        ("10.0.0.7", ("127.0.0.1, 203.0.113.9",), False),  # a client that lies to the proxy
        ("127.0.0.1", ("203.0.113.9",), False),  # by the proxy on this machine
        ("10.0.0.7", (), False),
        ("testclient", (), False),
    ],
)
def test_whether_a_request_comes_from_this_machine(peer: str | None, forwarded: tuple[str, ...], inside: bool) -> None:
    assert came_from_any(a_request(peer, *forwarded), PROXIES, ON_THIS_MACHINE) is inside


def test_what_an_unknown_proxy_passes_on_does_not_come_from_this_machine() -> None:
    """Somebody put a proxy in front and did not tell: all the world then comes from its address."""
    assert not came_from_any(a_request("127.0.0.1", "127.0.0.1"), (), ON_THIS_MACHINE)
    assert came_from_any(a_request("192.0.2.5"), (), parse_networks(["192.0.2.0/24"]))
