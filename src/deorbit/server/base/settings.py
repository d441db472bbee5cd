"""How a host runs the service: flags first, then DEORBIT_* variables, then defaults."""

import dataclasses
import ipaddress
import logging
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from deorbit.core.errors import BadInput

HOUR = 3600.0
DAY = 24 * HOUR
PREFIX = "DEORBIT_"

SWITCH = dict.fromkeys(("on", "yes", "true", "1"), True) | dict.fromkeys(
    ("off", "no", "false", "0"), False
)

Reader = Callable[[str], Any]


def _text(value: str) -> str:
    if not value or "\0" in value:
        raise ValueError
    return value


def _origin(value: str) -> str:
    """`https://play.example.org`, with or without a slash behind; as browsers say it."""
    parts = urlsplit(value)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.port == 0:
        raise ValueError
    if parts.path.strip("/") or parts.query or parts.fragment or parts.username is not None:
        raise ValueError
    usual = {"http": ":80", "https": ":443"}[parts.scheme]
    return f"{parts.scheme}://{parts.netloc.removesuffix(usual)}".lower()


def _nats(value: str) -> str:
    parts = urlsplit(value)
    if parts.scheme not in ("nats", "tls") or not parts.hostname or parts.port == 0:
        raise ValueError
    return value


def _network(value: str) -> str:
    return str(ipaddress.ip_network(value.strip(), strict=False))


def _several(read: Reader) -> Reader:
    return lambda value: tuple(read(part.strip()) for part in value.split(",") if part.strip())


def _number(least: int, most: int) -> Reader:
    def read(value: str) -> int:
        number = int(value)
        if not least <= number <= most:
            raise ValueError
        return number

    return read


def _amount(least: float, most: float) -> Reader:
    def read(value: str) -> float:
        amount = float(value)
        if not (math.isfinite(amount) and least <= amount <= most):
            raise ValueError
        return amount

    return read


def _switch(value: str) -> bool:
    return SWITCH[value.lower()]


def _level(value: str) -> str:
    if value.upper() not in logging.getLevelNamesMapping():
        raise ValueError
    return value.lower()


def _setting(default: Any, read: Reader, accepts: str) -> Any:
    return field(default=default, metadata={"read": read, "accepts": accepts})


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Each value has a variable of the same name in capitals: `port` is DEORBIT_PORT."""

    database: str = _setting(
        "sqlite:///deorbit.db", _text, "sqlite:///file | postgresql://user@host/name"
    )
    sync: bool = _setting(True, _switch, "on | off")
    """Whether an action has reached the disk before a player is told that it is taken."""
    host: str = _setting("127.0.0.1", _text, "127.0.0.1 | 0.0.0.0 | ::1")
    port: int = _setting(8000, _number(0, 65535), "0 .. 65535")
    public_url: str | None = _setting(None, _origin, "https://play.example.org")
    """The site's address where a proxy hides it; also the first of the allowed origins."""
    origins: tuple[str, ...] = _setting(
        (), _several(_origin), "https://one.example.org,https://two.example.org"
    )
    """Further origins that may send actions."""
    proxies: tuple[str, ...] = _setting((), _several(_network), "127.0.0.1,10.0.0.0/8")
    """Whose X-Forwarded headers are believed."""
    packs: tuple[str, ...] = _setting((), _several(_text), "folder,folder")
    """Content packs that tables of this server may use."""

    pace: float = _setting(1.0, _amount(0, 60), "0 .. 60")
    """Seconds that an agent takes at least, so that people can follow."""
    workers: int = _setting(1, _number(1, 64), "1 .. 64")
    """Processes in which agents think, for each of those that serve."""
    processes: int = _setting(1, _number(1, 64), "1 .. 64")
    """Processes that serve."""
    wakeups: str | None = _setting(None, _nats, "nats://host:4222")
    """Where processes tell each other what has changed, if not by PostgreSQL itself."""

    memory: int = _setting(512, _number(1, 1_000_000), "1 .. 1000000")
    """Megabytes that tables in memory take at most: who wants one that had to go waits for it."""

    keep_waiting: float = _setting(48.0, _amount(0.01, 100_000), "0.01 .. 100000")
    """Hours after which a table that never began is closed."""
    keep_live: float = _setting(14.0, _amount(0.01, 10_000), "0.01 .. 10000")
    """Days without an action after which a live table is closed."""
    keep_slow: float = _setting(60.0, _amount(0.01, 10_000), "0.01 .. 10000")
    """The same for a table at which people play when they like."""
    keep_lessons: float = _setting(24.0, _amount(0.01, 100_000), "0.01 .. 100000")
    """Hours without an action after which a lesson is forgotten, finished or not."""
    keep_over: float = _setting(365.0, _amount(0.01, 10_000), "0.01 .. 10000")
    """Days after which a finished or closed table, or a guest without one, is forgotten."""

    limits: bool = _setting(True, _switch, "on | off")
    """Whether the rates below hold. Each is a number in a minute, for one guest or address."""
    limit_requests: int = _setting(1200, _number(1, 1_000_000), "1 .. 1000000")
    limit_actions: int = _setting(240, _number(1, 1_000_000), "1 .. 1000000")
    limit_chat: int = _setting(30, _number(1, 1_000_000), "1 .. 1000000")
    limit_tables: int = _setting(20, _number(1, 1_000_000), "1 .. 1000000")
    limit_listed: int = _setting(20, _number(1, 1_000_000), "1 .. 1000000")
    """Tables of one address that stand in the lobby at once."""
    limit_guests: int = _setting(30, _number(1, 1_000_000), "1 .. 1000000")
    limit_seconds: int = _setting(20, _number(1, 1_000_000), "1 .. 1000000")
    """Seconds in a minute that the machine works for one address at what takes long."""
    limit_loop: int = _setting(12, _number(1, 1_000_000), "1 .. 1000000")
    """The same at all that is done at once, while everybody else waits; a sixth of it in a row."""
    limit_stored: int = _setting(64, _number(1, 1_000_000), "1 .. 1000000")
    """Megabytes of files and forks that one address may begin tables from in a day."""
    limit_sockets: int = _setting(64, _number(1, 1_000_000), "1 .. 1000000")
    """Live connections open at once from one address."""
    limit_connections: int = _setting(128, _number(1, 1_000_000), "1 .. 1000000")
    """Connections of every sort from one address, and requests that are under way."""

    wait_headers: float = _setting(10.0, _amount(0.1, 600), "0.1 .. 600")
    """Seconds in which a connection must have told what it wants."""
    wait_body: float = _setting(20.0, _amount(0.1, 600), "0.1 .. 600")
    """Seconds in which a body must have come; more if it is long and keeps coming."""
    wait_taken: float = _setting(30.0, _amount(0.1, 600), "0.1 .. 600")
    """Seconds in which somebody must take what has been sent."""

    log_level: str = _setting("info", _level, "debug | info | warning | error")
    grace: float = _setting(10.0, _amount(0, 600), "0 .. 600")
    """Seconds that a stopping server gives to what is under way."""

    @classmethod
    def read(cls, env: Mapping[str, str], **flags: Any) -> "Settings":
        """From the environment, with flags before it. A flag that is None was not given."""
        known = {one.name: one for one in dataclasses.fields(cls)}
        for name in flags:
            if name not in known:
                raise TypeError(name)
        values = {}
        for name, one in known.items():
            given = flags.get(name)
            said = name
            if given is None:
                said = PREFIX + name.upper()
                given = env.get(said, "").strip() or None
            if given is not None:
                values[name] = _read(said, given, one.metadata)
        return cls(**values)

    @property
    def allowed_origins(self) -> tuple[str, ...]:
        own = (self.public_url,) if self.public_url else ()
        return own + self.origins

    def cutoffs(self, now: float) -> dict[str, float]:
        """When a table must have been touched last to be kept: for `records.stale_tables`."""
        return {
            "waiting": now - self.keep_waiting * HOUR,
            "live": now - self.keep_live * DAY,
            "slow": now - self.keep_slow * DAY,
        }

    def lessons_before(self, now: float) -> float:
        """For `records.outdated_lessons`."""
        return now - self.keep_lessons * HOUR

    def forget_before(self, now: float) -> float:
        """For `records.outdated_tables` and `records.delete_idle_guests`."""
        return now - self.keep_over * DAY


def _read(said: str, given: Any, metadata: Mapping[str, Any]) -> Any:
    """Flags may come as values of their type; they pass the same checks as text."""
    if isinstance(given, (tuple, list)):
        text = ",".join(str(part) for part in given)
    elif isinstance(given, bool):
        text = "on" if given else "off"
    else:
        text = str(given)
    try:
        return metadata["read"](text)
    except (ValueError, KeyError):
        raise BadInput(
            "server-bad-setting", setting=said, value=text[:80], accepts=metadata["accepts"]
        ) from None
