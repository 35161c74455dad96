"""How much one address or one seat may ask for, and which address a request came from."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final

from readingroom.core.errors import ReadingRoomError

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

SWEEP: Final = 16  # after so many questions it is looked for buckets that can be forgotten
HOPS: Final = 20  # of X-Forwarded-For are looked at
HOUSEHOLD: Final = 64  # bits of an IPv6 address; the rest is any household's to choose freely
THIS_MACHINE: Final = IPv4Address("127.0.0.1")
ON_THIS_MACHINE: Final[tuple[Network, ...]] = (IPv4Network("127.0.0.0/8"), IPv6Network("::1/128"))


class Limits:
    """Token buckets, one a key: `burst` at once, `rate` a second in the long run, at most `keys` remembered."""

    def __init__(
        self, rate: float, burst: int, keys: int = 50_000, clock: Callable[[], float] = time.monotonic
    ) -> None:
        if not (rate > 0 and burst >= 1 and keys >= 1):
            raise ValueError("rate, burst and keys must be above zero")
        self.rate = rate
        self.burst = burst
        self.keys = keys
        self._clock = clock
        self._asked = 0
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # key: (tokens, when); longest idle first

    def __len__(self) -> int:
        return len(self._buckets)

    def allow(self, key: str, cost: float = 1.0) -> float:
        """0.0 if it may be done now, and then it is paid for; else how many seconds to wait, and nothing is paid."""
        if not 0 <= cost <= self.burst:
            raise ValueError(f"a cost is 0 to {self.burst}, the burst; {cost} would never be allowed")
        now = self._clock()
        tokens, when = self._buckets.get(key, (float(self.burst), now))
        tokens = min(float(self.burst), tokens + max(0.0, now - when) * self.rate)
        wait = max(0.0, cost - tokens) / self.rate
        self._buckets[key] = (tokens if wait else tokens - cost, now)
        self._buckets.move_to_end(key)
        self._asked += 1
        if self._asked % SWEEP == 0 or len(self._buckets) > self.keys:
            self._forget(now)
        return wait

    def _forget(self, now: float) -> None:
        """Drop buckets that are full again, two at most for each that was asked, and the longest idle if too many."""
        for _ in range(min(2 * SWEEP, len(self._buckets))):
            key, (tokens, when) = next(iter(self._buckets.items()))
            if len(self._buckets) <= self.keys and tokens + (now - when) * self.rate < self.burst:
                return
            del self._buckets[key]


def parse_networks(texts: Iterable[str], what: str = "a proxy") -> tuple[Network, ...]:
    """Addresses and networks, of proxies in front of the server for one: `parse_networks(["::1", "10.0.0.0/8"])`."""
    try:
        return tuple(ip_network(text.strip()) for text in texts)
    except ValueError as error:
        raise ReadingRoomError(f"{what} is an address or a network such as 10.0.0.0/8: {error}") from error


def client_address(scope: Mapping[str, Any], trusted_proxies: Sequence[Network]) -> str:
    """The key to limit a request by: its IPv4 address, or the /64 of its IPv6 address.

    X-Forwarded-For is believed hop by hop from the right, as far as trusted proxies wrote it; what stands further
    left is whatever the client wrote.
    """
    return _key(_came_from(scope, trusted_proxies))


def came_from_any(scope: Mapping[str, Any], trusted_proxies: Sequence[Network], networks: Sequence[Network]) -> bool:
    """Whether a request comes from one of these networks; what a proxy passes on that nobody trusts never does."""
    if _values(scope, b"x-forwarded-for") and not _is_in(_peer(scope), trusted_proxies):
        return False
    return _is_in(_came_from(scope, trusted_proxies), networks)


def came_by_https(scope: Mapping[str, Any], trusted_proxies: Sequence[Network]) -> bool:
    """Whether the request was encrypted on its way to us, or to the trusted proxy that passed it on."""
    if scope.get("scheme") in ("https", "wss"):
        return True
    said = _values(scope, b"x-forwarded-proto")
    return bool(said) and said[-1].strip().lower() == "https" and _is_in(_peer(scope), trusted_proxies)


def _came_from(scope: Mapping[str, Any], trusted_proxies: Sequence[Network]) -> Address | None:
    address = _peer(scope)
    for hop in _hops(scope):
        if not _is_in(address, trusted_proxies):
            break
        said = _find_address(hop)
        if said is None:
            break
        address = said
    return address


def _peer(scope: Mapping[str, Any]) -> Address | None:
    client = scope.get("client")
    if client is None:  # a Unix socket has no address; its other end is on this machine
        return THIS_MACHINE
    return _find_address(str(client[0]))


def _hops(scope: Mapping[str, Any]) -> Iterator[str]:
    """What the proxies say, the nearest first."""
    hops = ",".join(_values(scope, b"x-forwarded-for")).rsplit(",", HOPS)[-HOPS:]
    return (hop for hop in reversed(hops))


def _values(scope: Mapping[str, Any], name: bytes) -> list[str]:
    return [value.decode("latin-1") for key, value in scope.get("headers", ()) if key.lower() == name]


def _find_address(text: str) -> Address | None:
    """The address in `1.2.3.4`, `1.2.3.4:5678`, `2001:db8::1` or `[2001:db8::1]:5678`."""
    text = text.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def _is_in(address: Address | None, networks: Sequence[Network]) -> bool:
    return address is not None and any(address in network for network in networks)


def _key(address: Address | None) -> str:
    if address is None:
        return "unknown"
    if address.version == 4:
        return str(address)
    return str(ip_network((int(address), HOUSEHOLD), strict=False))
