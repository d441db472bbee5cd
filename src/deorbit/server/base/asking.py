"""For whom something is done: the address that asks, wherever it has to wait its turn."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

HOUSE = ""
"""The service itself: nobody asked, so nobody is over a bound."""

_asker: ContextVar[str] = ContextVar("asker", default=HOUSE)


def asker() -> str:
    return _asker.get()


@contextmanager
def asked_by(address: str) -> Iterator[None]:
    """Whatever is begun meanwhile is done for this address."""
    before = _asker.set(address)
    try:
        yield
    finally:
        _asker.reset(before)
