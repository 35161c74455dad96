"""Prometheus metrics, read off what is there when somebody asks."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from readingroom.server.rooms import Rooms


class RoomsCollector(Collector):
    """The figures of one process. None of them names a table, a person or an address."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    def collect(self) -> Iterator[Metric]:
        """Everything, now."""
        rooms = self.rooms
        yield gauge("tables_in_memory", "Tables loaded in this process", len(rooms.live))
        yield gauge("viewers", "Open WebSockets", len(rooms.connections))
        yield gauge("bots_thinking", "Bots that think or wait to", rooms.thinking.asked)
        yield gauge("notices_working", "1 while notices between processes arrive", int(rooms.notices.working))
        yield gauge("up_seconds", "Seconds since this process started", time.time() - rooms.started)
        yield gauge("loop_lag_seconds", "How late the event loop came to its last timer", rooms.lag)
        yield counter("entries", "Entries confirmed by this process", rooms.counts.entries)
        yield counter("tables_loaded", "Tables read from the database", rooms.counts.loaded)
        yield counter("tables_unloaded", "Tables forgotten", rooms.counts.unloaded)
        yield counter("commits", "Transactions committed", rooms.store.written.commits)
        yield counter("rows", "Entries written", rooms.store.written.entries)


def gauge(name: str, words: str, value: float) -> Metric:
    return GaugeMetricFamily(f"readingroom_{name}", words, value=value)


def counter(name: str, words: str, value: float) -> Metric:
    return CounterMetricFamily(f"readingroom_{name}", words, value=value)


def metrics_text(rooms: Rooms) -> bytes:
    """The page that Prometheus reads."""
    registry = CollectorRegistry(auto_describe=False)
    registry.register(RoomsCollector(rooms))
    return generate_latest(registry)
