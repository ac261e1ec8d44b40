"""Metrics: what the server counts, for Prometheus."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from fastapi import APIRouter, Request, Response
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric, SummaryMetricFamily
from prometheus_client.registry import Collector

from castellany.server.addresses import is_near
from castellany.server.errors import Refused

FAST: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
METHODS: Final = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}


class Metrics:
    """The counters of one server; each has its own, so that two in one process do not mix."""

    def __init__(self) -> None:
        kept = CollectorRegistry()
        self.registry = kept
        ProcessCollector(registry=kept)
        PlatformCollector(registry=kept)
        self.requests = Counter(
            "castellany_requests", "Requests answered", ("route", "method", "status"), registry=kept
        )
        self.request_seconds = Histogram(
            "castellany_request_seconds", "Time to answer a request", ("route",), buckets=FAST, registry=kept
        )
        self.sockets = Gauge("castellany_sockets", "WebSockets open", registry=kept)
        self.tables_loaded = Gauge("castellany_tables_loaded", "Tables in memory", registry=kept)
        self.moves = Counter("castellany_moves", "Moves appended to a log", registry=kept)
        self.refusals = Counter("castellany_refusals", "Messages refused over WebSockets", ("code",), registry=kept)

    def watch(self, server: Any) -> None:
        """From now on also tell what the parts of a running server count themselves."""
        self.registry.register(Parts(server))

    def request(self, route: str, method: str, status: int, seconds: float) -> None:
        """Counts one answered request; methods that nobody has heard of share a name, so that the list stays short."""
        self.requests.labels(route, method if method in METHODS else "other", str(status)).inc()
        self.request_seconds.labels(route).observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)


class Parts(Collector):
    """Reads what the writer, the scheduler, the bots and the broadcast count, at the moment that somebody asks."""

    def __init__(self, server: Any) -> None:
        self.server = server

    def describe(self) -> Iterable[Metric]:
        return []

    def collect(self) -> Iterable[Metric]:
        bots, broadcast, writer = self.server.bots, self.server.broadcast, self.server.writer
        yield SummaryMetricFamily(
            "castellany_append_seconds",
            "Time until entries are on disk",
            count_value=writer.appended,
            sum_value=writer.seconds,
        )
        yield CounterMetricFamily("castellany_lost_races", "Appends that another node came before", value=writer.lost)
        yield CounterMetricFamily(
            "castellany_wake_ups", "Times that the server itself acted at a table", value=self.server.scheduler.wake_ups
        )
        yield CounterMetricFamily("castellany_bot_answers", "Moves chosen by bots", value=bots.answered)
        yield CounterMetricFamily("castellany_bot_fallbacks", "Moves made for a bot that failed", value=bots.fallbacks)
        yield CounterMetricFamily("castellany_bot_restarts", "Processes of bots started again", value=bots.restarts)
        yield GaugeMetricFamily("castellany_bots_ready", "Processes of bots that run", value=bots.ready)
        yield GaugeMetricFamily("castellany_bots_waiting", "Questions that wait for a bot", value=bots.waiting)
        yield GaugeMetricFamily(
            "castellany_herald_connected", "Whether news from other nodes arrives", value=int(broadcast.connected)
        )


router: Final = APIRouter(tags=["server"])


@router.get(
    "/metrics",
    summary="What the server counts, for Prometheus",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def metrics(request: Request) -> Response:
    server = request.app.state.server
    if not server.settings.metrics_public and not is_near(request, server.settings.trusted_proxies):
        raise Refused(403, "refused-metrics")
    return Response(server.metrics.text(), media_type=CONTENT_TYPE_LATEST)
