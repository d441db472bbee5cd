"""What the server counts, in the text format that Prometheus reads."""

import os
import time
from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from deorbit.core import text
from deorbit.server.base import logs

Number = int | float
Labels = tuple[tuple[str, str], ...]

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper bounds in seconds of the buckets that a duration is counted in."""


class Histogram:
    """How often a duration fell under each bound."""

    __slots__ = ("buckets", "sum")

    def __init__(self, buckets: Sequence[int] = (), sum: float = 0.0) -> None:
        self.buckets = list(buckets) or [0] * (len(BOUNDS) + 1)
        self.sum = sum

    def plus(self, other: "Histogram") -> "Histogram":
        both = zip(self.buckets, other.buckets, strict=True)
        return Histogram([one + another for one, another in both], self.sum + other.sum)

    def add(self, seconds: float) -> None:
        self.buckets[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds


@dataclass(slots=True)
class Figures:
    """What a process has counted, by name and labels: `gauges` are what they are just now."""

    counts: dict[str, dict[Labels, int]]
    times: dict[str, dict[Labels, Histogram]]
    gauges: dict[str, dict[Labels, Number]]
    memory: int

    @classmethod
    def read(cls, text: str) -> "Figures":
        """As `text` wrote it."""
        counts, times, gauges, memory = msgspec.json.decode(text)
        return cls(
            {name: {_labels(of): one for of, one in all} for name, all in counts},
            {name: {_labels(of): Histogram(*one) for of, one in all} for name, all in times},
            {name: {_labels(of): one for of, one in all} for name, all in gauges},
            memory,
        )

    def text(self) -> str:
        times = [
            (name, [(of, (one.buckets, one.sum)) for of, one in all.items()])
            for name, all in self.times.items()
        ]
        counts = [(name, list(all.items())) for name, all in self.counts.items()]
        gauges = [(name, list(all.items())) for name, all in self.gauges.items()]
        return msgspec.json.encode((counts, times, gauges, self.memory)).decode()


def added(several: Sequence[Figures]) -> Figures:
    """What several processes have counted together."""
    found = Figures({}, {}, {}, sum(one.memory for one in several))
    for one in several:
        for name, counts in one.counts.items():
            _add(found.counts.setdefault(name, {}), counts)
        for name, gauges in one.gauges.items():
            _add(found.gauges.setdefault(name, {}), gauges)
        for name, times in one.times.items():
            all = found.times.setdefault(name, {})
            for labels, histogram in times.items():
                all[labels] = all.get(labels, Histogram()).plus(histogram)
    return found


def of_the_gone(texts: Sequence[str]) -> str:
    """What processes have counted that are gone: there is nothing in them any more, but what they
    did was done."""
    found = added([Figures.read(text) for text in texts])
    return Figures(found.counts, found.times, {}, 0).text()


class Metrics:
    """Counting is a few dictionary accesses. What is known elsewhere is asked for when read."""

    def __init__(self) -> None:
        self._counts: dict[str, dict[Labels, int]] = {}
        self._times: dict[str, dict[Labels, Histogram]] = {}
        self._gauges: dict[str, tuple[str, Callable[[], Number | Mapping[str, Number]]]] = {}

    # Counting --------------------------------------------------------------------------------

    def count(self, name: str, *labels: tuple[str, str]) -> None:
        counts = self._counts.setdefault(name, {})
        counts[labels] = counts.get(labels, 0) + 1

    def time(self, name: str, seconds: float, *labels: tuple[str, str]) -> None:
        times = self._times.setdefault(name, {})
        if labels not in times:
            times[labels] = Histogram()
        times[labels].add(seconds)

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        self.count("requests_total", ("method", method), ("route", route), ("status", str(status)))
        self.time("request_seconds", seconds, ("route", route))

    def action(self, game: str) -> None:
        self.count("actions_total", ("game", game))

    def undo(self, game: str) -> None:
        self.count("undos_total", ("game", game))

    def decision(self, agent: str, result: str, seconds: float) -> None:
        self.count("decisions_total", ("agent", agent), ("result", result))
        self.time("decision_seconds", seconds, ("agent", agent))

    def gauge(
        self, name: str, value: Callable[[], Number | Mapping[str, Number]], label: str = ""
    ) -> None:
        """A number that is asked for when the metrics are read; with a label, one for each."""
        self._gauges[name] = (label, value)

    # Telling ---------------------------------------------------------------------------------

    def figures(self) -> Figures:
        """All of it as it stands now."""
        found = Figures(self._counts, self._times, {}, memory_in_use() or 0)
        for name, (label, ask) in self._gauges.items():
            value = ask()
            if isinstance(value, Mapping):
                found.gauges[name] = {((label, key),): one for key, one in value.items()}
            else:
                found.gauges[name] = {(): value}
        return found

    def text(self, others: Iterable[str] = ()) -> str:
        """With what other processes have counted added up."""
        found = added([self.figures(), *map(Figures.read, others)])
        lines: list[str] = []
        for name, counts in sorted(found.counts.items()):
            lines += _header(name, "counter")
            lines += [_line(name, labels, value) for labels, value in sorted(counts.items())]
        for name, times in sorted(found.times.items()):
            lines += _header(name, "histogram")
            for labels, histogram in sorted(times.items()):
                lines += _histogram_lines(name, labels, histogram)
        for name, gauges in sorted(found.gauges.items()):
            lines += _header(name, "gauge")
            lines += [_line(name, labels, value) for labels, value in sorted(gauges.items())]
        if found.memory:
            lines.append("# TYPE process_resident_memory_bytes gauge")
            lines.append(f"process_resident_memory_bytes {found.memory}")
        return "\n".join(lines) + "\n"

    def middleware(self, app: ASGIApp) -> ASGIApp:
        """For Litestar: counts every request by its route, so that no id gets into a label."""

        async def counted(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
                return
            status = 500
            began = time.perf_counter()

            async def noted(message: Message) -> None:
                nonlocal status
                if message["type"] == "http.response.start":
                    status = message["status"]
                await send(message)

            try:
                await app(scope, receive, noted)
            finally:
                taken = time.perf_counter() - began
                method, route = scope["method"], route_of(scope)
                self.request(method, route, status, taken)
                write = logs.debug if status < 500 else logs.warn
                write("request", method=method, route=route, status=status, seconds=round(taken, 4))

        return counted


def _labels(told: list[list[str]]) -> Labels:
    return tuple((name, value) for name, value in told)


def _add(to: dict[Labels, Any], what: Mapping[Labels, Any]) -> None:
    for labels, value in what.items():
        to[labels] = to.get(labels, 0) + value


def route_of(scope: Scope) -> str:
    """The route with the names of its parts in place of ids."""
    known: Any = scope
    template = known.get("path_template")
    return template if isinstance(template, str) and template else "other"


def memory_in_use() -> int | None:
    """Bytes that this process holds in memory; None where the system does not tell."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError, AttributeError):
        return None


def _header(name: str, sort: str) -> list[str]:
    means = text.say(f"server-metric-{name}", {})
    return [f"# HELP deorbit_{name} {means}", f"# TYPE deorbit_{name} {sort}"]


def _line(name: str, labels: Labels, value: Number) -> str:
    inner = ",".join(f'{label}="{_escaped(told)}"' for label, told in labels)
    return f"deorbit_{name}{{{inner}}} {value}" if inner else f"deorbit_{name} {value}"


def _escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


def _histogram_lines(name: str, labels: Labels, histogram: Histogram) -> list[str]:
    lines = []
    total = 0
    for bound, count in zip([*map(str, BOUNDS), "+Inf"], histogram.buckets, strict=True):
        total += count
        lines.append(_line(f"{name}_bucket", (*labels, ("le", bound)), total))
    lines.append(_line(f"{name}_sum", labels, round(histogram.sum, 6)))
    lines.append(_line(f"{name}_count", labels, total))
    return lines
