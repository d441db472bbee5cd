"""Wakeups: the id of a table at which something has changed, told to whoever looks after tables.

A wakeup says nothing else: who hears it looks at the table, and finds out what is new to them.
"""

from collections.abc import Callable

Hear = Callable[[str], None]


class Wakeups:
    def __init__(self) -> None:
        self._heard_by: list[Hear] = []

    def subscribe(self, hear: Hear) -> None:
        self._heard_by.append(hear)

    def post(self, table: str) -> None:
        for hear in self._heard_by:
            hear(table)
