"""How much one guest or one address may do."""

import math
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address

from deorbit.server.base.clock import Clock
from deorbit.server.base.refusals import TOO_MANY, Refusal

MINUTE = 60.0
DAY = 24 * 60 * MINUTE
KEPT = 20_000
TOLD_OF = 20
DUST = 1e-9
"""As good as nothing left."""


Tell = Callable[[str, float], None]


class Bucket:
    """So much a minute, or in another time, for each key, all of it at once if need be: a bucket of
    tokens for each."""

    def __init__(
        self, clock: Clock, amount: float, on: bool = True, seconds: float = MINUTE
    ) -> None:
        self._clock = clock
        self._most = float(amount)
        self._rate = amount / seconds
        self._on = on
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self.tell: Tell = lambda key, amount: None
        """Hears of what one key spent here, a twentieth of it at a time, so that other processes
        count it too."""
        self._untold: OrderedDict[str, float] = OrderedDict()

    def take(self, key: str) -> None:
        """One of them; a `Refusal` that says when to come again if there is nothing left."""
        if self._on:
            self._refuse_below(key, 1.0)
            self.charge(key, 1.0)

    def check(self, key: str) -> None:
        """The same for what is charged afterwards, when it is known how much it was."""
        if self._on:
            self._refuse_below(key, DUST)

    def charge(self, key: str, amount: float) -> None:
        """What is owed then is at most as much as a full bucket holds."""
        self.charge_told(key, amount)
        untold = self._untold.pop(key, 0.0) + amount
        if untold >= self._most / TOLD_OF:
            self.tell(key, untold)
        else:
            self._untold[key] = untold
            if len(self._untold) > KEPT:
                self._untold.popitem(last=False)

    def charge_told(self, key: str, amount: float) -> None:
        """The same where another process told of it."""
        left = max(-self._most, self._filled(key) - amount)
        self._left[key] = (left, self._clock.now())
        self._left.move_to_end(key)
        if len(self._left) > KEPT:
            self._left.popitem(last=False)

    def _filled(self, key: str) -> float:
        now = self._clock.now()
        left, at = self._left.get(key, (self._most, now))
        return min(self._most, left + max(0.0, now - at) * self._rate)

    def _refuse_below(self, key: str, least: float) -> None:
        left = self._filled(key)
        if left < least:
            wait = max(1, math.ceil((least - left) / self._rate))
            raise Refusal(TOO_MANY, "server-too-often", retry=wait, seconds=wait)


class Count:
    """What is open at once, for each key."""

    def __init__(self, most: int, on: bool = True) -> None:
        self._most = most
        self._on = on
        self._open: dict[str, int] = {}

    @property
    def total(self) -> int:
        return sum(self._open.values())

    def enter(self, key: str) -> None:
        if self._on and self._open.get(key, 0) >= self._most:
            raise Refusal(TOO_MANY, "server-too-many-open", retry=5, most=self._most)
        self._open[key] = self._open.get(key, 0) + 1

    def leave(self, key: str) -> None:
        left = self._open.get(key, 0) - 1
        if left > 0:
            self._open[key] = left
        else:
            self._open.pop(key, None)


def address_key(address: str) -> str:
    """Who has one address of the sixth version has very many: they count as one."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Address(int(found) >> 64 << 64))
    return str(found)
