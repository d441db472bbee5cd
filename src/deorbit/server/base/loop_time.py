"""How long the event loop works for each address: whoever had too much of it comes again later.

What is quick enough to be done at once keeps everybody waiting all the same, for as long as it
takes. So every step of it is timed, and paid for afterwards.
"""

from collections.abc import Callable, Coroutine, Generator
from functools import partial
from typing import Any, Generic, TypeVar

from deorbit.server.base.clock import Clock
from deorbit.server.base.limits import Bucket

T = TypeVar("T")


class LoopTime:
    def __init__(self, clock: Clock, seconds: Bucket) -> None:
        self._clock = clock
        self._seconds = seconds

    def take(self, asker: str) -> None:
        """A `Refusal` that says when to come again if an asker owes time."""
        self._seconds.check(asker)

    async def spent(self, asker: str, work: Coroutine[Any, Any, T]) -> T:
        """Do it, and charge the asker each step of it, however long it waits in between."""
        return await _Timed(work, self._clock, partial(self._seconds.charge, asker))


class _Timed(Generic[T]):
    """A coroutine whose steps are timed."""

    def __init__(
        self, work: Coroutine[Any, Any, T], clock: Clock, charge: Callable[[float], None]
    ) -> None:
        self._work = work
        self._clock = clock
        self._charge = charge

    def __await__(self) -> Generator[Any, Any, T]:
        step: Callable[[], Any] = partial(self._work.send, None)
        while True:
            began = self._clock.worked()
            try:
                awaited = step()
            except StopIteration as done:
                value: T = done.value
                return value
            finally:
                self._charge(self._clock.worked() - began)
            try:
                step = partial(self._work.send, (yield awaited))
            except BaseException as error:
                step = partial(self._work.throw, error)
