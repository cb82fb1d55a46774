"""Figures for an operator, as Prometheus reads them."""

from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """What one server counts; each has its own, so that several can live in one process."""

    def __init__(self) -> None:
        self._all = CollectorRegistry()
        self.moves = Counter("bodypolitic_moves", "Moves stored", ["by"], registry=self._all)
        self.move_seconds = Histogram(
            "bodypolitic_move_seconds", "From a person's move to its storage", buckets=SECONDS, registry=self._all
        )
        self.bot_seconds = Histogram(
            "bodypolitic_bot_seconds", "From a bot's turn to its answer", buckets=SECONDS, registry=self._all
        )
        self.bot_failures = Counter("bodypolitic_bot_failures", "Bots without an answer", registry=self._all)
        self.storage_failures = Counter("bodypolitic_storage_failures", "Statements that failed", registry=self._all)
        self.refused = Counter("bodypolitic_refused", "What was refused, by why", ["why"], registry=self._all)
        self.tables_made = Counter("bodypolitic_tables_made", "Tables set up", registry=self._all)
        ProcessCollector(registry=self._all)

    def watch(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Show a figure as it is whenever somebody looks."""
        Gauge(f"bodypolitic_{name}", about, registry=self._all).set_function(value)

    def as_text(self) -> bytes:
        """All figures in Prometheus's own format."""
        return generate_latest(self._all)
