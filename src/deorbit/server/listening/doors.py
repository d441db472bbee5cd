"""How many connections are open, and how long each may keep us waiting."""

from dataclasses import dataclass, field

from deorbit.server.base.limits import Count, address_key
from deorbit.server.base.metrics import Metrics
from deorbit.server.base.proxies import Proxies
from deorbit.server.base.refusals import Refusal
from deorbit.server.base.settings import Settings

SLOWEST = 16 * 1024
"""Bytes in a second: a body that is long has so much more time."""


@dataclass(slots=True)
class Doors:
    """`most`: connections altogether. Behind a proxy that is trusted many come from one address:
    whose they are is known only by what is said over them, and counted there."""

    settings: Settings
    most: int
    open: int = 0
    turned_away: int = 0
    too_slow: int = 0
    _each: Count = field(init=False)
    _proxies: Proxies = field(init=False)

    def __post_init__(self) -> None:
        self._each = Count(self.settings.limit_connections, self.settings.limits)
        self._proxies = Proxies(self.settings.proxies)

    def enter(self, address: str | None) -> bool:
        """Whether there is room for one more."""
        if self.open >= self.most:
            self.turned_away += 1
            return False
        if self._is_counted(address):
            try:
                self._each.enter(address_key(address or ""))
            except Refusal:
                self.turned_away += 1
                return False
        self.open += 1
        return True

    def leave(self, address: str | None) -> None:
        self.open -= 1
        if self._is_counted(address):
            self._each.leave(address_key(address or ""))

    def tell(self, metrics: Metrics) -> None:
        metrics.gauge("connections", lambda: self.open)
        metrics.gauge("connections_turned_away", lambda: self.turned_away)
        metrics.gauge("connections_cut_off", lambda: self.too_slow)

    def _is_counted(self, address: str | None) -> bool:
        return address is not None and address not in self._proxies
