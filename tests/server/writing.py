"""A process that writes until it is killed, saying each number only once it is written.

python -m server.writing DATABASE
"""

from __future__ import annotations

import asyncio
import sys

from deorbit.server.storage import records
from deorbit.server.storage.store import Store
from server.rows import entry

LANES = 8
"""So many writers wait at a time, so that commits are grouped."""


async def write(store: Store, first: int) -> None:
    taken = iter(range(first, sys.maxsize))

    async def lane() -> None:
        for number in taken:
            await store.write(lambda c, n=number: records.add_entry(c, entry(n, action="x" * 500)))
            print(number, flush=True)

    await asyncio.gather(*(lane() for _ in range(LANES)))


def main() -> None:
    store = Store.open(sys.argv[1])
    rows = store.submit(lambda c: records.entries_of(c, "t")).result()
    asyncio.run(write(store, rows[-1].number + 1 if rows else 1))


if __name__ == "__main__":
    main()
