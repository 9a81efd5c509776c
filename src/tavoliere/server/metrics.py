"""Prometheus metrics."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = Counter("tavoliere_entries", "Entries stored, by kind", ["kind"], registry=self.registry)
        self.refusals = Counter("tavoliere_refusals", "Messages refused, by key", ["key"], registry=self.registry)
        self.connections = Gauge("tavoliere_connections", "Open websockets", registry=self.registry)
        self.tables = Gauge("tavoliere_tables_loaded", "Tables in memory", registry=self.registry)
        self.commit = Histogram(
            "tavoliere_commit_seconds",
            "From a checked move to its commit",
            buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3),
            registry=self.registry,
        )
        self.together = Histogram(
            "tavoliere_commit_entries",
            "Writes that shared one commit",
            buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
            registry=self.registry,
        )
        self.thinking = Histogram(
            "tavoliere_bot_seconds", "How long bots think", ["level"], registry=self.registry
        )  # fmt: skip
        self.waiting = Gauge("tavoliere_work_waiting", "Work that waits, by kind", ["kind"], registry=self.registry)
        self.hostile = Counter("tavoliere_hostile", "Clients refused, by reason", ["reason"], registry=self.registry)

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)
